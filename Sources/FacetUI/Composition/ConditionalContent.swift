/// One of two views. Each branch has its own identity, so that changing the branch discards the state in it.
public struct _ConditionalContent<First, Second> {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  nonisolated init(_ storage: Storage) {
    self.storage = storage
  }
}

extension _ConditionalContent: View where First: View, Second: View {
  public typealias Body = Never

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    switch view.storage {
    case .first(let content): evaluator.enter(.branch(true)) { evaluator.evaluate(content) }
    case .second(let content): evaluator.enter(.branch(false)) { evaluator.evaluate(content) }
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    if let view { evaluator.enter(.branch(true)) { evaluator.evaluate(view) } }
  }
}
