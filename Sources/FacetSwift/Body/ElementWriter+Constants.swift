import FacetIR

extension ElementWriter {
  /// What a constant condition chooses, in its place.
  func writtenInPlace(_ element: Element) -> [Element] {
    guard let chosen = element.kind.constantBranch ?? givenBranch(of: element.kind), element.modifiers.isEmpty,
      element.part == nil, parts[element] == nil
    else { return [element] }
    return chosen.flatMap(writtenInPlace)
  }

  /// What stands where there is an action that is bound around it.
  func givenBranch(of kind: Element.Kind) -> [Element]? {
    guard case .conditional(.isTrue(let test), let then, _) = kind, let action = test.testedAction,
      expressions.scope.boundAction(action) != nil
    else { return nil }
    return then
  }

  /// The declarations of a `let`, and the views below it:
  ///
  ///     let share = content.used.dividedOrZero(by: content.total)
  ///     Text(verbatim: "\(share)")
  ///
  /// The compiler warns about unused names, so only those that the views read are declared.
  func declarations(_ constants: [Element.Constant], _ body: [Element]) -> Code {
    var writer = self
    var lines: [Code] = []
    // What a name stands for is part of each use, so a name that only other names refer to is found in these.
    for constant in constants
    where !constant.value.isConstantCondition && body.contains(where: { $0.mentions(local: constant.name) }) {
      let (inner, local) = writer.binding(constant.name)
      lines.append(inner.expressions.declaration(of: local, as: constant.value))
      writer = inner
    }
    return .lines(lines + [body.isEmpty ? "EmptyView()" : writer.block(body)])
  }
}

extension ExpressionWriter {
  fileprivate func declaration(of name: SwiftName, as value: Expression) -> Code {
    value.takesType
      ? "let \(name): \(index.spelling(of: value.type)) = \(code(value))" : "let \(name) = \(code(value))"
  }
}
