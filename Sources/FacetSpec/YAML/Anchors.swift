/// The nodes that a YAML file has named with `&name`.
struct Anchors {
  /// In the order of the nodes.
  private var named: [(name: String, node: Int)] = []
  /// Where in `named` the last one of a name is; to be checked, since entries go.
  private var positions: [String: Int] = [:]

  /// The same name may be given again; the last one counts.
  mutating func name(_ node: Int, _ name: String) {
    positions[name] = named.count
    named.append((name, node))
  }

  func node(named name: String) -> Int? {
    guard let position = positions[name], position < named.count, named[position].name == name else { return nil }
    return named[position].node
  }

  /// The nodes from `node` on are taken out of the tree.
  mutating func forget(from node: Int) {
    while let last = named.last, last.node >= node { named.removeLast() }
  }

  /// The last names given, for "did you mean".
  var lastNames: [String] { named.suffix(200).map(\.name) }
}
