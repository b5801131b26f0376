package import FacetDiagnostics
import FacetLanguage

/// The content of a slot with a value as written: `{ as: person, do: { text: person.name } }`.
package struct SlotContentSpec: Sendable {
  /// The name of the value in the elements.
  package let name: Located<String>
  package let elements: [ElementSpec]

  /// Whether a value names the value of a slot, and is not just elements.
  package static func isWritten(as node: NodeID, in tree: SourceTree) -> Bool {
    guard tree.kind(node) == .mapping else { return false }
    var entries = tree.entries(of: node)
    let first = entries.next().flatMap { tree.keyword($0.key).key }
    return first == .as || first == .do
  }

  /// Decodes the content; nil if an error has been reported.
  package static func decode(
    _ node: NodeID, in tree: SourceTree, diagnostics: inout [Diagnostic]
  ) -> SlotContentSpec? {
    var decoder = SpecDecoder(tree)
    defer { decoder.handOver(to: &diagnostics) }
    let entry = Entry(key: node, value: node)
    guard case .parts(let parts)? = decoder.parts(entry, as: Grammar.slotContent),
      case .word(let name)? = parts[.as]?.value,
      case .elements(let elements)? = parts[.do]?.value
    else { return nil }
    return SlotContentSpec(name: name, elements: elements)
  }
}
