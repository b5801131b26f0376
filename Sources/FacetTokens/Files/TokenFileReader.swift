package import FacetDiagnostics
package import FacetSpec
import FacetText

extension TokenFile {
  /// Decodes the groups and tokens of a file. Errors are reported, and invalid parts omitted.
  package static func decode(_ tree: SourceTree, diagnostics: inout [Diagnostic]) -> TokenFile {
    guard let root = tree.root else { return TokenFile(tree: tree) }
    return decode(tree, at: root, diagnostics: &diagnostics)
  }

  /// Decodes a node like the root of a file.
  package static func decode(_ tree: SourceTree, at node: NodeID, diagnostics: inout [Diagnostic]) -> TokenFile {
    var reader = TokenFileReader(tree: tree)
    reader.readFile(node)
    diagnostics += reader.diagnostics
    return reader.file
  }
}

/// Traverses the tree once, in preorder.
struct TokenFileReader {
  let tree: SourceTree
  var file: TokenFile
  var diagnostics: [Diagnostic] = []

  init(tree: SourceTree) {
    self.tree = tree
    file = TokenFile(tree: tree)
  }

  mutating func readFile(_ root: NodeID) {
    guard tree.kind(root) == .mapping else {
      return report(.tokenExpectedGroup, at: tree.span(root), "expected groups and tokens, found \(found(root))")
    }
    if let value = tree.member("$value", of: root) {
      return report(
        .tokenInvalidName, at: tree.span(value), "a token needs a name, but this '$value' is the whole file's")
    }
    if let span = foreignFormat(root) { return reportForeign(span) }
    readGroup(root, names: [], span: tree.span(root), parent: nil)
    joinSets(root)
    reportThemes(root)
  }

  // MARK: Groups

  mutating func readGroup(_ node: NodeID, names: [String], span: SourceSpan, parent: Int?) {
    let index = file.groups.count
    file.groups.append(TokenGroupSpec(names: names, span: span, parent: parent))
    var hasChildren = false
    for (key, value) in tree.entries(of: node) {
      guard let name = self.name(of: key) else { continue }
      if name.utf8.first == UInt8(ascii: "$"), name != "$root" {
        readProperty(name, key: key, value: value, ofGroup: index)
      } else {
        hasChildren = true
        readChild(name, key: key, value: value, names: names, group: index)
      }
    }
    if !hasChildren, file.groups[index].type != nil, file.groups[index].extends == nil, !names.isEmpty {
      report(
        .tokenNoValue, at: span, "'\(shown(names))' has a type but no value",
        help: "a token has a \"$value\"")
    }
  }

  mutating func readProperty(_ name: String, key: NodeID, value: NodeID, ofGroup index: Int) {
    switch name {
    case "$type": (file.groups[index].type, file.groups[index].hasUnknownType) = type(value)
    case "$description": file.groups[index].description = text(value, of: name)
    case "$deprecated": file.groups[index].deprecation = deprecation(value)
    case "$extensions": file.groups[index].relativeTo = member("relativeTo", of: facetExtension(value, ofGroup: true))
    case "$themes" where index == 0, "$metadata" where index == 0: break
    case "$extends": file.groups[index].extends = value
    case "$ref": file.groups[index].extends = file.groups[index].extends ?? value
    case "$schema" where index == 0: break
    // `$defs` contains targets of references, not tokens.
    case "$defs" where index == 0: break
    default: reportUnknown(name, key: key, of: "a group", among: Self.groupProperties)
    }
  }

  mutating func readChild(_ name: String, key: NodeID, value: NodeID, names: [String], group: Int) {
    let span = tree.span(key)
    guard checkName(name, key: key) else { return }
    if tree.kind(value) == .plain, tree.withText(value, { $0.isEmpty || $0.elementsEqual("null".utf8) }) {
      return report(.tokenNoValue, at: span, "'\(shown(names + [name]))' is empty", help: "remove it")
    }
    if name == "type", tree.kind(value).isScalar, file.groups[group].type == nil, let type = groupType(value) {
      reportLegacy(names.last ?? name, key: key, typeKey: nil)
      file.groups[group].type = type
      return
    }
    guard tree.kind(value) == .mapping else { return reportStray(name, key: key, value: value) }
    if isToken(value) {
      readToken(value, names: names + [name], span: span, group: group)
    } else if name == "$root" {
      report(.tokenNoValue, at: span, "'$root' is the value of its group, but has no \"$value\"")
    } else if let legacy = legacyValue(of: value) {
      reportLegacy(name, key: legacy, typeKey: legacyTypeKey(of: value))
      readLegacyToken(value, names: names + [name], span: span, group: group)
    } else {
      readGroup(value, names: names + [name], span: span, parent: group)
    }
  }

