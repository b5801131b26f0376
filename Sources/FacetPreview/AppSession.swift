import FacetFrame
package import FacetIR
package import FacetInterpreter
import FacetLanguage
import FacetMotion
import FacetShell
package import FacetSnapshot
import FacetUI

/// A session of an app: its screens drawn and operated one after the other, as a person goes through them.
///
/// Tabs, stacks and the presented screen are those of the navigation that an app has, FacetShell's.
package final class AppSession {
  private let program: Program
  /// Of expressions that read nothing.
  private let constants: FacetInterpreter.Scope
  private let app: App
  /// The screens at the roots of the tabs, by their names.
  private var roots: [String: VariantPreview] = [:]
  private var navigation: NavigationState<String, VariantPreview>
  private let router = Router<String, VariantPreview>()
  /// Where the effects of the current step lead, with the value that each took.
  private var followed: [(route: App.Route, argument: (name: String, value: Value)?)] = []
  /// With which presented screens came.
  private var transitions: [VariantPreview: Transition] = [:]
  /// Of the transitions in the current part.
  private var pictures: [FilmstripSnapshot.Picture] = []
  package private(set) var failures: [AppFailure] = []
  /// The number of screens opened, and the maximum: screens can open each other when they appear.
  private var opened = 0
  private static let mostOpened = 200
  /// The feature flags that are on.
  private var flags: Set<String> = []

  package init(_ app: App, in program: Program) {
    self.program = program
    constants = Run(program, observer: nil).scope
    self.app = app
    navigation = NavigationState(selected: app.tabs.first?.name ?? "")
    for tab in app.tabs { roots[tab.name] = page(tab.screen, tab.arguments) }
  }

  private var visible: VariantPreview? { navigation.presented ?? underneath }

  /// The screen that is visible where none is presented.
  private var underneath: VariantPreview? { navigation.stack.last ?? roots[navigation.selected] }

  /// The parts of the session, each with the screen that is visible at its end.
  package func run(_ session: App.Session) -> [SessionPart] {
    let size = PhoneScreen.settings.map(\.shortName).joined(separator: ", ")
    var parts = [part(titled: "starts", lines: [SessionPart.line("env", size)] + open())]
    for (index, part) in session.parts.enumerated() {
      switch part {
      case .select(let tab): parts.append(self.part(titled: "select \(tab)", lines: select(tab)))
      case .back(let screen):
        guard let lines = tapBack(to: screen, part: index) else { return parts.compactMap(\.self) }
        parts.append(self.part(titled: "back", lines: lines))
      case .intent(let name, let value): parts.append(self.part(titled: "intent \(name)", lines: send(name, value)))
      case .whatsNew(let seen):
        let version = seen.map(String.init).joined(separator: ".")
        parts.append(self.part(titled: "seen \(version)", lines: start(seen: seen)))
      case .flag(let flag): parts.append(self.part(titled: "flag \(flag)", lines: switchOn(flag)))
      case .steps(let screen, let steps):
        guard let page = visible, page.component.name == screen else {
          failures.append(.notVisible(screen, visible: visible?.component.name, part: index))
          return parts.compactMap(\.self)
        }
        parts.append(self.part(titled: screen, lines: perform(steps, on: page, part: index)))
      }
    }
    return parts.compactMap(\.self)
  }

  private func perform(_ steps: [Step], on page: VariantPreview, part: Int) -> [String] {
    var lines: [String] = []
    for step in steps {
      guard visible === page else {
        failures.append(
          .notVisible(page.component.name, visible: visible?.component.name, part: part))
        return lines
      }
      if let failure = page.perform(step) { failures.append(.step(failure, part: part)) }
      // Lifecycle actions are performed when the screen is drawn.
      _ = page.frame()
      lines.append(SessionPart.line("after", step.words))
      lines += log(of: page)
      lines += follow()
    }
    return lines
  }

  // MARK: Navigation

  private func select(_ tab: String) -> [String] {
    navigate(.select(tab))
    return open()
  }

  private func navigate(_ action: NavigationAction<String, VariantPreview>) {
    navigation = router.reduce(navigation, action)
  }

  /// Draws the visible screen, which can have just appeared.
  private func open() -> [String] {
    guard let page = visible else { return [] }
    _ = page.frame()
    return log(of: page) + follow()
  }

  /// Taps the back button of the visible screen. Returns nil if there is none, or if it leads elsewhere.
  private func tapBack(to screen: String, part: Int) -> [String]? {
    guard let page = visible, page.showsBackButton else {
      failures.append(.noBackButton(visible: visible?.component.name ?? "", part: part))
      return nil
    }
    let lines = leave(by: .back)
    guard visible?.component.name != screen else { return lines }
    failures.append(.leadsElsewhere(from: page.component.name, to: visible?.component.name ?? "", part: part))
    return nil
  }

  private func send(_ name: String, _ value: Expression?) -> [String] {
    guard let intent = app.intent(named: name) else { return [] }
    let argument = intent.takes.map { (name: $0.name, value: value.map(constants.evaluate) ?? .null) }
    return go(to: intent.destination, argument) + follow()
  }

  /// Presents what is new to a user who has seen an earlier version.
  private func start(seen: [Int]) -> [String] {
    guard let whatsNew = app.whatsNew,
      WhatsNew(current: AppVersion(numbers: whatsNew.version), seen: AppVersion(numbers: seen)).isPending
    else { return [] }
    return go(to: whatsNew.destination, nil) + follow()
  }

  /// Switches a feature flag on, also for the screens that exist.
  private func switchOn(_ flag: String) -> [String] {
    flags.insert(flag)
    let pushed = app.tabs.flatMap { navigation.stack(of: $0.name) }
    for page in Array(roots.values) + pushed + [navigation.presented].compactMap(\.self) {
      page.set(settings(of: page.component))
    }
    return open()
  }

  private func settings(of screen: Component) -> [EnvironmentSetting] {
    guard let flag = screen.screen?.flag, flags.contains(flag) else { return PhoneScreen.settings }
    return PhoneScreen.settings + [EnvironmentSetting(.flag, .flag(true))]
  }

  /// Goes where the effects of the last step lead.
  private func follow() -> [String] {
    var lines: [String] = []
    while !followed.isEmpty {
      let (route, argument) = followed.removeFirst()
      let transition = program.design.transitions.first { $0.name == route.transition }
      lines += go(to: route.destination, argument, transition)
    }
    return lines
  }

  /// - Parameter transition: To a screen that is presented.
  private func go(
    to destination: App.Destination, _ argument: (name: String, value: Value)?, _ transition: Transition? = nil
  ) -> [String] {
    switch destination {
    case .push(let screen, let arguments):
      guard let next = page(screen, arguments, of: argument) else { return [] }
      next.host.backButton = BackButton(title: underneath?.host.title)
      navigate(.push(next))
      return [SessionPart.line("shows", "\(screen), pushed")] + open()
    case .present(let screen, let arguments):
      guard let next = page(screen, arguments, of: argument) else { return [] }
      // A screen in place of a presented one appears without a transition.
      let source = navigation.presented == nil ? underneath?.transitionEnd : nil
      navigate(.present(next))
      transitions[next] = transition
      guard let transition, let source else { return [SessionPart.line("shows", "\(screen), presented")] + open() }
      let notes = show(transition.plan(from: source, to: next.transitionEnd), titled: transition.name)
      return [SessionPart.line("shows", "\(screen), presented with \(transition.name)")] + notes + open()
    case .select(let tab): return [SessionPart.line("shows", "tab \(tab)")] + select(tab)
    case .back: return leave(by: .back)
    case .dismiss: return leave(by: .dismiss)
    }
  }

  private func leave(by action: NavigationAction<String, VariantPreview>) -> [String] {
    let left = navigation.presented
    navigate(action)
    guard let page = visible else { return [] }
    guard let left, let transition = transitions.removeValue(forKey: left) else {
      return [SessionPart.line("shows", page.component.name)] + open()
    }
    // The plan in the direction in which the screen came, of both screens as they are now.
    let plan = transition.plan(from: page.transitionEnd, to: left.transitionEnd).reversed()
    let notes = show(plan, titled: "\(transition.name) reversed")
    return [SessionPart.line("shows", "\(page.component.name), \(transition.name) reversed")] + notes + open()
  }

  /// Draws a transition. Returns lines about what its plan makes up for.
  private func show(_ plan: TransitionPlan, titled title: String) -> [String] {
    pictures += Filmstrip(of: plan).goldenPictures(titled: title + "  ")
    return plan.diagnostics.map { SessionPart.line("note", $0.description) }
  }

  // MARK: Screens

  /// - Parameter argument: What the arguments are in terms of; nil for constants.
  private func page(
    _ screen: String, _ arguments: [Variant.Argument], of argument: (name: String, value: Value)? = nil
  ) -> VariantPreview? {
    guard let component = program.design.component(named: screen), opened < Self.mostOpened else { return nil }
    opened += 1
    if opened == Self.mostOpened { failures.append(.tooManyScreens) }
    let scope = argument.map { constants.binding($0.name, to: $0.value) } ?? constants
    let given = arguments.map { ($0.parameter, scope.evaluate($0.value)) }
    let page = VariantPreview(
      Variant(name: app.name, arguments: []), of: component, in: program, settings: settings(of: component),
      given: Dictionary(given, uniquingKeysWith: { first, _ in first }))
    page.store?.follow = { [weak self] effect, value in
      guard let self, let route = app.route(of: effect.name, on: screen) else { return }
      followed.append((route, effect.takes.map { ($0.name, value ?? .null) }))
    }
    return page
  }

  private func log(of page: VariantPreview) -> [String] {
    LogLines.joined((page.store?.takeLog() ?? []) + page.takeAnnouncements()).map { SessionPart.line("log", $0) }
  }

  /// `badge      saved 2`
  private var badges: [String] {
    app.tabs.compactMap { tab in
      guard let badge = tab.badge, case .int(let count)? = roots[tab.name]?.value(of: badge), count > 0 else {
        return nil
      }
      return SessionPart.line("badge", "\(tab.name) \(count)")
    }
  }

  /// `statusBar  hidden`
  private func statusBar(over page: VariantPreview) -> [String] {
    guard let statusBar = app.statusBar(over: page.component.name),
      case .word(let style) = page.value(of: statusBar.style), style != "automatic"
    else { return [] }
    return [SessionPart.line("statusBar", style)]
  }

  private func part(titled title: String, lines: [String]) -> SessionPart? {
    guard let page = visible else { return nil }
    let frame = page.frame()
    let place = navigation.presented == nil ? "in \(navigation.selected)" : "over the tabs"
    defer { pictures = [] }
    return SessionPart(
      title: title,
      lines: [SessionPart.line("screen", "\(page.component.name) \(place)")] + badges
        + statusBar(over: page) + lines,
      component: page.component.name, frame: frame, marks: page.marks, pictures: pictures)
  }
}

extension VariantPreview {
  /// The elements that it shows now.
  fileprivate var transitionEnd: TransitionEnd {
    let frame = frame()
    return TransitionEnd(frame, marks)
  }
}

/// A screen that is drawn is a place of the navigation.
extension VariantPreview: Hashable {
  package static func == (left: VariantPreview, right: VariantPreview) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
