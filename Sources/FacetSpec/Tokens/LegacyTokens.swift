internal import FacetDiagnostics
internal import FacetText

/// Tokens as Style Dictionary, Theo and Tokens Studio wrote them before there was a format: `value` and `type` without
/// the `$`, and types of their own.
extension TokenFileReader {
  mutating func readLegacyToken(_ node: NodeID, names: [String], span: SourceSpan, group: Int) {
    guard let value = tree.member("value", of: node) else { return }
    var token = TokenSpec(names: names, span: span, group: group, value: value)
    if let type = tree.member("type", of: node) {
      token.type = legacyType(type)
      token.isLeftOut = token.type == nil
    }
    if let extensions = tree.member("$extensions", of: node) {
      token.isLeftOut = hasModifier(extensions, names: names) || token.isLeftOut
    }
    if let comment = tree.member("comment", of: node) ?? tree.member("description", of: node),
      tree.kind(comment).isScalar
    {
      token.description = Located(tree.text(comment), at: tree.span(comment))
    }
    file.tokens.append(token)
  }

  private mutating func legacyType(_ node: NodeID) -> Located<TokenType>? {
    let name = tree.kind(node).isScalar ? tree.text(node) : ""
    if let type = TokenType(rawValue: name) ?? Self.legacyTypes[name] { return Located(type, at: tree.span(node)) }
    report(
      .dtcgUnknownTypeSkipped, at: tree.span(node),
      "\(tree.describedForTokens(node)) is a type that only the tool of this file knows, so the token is left out",
      help: "the types are \(TokenType.allCases.map(\.rawValue).joined(separator: ", "))")
    return nil
  }

  /// What the types of other tools are in the format. Those that are not here have no equal in it: `composition`,
  /// `text`, `other`.
  static let legacyTypes: [String: TokenType] = [
    "fontSize": .dimension, "fontSizes": .dimension, "size": .dimension, "sizing": .dimension, "spacing": .dimension,
    "borderRadius": .dimension, "borderWidth": .dimension, "letterSpacing": .dimension, "fontFamilies": .fontFamily,
    "font": .fontFamily, "fontWeights": .fontWeight, "time": .duration, "float": .number, "ratio": .number,
    "opacity": .number, "lineHeights": .number, "math": .number, "boxShadow": .shadow,
  ]
}
