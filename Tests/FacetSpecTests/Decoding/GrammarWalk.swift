import FacetDiagnostics
import FacetText

@testable import FacetSpec

/// A place in a file where the grammar says which key stands there, and what behind it.
struct GrammarPlace {
  var key: NodeID
  var value: NodeID
  var row: Row
  /// Keys of the same mapping.
  var siblings: [NodeID]
}

/// Goes through a file with the grammar in hand, and collects every key that it knows.
struct GrammarWalk {
  let tree: SourceTree
  private(set) var places: [GrammarPlace] = []

  init(_ tree: SourceTree, as shape: Shape) {
    self.tree = tree
    if let root = tree.root { visit(root, .shape(shape)) }
  }

  private mutating func visit(_ node: NodeID, _ shape: ValueShape) {
    switch (shape, tree.kind(node)) {
    case (.shape(let shape), .mapping), (.expressionOr(let shape), .mapping),
      (.wordOr(_, let shape), .mapping), (.textOr(let shape), .mapping):
      visitKeys(of: node) { shape.row($0) }
    case (.declaration, .mapping):
      guard tree.entries(of: node).contains(where: { tree.keyword($0.key).key == .type }) else { return }
      visitKeys(of: node) { Grammar.longDeclaration.row($0) }
    case (.statements, .mapping): visitKeys(of: node) { Grammar.longAction.row($0) }
    case (.list(let element), .sequence): for item in tree.elements(of: node) { visit(item, element) }
    case (.named(let shape), .mapping): for (_, value) in tree.entries(of: node) { visit(value, shape) }
    case (.elements, .sequence): for item in tree.elements(of: node) { visit(item, .element) }
    case (.element, .mapping), (.elements, .mapping): visitElement(node)
    default: break
    }
  }

  private mutating func visitElement(_ node: NodeID) {
    guard let first = tree.entries(of: node).first(where: { _ in true }) else { return }
    guard let kind = tree.keyword(first.key).key.flatMap(Grammar.element) else {
      return visitKeys(of: node) { Grammar.componentElement.row($0) ?? Grammar.modifiers.row($0) }
    }
    visitKeys(of: node) {
      $0 == kind.principal.key ? kind.principal : kind.arguments.row($0) ?? Grammar.modifiers.row($0)
    }
  }

  private mutating func visitKeys(of node: NodeID, _ row: (Key) -> Row?) {
    let entries = Array(tree.entries(of: node))
    for (key, value) in entries {
      guard let row = tree.keyword(key).key.flatMap(row) else { continue }
      let siblings = entries.map(\.key).filter { $0 != key }
      places.append(GrammarPlace(key: key, value: value, row: row, siblings: siblings))
      visit(value, row.value)
    }
  }
}
