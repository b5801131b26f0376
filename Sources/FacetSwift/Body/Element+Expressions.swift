import FacetIR
import FacetLanguage

extension Element {
  /// Whether an expression in it refers to a local constant.
  func mentions(local name: String) -> Bool {
    var isFound = false
    // A constant that nothing reads is not declared, so what only its value mentions is not needed.
    forEachExpression(includingConstants: false) { expression in
      switch expression.node {
      case .local(name), .constant(name, _): isFound = true
      case .performing(let action): isFound = isFound || action.local == name
      case .views(let elements, _): isFound = isFound || elements.contains { $0.does(local: name) }
      default: break
      }
    }
    return isFound || does(local: name)
  }

  /// Whether a control in it performs the action that an enclosing element has bound.
  private func does(local name: String) -> Bool {
    (kind.actions + modifiers.flatMap(\.actions)).contains { $0.local == name }
      || writtenChildren.contains { $0.does(local: name) }
  }

  /// The children without the branch that a constant condition excludes.
  var writtenChildren: [Element] { kind.constantBranch ?? children }

  /// Whether something in it performs an action, or can change a binding.
  ///
  /// - Parameter isAction: Whether a name of the content is that of an action.
  func performs(_ isAction: (String) -> Bool) -> Bool {
    var isFound = false
    forEachElement { element in
      isFound =
        isFound || !element.kind.actions.isEmpty || element.kind.boundField != nil
        || element.modifiers.contains { $0.action != nil }
    }
    forEachExpression { expression in
      switch (expression.node, expression.type) {
      case (.performing, _), (.content, .binding), (.content, .focus): isFound = true
      case (.content(let name), _): isFound = isFound || isAction(name)
      default: break
      }
    }
    return isFound
  }

  /// All expressions of the element and its descendants, with their operands, as far as they are written.
  func forEachExpression(_ visit: (Expression) -> Void) {
    forEachExpression(includingConstants: true, visit)
  }

  /// - Parameter includingConstants: Whether to visit the values of a `let` where they are declared. Each use of a name
  ///   has its value as an operand.
  private func forEachExpression(includingConstants: Bool, _ visit: (Expression) -> Void) {
    let isLet = if case .constants = kind { true } else { false }
    if includingConstants || !isLet { for expression in kind.expressions { expression.forEach(visit) } }
    for modifier in modifiers { for expression in modifier.expressions { expression.forEach(visit) } }
    for argument in partArguments { argument.value.forEach(visit) }
    for child in writtenChildren { child.forEachExpression(includingConstants: includingConstants, visit) }
  }
}

extension Expression {
  /// Whether the expression or an operand in it satisfies the predicate.
  func contains(where isWanted: (Expression) -> Bool) -> Bool {
    var isFound = false
    func visit(_ expression: Expression) { isFound = isFound || isWanted(expression) }
    forEach(visit)
    return isFound
  }

  fileprivate func forEach(_ visit: (Expression) -> Void) {
    let written = reduced
    visit(written)
    if case .views(let elements, _) = written.node { for element in elements { element.forEachExpression(visit) } }
    if written.constantCondition == nil { for operand in written.operands { operand.forEach(visit) } }
  }
}

extension Expression {
  /// The action of the content of which it says whether it is given.
  var testedAction: String? {
    guard case .isPresent(let optional) = node, case .content(let name) = optional.node,
      optional.type.unwrapped.isAction
    else { return nil }
    return name
  }
}
