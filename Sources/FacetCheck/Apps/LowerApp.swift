import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec
import FacetText

/// Checks an app against its screens.
///
/// Values and steps in its file are read by resolvers of the screens that they belong to.
struct AppResolver {
  private let spec: AppSpec
  private let design: DesignIndex
  private let components: [String: TypedComponent]
  private let transitions: [TransitionSpec]
  private let drawn: DrawnIdentifiers
  private(set) var diagnostics: [Diagnostic] = []
  /// The symbols of its tabs, and of the values that it gives to screens.
  private(set) var symbols: [SymbolUse] = []
  /// The texts of its tabs, and those that it gives to screens, that are looked up in the String Catalog.
  private(set) var textUses: [TextUse] = []
  /// Those without errors, for the sessions.
  private var intents: [App.Intent] = []
  /// Whether anything in it has an error.
  var hasHoles = false

  init(
    _ spec: AppSpec, in design: DesignIndex, _ components: [String: TypedComponent], _ transitions: [TransitionSpec],
    _ drawn: DrawnIdentifiers
  ) {
    self.spec = spec
    self.design = design
    self.components = components
    self.transitions = transitions
    self.drawn = drawn
  }

  private var appName: String { spec.name?.value ?? "" }

  /// The app; nil if it has errors or uses a screen that has.
  mutating func lowered() -> App? {
    guard let name = spec.name else { return nil }
    checkNames()
    let tabs = spec.tabs.compactMap { tab($0) }
    let routes = spec.routes.compactMap { route($0) }
    intents = spec.intents.compactMap { intent($0) }
    let statusBars = spec.statusBars.compactMap { statusBar($0.screen, $0.style) }
    let whatsNew = spec.whatsNew.flatMap { self.whatsNew($0) }
    let feed = spec.feed.map { self.feed($0) }
    let sessions = spec.sessions.map { session in
      App.Session(name: session.name.value, parts: session.parts.compactMap { part($0) })
    }
    if hasHoles || diagnostics.contains(where: { $0.severity == .error }) { return nil }
    return App(
      name: name.value, doc: spec.doc?.value, tabs: tabs, routes: routes, intents: intents, statusBars: statusBars,
      whatsNew: whatsNew, feed: feed, sessions: sessions)
  }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  private mutating func checkNames() {
    diagnostics += duplicates(among: spec.tabs.map(\.name), what: "tab")
    diagnostics += duplicates(among: spec.routes.map(\.name), what: "route")
    diagnostics += collisions(among: spec.sessions.map(\.name), what: "session", by: VariantName.key)
    if spec.tabs.isEmpty, let name = spec.name { report(.appWithoutTabs(name)) }
    if let name = spec.name, name.value.utf8.first?.isCapital != true || IdentifierFault.reason(name.value) != nil {
      report(.appName(name, "the name of an app is a Swift type, and '\(name.value)' is none"))
    }
    diagnostics += duplicates(among: spec.intents.map(\.name), what: "intent")
    diagnostics += duplicates(among: spec.statusBars.map(\.screen), what: "screen")
    for (what, names) in [("a tab", spec.tabs.map(\.name)), ("an intent", spec.intents.map(\.name))] {
      for name in names where IdentifierFault.reason(name.value) != nil {
        report(.appName(name, "the name of \(what) is a Swift identifier, and '\(name.value)' is none"))
      }
    }
  }

  /// A screen by its name; nil for an unknown one, which is reported, or one with errors.
  mutating func screen(_ name: Located<String>) -> TypedComponent? {
    guard let component = components[name.value], component.component.screen != nil else {
      hasHoles = true
      if design.isUnreadable(component: name.value) { return nil }
      let screens = components.values.filter { $0.component.screen != nil }.map(\.name).sorted()
      report(
        .unknownScreen(name, isComponent: design[component: name.value] != nil, among: screens))
      return nil
    }
    if component.hasHoles { hasHoles = true }
    return component.hasHoles ? nil : component
  }

  /// Reads with a resolver of a screen, and takes its diagnostics over.
  mutating func reading<Result>(
    _ screen: TypedComponent, _ read: (inout ComponentResolver) -> Result
  ) -> Result? {
    guard var resolver = ComponentResolver(screen.spec, reading: spec.tree, in: design) else { return nil }
    let result = read(&resolver)
    diagnostics += resolver.diagnostics
    symbols += resolver.references.symbols
    textUses += resolver.textUses
    if resolver.hasHoles { hasHoles = true }
    return result
  }

  // MARK: Tabs

  private mutating func tab(_ tab: AppSpec.Tab) -> App.Tab? {
    guard let title = tab.title, let icon = tab.icon, let name = tab.screen, let screen = screen(name) else {
      hasHoles = true
      return nil
    }
    return reading(screen) { [appName] resolver -> App.Tab? in
      let scope = Scope(place: .constants).saying(.tab(tab.name.value, app: appName))
      let words = resolver.dataText(title).map { written in
        let text = Expression(.string(written.text), as: .string)
        return written.isVerbatim ? text : resolver.localized(text, at: title.span, in: scope)
      }
      let symbol = resolver.icon(icon)
      let arguments = resolver.argumentsOfScreen(tab.with, at: name.span, app: appName)
      guard let title = words, let icon = symbol else {
        resolver.hasHoles = true
        return nil
      }
      let badge = tab.badge.flatMap { resolver.check($0, as: .int, in: Scope(place: .component)) }
      if tab.badge != nil, badge == nil { resolver.hasHoles = true }
      return App.Tab(
        name: tab.name.value, title: title, icon: icon, screen: name.value,
        arguments: arguments, badge: badge)
    } ?? nil
  }

