import FacetDiagnostics
package import FacetLanguage
package import FacetSpec

/// A spec file as text, and the places of all keys of the grammar in it.
package struct SpecText: Sendable {
  package let path: String
  package let bytes: [UInt8]
  /// What the file is by its name; nil for tokens and pages, which have no keys of the grammar.
  package let root: Shape?

  package init(path: String, bytes: [UInt8], root: Shape?) {
    self.path = path
    self.bytes = bytes
    self.root = root
  }

  /// A key of the grammar where it stands in a file.
  package struct Occurrence: Sendable {
    package let row: Row
    /// The keys from the file or the element that it belongs to: `accessibility.label`, `button.role`, `frame.width`.
    package let path: String
    /// Keys that may not stand beside it.
    package let stranger: Key
    /// Keys that may stand in the place of this one, and do not stand beside it.
    package let others: [Keyword]
    package let valueNode: NodeID
    package let key: Range<Int>
    package let value: Range<Int>
    package let mapping: Range<Int>
    package let nextKey: Int?
    package let previousEnd: Int?
    package let isFlow: Bool
    /// `[tap: onTap]`
    package let isPairInBrackets: Bool
    package let isEmpty: Bool
    /// Whether it says what an element is, so that another word makes another element.
    package let isFirstOfElement: Bool
  }

  var isPage: Bool { SpecFileKind(path) == .page }

  /// What the attributes of the file begin with, but those of components and screens.
  var prefix: String {
    switch SpecFileKind(path) {
    case .project: "project."
    case .app: "app."
    case .transition: "transition."
    case .tokens: "token."
    case .resolver: "resolver."
    case .page: "page."
    case .component, .screen, .swift, nil: ""
    }
  }

  package func tree() -> SourceTree? {
    var diagnostics: [Diagnostic] = []
    return SourceTree.read(yaml: bytes, file: FileID(0), diagnostics: &diagnostics)
  }

  package var occurrences: [Occurrence] { tree().map { occurrences(in: $0) } ?? [] }

  /// - Parameter tree: That of the file.
  package func occurrences(in tree: SourceTree) -> [Occurrence] {
    guard let node = tree.root, let root else { return [] }
    var walk = Walk(tree: tree, bytes: bytes)
    walk.visit(node, as: .shape(root), below: "")
    return walk.found
  }
}

private struct Walk {
  let tree: SourceTree
  let bytes: [UInt8]
  var found: [SpecText.Occurrence] = []

  /// - Parameter path: That of the key whose value it is.
  mutating func visit(_ node: NodeID, as value: ValueShape, below path: String) {
    switch value {
    case .shape(let shape), .expressionOr(_, let shape), .wordOr(_, let shape), .textOr(let shape):
      visit(node, keys: shape.rows, below: path)
    case .declaration(let shape): visit(node, keys: shape.rows, below: path)
    case .statements: visit(node, keys: Grammar.longAction.rows, below: path)
    case .element, .elements: visitElement(node)
    case .arguments: visitSlots(of: node)
    case .mappings(let shape) where tree.kind(node) == .mapping: visit(node, keys: shape.rows, below: path)
    case .expressionOrList(_, of: let shape), .mappings(let shape):
      visit(node, as: .list(of: .shape(shape)), below: path)
    case .list(of: let value) where tree.kind(node) == .sequence:
      for element in tree.elements(of: node) { visit(element, as: value, below: path) }
    case .namedOr(let shape, let value) where tree.kind(node) == .mapping:
      visit(node, keys: shape.rows, below: path)
      for entry in tree.entries(of: node) where shape.row(tree.keyword(entry.key)) == nil {
        visit(entry.value, as: value, below: path)
      }
    case .named(let value) where tree.kind(node) == .mapping:
      for entry in tree.entries(of: node) { visit(entry.value, as: value, below: path) }
    default: break
    }
  }

