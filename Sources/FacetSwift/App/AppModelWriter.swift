import FacetIR
import FacetText

/// The file of an app's model, which holds the stores of its screens and follows its routes, and of the view over it.
struct AppModelWriter {
  private let app: AppWriter
  private let model: SwiftName
  private let destination: SwiftName
  private let view: SwiftName

  init(_ app: AppWriter) {
    self.app = app
    model = SwiftName(app.names.model)
    destination = SwiftName(app.names.destination)
    view = SwiftName(app.names.view)
  }

  var file: SwiftFile {
    SwiftFile(
      app.names.model, from: app.app.source, importing: app.index.accessLevel,
      modules: app.modulesOfTransitions + ["FacetShell", "FacetStore"],
      privateModules: ["FacetShellViews"], [destinations, body(of: destination), modelClass, appView])
  }

  private var access: Code { app.access }
  private var name: String { app.app.name }
  private var screens: [String] { app.app.screens }
  private var screensOfEffects: [String] { screens.filter(performsEffects) }

  private func performsEffects(of screen: String) -> Bool {
    guard let component = app.index.component(screen), let screen = component.screen else { return false }
    return !ScreenWriter(component, screen, in: app.index).performed.isEmpty
  }

  // MARK: Destinations

  private var destinations: Code {
    let cases = screens.map { screen -> Code in
      let names = app.screenNames(screen)
      return .declaration("case \(names.reducer)", parameters: ["\(names.storeType)"] + transition)
    }
    let presentation = app.hasTransitions ? ", and the transition with which it is presented" : ""
    return .sequence([
      .documentation("A screen that \(name) shows, with the store of its state\(presentation)."), app.availability,
      .block("\(access)nonisolated enum \(destination): Hashable", .lines(cases)),
    ])
  }

  private var transition: [Code] { app.hasTransitions ? ["transition: TransitionDefinition? = nil"] : [] }

  private func body(of destination: SwiftName) -> Code {
    let cases = screens.map { screen -> Code in
      let names = app.screenNames(screen)
      let transition: Code = app.hasTransitions ? ", _" : .empty
      let view: Code = "case .\(member: names.reducer)(let store\(transition)): \(names.view)(store: store)"
      if app.app.statusBar(over: screen) == nil { return view }
      return "\(view).statusBar { store.state.\(member: app.statusBarProperty) }"
    }
    return .sequence([
      app.availability,
      .block(
        "extension \(destination): View", .block("@MainActor \(access)var body: some View", .switch(on: "self", cases))),
    ])
  }

  // MARK: Model

  private var modelClass: Code {
    .sequence([
      .documentation(
        """
        The screens of \(name), their stores, and its navigation. What screens ask for is a route, which it follows, or \
        work that the app performs.
        """), app.availability,
      "@MainActor", .line,
      .block(
        "\(access)final class \(model)",
        .paragraphs([properties, initializer, root, roots] + badge + following + transitions + whatsNew)),
    ])
  }

  private var navigation: Code { "AppNavigation<\(app.tab), \(destination)>" }

  private var properties: Code {
    let effects = screensOfEffects.map { screen -> Code in
      let names = app.screenNames(screen)
      return "private let \(effectsProperty(of: names)): any \(names.effects)"
    }
    let intents: [Code] =
      hasIntents
      ? [
        .sequence([
          .documentation(
            "Requests from outside of the screens, which are followed in order, also those from before the model was made."
          ), "\(access)let intents: Intents<\(app.intent)>",
        ])
      ] : []
    return .lines(["/// The place that is shown.\(.line)\(access)let navigation: \(navigation)"] + intents + effects)
  }

  private var hasIntents: Bool { !app.app.intents.isEmpty }

  private var initializer: Code {
    let effects = screensOfEffects.map { screen -> Code in
      let names = app.screenNames(screen)
      return "\(label: names.reducer) \(effectsProperty(of: names)): some \(names.effects)"
    }
    let first = app.app.tabs.first.map { "AppNavigation(selected: .\(member: SwiftName($0.name)))" as Code } ?? .empty
    let assignments = screensOfEffects.map { screen -> Code in
      let property = effectsProperty(of: app.screenNames(screen))
      return "self.\(member: property) = \(property)"
    }
    let parameters = effects + (hasIntents ? ["intents: Intents<\(app.intent)> = Intents()"] : [])
    let delivery: [Code] =
      hasIntents
      ? ["self.intents = intents", "intents.deliver(to: self) { model, intent in model.follow(intent.route) }"] : []
    let doc = "Each argument performs the effects of one screen; the same value may be given for several."
    return .sequence([
      .documentation(effects.isEmpty ? nil : doc),
      .block(
        .declaration("\(access)init", parameters: parameters),
        .lines(["navigation = \(first)"] + assignments + delivery)),
    ])
  }

  private var root: Code {
    let cases = app.app.tabs.map { tab -> Code in
      "case .\(member: SwiftName(tab.name)): .\(member: app.screenNames(tab.screen).reducer)(\(rootProperty(of: tab)))"
    }
    return .sequence([
      .documentation("The screen at the root of a tab."),
      .block("\(access)func root(of tab: \(app.tab)) -> \(destination)", .switch(on: "tab", cases)),
    ])
  }

