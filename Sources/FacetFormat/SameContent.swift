import FacetSpec

extension SourceTree {
  /// Whether a node has the content of a node of another tree, in any order of the entries of mappings.
  func says(_ node: NodeID, theSameAs other: NodeID, in tree: SourceTree) -> Bool {
    guard kind(node) == tree.kind(other) else { return false }
    switch kind(node) {
    case .mapping: return saysSameEntries(Array(entries(of: node)), Array(tree.entries(of: other)), in: tree)
    case .sequence:
      let (mine, others) = (Array(elements(of: node)), Array(tree.elements(of: other)))
      return mine.count == others.count && zip(mine, others).allSatisfy { says($0, theSameAs: $1, in: tree) }
    default: return hasSameText(node, other, in: tree)
    }
  }

  /// Compares entries. Most have the same order, so each search starts after the previous result.
  private func saysSameEntries(
    _ mine: [(key: NodeID, value: NodeID)], _ others: [(key: NodeID, value: NodeID)], in tree: SourceTree
  ) -> Bool {
    guard mine.count == others.count else { return false }
    var next = 0
    for entry in mine {
      let order = (0..<others.count).lazy.map { (next + $0) % others.count }
      guard let found = order.first(where: { says(entry.key, theSameAs: others[$0].key, in: tree) }),
        says(entry.value, theSameAs: others[found].value, in: tree)
      else { return false }
      next = (found + 1) % others.count
    }
    return true
  }

  private func hasSameText(_ node: NodeID, _ other: NodeID, in tree: SourceTree) -> Bool {
    withText(node) { mine in tree.withText(other) { mine.elementsEqual($0) } }
  }
}
