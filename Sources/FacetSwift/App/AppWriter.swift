import FacetIR
import FacetLanguage
import FacetText

/// The files of an app: its tabs, screens and routes as values, and the model and view that show them.
struct AppWriter {
  let app: App
  let index: DesignIndex
  let names: AppDeclarationNames
  /// Of all its screens.
  let availability: Code

  init(_ app: App, in index: DesignIndex) {
    self.app = app
    self.index = index
    names = AppDeclarationNames(app: index.design.project.typePrefix + app.name)
    let screens = app.screens.compactMap { index.component($0) }
    availability = .available(screens.reduce(Availability()) { $0.and($1.availability) })
  }

  var files: [SwiftFile] { [routesFile, AppModelWriter(self).file] }

  private var routesFile: SwiftFile {
    SwiftFile(
      names.file, from: app.source, importing: index.accessLevel, use: index.hasIcons ? .declarations : .values,
      modules: modulesOfTransitions + (app.feed == nil ? [] : ["FacetShell"]) + (isTabUse ? [moduleOfTabs] : []),
      privateModules: (app.statusBars.isEmpty ? [] : ["FacetShell"]) + (isTabUse ? [] : [moduleOfTabs]),
      [tabs, screens, routes, intents] + requests + badges + statusBars + feed)
  }

  /// The module of the protocol of tabs.
  private var moduleOfTabs: String { index.hasIcons ? "FacetShellViews" : "FacetShell" }

  /// Swift counts the conformance of an enum as a use of the import in public declarations, but not in package ones.
  private var isTabUse: Bool { index.accessLevel != .package }

  var access: Code { index.access }
  var tab: SwiftName { SwiftName(names.tab) }
  var screen: SwiftName { SwiftName(names.screen) }
  var route: SwiftName { SwiftName(names.route) }
  var intent: SwiftName { SwiftName(names.intent) }
  var hasRoutes: Bool { !app.destinations.isEmpty }
  var hasTransitions: Bool { !app.transitions.isEmpty }
  var modulesOfTransitions: [String] { hasTransitions ? ["FacetMotion"] : [] }

  func screenNames(_ screen: String) -> ScreenNames { ScreenNames(index.names(of: screen)) }

  // MARK: Tabs

  private var tabs: Code {
    let cases = app.tabs.map { "case \(SwiftName($0.name))" as Code }
    return .sequence([
      .documentation("The tabs of \(app.name)."),
      .block(
        "\(access)nonisolated enum \(tab): String, Hashable, Sendable, \(index.hasIcons ? "IconTab" : "LabeledTab")",
        .paragraphs([
          .lines(cases), property("title", "String", \.title),
          index.hasIcons
            ? property("icon", "DesignIcon", \.icon)
            : property("systemImage", "String", \.icon, doc: "The SF Symbol of the tab."),
        ])),
    ])
  }

  private func property(
    _ name: Code, _ type: Code, _ value: KeyPath<App.Tab, Expression>, doc: String? = nil
  ) -> Code {
    let constants = ExpressionWriter(index: index, scope: .constant)
    let isolation = isolation(of: app.tabs.map { $0[keyPath: value] })
    let choice = Code.switch(
      on: "self", app.tabs.map { "case .\(member: SwiftName($0.name)): \(constants.code($0[keyPath: value]))" })
    return "\(.documentation(doc))\(.block("\(isolation)\(access)var \(name): \(type)", choice))"
  }

  /// The bundle of a target that is isolated to the main actor is isolated too.
  private func isolation(of values: [Expression]) -> Code {
    values.contains(where: \.isLookedUp) ? "@MainActor " : .empty
  }

  // MARK: Routes

  private var screens: Code {
    let cases = app.screens.map { name -> Code in
      let screen = screenNames(name)
      return "case \(screen.reducer)(\(screen.state))"
    }
    return .sequence([
      .documentation("The screens of \(app.name), each with the state that it begins with."), availability,
      .block("\(access)nonisolated enum \(screen): Equatable", .lines(cases)),
    ])
  }

