/// A view without content. It has no space, nor spacing in a stack.
public struct EmptyView: Sendable {
  public nonisolated init() {}
}

extension EmptyView: View {
  public typealias Body = Never

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {}
}
