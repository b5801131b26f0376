import FacetIR
import FacetLanguage

/// An `if` with one or more `else if`, each of which compares the same value with another constant. In Swift it is
/// written as a `switch`.
struct ComparisonChain {
  private(set) var value: Expression
  private(set) var cases: [(constant: Expression, body: [Element])] = []
  /// The branch for all other values.
  private(set) var otherwise: [Element]

  /// Nil for other conditions, and if no case is left for `default`, because Swift would warn.
  init?(_ condition: Element.Condition, _ then: [Element], _ otherwise: [Element], in index: DesignIndex) {
    guard let first = condition.comparison else { return nil }
    value = first.value
    cases = [(first.constant, then)]
    self.otherwise = otherwise
    while let next = Self.following(self.otherwise), next.comparison.value == value {
      cases.append((next.comparison.constant, next.then))
      self.otherwise = next.otherwise
    }
    let constants = Set(cases.map(\.constant))
    guard cases.count > 1, constants.count == cases.count, index.caseCount(of: value.type) != cases.count else {
      return nil
    }
  }

  /// The `if` that is the only element of an `else`.
  private static func following(
    _ elements: [Element]
  ) -> (comparison: (value: Expression, constant: Expression), then: [Element], otherwise: [Element])? {
    guard elements.count == 1, elements[0].modifiers.isEmpty,
      case .conditional(let condition, let then, let otherwise) = elements[0].kind,
      let comparison = condition.comparison
    else { return nil }
    return (comparison, then, otherwise)
  }
}

extension Element.Condition {
  /// `content.tone == warm`
  fileprivate var comparison: (value: Expression, constant: Expression)? {
    guard case .isTrue(let test) = self, case .binary(.equal, let lhs, let rhs) = test.node else { return nil }
    if rhs.isCase, !lhs.isConstant, !lhs.type.isOptional { return (lhs, rhs) }
    if lhs.isCase, !rhs.isConstant, !rhs.type.isOptional { return (rhs, lhs) }
    return nil
  }
}

extension Expression {
  /// Whether it is a constant that a `case` can match, of a type that is not optional.
  fileprivate var isCase: Bool {
    switch node {
    case .word, .int: !type.isOptional
    case .string: type == .string
    default: false
    }
  }
}

extension DesignIndex {
  /// The number of values of the type; nil if it is unlimited.
  fileprivate func caseCount(of type: ValueType) -> Int? {
    switch type {
    case .declared(let declared):
      if case .enumeration(let cases)? = self.type(declared)?.shape { cases.count } else { nil }
    case .words(let set): set.words.count
    default: nil
    }
  }
}
