/// An app: tabs of screens, routes between them, and sessions that use it.
package struct App: Equatable, Sendable {
  package struct Tab: Equatable, Sendable {
    package var name: String
    /// A constant of type String.
    package var title: Expression
    /// A constant of type Icon.
    package var icon: Expression
    package var screen: String
    /// Constants.
    package var arguments: [Variant.Argument]
    /// The number on the tab's item, of the parameters and state of the screen; nil for none.
    package var badge: Expression?

    package init(
      name: String, title: Expression, icon: Expression, screen: String, arguments: [Variant.Argument],
      badge: Expression? = nil
    ) {
      self.name = name
      self.title = title
      self.icon = icon
      self.screen = screen
      self.arguments = arguments
      self.badge = badge
    }
  }

  /// A place to which an effect or an intent leads.
  package enum Destination: Equatable, Sendable {
    /// `arguments` are in terms of the value that the effect or intent takes, which is a local of that name.
    case push(screen: String, arguments: [Variant.Argument])
    case present(screen: String, arguments: [Variant.Argument])
    case select(tab: String)
    /// Leaves the visible screen, whether it is presented or pushed.
    case back
    /// Removes what is presented.
    case dismiss

    /// The screen that it opens, with its arguments; nil for a destination that is already there.
    package var opened: (screen: String, arguments: [Variant.Argument])? {
      switch self {
      case .push(let screen, let arguments), .present(let screen, let arguments): (screen, arguments)
      case .select, .back, .dismiss: nil
      }
    }
  }

  /// Where an effect of a screen leads.
  package struct Route: Equatable, Sendable {
    package var screen: String
    package var effect: String
    package var destination: Destination
    /// The transition to the screen that it presents; nil for that of a sheet.
    package var transition: String?

    package init(screen: String, effect: String, destination: Destination, transition: String? = nil) {
      self.screen = screen
      self.effect = effect
      self.destination = destination
      self.transition = transition
    }
  }

  /// A request from outside of the screens, such as a notification or a link.
  package struct Intent: Equatable, Sendable {
    package var name: String
    package var takes: Screen.Effect.Taken?
    package var destination: Destination

    package init(name: String, takes: Screen.Effect.Taken?, destination: Destination) {
      self.name = name
      self.takes = takes
      self.destination = destination
    }
  }

  /// The style of the status bar over a screen, in terms of the screen's parameters and state.
  package struct StatusBar: Equatable, Sendable {
    package var screen: String
    package var style: Expression

    package init(screen: String, style: Expression) {
      self.screen = screen
      self.style = style
    }
  }

  /// What is presented once to users who have seen an earlier version only.
  package struct WhatsNew: Equatable, Sendable {
    /// The numbers of the latest version with something new: 2 and 4 for `2.4`.
    package var version: [Int]
    package var destination: Destination

    package init(version: [Int], destination: Destination) {
      self.version = version
      self.destination = destination
    }
  }

  /// The settings of feeds, constants. The runtime has the defaults of those that are nil.
  package struct Feed: Equatable, Sendable {
    package var pageSize: Expression?
    package var leadingImages: Expression?
    package var reducedScale: Expression?
    /// Bytes.
    package var cacheLimit: Expression?
    /// Points.
    package var cardInset: Expression?
    /// Points.
    package var cardRadius: Expression?

    package init() {}
  }

  package enum Part: Equatable, Sendable {
    /// Steps on the visible screen, which has this name.
    case steps(screen: String, [Step])
    case select(tab: String)
    /// The back button of a pushed screen is tapped. The screen below has this name.
    case back(to: String)
    /// `value` is a constant.
    case intent(String, value: Expression?)
    /// The app is started for a user who has seen this version.
    case whatsNew(seen: [Int])
    /// A feature flag of screens is on from here.
    case flag(String)
  }

  package struct Session: Equatable, Sendable {
    package var name: String
    package var parts: [Part]

    package init(name: String, parts: [Part]) {
      self.name = name
      self.parts = parts
    }
  }

  package var name: String
  package var doc: String?
  /// The path of the spec relative to the project's root, for comments in outputs.
  package var source = ""
  package var tabs: [Tab]
  package var routes: [Route]
  package var intents: [Intent]
  package var statusBars: [StatusBar]
  package var whatsNew: WhatsNew?
  package var feed: Feed?
  package var sessions: [Session]

  package init(
    name: String, doc: String? = nil, tabs: [Tab], routes: [Route] = [], intents: [Intent] = [],
    statusBars: [StatusBar] = [], whatsNew: WhatsNew? = nil, feed: Feed? = nil, sessions: [Session] = []
  ) {
    self.name = name
    self.doc = doc
    self.tabs = tabs
    self.routes = routes
    self.intents = intents
    self.statusBars = statusBars
    self.whatsNew = whatsNew
    self.feed = feed
    self.sessions = sessions
  }

  package func tab(named name: String) -> Tab? { tabs.first { $0.name == name } }

  package func route(of effect: String, on screen: String) -> Route? {
    routes.first { $0.screen == screen && $0.effect == effect }
  }

  package func intent(named name: String) -> Intent? { intents.first { $0.name == name } }

  /// The transitions of its routes, each once, in their order.
  package var transitions: [String] {
    var names: [String] = []
    for name in routes.compactMap(\.transition) where !names.contains(name) { names.append(name) }
    return names
  }

  package func statusBar(over screen: String) -> StatusBar? { statusBars.first { $0.screen == screen } }

  /// Where its routes, its intents and what is new lead.
  package var destinations: [Destination] {
    routes.map(\.destination) + intents.map(\.destination) + [whatsNew].compactMap { $0?.destination }
  }

  /// The screens of tabs and destinations, each once, in their order.
  package var screens: [String] {
    var names: [String] = []
    let opened = destinations.compactMap(\.opened?.screen)
    for name in tabs.map(\.screen) + opened where !names.contains(name) { names.append(name) }
    return names
  }
}
