import FacetDiagnostics
import FacetSpec
import FacetText

/// Tokens in the syntax of Style Dictionary and Tokens Studio before the DTCG format: `value` or `type` without the
/// `$`.
extension TokenFileReader {
  mutating func readLegacyToken(_ node: NodeID, names: [String], span: SourceSpan, group: Int) {
    guard let value = tree.member("value", of: node) else { return }
    var token = TokenSpec(names: names, span: span, group: group, value: value)
    if let type = tree.member("$type", of: node) {
      let (type, isUnknown) = self.type(type)
      token.type = type
      token.isLeftOut = isUnknown
    } else if let type = tree.member("type", of: node) {
      token.type = legacyType(type)
      token.isLeftOut = token.type == nil
    }
    if let extensions = ["$extensions", "extensions"].compactMap({ tree.member($0, of: node) }).first {
      readTools(extensions, into: &token)
    }
    let comments = ["$description", "comment", "description"].compactMap { tree.member($0, of: node) }
    if let comment = comments.first(where: { tree.kind($0).isScalar }) {
      token.description = Located(tree.text(comment), at: tree.span(comment))
    }
    for (key, value) in tree.entries(of: node) where tree.kind(key).isScalar {
      let name = tree.text(key)
      if name == "alpha", tree.kind(value).isScalar {
        token.colorRule = token.colorRule ?? .alpha(value)
      } else if name == "deprecated" || name == "$deprecated" {
        token.deprecation = deprecation(value)
      } else if !Self.legacyProperties.contains(name) {
        reportUnused(name, key: key, value: value, ofToken: names)
      }
    }
    applyTools(to: &token)
    file.tokens.append(token)
  }

  /// What files of that time have in a token; the last describe it for other tools, and are no part of its value.
  private static let legacyProperties: Set<String> = [
    "value", "type", "$type", "$extensions", "extensions", "$description", "description", "comment", "attributes",
    "themeable", "filePath", "path", "name",
  ]

  /// Reports what is written in a token and not read.
  mutating func reportUnused(_ name: String, key: NodeID, value: NodeID, ofToken names: [String]) {
    let holdsToken = holdsToken(value)
    report(
      .dtcgTokenProperty, at: tree.span(key),
      holdsToken
        ? "'\(shown(names))' has a value, so it is a token, and '\(escapedForDisplay(name))' in it is not read"
        : "a token has no property '\(escapedForDisplay(name))', so it is not used",
      help: holdsToken
        ? "move it out of the token; a group's own value is its token '$root'"
        : "data of a tool goes into \"$extensions\", under that tool's name")
  }

  /// The value of a `type` without `$`. A type name of another tool is not reported separately from the missing `$`.
  mutating func legacyType(_ node: NodeID) -> Located<WrittenType>? {
    let name = tree.kind(node).isScalar ? tree.text(node) : ""
    if let type = TokenType(rawValue: name) { return Located(.known(type), at: tree.span(node)) }
    if let type = WrittenType.ofOtherTools(name) { return Located(type, at: tree.span(node)) }
    report(
      .dtcgUnknownTypeSkipped, at: tree.span(node),
      "\(tree.describedForTokens(node)) is not a type of the token format, so the token is left out",
      help: "the types are \(TokenType.allCases.map(\.rawValue).joined(separator: ", "))")
    return nil
  }

  mutating func reportLegacy(_ name: String, key: NodeID, typeKey: NodeID?) {
    report(
      .dtcgLegacyValue, at: tree.span(key),
      "'\(escapedForDisplay(name))' has '\(tree.text(key))' without '$', which is older than the DTCG format",
      help: "write \"$value\", and \"$type\" for the type",
      fixes: ([key] + (typeKey.map { [$0] } ?? [])).map { key in
        tree.fix(replacing: key, with: "$\(tree.text(key))")
      })
  }

  /// The key of a `value` without `$`, in a mapping that is certainly a token.
  func legacyValue(of node: NodeID) -> NodeID? {
    guard let (key, value) = tree.entry("value", of: node) else { return nil }
    let type = tree.member("type", of: node) ?? tree.member("$type", of: node)
    return tree.kind(value) != .mapping || type.map { tree.kind($0).isScalar } == true ? key : nil
  }

  /// The key of a `type` without `$`, unless there is a `$type`.
  func legacyTypeKey(of node: NodeID) -> NodeID? {
    guard tree.member("$type", of: node) == nil, let (key, type) = tree.entry("type", of: node),
      tree.kind(type).isScalar
    else { return nil }
    return key
  }

  /// The type of a group, from a `type` without `$`. Other text under the key `type` is not a type.
  func groupType(_ node: NodeID) -> Located<WrittenType>? {
    let name = tree.text(node)
    let type = TokenType(rawValue: name).map(WrittenType.known) ?? WrittenType.ofOtherTools(name)
    return type.map { Located($0, at: tree.span(node)) }
  }
}
