package import FacetDiagnostics
package import FacetIR
import FacetLanguage
import FacetSpec

/// A branch of a body, with its source location.
package struct WrittenBranch: Sendable {
  package var fork: Fork
  package var way: Fork.Way
  /// The value that decides: a condition, a value of an enum or an array.
  package var question: Expression
  package var span: SourceSpan
}

extension TypedComponent {
  /// The branches of the component's bodies.
  var branches: [WrittenBranch] {
    bodies.flatMap { body -> [WrittenBranch] in
      guard let drawn = body.drawn else { return [] }
      var found: [WrittenBranch] = []
      addBranches(of: drawn, at: body.root, in: signature.styles[body.style].name.value, to: &found)
      return found.sorted { $0.span.start < $1.span.start }
    }
  }

  /// - Parameter named: The element at the position, with its final name.
  private func addBranches(of named: Element, at position: Int, in style: String, to found: inout [WrittenBranch]) {
    let children = elements[position].children
    // The elements of a part stand in its place.
    if elements[position].written.id == .part, case .group(let body)? = elements[position].element?.kind,
      body.count == 1, body[0].part == nil, let root = children.last
    {
      return addBranches(of: named, at: root, in: style, to: &found)
    }
    let fork = Fork(component: name, style: style, element: named.name)
    found += elements[position].written.branches(of: named.kind, at: fork)
    // An expression can be checked more than once; the last time has the expected type.
    var seen: Set<SourceSpan> = []
    for choice in elements[position].choices.reversed() {
      if let place = choice.ways.first?.span, seen.insert(place).inserted { found += choice.branches(at: fork) }
    }
    for (child, element) in zip(children, named.allChildren) {
      addBranches(of: element, at: child, in: style, to: &found)
    }
  }
}

extension TypedChoice {
  fileprivate func branches(at fork: Fork) -> [WrittenBranch] {
    let question: Expression
    switch value.node {
    case .conditional(let condition, _, _): question = condition
    case .switch(let subject, _, _): question = subject
    default: return []
    }
    var fork = fork
    fork.choice = value
    return ways.map { WrittenBranch(fork: fork, way: $0.way, question: question, span: $0.span) }
  }
}

extension ElementSpec {
  /// The branches of the element itself.
  fileprivate func branches(of kind: Element.Kind, at fork: Fork) -> [WrittenBranch] {
    func branch(_ way: Fork.Way, _ question: Expression, at span: SourceSpan?) -> [WrittenBranch] {
      span.map { [WrittenBranch(fork: fork, way: way, question: question, span: $0)] } ?? []
    }
    switch kind {
    case .conditional(let condition, _, let otherwise):
      return branch(.then, condition.test, at: principal?.questionSpan)
        + (otherwise.isEmpty
          ? [] : branch(.otherwise, condition.test, at: arguments[.else]?.key.span))
    case .switch(let value, let cases, let otherwise):
      guard case .parts(let parts) = argument(.cases) else { return [] }
      func key(_ name: String) -> SourceSpan? { parts.first { $0.key.value == name }?.key.span }
      return cases.flatMap { branch(.named($0.name), value, at: key($0.name)) }
        + (otherwise == nil ? [] : branch(.rest, value, at: key("default")))
    case .forEach(let array, _, _, _): return branch(.repeated, array, at: principal?.questionSpan)
    case .viewThatFits(let elements, _):
      guard case .elements(let written)? = principal, written.count == elements.count else { return [] }
      return elements.indices.flatMap {
        branch(.alternative($0), Expression(.views([elements[$0]]), as: .view), at: written[$0].kind.span)
      }
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
  /// The value that decides.
  var test: Expression {
    switch self {
    case .isTrue(let test): test
    case .binds(_, let optional): Expression(.isPresent(optional), as: .bool)
    }
  }
}
