import FacetDiagnostics
import FacetLanguage

/// Arguments of a part that stand beside it: `{ part: row, title: content.title }`.
extension SpecDecoder {
  /// Whether a key that no part has is a parameter of the part that is drawn.
  func isArgumentOfPart(_ key: NodeID, in element: NodeID, as keys: Shape) -> Bool {
    guard tree.kind(key).isScalar, keys.rowIndex(tree.keyword(key)) == nil, let part = firstEntry(of: element),
      ElementKind(tree.keyword(part.key))?.id == .part, tree.kind(part.value).isScalar, let root = tree.root
    else { return false }
    return parameters(ofPart: tree.text(part.value), in: root).contains(tree.text(key))
  }

  /// Reports them together. Returns the arguments of the element with them in place, so that their values are checked
  /// and no parameter is missing.
  mutating func reportStrays(
    _ strays: [Entry], beside arguments: [ElementSpec.Argument], in element: NodeID
  ) -> [ElementSpec.Argument] {
    let names = strays.map { entry in
      "\(tree.text(entry.key)): \(tree.kind(entry.value) == .plain ? tree.text(entry.value) : "…")"
    }
    report(
      .misplacedKey, at: tree.span(strays[0].key), "unknown key '\(tree.text(strays[0].key))' in 'part'",
      help: "the arguments of a part stand behind 'with': write 'with: { \(names.joined(separator: ", ")) }'")
    var given: [ElementSpec.Argument] = []
    if case .parts(let written)? = arguments.first(where: { $0.keyword == Keyword(.with) })?.value { given = written }
    given += strays.map { ElementSpec.Argument(key: located($0.key), .none, value: .expression(expression($0))) }
    let with = ElementSpec.Argument(
      key: Located(Key.with.text, at: tree.span(strays[0].key)), Keyword(.with), value: .parts(given))
    return arguments.filter { $0.keyword != Keyword(.with) } + [with]
  }

  /// The parameters of all parts of the file with a name: a style or a component without styles declares them.
  private func parameters(ofPart name: String, in root: NodeID) -> [String] {
    guard tree.kind(root) == .mapping else { return [] }
    var names: [String] = []
    for (key, value) in tree.entries(of: root) where tree.kind(value) == .mapping {
      switch tree.keyword(key).key {
      case .parts: names += parameters(of: name, amongParts: value)
      case .styles:
        for style in tree.entries(of: value) {
          if let parts = member(.parts, of: style.value) { names += parameters(of: name, amongParts: parts) }
        }
      default: break
      }
    }
    return names
  }

  private func parameters(of name: String, amongParts parts: NodeID) -> [String] {
    guard tree.kind(parts) == .mapping else { return [] }
    for (key, value) in tree.entries(of: parts) where tree.text(key) == name {
      guard let parameters = member(.parameters, of: value), tree.kind(parameters) == .mapping else { return [] }
      return tree.entries(of: parameters).map { tree.text($0.key) }
    }
    return []
  }

  private func member(_ key: Key, of mapping: NodeID) -> NodeID? {
    guard tree.kind(mapping) == .mapping else { return nil }
    return tree.entries(of: mapping).first { tree.keyword($0.key) == Keyword(key) }?.value
  }
}