  private mutating func visitElement(_ node: NodeID) {
    if tree.kind(node) == .sequence {
      for element in tree.elements(of: node) { visitElement(element) }
    } else if tree.kind(node) == .mapping, let first = tree.entries(of: node).first(where: { _ in true }) {
      let kind = ElementKind(tree.keyword(first.key))
      let own = kind?.arguments.rows ?? Grammar.componentElement.rows
      visit(
        node, keys: own, below: kind?.principal.key.text ?? "component",
        besides: (kind.map { [$0.principal] } ?? []) + Grammar.modifiers.rows, isElement: kind != nil)
      if kind == nil { visitSlots(of: first.value) }
    }
  }

  /// The elements among the arguments of a component. Its parameters are unknown here, so an element is what has its keys
  /// only: the fields of a struct have names of their own.
  private mutating func visitSlots(of arguments: NodeID) {
    guard tree.kind(arguments) == .mapping else { return }
    for entry in tree.entries(of: arguments) {
      let content = tree.kind(entry.value) == .sequence ? Array(tree.elements(of: entry.value)) : [entry.value]
      for node in content where tree.kind(node) == .mapping {
        let keys = tree.entries(of: node).map { tree.keyword($0.key) }
        if Grammar.slotContent.rows.map(\.key) == keys {
          visit(node, keys: Grammar.slotContent.rows, below: "slot")
        } else if let kind = keys.first.flatMap(ElementKind.init),
          kind.principal.key != ElementID.part.kind.principal.key,
          keys.dropFirst().allSatisfy({ key in (kind.arguments.rows + Grammar.modifiers.rows).contains { $0.key == key }
          })
        {
          visitElement(node)
        }
      }
    }
  }

  /// - Parameter others: Rows whose keys begin a path.
  private mutating func visit(
    _ node: NodeID, keys rows: [Row], below path: String, besides others: [Row] = [], isElement: Bool = false
  ) {
    guard tree.kind(node) == .mapping else { return }
    let entries = Array(tree.entries(of: node))
    for (index, entry) in entries.enumerated() {
      let key = tree.keyword(entry.key)
      let isOwn = rows.contains { $0.key == key } && !(isElement && index == 0)
      guard key != .none, let row = (isOwn ? rows : others).first(where: { $0.key == key }) else { continue }
      let value = range(entry.value)
      // Behind an alias stands what was written elsewhere.
      guard value.lowerBound >= range(entry.key).upperBound else { continue }
      let place = isOwn && !path.isEmpty ? "\(path).\(key.text)" : key.text
      found.append(
        SpecText.Occurrence(
          row: row, path: place,
          stranger: Key.allCases.first { key in !(rows + others).contains { $0.key == key } } ?? .facet,
          others: (isOwn ? rows : others).map(\.key)
            .filter { other in !entries.contains { tree.keyword($0.key) == other } },
          valueNode: entry.value, key: range(entry.key), value: value, mapping: range(node),
          nextKey: index + 1 < entries.count ? range(entries[index + 1].key).lowerBound : nil,
          previousEnd: index > 0
            ? max(range(entries[index - 1].key).upperBound + 1, range(entries[index - 1].value).upperBound) : nil,
          isFlow: bytes[range(node).lowerBound] == UInt8(ascii: "{"), isPairInBrackets: isPairInBrackets(node),
          isEmpty: value.isEmpty,
          isFirstOfElement: isElement && index == 0))
      visit(entry.value, as: row.value, below: place)
    }
  }

  private func isPairInBrackets(_ node: NodeID) -> Bool {
    let before = bytes[..<range(node).lowerBound].last { $0 != 0x20 && $0 != 0x0A }
    return (before == UInt8(ascii: "[") || before == UInt8(ascii: ","))
      && bytes[range(node).lowerBound] != UInt8(ascii: "{")
  }

  private func range(_ node: NodeID) -> Range<Int> { Int(tree.span(node).start)..<Int(tree.span(node).end) }
}
