// SwiftUI's protocols isolate bodies to the main actor. A view or a modifier that does not need it conforms to one of
// these protocols, and is drawn on any thread:
//
//     nonisolated struct Badge: _NonisolatedView {
//       let count: Int
//       var body: some View { Text(verbatim: "\(count)") }
//     }
//
// The compiler rejects a body that is isolated to the main actor.

/// A view with a nonisolated body.
public protocol _NonisolatedView: View {
  @ViewBuilder nonisolated var body: Body { get }
}

extension _NonisolatedView {
  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.bodies?.count(Self.self)
    evaluator.enter(.body) {
      var view = view
      evaluator.bind(&view)
      Body._evaluate(view.body, in: evaluator)
    }
  }
}

/// A modifier with a nonisolated body.
public protocol _NonisolatedViewModifier: ViewModifier {
  @ViewBuilder nonisolated func body(content: Content) -> Body
}

extension _NonisolatedViewModifier {
  public nonisolated static func _evaluate(
    _ modifier: Self, in evaluator: _Evaluator, content: @escaping (_Evaluator) -> Void
  ) {
    evaluator.bodies?.count(Self.self)
    evaluator.enter(.modifier) {
      var modifier = modifier
      evaluator.bind(&modifier)
      evaluator.evaluate(modifier.body(content: Content(evaluate: content)))
    }
  }
}
