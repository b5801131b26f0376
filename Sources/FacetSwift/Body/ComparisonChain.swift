import FacetIR
import FacetLanguage

/// An `if` with an `else if` behind it, or several, each of which compares the same value with another constant. In Swift
/// that is a `switch`.
struct ComparisonChain {
  private(set) var value: Expression
  private(set) var cases: [(constant: Expression, body: [Element])] = []
  /// What is drawn where it is none of them.
  private(set) var otherwise: [Element]

  /// Nil where the conditions are something else, or leave no case to `default`, of which Swift would warn.
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

  /// The `if` that is all of an `else`.
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
  /// A constant that a `case` can say of a value that is not optional.
  fileprivate var isCase: Bool {
    switch node {
    case .word, .int: !type.isOptional
    case .string: type == .string
    default: false
    }
  }
}

extension DesignIndex {
  /// Of how many cases values of the type are; nil where there is no end to them.
  fileprivate func caseCount(of type: ValueType) -> Int? {
    switch type {
    case .declared(let declared):
      if case .enumeration(let cases)? = self.type(declared)?.shape { cases.count } else { nil }
    case .words(let set): set.words.count
    default: nil
    }
  }
}
