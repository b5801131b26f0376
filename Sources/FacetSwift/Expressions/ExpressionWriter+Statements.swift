import FacetIR
import FacetLanguage

extension ExpressionWriter {
  /// `if isRequired, draft.isEmpty { … } else { … }`: statements that depend on a condition, of which a branch does
  /// something.
  ///
  /// - Parameter write: Writes the statements of a branch.
  func conditional(
    _ condition: Element.Condition, _ then: [Statement], _ otherwise: [Statement],
    write: ([Statement], ExpressionWriter) -> [Code]
  ) -> Code {
    if then.isEmpty, !otherwise.isEmpty {
      return .block("if \(head.code(condition.opposite))", .lines(write(otherwise, self)))
    }
    let (head, inner) = opening(of: condition, then)
    let first = Code.block("if \(head)", .lines(write(then, inner)))
    if otherwise.isEmpty { return first }
    if otherwise.count == 1, case .conditional(let next, let nextThen, let nextOtherwise) = otherwise[0] {
      return "\(first) else \(conditional(next, nextThen, nextOtherwise, write: write))"
    }
    return .block("\(first) else", .lines(write(otherwise, self)))
  }

  private func opening(of condition: Element.Condition, _ body: [Statement]) -> (head: Code, inner: ExpressionWriter) {
    switch condition {
    case .isTrue(let test): return (head.code(test), self)
    case .binds(let name, let optional):
      // The compiler warns about an unused name.
      guard body.contains(where: { $0.reads(local: name) }) else {
        return (head.code(Expression(.isPresent(optional), as: .bool)), self)
      }
      let (inner, local) = binding(name)
      return (head.unwrapping(optional, as: local), inner)
    }
  }
}

extension Element.Condition {
  fileprivate var opposite: Expression {
    switch self {
    case .isTrue(let test): Expression(.not(test), as: .bool)
    case .binds(_, let optional): Expression(.not(Expression(.isPresent(optional), as: .bool)), as: .bool)
    }
  }
}

extension Statement {
  /// Whether it reads a value that the action takes, or that a condition has bound.
  func reads(local name: String) -> Bool {
    expressions.contains { $0.reads(local: name) } || inner.contains { $0.reads(local: name) }
  }
}
