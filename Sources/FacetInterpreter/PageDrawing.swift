import FacetIR
package import FacetLanguage
package import FacetUI

/// What an app makes of the pages that servers send. The interpreter knows neither JSON nor payloads.
package protocol PageDrawing: Sendable {
  /// What the app reads of a page, and what it cannot read: lines for the log of the screen that received it.
  func report(on page: String) -> [String]

  /// - Parameter handle: Returns what a control does for which the server gave an action; nil for an action that the
  ///   screen leaves to others.
  func view(
    of page: String, in run: Run, handling handle: @escaping (ReceivedAction) -> PerformedAction?
  ) -> AnyView
}

extension PageDrawing {
  /// The report in the log of a golden: `wire  home.page.json is shown`.
  package func logLines(of page: String) -> [String] { report(on: page).map { "wire  \($0)" } }
}

/// An action that a server gave to a control.
package struct ReceivedAction {
  package let type: String
  /// The value of a field by its name; nil if it has none of the type.
  package let field: (String, ValueType) -> Value?

  package init(type: String, field: @escaping (String, ValueType) -> Value?) {
    self.type = type
    self.field = field
  }
}

extension ElementView {
  func draw(_ page: Element.ServerPage, in evaluator: _Evaluator) {
    guard case .serverPage(let name) = context.evaluate(page.page) else { return }
    let run = context.scope.run
    guard let pages = run.program.pages else { return }
    evaluator.evaluate(pages.view(of: name, in: run) { [context] in page.performed(for: $0, in: context) })
  }
}

extension Element.ServerPage {
  fileprivate func performed(for received: ReceivedAction, in context: ElementContext) -> PerformedAction? {
    guard let event = events.first(where: { $0.type == received.type }) else { return nil }
    var context = context
    if let field = event.field {
      let value = received.field(field.name, field.type.unwrapped)
      if value == nil, !field.type.isOptional { return .lacking(field, of: event.type) }
      context = context.binding(field.name, to: value ?? .null)
    }
    return PerformedAction(name: context.name(of: event.action), takesValue: false) { [context] _ in
      context.perform(event.action)
    }
  }
}

extension PerformedAction {
  /// What a control does whose server's action has no such field: nothing. No step can name it: `open without id: Int`.
  fileprivate static func lacking(_ field: Element.ServerPage.Field, of type: String) -> PerformedAction {
    PerformedAction(name: "\(type) without \(field.name): \(field.type.spelling)", takesValue: false) { _ in }
  }
}
