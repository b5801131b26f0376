package import FacetSpec
import FacetText

extension SourceTree {
  /// The value of a mapping's key, or nil.
  package func member(_ name: String, of mapping: NodeID) -> NodeID? {
    entry(name, of: mapping)?.value
  }

  /// A mapping's key and its value, or nil.
  func entry(_ name: String, of mapping: NodeID) -> (key: NodeID, value: NodeID)? {
    guard kind(mapping) == .mapping else { return nil }
    for (key, value) in entries(of: mapping) where isText(key, name) { return (key, value) }
    return nil
  }

  /// Whether a node is a scalar with exactly this text.
  package func isText(_ node: NodeID, _ text: String) -> Bool {
    kind(node).isScalar && withText(node) { $0.elementsEqual(text.utf8) }
  }
}

extension SourceTree {
  /// The description of a node in messages: `the text '16px'`, `the number 4`, `a list`.
  package func describedForTokens(_ node: NodeID) -> String {
    switch kind(node) {
    case .mapping: return "a mapping"
    case .sequence: return "a list"
    case .plain:
      let text = text(node)
      if text.isEmpty || text == "null" { return "nothing" }
      let isWord = TokenNumber.parse(text) != nil || text == "true" || text == "false"
      return isWord ? shown(text) : "the text '\(shown(text))'"
    case .singleQuoted, .doubleQuoted, .block, .jsonString: return "the text '\(shown(text(node)))'"
    }
  }

  /// Text for a message on one line, shortened if it is long.
  private func shown(_ text: String) -> String {
    let escaped = escapedForDisplay(text)
    return escaped.unicodeScalars.count <= 40 ? escaped : String(escaped.unicodeScalars.prefix(39)) + "…"
  }
}
