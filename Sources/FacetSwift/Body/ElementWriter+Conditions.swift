import FacetIR
import FacetLanguage

extension ElementWriter {
  /// - Parameter isContinued: Whether it follows an `else`, where a `switch` is not allowed.
  func conditional(
    _ condition: Element.Condition, _ then: [Element], _ otherwise: [Element], isContinued: Bool = false
  ) -> Code {
    if let isTrue = condition.constant {
      return Code.block("Group", block(isTrue ? then : otherwise))
    }
    if !isContinued, let chain = ComparisonChain(condition, then, otherwise, in: expressions.index) {
      return choice(chain)
    }
    let (head, inner) = opening(of: condition, of: then)
    if otherwise.isEmpty { return inner.conditional(after: [head], then) }
    let first = Code.block("if \(head)", inner.block(then))
    if otherwise.count == 1, otherwise[0].modifiers.isEmpty,
      case .conditional(let next, let nextThen, let nextOtherwise) = otherwise[0].kind, next.constant == nil
    {
      return "\(first) else \(conditional(next, nextThen, nextOtherwise, isContinued: true))"
    }
    return .block("\(first) else", block(otherwise))
  }

  /// `if let title = content.title, let note = content.note`: what is drawn under several conditions, one in another.
  private func conditional(after heads: [Code], _ body: [Element]) -> Code {
    guard let only = body.first, body.count == 1, only.modifiers.isEmpty, only.part == nil, parts[only] == nil,
      givenBranch(of: only.kind) == nil, case .conditional(let condition, let then, let otherwise) = only.kind,
      otherwise.isEmpty, condition.constant == nil, ComparisonChain(condition, then, [], in: expressions.index) == nil
    else {
      if heads.count == 1 { return .block("if \(.joined(heads, by: ""))", block(body)) }
      // A brace behind several lines stands on one of its own.
      let conditions = Code.joined(heads, by: ",\(.softLine(flat: " "))")
      let head = Code.group("if \(.indented(conditions))\(.softLine(flat: " ")){")
      return .sequence([head, .indented("\(.line)\(block(body))"), .line, "}"])
    }
    let (head, inner) = opening(of: condition, of: then)
    return inner.conditional(after: heads + [head], then)
  }

  func opening(of condition: Element.Condition, of body: [Element]) -> (head: Code, inner: ElementWriter) {
    switch condition {
    case .isTrue(let test):
      guard let action = boundAction(by: test, in: body) else { return (expressions.head.code(test), self) }
      let (scope, local) = expressions.scope.binding(action: action)
      var inner = self
      inner.expressions.scope = scope
      let optional = Expression(.content(action), as: .optional(.action))
      return (expressions.head.unwrapping(optional, as: local), inner)
    case .binds(let name, let optional):
      // The compiler warns about an unused name.
      guard body.contains(where: { $0.mentions(local: name) }) else {
        return (expressions.head.code(Expression(.isPresent(optional), as: .bool)), self)
      }
      let (inner, local) = binding(name)
      return (expressions.head.unwrapping(optional, as: local), inner)
    }
  }

  /// The action whose presence is tested and that buttons in the body perform: `if let onClear = content.onClear`. Nil if
  /// the name is that of something else in it.
  private func boundAction(by test: Expression, in body: [Element]) -> String? {
    guard expressions.scope.screen == nil, let action = test.testedAction,
      expressions.scope.boundAction(action) == nil, body.contains(where: { performs(action, in: $0) }),
      !body.contains(where: { $0.mentions(local: action) })
    else { return nil }
    return action
  }

  /// Whether a button performs an action, if there is one, in what is written in place.
  private func performs(_ action: String, in element: Element) -> Bool {
    if element.part != nil || parts[element] != nil { return false }
    if case .button(let button) = element.kind, button.action.isOptional, button.action.local == nil,
      button.action.name == action
    {
      return true
    }
    return element.writtenChildren.contains { performs(action, in: $0) }
  }

  func choice(_ value: Expression, _ cases: [Element.Case], _ otherwise: [Element]?) -> Code {
    let named = cases.map { branch("case .\(member: SwiftName($0.name))", $0.body) }
    let rest = otherwise.map { [branch("default", $0)] } ?? []
    return .switch(on: expressions.head.code(value), named + rest)
  }

  /// A chain of conditions that compare one value.
  private func choice(_ chain: ComparisonChain) -> Code {
    let cases = chain.cases.map { branch("case \(expressions.code($0.constant))", $0.body) }
    let rest = branch("default", chain.otherwise)
    return .switch(on: expressions.head.code(chain.value), cases + [rest])
  }

  private func branch(_ head: Code, _ body: [Element]) -> Code {
    "\(head):\(.indented("\(.line)\(body.isEmpty ? "EmptyView()" : block(body))"))"
  }
}