  private var routes: Code {
    if !hasRoutes { return .empty }
    return .sequence([
      .documentation(
        "A place to which effects of screens\(app.intents.isEmpty ? "" : " and intents") lead in \(app.name)."),
      availability,
      .block(
        "\(access)nonisolated enum \(route): Equatable",
        .lines([
          "case push(\(screen))", presented, "case select(\(tab))",
          "/// Leaves the visible screen, whether it is presented or pushed.\(.line)case back",
          "/// Removes the screen that is presented.\(.line)case dismiss",
        ])),
    ])
  }

  private var presented: Code {
    if !hasTransitions { return "case present(\(screen))" }
    return """
      /// With a transition, or with that of a sheet.\(.line)case present(\(screen), TransitionDefinition? = nil)
      """
  }

  private var intents: Code {
    if app.intents.isEmpty { return .empty }
    let cases = app.intents.map { intent -> Code in
      let value = intent.takes.map { "(\(index.spelling(of: $0.type)))" as Code } ?? .empty
      return "case \(SwiftName(intent.name))\(value)"
    }
    let route = Code.block(
      "\(isolation(of: app.intents.flatMap(\.destination.values)))\(access)var route: \(self.route)",
      .switch(on: "self", app.intents.map { destination(of: $0.name, taking: $0.takes, $0.destination) }))
    return .sequence([
      .documentation("What may be asked of \(app.name) from outside of its screens, as by a notification or a link."),
      availability,
      .block(
        "\(access)nonisolated enum \(intent): Equatable, Sendable",
        .paragraphs([.lines(cases), "\(.documentation("The place to which it leads."))\(route)"])),
    ])
  }

  /// `SavedState.travelBadge`
  private var badges: [Code] {
    app.tabs.compactMap { tab in
      guard let badge = tab.badge else { return nil }
      return property(
        badgeProperty(of: tab), "Int", badge, ofStateOf: tab.screen,
        doc: "The number on the tab '\(tab.name)' of \(app.name).")
    }
  }

  /// `ListingState.travelStatusBar`
  private var statusBars: [Code] {
    app.statusBars.compactMap { statusBar in
      property(
        statusBarProperty, "StatusBarStyle", statusBar.style, ofStateOf: statusBar.screen,
        doc: "The style of the status bar over the screen in \(app.name).")
    }
  }

  var statusBarProperty: SwiftName { SwiftName(names.statusBarProperty) }

  private func property(
    _ name: SwiftName, _ type: Code, _ value: Expression, ofStateOf screen: String, doc: String
  ) -> Code? {
    guard let component = index.component(screen), let screen = component.screen else { return nil }
    let writer = ScreenWriter(component, screen, in: index)
    return .sequence([
      availability,
      .block(
        "extension \(writer.names.state)",
        .sequence([
          .documentation(doc), .block("nonisolated var \(name): \(type)", writer.expressions.code(value)),
        ])),
    ])
  }

  // MARK: Feed

  /// `FeedSettings.travel`
  private var feed: [Code] {
    guard let feed = app.feed else { return [] }
    let writer = ExpressionWriter(index: index, scope: .constant)
    let images = arguments([("leadingImages", feed.leadingImages), ("reducedScale", feed.reducedScale)], writer)
    let card = arguments([("inset", feed.cardInset), ("radius", feed.cardRadius)], writer)
    let settings =
      arguments([("pageSize", feed.pageSize)], writer)
      + (images.isEmpty ? [] : ["images: \(.call("ImagePlan", images))"])
      + arguments([("cacheLimit", feed.cacheLimit)], writer)
      + (card.isEmpty ? [] : ["card: \(.call("FeedCard", card))"])
    return [
      .block(
        "extension FeedSettings",
        .sequence([
          .documentation("How the feeds of \(app.name) are loaded, and their cards."),
          "\(access)nonisolated static let \(SwiftName(names.feed)) = \(.call("FeedSettings", settings))",
        ]))
    ]
  }

  private func arguments(_ settings: [(label: Code, value: Expression?)], _ writer: ExpressionWriter) -> [Code] {
    settings.compactMap { label, value in value.map { "\(label): \(writer.code($0))" } }
  }

