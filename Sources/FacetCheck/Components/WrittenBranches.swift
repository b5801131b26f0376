package import FacetDiagnostics
package import FacetIR
import FacetLanguage
import FacetSpec

/// A branch of a body, and where it was written.
package struct WrittenBranch: Sendable {
  package var fork: Fork
  package var way: Fork.Way
  /// What the fork asks: a condition, a value of an enum or an array.
  package var question: Expression
  package var span: SourceSpan
}

/// What was lowered in a body, with what it was written as. Elements have their final names only when the whole body is
/// known, so they are found again by what they are; of equal ones the first written is the first drawn.
struct WrittenBody {
  struct Choice {
    var value: Expression
    var condition: SourceSpan
    var otherwise: SourceSpan
    /// The element that it stands in, by its place in ``specs``.
    var element: Int
  }

  private(set) var specs: [ElementSpec] = []
  private var elements: [Element: [Int]] = [:]
  private var choices: [SourceSpan: Choice] = [:]
  /// The elements around what is being lowered, innermost last.
  private var open: [Int] = []

  mutating func begin(_ spec: ElementSpec) {
    open.append(specs.count)
    specs.append(spec)
  }

  mutating func end(_ element: Element?) {
    let index = open.removeLast()
    if let element { elements[element, default: []].append(index) }
  }

  /// An expression may be looked at more than once; the last time it has the type that is wanted of it.
  mutating func add(_ value: Expression, if condition: SourceSpan, else otherwise: SourceSpan) {
    guard let element = open.last else { return }
    choices[condition] = Choice(value: value, condition: condition, otherwise: otherwise, element: element)
  }

  /// The branches of a body, as it was lowered and as it is with its final names.
  func branches(of lowered: Element, named: Element, style: String, component: String) -> [WrittenBranch] {
    var waiting = elements.mapValues { $0[...] }
    let choices = Dictionary(grouping: self.choices.values, by: \.element)
    var branches: [WrittenBranch] = []
    func visit(_ lowered: Element, _ named: Element) {
      if let index = waiting[lowered]?.popFirst() {
        let fork = Fork(component: component, style: style, element: named.name)
        branches += specs[index].branches(of: named.kind, at: fork)
        branches += (choices[index] ?? []).flatMap { $0.branches(at: fork) }
      }
      for (lowered, named) in zip(lowered.allChildren, named.allChildren) { visit(lowered, named) }
    }
    visit(lowered, named)
    return branches.sorted { $0.span.start < $1.span.start }
  }
}

extension WrittenBody.Choice {
  fileprivate func branches(at fork: Fork) -> [WrittenBranch] {
    guard case .conditional(let question, _, _) = value.node else { return [] }
    var fork = fork
    fork.choice = value
    return [
      WrittenBranch(fork: fork, way: .then, question: question, span: condition),
      WrittenBranch(fork: fork, way: .otherwise, question: question, span: otherwise),
    ]
  }
}

extension ElementSpec {
  /// Those that the element itself decides between.
  fileprivate func branches(of kind: Element.Kind, at fork: Fork) -> [WrittenBranch] {
    func branch(_ way: Fork.Way, _ question: Expression, at span: SourceSpan?) -> [WrittenBranch] {
      span.map { [WrittenBranch(fork: fork, way: way, question: question, span: $0)] } ?? []
    }
    func key(_ name: String) -> SourceSpan? { arguments.first { $0.key.value == name }?.key.span }
    switch kind {
    case .conditional(let condition, _, let otherwise):
      return branch(.then, condition.question, at: principal?.questionSpan)
        + (otherwise.isEmpty ? [] : branch(.otherwise, condition.question, at: key("else")))
    case .switch(let value, let cases, let otherwise):
      guard case .parts(let parts) = argument("cases") else { return [] }
      func key(_ name: String) -> SourceSpan? { parts.first { $0.key.value == name }?.key.span }
      return cases.flatMap { branch(.named($0.name), value, at: key($0.name)) }
        + (otherwise == nil ? [] : branch(.rest, value, at: key("default")))
    case .forEach(let array, _, _, _): return branch(.repeated, array, at: principal?.questionSpan)
    default: return []
    }
  }
}

extension ElementSpec.Value {
  fileprivate var questionSpan: SourceSpan? {
    switch self {
    case .expression(let syntax), .binding(_, let syntax): syntax.span
    default: nil
    }
  }
}

extension Element.Condition {
  fileprivate var question: Expression {
    switch self {
    case .isTrue(let test): test
    case .binds(_, let optional): Expression(.isPresent(optional), as: .bool)
    }
  }
}

extension Element {
  /// What is drawn in it, and what it hands to the slots of a component.
  fileprivate var allChildren: [Element] {
    guard case .component(let instance) = kind else { return children }
    let slots = instance.arguments.flatMap { argument -> [Element] in
      if case .views(let elements) = argument.value.node { elements } else { [] }
    }
    return slots + children
  }
}
