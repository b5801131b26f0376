extension Expression {
  /// What a condition comes to whatever it is about, if that can be seen from how it is written: `true or content.isNew`.
  /// The Swift compiler sees it too, and warns of code that never runs.
  package var constantCondition: Bool? {
    switch node {
    case .bool(let value): value
    case .constant(_, let value): value.constantCondition
    case .not(let operand): operand.constantCondition.map { !$0 }
    case .conditional(let condition, let then, let otherwise):
      condition.constantCondition.flatMap { $0 ? then.constantCondition : otherwise.constantCondition }
    case .binary(.and, let lhs, let rhs): decided(by: false, lhs.constantCondition, rhs.constantCondition)
    case .binary(.or, let lhs, let rhs): decided(by: true, lhs.constantCondition, rhs.constantCondition)
    case .binary(let comparison, let lhs, let rhs): comparison.constantResult(lhs, rhs)
    default: nil
    }
  }

  package var isConstantCondition: Bool { constantCondition != nil }

  /// The value of a constant that a `let` binds; other expressions as they are.
  package var known: Expression { if case .constant(_, let value) = node { value.known } else { self } }

  /// The expression without the branches and operands that constant conditions exclude, as generated Swift and goldens
  /// have it.
  package var reduced: Expression {
    switch node {
    case .constant(_, let value) where value.isConstantCondition: value.reduced
    case .conditional(let condition, let then, let otherwise):
      condition.constantCondition.map { ($0 ? then : otherwise).reduced } ?? self
    case .binary(.and, let lhs, let rhs), .binary(.or, let lhs, let rhs):
      if constantCondition != nil {
        self
      } else if lhs.constantCondition != nil {
        rhs.reduced
      } else {
        rhs.constantCondition == nil ? self : lhs.reduced
      }
    default: self
    }
  }

  /// One operand of `decisive` is enough.
  private func decided(by decisive: Bool, _ lhs: Bool?, _ rhs: Bool?) -> Bool? {
    if lhs == decisive || rhs == decisive { return decisive }
    return lhs == nil || rhs == nil ? nil : !decisive
  }
}

extension BinaryOperator {
  /// The result of comparing what is written out on both sides.
  fileprivate func constantResult(_ lhs: Expression, _ rhs: Expression) -> Bool? {
    switch (lhs.known.node, rhs.known.node) {
    case (.int(let lhs), .int(let rhs)): compare(lhs, rhs)
    case (.double(let lhs), .double(let rhs)): compare(lhs, rhs)
    default: nil
    }
  }

  private func compare<Number: Comparable>(_ lhs: Number, _ rhs: Number) -> Bool? {
    switch self {
    case .equal: lhs == rhs
    case .notEqual: lhs != rhs
    case .less: lhs < rhs
    case .lessOrEqual: lhs <= rhs
    case .greater: lhs > rhs
    case .greaterOrEqual: lhs >= rhs
    default: nil
    }
  }
}

extension Element.Condition {
  /// What it comes to whatever it is about, if that can be seen from how it is written.
  package var constant: Bool? {
    if case .isTrue(let test) = self { test.constantCondition } else { nil }
  }
}

extension Element.Kind {
  /// What is drawn of an `if` with a constant condition; nil for everything else.
  package var constantBranch: [Element]? {
    guard case .conditional(let condition, let then, let otherwise) = self else { return nil }
    return condition.constant.map { $0 ? then : otherwise }
  }

  /// What a group of one, or a condition that chooses one, is without them.
  package var onlyMember: Element? {
    let members = if case .group(let members) = self { members } else { constantBranch ?? [] }
    return members.count == 1 ? members[0] : nil
  }
}