  private mutating func isTab(_ name: Located<String>) -> Bool {
    let tabs = spec.tabs.map(\.name.value)
    if tabs.contains(name.value) { return true }
    report(.unknownTab(name, among: tabs))
    return false
  }

  // MARK: Routes

  private mutating func route(_ route: AppSpec.Route) -> App.Route? {
    guard let (screen, effect) = effect(of: route.name),
      let destination = destination(route.destination, taking: effect.takes)
    else {
      hasHoles = true
      return nil
    }
    return App.Route(
      screen: screen, effect: effect.name, destination: destination,
      transition: transition(of: route.destination, from: screen))
  }

  private mutating func transition(of destination: AppSpec.Destination, from source: String) -> String? {
    guard let name = destination.transition else { return nil }
    if let kind = destination.kind?.value, kind != "present" {
      report(.transitionOfRoute(name, to: kind))
    }
    guard let transition = transitions.first(where: { $0.name?.value == name.value }) else {
      hasHoles = true
      if !design.isUnreadable(component: name.value) {
        report(.unknownTransition(name, among: transitions.compactMap(\.name?.value)))
      }
      return nil
    }
    if let target = destination.target?.value, destination.kind?.value == "present" {
      let shown = drawn.identifiers(of: source).union(drawn.identifiers(of: target))
      let elements = transition.elements.map(\.identifier).filter { !shown.contains($0.value) }
      if !elements.isEmpty { report(.elementsOfRoute(elements, of: name, from: source, to: target)) }
    }
    return name.value
  }

  /// `StaysScreen.open`
  private mutating func effect(of name: Located<String>) -> (screen: String, effect: Screen.Effect)? {
    let parts = name.value.dottedParts
    guard parts.count == 2 else {
      report(.routeName(name))
      return nil
    }
    guard let screen = screen(Located(parts[0], at: name.span)) else { return nil }
    let effects = screen.component.screen?.effects ?? []
    guard let effect = effects.first(where: { $0.name == parts[1] }) else {
      report(.unknownEffect(Located(parts[1], at: name.span), among: effects.map(\.name), of: "\(parts[0])."))
      return nil
    }
    if effect.isAwaited { report(.awaitedRoute(name)) }
    return (parts[0], effect)
  }

  mutating func destination(
    _ written: AppSpec.Destination, taking taken: Screen.Effect.Taken?
  ) -> App.Destination? {
    switch (written.kind?.value, written.target) {
    case ("back", _): return .back
    case ("dismiss", _): return .dismiss
    case ("select", let tab?): return isTab(tab) ? .select(tab: tab.value) : nil
    case (let kind?, let target?):
      guard let screen = screen(target) else { return nil }
      let arguments =
        reading(screen) { [appName] in
          $0.argumentsOfScreen(written.with, taking: taken, at: target.span, app: appName)
        } ?? []
      return kind == "push"
        ? .push(screen: target.value, arguments: arguments) : .present(screen: target.value, arguments: arguments)
    default: return nil
    }
  }

  // MARK: Intents

  private mutating func intent(_ intent: AppSpec.Intent) -> App.Intent? {
    var taken: Screen.Effect.Taken?
    if let written = intent.takes {
      guard let type = readingConstants({ $0.resolve(written.type, in: .argument) }) else {
        hasHoles = true
        return nil
      }
      taken = .init(name: written.name.value, type: type)
    }
    guard let destination = destination(intent.destination, taking: taken) else {
      hasHoles = true
      return nil
    }
    return App.Intent(name: intent.name.value, takes: taken, destination: destination)
  }

  /// Reads types and values that belong to no screen, with a resolver of any; nil if there is none.
  mutating func readingConstants<Result>(_ read: (inout ComponentResolver) -> Result?) -> Result? {
    let screens = components.values.filter { $0.component.screen != nil && !$0.hasHoles }
    guard let screen = screens.min(by: { $0.name < $1.name }) else { return nil }
    return reading(screen, read) ?? nil
  }

  // MARK: Sessions

  private mutating func part(_ part: AppSpec.Part) -> App.Part? {
    switch part {
    case .select(let tab): return isTab(tab) ? .select(tab: tab.value) : nil
    case .back(let name): return screen(name).map { _ in .back(to: name.value) }
    case .intent(let name, let data): return sent(name, data)
    case .whatsNew(let seen): return started(seen)
    case .flag(let flag): return switched(flag)
    case .steps(let name, let steps):
      guard let screen = screen(name) else { return nil }
      let styles = screen.component.styles
      let lowered = reading(screen) { resolver in
        steps.compactMap { resolver.step($0, style: "default", styles) }
      }
      return .steps(screen: name.value, lowered ?? [])
    }
  }
}

extension AppResolver {
  private mutating func switched(_ flag: Located<String>) -> App.Part? {
    let flags = components.values.compactMap(\.spec.screen?.flag?.value)
    guard flags.contains(flag.value) else {
      report(.unknownFlag(flag, among: Set(flags).sorted()))
      hasHoles = true
      return nil
    }
    return .flag(flag.value)
  }

  private mutating func started(_ seen: Located<String>) -> App.Part? {
    if spec.whatsNew == nil { report(.appWithoutWhatsNew(seen)) }
    guard let version = version(seen) else {
      hasHoles = true
      return nil
    }
    return .whatsNew(seen: version)
  }

  private mutating func sent(_ name: Located<String>, _ data: DataSpec?) -> App.Part? {
    guard let intent = intents.first(where: { $0.name == name.value }) else {
      let names = spec.intents.map(\.name.value)
      if !names.contains(name.value) { report(.unknownIntent(name, among: names)) }
      hasHoles = true
      return nil
    }
    let value = readingConstants { resolver in
      resolver.value(data, as: intent.takes?.type, of: name, verb: "intent", key: "intent")
    }
    return value.map { .intent(name.value, value: $0) }
  }
}
