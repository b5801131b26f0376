/// A view defined by a function, for views that are created from data and have no type of their own.
///
///     _DrawnView { evaluator in evaluator.evaluate(isNew ? _DrawnView(badge) : _DrawnView(title)) }
///
/// In contrast to `AnyView`, the type of its content is not part of its identity: different views at one place need an
/// identity step.
package struct _DrawnView {
  let draw: (_Evaluator) -> Void

  package init(_ draw: @escaping (_Evaluator) -> Void) {
    self.draw = draw
  }

  package init<Content: View>(_ view: Content) {
    draw = { $0.evaluate(view) }
  }
}

extension _DrawnView: View {
  package typealias Body = Never

  package nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) { view.draw(evaluator) }
}

extension _Evaluator {
  package func evaluate<Content: View>(_ view: Content) {
    Content._evaluate(view, in: self)
  }

  /// Returns the state at the current identity, of which there is one.
  package func state<Value>(initially value: @autoclosure () -> Value) -> Binding<Value> {
    let key = StateKey(view: identity, offset: 0)
    let location = states.location(for: key, initialValue: value())
    return Binding(get: { location.value }, set: { location.value = $0 })
  }
}