  /// The stores of the screens at the roots.
  private var roots: Code {
    let constants = ExpressionWriter(index: app.index, scope: .constant)
    return .lines(
      app.app.tabs.map { tab in
        let store = store(app.initialState(of: tab.screen, tab.arguments, constants), of: tab.screen)
        return "private lazy var \(rootProperty(of: tab)) = \(store)"
      })
  }

  private var hasBadges: Bool { app.app.tabs.contains { $0.badge != nil } }

  private var badge: [Code] {
    if !hasBadges { return [] }
    let tabs = app.app.tabs.filter { $0.badge != nil }
    let cases = tabs.map { tab -> Code in
      "case .\(member: SwiftName(tab.name)): \(rootProperty(of: tab)).state.\(member: app.badgeProperty(of: tab))"
    }
    let rest: [Code] = tabs.count < app.app.tabs.count ? ["default: 0"] : []
    return [
      .sequence([
        .documentation("The number on the item of a tab; 0 for none."),
        .block("\(access)func badge(of tab: \(app.tab)) -> Int", .switch(on: "tab", cases + rest)),
      ])
    ]
  }

  private var following: [Code] {
    if !app.hasRoutes { return [] }
    return [
      .sequence([
        .documentation("Shows the place to which a route leads."),
        .block(
          "\(access)func follow(_ route: \(app.route))",
          .switch(
            on: "route",
            [
              "case .push(let screen): navigation.send(.push(opened(screen)))",
              app.hasTransitions
                ? "case .present(let screen, let transition): navigation.send(.present(opened(screen, transition)))"
                : "case .present(let screen): navigation.send(.present(opened(screen)))",
              "case .select(let tab): navigation.send(.select(tab))",
              "case .back: navigation.send(.back)",
              "case .dismiss: navigation.send(.dismiss)",
            ])),
      ]),
      opened,
    ]
  }

  private var opened: Code {
    let cases = screens.map { screen -> Code in
      let names = app.screenNames(screen)
      let name: Code = ".\(member: names.reducer)"
      let store = store("state", of: screen)
      if !app.hasTransitions { return "case \(name)(let state): \(name)(\(store))" }
      let opened = Code.call(name, [store, "transition: transition"])
      return "case \(name)(let state):\(.indented("\(.line)\(opened)"))"
    }
    let transition: Code = app.hasTransitions ? ", _ transition: TransitionDefinition? = nil" : .empty
    return .sequence([
      .documentation("A screen that begins with a state."),
      .block(
        "private func opened(_ screen: \(app.screen)\(transition)) -> \(destination)", .switch(on: "screen", cases)),
    ])
  }

  private var transitions: [Code] {
    if !app.hasTransitions { return [] }
    let cases = screens.map { "case .\(member: app.screenNames($0).reducer)(_, let transition): transition" as Code }
    return [
      .sequence([
        .documentation("The transition with which a screen is presented; nil for that of a sheet."),
        .block(
          "\(access)func transition(to destination: \(destination)) -> TransitionDefinition?",
          .switch(on: "destination", cases)),
      ])
    ]
  }

  private var whatsNew: [Code] {
    guard let whatsNew = app.app.whatsNew else { return [] }
    let numbers = whatsNew.version.map(Code.int)
    let version = whatsNew.version.map(String.init).joined(separator: ".")
    let constants = ExpressionWriter(index: app.index, scope: .constant)
    return [
      .sequence([
        .documentation(
          """
          Shows what is new in \(version) to users who have seen an earlier version only.

          - Parameter seen: The version that was returned at the last launch; nil at the first.
          - Returns: The version to store for the next launch.
          """),
        .block(
          "\(access)func showWhatsNew(seen: AppVersion?) -> AppVersion",
          .lines([
            "var whatsNew = WhatsNew(current: \(.call("AppVersion", numbers)), seen: seen)",
            "if whatsNew.isPending { follow(\(app.destination(of: whatsNew.destination, constants))) }",
            "return whatsNew.markSeen()",
          ])),
      ])
    ]
  }

  private func store(_ state: Code, of screen: String) -> Code {
    let names = app.screenNames(screen)
    let effects: [Code] = performsEffects(of: screen) ? ["effects: \(effectsProperty(of: names))"] : []
    let make = Code.call("StateStore", [state] + effects)
    return app.app.routedScreens.contains(screen) ? "\(make) { [weak self] in self?.follow($0) }" : make
  }

  private func effectsProperty(of names: ScreenNames) -> SwiftName { SwiftName(names.reducer.text + "Effects") }

  private func rootProperty(of tab: App.Tab) -> SwiftName { SwiftName(tab.name + "Root") }

  // MARK: View

  private var appView: Code {
    let arguments: [Code] =
      ["model.navigation"] + (hasBadges ? ["count: model.badge"] : [])
      + (app.hasTransitions ? ["transition: model.transition"] : [])
    let shown = Code.sequence([
      "\(.call("AppNavigationView", arguments)) { tab in",
      .indented("\(.line)model.root(of: tab)"), .line,
      "} destination: { destination in", .indented("\(.line)destination"), .line, "}",
    ])
    return .sequence([
      .documentation(app.app.doc ?? "\(name), with its tabs, screens and navigation."), app.availability,
      .block(
        "\(access)struct \(view): View",
        .paragraphs([
          "private let model: \(model)",
          .block("\(access)init(_ model: \(model))", "self.model = model"),
          .block("\(access)var body: some View", shown),
        ])),
    ])
  }
}
