import FacetCompiler
import FacetDiagnostics
import FacetLanguage
import FacetSpec

/// A spec file as text, and the places of all keys of the grammar in it.
struct SpecText: Sendable {
  let path: String
  let bytes: [UInt8]
  /// What the file is by its name.
  let root: Shape

  /// A key of the grammar where it stands in a file.
  struct Occurrence: Sendable {
    let row: Row
    /// Keys that may not stand beside it.
    let stranger: Key
    let key: Range<Int>
    let value: Range<Int>
    let mapping: Range<Int>
    let nextKey: Int?
    let previousEnd: Int?
    let isFlow: Bool
    /// `[tap: onTap]`
    let isPairInBrackets: Bool
    let isEmpty: Bool
    /// Whether it says what an element is, so that another word makes another element.
    let isFirstOfElement: Bool
  }

  func tree() -> SourceTree? {
    var diagnostics: [Diagnostic] = []
    return SourceTree.read(yaml: bytes, file: FileID(0), diagnostics: &diagnostics)
  }

  var occurrences: [Occurrence] {
    guard let tree = tree(), let node = tree.root else { return [] }
    var walk = Walk(tree: tree, bytes: bytes)
    walk.visit(node, as: .shape(root))
    return walk.found
  }
}

private struct Walk {
  let tree: SourceTree
  let bytes: [UInt8]
  var found: [SpecText.Occurrence] = []

  mutating func visit(_ node: NodeID, as value: ValueShape) {
    switch value {
    case .shape(let shape), .expressionOr(_, let shape), .wordOr(_, let shape), .textOr(let shape):
      visit(node, keys: shape.rows)
    case .declaration(let shape): visit(node, keys: shape.rows)
    case .statements: visit(node, keys: Grammar.longAction.rows)
    case .element, .elements: visitElement(node)
    case .mappings(let shape) where tree.kind(node) == .mapping: visit(node, keys: shape.rows)
    case .expressionOrList(_, of: let shape), .mappings(let shape): visit(node, as: .list(of: .shape(shape)))
    case .list(of: let value) where tree.kind(node) == .sequence:
      for element in tree.elements(of: node) { visit(element, as: value) }
    case .namedOr(let shape, let value) where tree.kind(node) == .mapping:
      visit(node, keys: shape.rows)
      for entry in tree.entries(of: node) where shape.row(tree.keyword(entry.key)) == nil {
        visit(entry.value, as: value)
      }
    case .named(let value) where tree.kind(node) == .mapping:
      for entry in tree.entries(of: node) { visit(entry.value, as: value) }
    default: break
    }
  }

  private mutating func visitElement(_ node: NodeID) {
    if tree.kind(node) == .sequence {
      for element in tree.elements(of: node) { visitElement(element) }
    } else if tree.kind(node) == .mapping, let first = tree.entries(of: node).first(where: { _ in true }) {
      let kind = ElementKind(tree.keyword(first.key))
      let own = kind.map { [$0.principal] + $0.arguments.rows } ?? Grammar.componentElement.rows
      visit(node, keys: own + Grammar.modifiers.rows, isElement: kind != nil)
    }
  }

  private mutating func visit(_ node: NodeID, keys rows: [Row], isElement: Bool = false) {
    guard tree.kind(node) == .mapping else { return }
    let entries = Array(tree.entries(of: node))
    for (index, entry) in entries.enumerated() {
      let key = tree.keyword(entry.key)
      guard key != .none, let row = rows.first(where: { $0.key == key }) else { continue }
      let value = range(entry.value)
      // Behind an alias stands what was written elsewhere.
      guard value.lowerBound >= range(entry.key).upperBound else { continue }
      found.append(
        SpecText.Occurrence(
          row: row, stranger: Key.allCases.first { key in !rows.contains { $0.key == key } } ?? .facet,
          key: range(entry.key), value: value, mapping: range(node),
          nextKey: index + 1 < entries.count ? range(entries[index + 1].key).lowerBound : nil,
          previousEnd: index > 0
            ? max(range(entries[index - 1].key).upperBound + 1, range(entries[index - 1].value).upperBound) : nil,
          isFlow: bytes[range(node).lowerBound] == UInt8(ascii: "{"), isPairInBrackets: isPairInBrackets(node),
          isEmpty: value.isEmpty,
          isFirstOfElement: isElement && index == 0))
      visit(entry.value, as: row.value)
    }
  }

  private func isPairInBrackets(_ node: NodeID) -> Bool {
    let before = bytes[..<range(node).lowerBound].last { $0 != 0x20 && $0 != 0x0A }
    return (before == UInt8(ascii: "[") || before == UInt8(ascii: ","))
      && bytes[range(node).lowerBound] != UInt8(ascii: "{")
  }

  private func range(_ node: NodeID) -> Range<Int> { Int(tree.span(node).start)..<Int(tree.span(node).end) }
}
