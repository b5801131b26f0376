// SwiftUI's protocols put bodies on the main actor. A view or a modifier that needs nothing of it says so by one of
// these, and is drawn on any thread:
//
//     nonisolated struct Badge: _NonisolatedView {
//       let count: Int
//       var body: some View { Text(verbatim: "\(count)") }
//     }
//
// The compiler rejects a body of the main actor.

/// A view whose body belongs to no actor.
public protocol _NonisolatedView: View {
  @ViewBuilder nonisolated var body: Body { get }
}

extension _NonisolatedView {
  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.enter(.body) {
      var view = view
      evaluator.bind(&view)
      Body._evaluate(view.body, in: evaluator)
    }
  }
}

/// A modifier whose body belongs to no actor.
public protocol _NonisolatedViewModifier: ViewModifier {
  @ViewBuilder nonisolated func body(content: Content) -> Body
}

extension _NonisolatedViewModifier {
  public nonisolated static func _evaluate(
    _ modifier: Self, in evaluator: _Evaluator, content: @escaping (_Evaluator) -> Void
  ) {
    evaluator.enter(.modifier) {
      var modifier = modifier
      evaluator.bind(&modifier)
      evaluator.evaluate(modifier.body(content: Content(evaluate: content)))
    }
  }
}
