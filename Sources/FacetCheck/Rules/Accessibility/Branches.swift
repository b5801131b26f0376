import FacetDiagnostics
import FacetIR
import FacetLanguage

/// The conditions under which an element is drawn: the known values of their subjects.
///
/// Conditions on the same subject have the same value, so the text of a selected chip is compared only with the
/// background of a selected chip.
struct Branch: Hashable {
  private enum Answer: Hashable {
    case truth(Bool)
    case word(String)
    /// None of these.
    case otherWord([String])
  }

  private var answers: [Expression: Answer] = [:]
  /// The cases of each enum, so that the last one is known where all others are excluded.
  private let cases: [DeclaredType: [String]]

  init(of component: TypedComponent? = nil) {
    var cases: [DeclaredType: [String]] = [:]
    for type in component?.signature.types ?? [] {
      guard case .enumeration(let names) = type.shape, let owner = component?.signature.name.value else { continue }
      cases[DeclaredType(component: owner, name: type.name)] = names
    }
    self.cases = cases
  }

  /// The subjects of its conditions.
  var subjects: Set<Expression> { Set(answers.keys) }

  /// Whether the component is known to be disabled.
  var isDisabled: Bool { answers[Expression(.environment(.isEnabled), as: .bool)] == .truth(false) }

  /// The value in each branch that is possible here.
  func values(of expression: Expression) -> [(branch: Branch, value: Expression)] {
    let values: [(branch: Branch, value: Expression)]
    switch expression.node {
    case .conditional(let condition, let then, let otherwise):
      values = outcomes(of: condition).flatMap { $0.branch.values(of: $0.isTrue ? then : otherwise) }
    case .switch(let subject, let cases, let otherwise):
      values = choices(of: subject, cases, otherwise).flatMap { $0.branch.values(of: $0.value) }
    case .constant(_, let value): return self.values(of: value)
    default: return [(self, expression)]
    }
    return Array(values.prefix(Self.mostWays))
  }

  /// The values of a `switch` that are possible here.
  private func choices(
    of subject: Expression, _ cases: [Expression.Case], _ otherwise: Expression?
  ) -> [(branch: Branch, value: Expression)] {
    let names = cases.map(\.name)
    if case .word(let known)? = answers[subject] {
      return (cases.first { $0.name == known }?.value ?? otherwise).map { [(self, $0)] } ?? []
    }
    var others: [String] = []
    if case .otherWord(let words)? = answers[subject] { others = words }
    let left = self.left(of: subject, besides: others + names)
    let rest = left?.isEmpty == true ? nil : otherwise
    return cases.filter { !others.contains($0.name) }.map { (choosing($0.name, of: subject, besides: []), $0.value) }
      + (rest.map { [(choosing(nil, of: subject, besides: others + names), $0)] } ?? [])
  }

  /// The branch in which a condition holds; the branch itself if the condition has no single subject.
  func holding(_ condition: Expression, _ isTrue: Bool) -> Branch {
    let branches = outcomes(of: condition).filter { $0.isTrue == isTrue }.map(\.branch)
    return branches.count == 1 ? branches[0] : self
  }

  /// The branch of one case of a `switch`, or of `default` if `word` is nil.
  func choosing(_ word: String?, of subject: Expression, besides words: [String]) -> Branch {
    var branch = self
    if word == nil, let left = left(of: subject, besides: words), left.count == 1 {
      branch.answers[subject] = .word(left[0])
    } else {
      branch.answers[subject] = word.map { .word($0) } ?? .otherWord(words)
    }
    return branch
  }

  /// The cases of a subject that are none of the words; nil if its cases are unknown.
  private func left(of subject: Expression, besides words: [String]) -> [String]? {
    guard case .declared(let type) = subject.type else { return nil }
    return cases[type]?.filter { !words.contains($0) }
  }

  /// Whether both cannot be at once: a subject would have two values.
  func excludes(_ other: Branch) -> Bool {
    answers.contains { subject, answer in
      switch (answer, other.answers[subject]) {
      case (.truth(let one), .truth(let another)?): one != another
      case (.word(let one), .word(let another)?): one != another
      case (.word(let word), .otherWord(let others)?), (.otherWord(let others), .word(let word)?): others.contains(word)
      default: false
      }
    }
  }

  private func outcomes(of condition: Expression) -> [(branch: Branch, isTrue: Bool)] {
    switch condition.node {
    case .bool(let isTrue): return [(self, isTrue)]
    case .constant(_, let value): return outcomes(of: value)
    case .not(let negated): return outcomes(of: negated).map { ($0.branch, !$0.isTrue) }
    case .binary(.and, let left, let right):
      return first(outcomes(of: left).flatMap { $0.isTrue ? $0.branch.outcomes(of: right) : [($0.branch, false)] })
    case .binary(.or, let left, let right):
      return first(outcomes(of: left).flatMap { $0.isTrue ? [($0.branch, true)] : $0.branch.outcomes(of: right) })
    case .binary(.notEqual, let left, let right):
      return outcomes(of: Expression(.binary(.equal, left, right), as: .bool)).map { ($0.branch, !$0.isTrue) }
    case .binary(.equal, let subject, let other):
      if case .word(let word) = other.node { return outcomes(ofAsking: subject, word) }
      if case .word(let word) = subject.node { return outcomes(ofAsking: other, word) }
      return outcomes(ofAsking: condition)
    default: return outcomes(ofAsking: condition)
    }
  }

  /// The maximum number of branches that are followed: nested conditions multiply.
  private static let mostWays = 64

  private func first(_ outcomes: [(branch: Branch, isTrue: Bool)]) -> [(branch: Branch, isTrue: Bool)] {
    Array(outcomes.prefix(Self.mostWays))
  }

  private func outcomes(ofAsking subject: Expression) -> [(branch: Branch, isTrue: Bool)] {
    if case .truth(let isTrue)? = answers[subject] { return [(self, isTrue)] }
    return [true, false].map { isTrue in
      var branch = self
      branch.answers[subject] = .truth(isTrue)
      return (branch, isTrue)
    }
  }

  private func outcomes(ofAsking subject: Expression, _ word: String) -> [(branch: Branch, isTrue: Bool)] {
    var others: [String] = []
    switch answers[subject] {
    case .word(let known)?: return [(self, known == word)]
    case .otherWord(let words)? where words.contains(word): return [(self, false)]
    case .otherWord(let words)?: others = words
    case .truth?, nil: break
    }
    return [
      (choosing(word, of: subject, besides: []), true), (choosing(nil, of: subject, besides: others + [word]), false),
    ]
  }
}
