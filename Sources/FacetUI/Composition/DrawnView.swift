/// A view that is a function. What makes views from data has no type for each of them, and needs none.
///
///     _DrawnView { evaluator in evaluator.evaluate(isNew ? _DrawnView(badge) : _DrawnView(title)) }
///
/// Unlike the type of what is in an `AnyView`, it is no part of an identity: different views at one place need a step of
/// their own.
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

  /// A value that is kept for as long as the place that has been reached lasts: one for each place.
  package func state<Value>(initially value: @autoclosure () -> Value) -> Binding<Value> {
    let key = StateKey(view: identity, offset: 0)
    let location = states.location(for: key, initialValue: value())
    return Binding(get: { location.value }, set: { location.value = $0 })
  }
}
