/// The anchors of a YAML file: nodes with names from `&name`.
struct Anchors {
  /// The anchors in document order.
  private var named: [(name: String, node: Int)] = []
  /// The index in `named` of the last anchor with a name. It can be stale, because entries are removed.
  private var positions: [String: Int] = [:]

  /// Adds an anchor. A name can be reused; the last anchor is used.
  mutating func name(_ node: Int, _ name: String) {
    positions[name] = named.count
    named.append((name, node))
  }

  func node(named name: String) -> Int? {
    guard let position = positions[name], position < named.count, named[position].name == name else { return nil }
    return named[position].node
  }

  /// Removes the anchors of nodes from `node` on, which are removed from the tree.
  mutating func forget(from node: Int) {
    while let last = named.last, last.node >= node { named.removeLast() }
  }

  /// The last names, for suggestions.
  var lastNames: [String] { named.suffix(200).map(\.name) }
}
