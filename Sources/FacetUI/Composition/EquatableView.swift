/// A view that is evaluated again only if its content differs from that of the last drawing, or something that the
/// content reads has changed: its environment, a `@State`, or an observable object.
public struct EquatableView<Content: View & Equatable> {
  public var content: Content

  public nonisolated init(content: Content) {
    self.content = content
  }
}

extension EquatableView: View {
  public typealias Body = Never

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.evaluateIfNeeded(view.content)
  }
}

nonisolated extension View where Self: Equatable {
  /// Evaluates the view again only if it differs from that of the last drawing. Two equal views show the same.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
