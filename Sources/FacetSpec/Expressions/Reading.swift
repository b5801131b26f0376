package import FacetDiagnostics

extension ExpressionSyntax {
  /// Reads a value of the code zone: a plain scalar is an expression, a quoted one is text, a sequence is an array. In
  /// a JSON file every string is plain, and text has additional quotes: `"\"Show more\""`. A mapping is kept as data
  /// until its type is known.
  package static func read(
    _ node: NodeID, in tree: SourceTree, diagnostics: inout [Diagnostic]
  ) -> ExpressionSyntax {
    switch tree.kind(node) {
    case .plain, .jsonString: ExpressionParser.parse(node, in: tree, diagnostics: &diagnostics) { $0.wholeExpression() }
    case .singleQuoted, .doubleQuoted, .block:
      ExpressionParser.parse(node, in: tree, diagnostics: &diagnostics) { $0.wholeText() }
    case .mapping: ExpressionSyntax(mapped(node, in: tree, diagnostics: &diagnostics), at: tree.span(node))
    case .sequence:
      ExpressionSyntax(
        .array(tree.elements(of: node).map { read($0, in: tree, diagnostics: &diagnostics) }), at: tree.span(node))
    }
  }

  private static func mapped(_ node: NodeID, in tree: SourceTree, diagnostics: inout [Diagnostic]) -> Node {
    guard tree.isSwitch(node) else { return .data(node) }
    return SwitchSyntax.read(node, in: tree, diagnostics: &diagnostics).map(Node.switch) ?? .invalid
  }
}

extension TypeSyntax {
  /// Reads a scalar as a type.
  package static func read(_ node: NodeID, in tree: SourceTree, diagnostics: inout [Diagnostic]) -> TypeSyntax {
    guard tree.kind(node).isScalar else {
      let help = "write it as in Swift: 'Array<String>'"
      diagnostics.append(Diagnostic(.malformedType, at: tree.span(node), "expected a type, found YAML", help: help))
      return TypeSyntax(.invalid, at: tree.span(node))
    }
    return ExpressionParser.parse(node, in: tree, diagnostics: &diagnostics) { $0.wholeType() }
  }
}