  func isToken(_ node: NodeID) -> Bool {
    if tree.member("$value", of: node) != nil { return true }
    guard tree.member("$ref", of: node) != nil else { return false }
    return !tree.entries(of: node).contains { key, _ in tree.withText(key) { $0.first != UInt8(ascii: "$") } }
  }

  // MARK: Tokens

  mutating func readToken(_ node: NodeID, names: [String], span: SourceSpan, group: Int) {
    var token = TokenSpec(
      names: names, span: span, group: group, value: tree.member("$value", of: node) ?? node)
    for (key, value) in tree.entries(of: node) {
      guard let name = self.name(of: key) else { continue }
      switch name {
      case "$value": break
      case "$ref" where token.value == node: break
      case "$ref":
        report(
          .tokenValueAndReference, at: tree.span(key),
          "'\(shown(names))' has both a '$value' and a '$ref', of which only one can be its value")
      case "$type":
        let (type, isUnknown) = type(value)
        token.type = type
        token.isLeftOut = token.isLeftOut || isUnknown
      case "type" where legacyTypeKey(of: node) == key:
        reportLegacy(names.last ?? "", key: key, typeKey: nil)
        token.type = legacyType(value)
        token.isLeftOut = token.isLeftOut || token.type == nil
      case "$description": token.description = text(value, of: name)
      case "$deprecated": token.deprecation = deprecation(value)
      case "$extensions":
        let facet = facetExtension(value)
        token.relativeTo = member("relativeTo", of: facet)
        token.swiftName = member("swiftName", of: facet)
        readTools(value, into: &token)
      case "alpha" where tree.kind(value).isScalar: token.colorRule = token.colorRule ?? .alpha(value)
      case _ where name.utf8.first == UInt8(ascii: "$"):
        reportUnknown(name, key: key, of: "a token", among: Self.tokenProperties)
      case _ where !holdsToken(value): reportUnused(name, key: key, value: value, ofToken: names)
      default:
        report(
          .tokenValueAndChildren, at: tree.span(key),
          "'\(shown(names))' has a '$value', so it is a token and cannot hold '\(escapedForDisplay(name))'",
          help: "a group's own value is its token '$root'")
      }
    }
    applyTools(to: &token)
    file.tokens.append(token)
  }

  // MARK: Properties

  mutating func type(_ node: NodeID) -> (type: Located<WrittenType>?, isUnknown: Bool) {
    guard let name = text(node, of: "$type") else { return (nil, true) }
    if let type = TokenType(rawValue: name.value) { return (Located(.known(type), at: name.span), false) }
    if let type = WrittenType.ofOtherTools(name.value) {
      reportLegacyType(name, type, at: node)
      return (Located(type, at: name.span), false)
    }
    let known = TokenType.allCases.map(\.rawValue)
    if name.value == "string" || name.value == "boolean" {
      report(
        .dtcgStringType, at: name.span, "'\(name.value)' is not a type of the DTCG format, so the token is omitted")
    } else if let near = nearest(to: name.value, among: known) {
      report(
        .tokenUnknownType, at: name.span, "unknown token type '\(escapedForDisplay(name.value))'",
        help: "did you mean '\(near)'?",
        fixes: correction(of: node, to: near, among: known))
    } else {
      report(
        .dtcgUnknownTypeSkipped, at: name.span,
        "'\(escapedForDisplay(name.value))' is not a type of the DTCG format, so the token is omitted",
        help: "the types are \(known.joined(separator: ", "))")
    }
    return (nil, true)
  }

  mutating func text(_ node: NodeID, of property: String) -> Located<String>? {
    guard tree.kind(node).isScalar else {
      report(.tokenPropertyType, at: tree.span(node), "expected text for '\(property)', found \(found(node))")
      return nil
    }
    return Located(tree.text(node), at: tree.span(node))
  }

