/// A type-erased view. The type of the content is part of its identity: when it changes, the state in it is discarded.
public struct AnyView {
  let content: any View

  public nonisolated init<Content: View>(_ view: Content) {
    content = (view as? AnyView)?.content ?? view
  }

  public nonisolated init<Content: View>(erasing view: Content) {
    self.init(view)
  }
}

extension AnyView: View {
  public typealias Body = Never

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    open(view.content, in: evaluator)
  }

  private nonisolated static func open<Content: View>(_ content: Content, in evaluator: _Evaluator) {
    evaluator.enter(.type(ObjectIdentifier(Content.self))) { evaluator.evaluate(content) }
  }
}
