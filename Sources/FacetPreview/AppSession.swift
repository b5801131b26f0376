package import FacetIR
import FacetInterpreter
import FacetLanguage
import FacetParallel
import FacetSnapshot
import FacetUI

/// A session of an app: its screens drawn and operated one after the other, as a person goes through them.
///
/// Each tab keeps its screens, also while another one is selected.
final class AppSession {
  /// A phone, in points.
  static let screen = [EnvironmentSetting(.width, .points(390)), EnvironmentSetting(.height, .points(844))]

  private let program: Program
  private let app: App
  /// The screens of each tab, the root first.
  private var stacks: [[VariantPreview]] = []
  private var selected = 0
  private var presented: VariantPreview?
  /// Where the effects of the current step lead.
  private var followed: [(route: App.Route, value: Value?, page: VariantPreview)] = []
  private(set) var failures: [AppFailure] = []
  /// The number of screens opened, and the maximum: screens can open each other when they appear.
  private var opened = 0
  private static let mostOpened = 200

  init(_ app: App, in program: Program) {
    self.program = program
    self.app = app
    for tab in app.tabs { stacks.append([page(tab.screen, tab.arguments, from: nil)].compactMap(\.self)) }
  }

  private var visible: VariantPreview? { presented ?? stacks[selected].last }

  /// The parts of the session, each with the screen that is visible at its end.
  func run(_ session: App.Session) -> [SessionPart] {
    let size = Self.screen.map(\.shortName).joined(separator: ", ")
    var parts = [part(titled: "starts", lines: [SessionPart.line("env", size)] + open())]
    for (index, part) in session.parts.enumerated() {
      switch part {
      case .select(let tab): parts.append(self.part(titled: "select \(tab)", lines: select(tab)))
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
    guard let index = app.tabs.firstIndex(where: { $0.name == tab }) else { return [] }
    selected = index
    return open()
  }

  /// Draws the visible screen, which can have just appeared.
  private func open() -> [String] {
    guard let page = visible else { return [] }
    _ = page.frame()
    return log(of: page) + follow()
  }

  /// Goes where the effects of the last step lead.
  private func follow() -> [String] {
    var lines: [String] = []
    while !followed.isEmpty {
      let (route, value, page) = followed.removeFirst()
      lines += go(route, value, from: page)
    }
    return lines
  }

  private func go(_ route: App.Route, _ value: Value?, from page: VariantPreview) -> [String] {
    let effect = page.component.screen?.effect(named: route.effect)
    switch route.destination {
    case .push(let screen, let arguments):
      guard let next = self.page(screen, arguments, from: (page, effect, value)) else { return [] }
      stacks[selected].append(next)
      return [SessionPart.line("shows", "\(screen), pushed")] + open()
    case .present(let screen, let arguments):
      presented = self.page(screen, arguments, from: (page, effect, value))
      return [SessionPart.line("shows", "\(screen), presented")] + open()
    case .select(let tab): return [SessionPart.line("shows", "tab \(tab)")] + select(tab)
    case .back:
      if stacks[selected].count > 1 { stacks[selected].removeLast() }
      return shown()
    case .dismiss:
      presented = nil
      return shown()
    }
  }

  private func shown() -> [String] {
    guard let page = visible else { return [] }
    return [SessionPart.line("shows", page.component.name)] + open()
  }

  // MARK: Screens

  private func page(
    _ screen: String, _ arguments: [Variant.Argument],
    from origin: (page: VariantPreview, effect: Screen.Effect?, value: Value?)?
  ) -> VariantPreview? {
    guard let component = program.design.component(named: screen), opened < Self.mostOpened else { return nil }
    opened += 1
    if opened == Self.mostOpened { failures.append(.tooManyScreens) }
    var given: [String: Value] = [:]
    if let origin {
      for argument in arguments {
        given[argument.parameter] = origin.page.value(
          of: argument.value, binding: origin.effect?.takes?.name, to: origin.value)
      }
    }
    let variant = Variant(name: app.name, arguments: origin == nil ? arguments : [])
    let page = VariantPreview(variant, of: component, in: program, settings: Self.screen, given: given)
    page.store?.follow = { [weak self, weak page] effect, value in
      guard let self, let page, let route = app.route(of: effect.name, on: screen) else { return }
      followed.append((route, value, page))
    }
    return page
  }

  private func log(of page: VariantPreview) -> [String] {
    (page.store?.takeLog() ?? []).map { SessionPart.line("log", $0) }
  }

  private func part(titled title: String, lines: [String]) -> SessionPart? {
    guard let page = visible else { return nil }
    let frame = page.frame()
    let place = presented == nil ? "in \(app.tabs[selected].name)" : "over the tabs"
    return SessionPart(
      title: title, lines: [SessionPart.line("screen", "\(page.component.name) \(place)")] + lines,
      component: page.component.name, frame: frame, marks: page.marks)
  }
}

/// A step of a session that could not be done.
package enum AppFailure: Equatable, Sendable {
  /// The screens open each other without end.
  case tooManyScreens
  /// The part of the session is about a screen that is not visible.
  case notVisible(String, visible: String?, part: Int)
  case step(VariantPreview.Failure, part: Int)
}

/// The golden of a session, with the steps that could not be done.
package struct DrawnSession: Sendable {
  package var app: App
  package var session: App.Session
  package var golden: Golden
  package var failures: [AppFailure]
}

extension Program {
  /// All sessions of all apps, in the order of the design. They are drawn in parallel.
  package func drawnSessions(threads: Int = ProcessorCount.available) -> [DrawnSession] {
    let sessions = design.apps.flatMap { app in app.sessions.map { (app: app, session: $0) } }
    return parallelMap(sessions, threads: threads) { app, session in
      let drawing = AppSession(app, in: self)
      let parts = drawing.run(session)
      let golden = Golden(
        id: "\(app.name)/\(session.name)", fileName: SessionSnapshot.fileName(app: app.name, session: session.name),
        text: SessionSnapshot.document(app: app.name, session: session.name, parts: parts))
      return DrawnSession(app: app, session: session, golden: golden, failures: drawing.failures)
    }
  }
}