  /// Tabs of the same screen have properties of the same type.
  func badgeProperty(of tab: App.Tab) -> SwiftName {
    let isOnly = app.tabs.count { $0.screen == tab.screen && $0.badge != nil } == 1
    return SwiftName(isOnly ? names.badgeProperty : names.badgeProperty + (CamelCase.upper(tab.name) ?? tab.name))
  }

  /// `ExploreRequest.travelRoute`
  private var requests: [Code] {
    app.routedScreens.map { name in
      let routes = app.routes.filter { $0.screen == name }
      let effects = index.component(name)?.screen?.effects ?? []
      let cases = routes.map { route in
        destination(
          of: route.effect, taking: effects.first { $0.name == route.effect }?.takes, route.destination,
          transition: route.transition)
      }
      let rest: [Code] = routes.count < effects.count ? ["default: nil"] : []
      let isLookedUp = routes.flatMap(\.destination.values).contains(where: \.isLookedUp)
      let modifiers: Code = isLookedUp ? "@MainActor \(access)" : "\(access)nonisolated "
      let property: Code = "\(modifiers)var \(SwiftName(names.routeProperty)): \(route)?"
      return .sequence([
        availability,
        .block(
          "extension \(screenNames(name).request)",
          .sequence([
            .documentation("Where the effect leads in \(app.name); nil for work that the app performs."),
            .block(property, .switch(on: "self", cases + rest)),
          ])),
      ])
    }
  }

  /// `case .openStay(let stay): .push(…)`
  private func destination(
    of name: String, taking taken: Screen.Effect.Taken?, _ destination: App.Destination, transition: String? = nil
  ) -> Code {
    let writer = ExpressionWriter(index: index, scope: .constant)
    let name: Code = ".\(member: SwiftName(name))"
    guard let taken, destination.reads(taken.name) else {
      return "case \(name): \(self.destination(of: destination, writer, transition: transition))"
    }
    let (scope, local) = writer.scope.binding(taken.name)
    let value = self.destination(
      of: destination, ExpressionWriter(index: index, scope: scope), transition: transition)
    return "case \(name)(let \(local)): \(value)"
  }

  func destination(
    of destination: App.Destination, _ writer: ExpressionWriter, transition: String? = nil
  ) -> Code {
    let transition = transition.map { [".\(member: SwiftName(transition: $0))" as Code] } ?? []
    return switch destination {
    case .push(let screen, let arguments): .call(".push", [state(of: screen, arguments, writer)])
    case .present(let screen, let arguments): .call(".present", [state(of: screen, arguments, writer)] + transition)
    case .select(let tab): ".select(.\(member: SwiftName(tab)))"
    case .back: ".back"
    case .dismiss: ".dismiss"
    }
  }

  /// `.listing(ListingState(title: …))`
  private func state(of screen: String, _ arguments: [Variant.Argument], _ writer: ExpressionWriter) -> Code {
    .call(".\(member: screenNames(screen).reducer)", [initialState(of: screen, arguments, writer)])
  }

  /// `ListingState(title: …)`
  func initialState(of screen: String, _ arguments: [Variant.Argument], _ writer: ExpressionWriter) -> Code {
    let members = index.component(screen).map { MemberNames($0) }
    let values = arguments.map { argument -> Code in
      let label = members?.parameter(argument.parameter) ?? SwiftName(argument.parameter)
      return "\(label: label): \(writer.code(argument.value))"
    }
    return .call("\(screenNames(screen).state)", values)
  }
}

extension App {
  /// The screens with effects that are routes, each once.
  var routedScreens: [String] {
    var screens: [String] = []
    for route in routes where !screens.contains(route.screen) { screens.append(route.screen) }
    return screens
  }
}

extension App.Destination {
  /// Whether an argument of the screen reads the value that the effect or intent takes.
  fileprivate func reads(_ name: String) -> Bool {
    values.contains { $0.reads(local: name) }
  }

  /// What it gives to the screen that it opens.
  fileprivate var values: [Expression] { opened?.arguments.map(\.value) ?? [] }
}

extension Expression {
  /// Whether a text of the String Catalog is in it.
  fileprivate var isLookedUp: Bool { contains { if case .localized = $0.node { true } else { false } } }
}