  mutating func deprecation(_ node: NodeID) -> Located<Deprecation>? {
    guard tree.kind(node).isScalar else {
      report(
        .tokenPropertyType, at: tree.span(node),
        "expected true, false or a reason for '$deprecated', found \(found(node))"
      )
      return nil
    }
    let text = tree.text(node)
    let deprecation: Deprecation =
      switch (tree.kind(node), text) {
      case (.plain, "true"): .yes(reason: "")
      case (.plain, "false"), (.plain, "null"): .no
      default: .yes(reason: text)
      }
    return Located(deprecation, at: tree.span(node))
  }
}

// MARK: - Names

extension TokenFileReader {
  private mutating func name(of key: NodeID) -> String? {
    guard tree.kind(key).isScalar else {
      report(.tokenInvalidName, at: tree.span(key), "a name is text, but this is \(found(key))")
      return nil
    }
    return tree.text(key)
  }

  private mutating func checkName(_ name: String, key: NodeID) -> Bool {
    if name.isEmpty {
      report(.tokenInvalidName, at: tree.span(key), "a name cannot be empty")
      return false
    }
    guard let bad = name.unicodeScalars.first(where: { $0 == "." || $0 == "{" || $0 == "}" }) else { return true }
    report(
      .tokenInvalidName, at: tree.span(key),
      "'\(escapedForDisplay(name))' cannot be a name: '\(bad)' has a meaning in references",
      help: bad == "." ? "nest the names, as in \"space\": { \"m\": … }" : nil)
    return false
  }

}

// MARK: - Reports

extension TokenFileReader {
  private static let tokenProperties = ["$value", "$type", "$description", "$extensions", "$deprecated", "$ref"]
  private static let groupProperties = ["$type", "$description", "$extensions", "$deprecated", "$extends", "$root"]

  private mutating func reportUnknown(_ name: String, key: NodeID, of owner: String, among names: [String]) {
    let near = nearest(to: name, among: names)
    report(
      .tokenUnknownProperty, at: tree.span(key), "\(owner) has no property '\(escapedForDisplay(name))'",
      help: near.map { "did you mean '\($0)'?" } ?? "names cannot start with '$'",
      fixes: near.map { correction(of: key, to: $0, among: names) } ?? [])
  }

  private func correction(of node: NodeID, to name: String, among names: [String]) -> [Diagnostic.Fix] {
    let fix = Diagnostic.Fix(correcting: tree.text(node), to: name, among: names, at: tree.span(node)) {
      tree.spelling($0, like: node)
    }
    return [fix].compactMap(\.self)
  }

  private mutating func reportStray(_ name: String, key: NodeID, value: NodeID) {
    report(
      .tokenExpectedGroup, at: tree.span(value),
      "expected a group or a token for '\(escapedForDisplay(name))', found \(found(value))",
      help: "a token is a mapping: \"\(escapedForDisplay(name))\": { \"$type\": …, \"$value\": … }")
  }

  private mutating func reportLegacyType(_ name: Located<String>, _ type: WrittenType, at node: NodeID) {
    let message = "'\(escapedForDisplay(name.value))' is not a type of the DTCG format"
    switch type {
    case .known(let type):
      report(
        .dtcgLegacyType, at: name.span, "\(message); it is read as \(type.rawValue)",
        help: "write \"\(type.rawValue)\"",
        fixes: [tree.fix(replacing: node, with: type.rawValue)])
    case .byValue(.lineHeight):
      report(
        .dtcgLegacyType, at: name.span,
        "\(message); a value without a unit up to 4 is read as a number, others as lengths",
        help: "write \"number\" for a multiple of the font size, or \"dimension\" for a length")
    case .byValue(.font):
      report(
        .dtcgLegacyType, at: name.span, "\(message); whether it is a family, a size or a weight is read from the value",
        help: "write \"fontFamily\", \"dimension\", \"fontWeight\" or \"typography\"")
    }
  }

  mutating func report(
    _ kind: DiagnosticKind, at span: SourceSpan, _ message: String, help: String? = nil, fixes: [Diagnostic.Fix] = []
  ) {
    diagnostics.append(Diagnostic(kind, at: span, message, help: help, fixes: fixes))
  }

  func shown(_ names: [String]) -> String { escapedForDisplay(names.joined(separator: ".")) }

  func found(_ node: NodeID) -> String { tree.describedForTokens(node) }
}
