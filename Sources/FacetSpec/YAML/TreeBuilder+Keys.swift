import FacetLanguage

// Keys are compared by canonical equivalence: composed and decomposed `é` are equal.

extension TreeBuilder {
  /// The maximum number of keys of a mapping that are compared linearly; larger mappings are hashed.
  static let comparedKeys = 16

  /// The earlier key of the innermost mapping that is equal to `key`, if there is one.
  mutating func firstKey(equalTo key: Int) -> Int? {
    let last = frames.count - 1
    frames[last].keyCount += 1
    let mapping = frames[last].node
    if frames[last].keyCount <= Self.comparedKeys { return comparedKey(equalTo: key, in: mapping) }
    return indexedKey(equalTo: key, in: mapping, frame: last)
  }

  /// `String` is hashed with a random seed, so that a file cannot cause collisions.
  private mutating func indexedKey(equalTo key: Int, in mapping: Int, frame: Int) -> Int? {
    var index = keyIndexes.removeValue(forKey: frame) ?? [:]
    if index.isEmpty { index = keyIndex(of: mapping, before: key) }
    let name = text(of: key)
    let first = index[name]
    if first == nil { index[name] = key }
    keyIndexes[frame] = index
    return first
  }

  private func comparedKey(equalTo key: Int, in mapping: Int) -> Int? {
    let keyword = nodes[key].keyword
    var earlier = mapping + 1
    while earlier < key {
      let other = nodes[earlier].keyword
      if keyword == other, keyword != .none || haveEqualText(key, earlier) { return earlier }
      earlier = keyAfter(earlier)
    }
    return nil
  }

  private func keyIndex(of mapping: Int, before key: Int) -> [String: Int] {
    var index: [String: Int] = [:]
    var earlier = mapping + 1
    while earlier < key {
      index[text(of: earlier)] = earlier
      earlier = keyAfter(earlier)
    }
    return index
  }

  private func keyAfter(_ key: Int) -> Int { Int(nodes[Int(nodes[key].next)].next) }

  private func haveEqualText(_ a: Int, _ b: Int) -> Bool {
    if haveEqualBytes(nodes[a], nodes[b]) { return true }
    // Only non-ASCII text can be equal with different bytes.
    return isBeyondASCII(nodes[a]) && text(of: a) == text(of: b)
  }

  private func haveEqualBytes(_ a: SourceTree.Node, _ b: SourceTree.Node) -> Bool {
    guard a.textEnd - a.textStart == b.textEnd - b.textStart else { return false }
    for offset in 0..<Int(a.textEnd - a.textStart) where byte(offset, of: a) != byte(offset, of: b) { return false }
    return true
  }

  private func isBeyondASCII(_ node: SourceTree.Node) -> Bool {
    for offset in 0..<Int(node.textEnd - node.textStart) where byte(offset, of: node) >= 0x80 { return true }
    return false
  }

  private func byte(_ offset: Int, of node: SourceTree.Node) -> UInt8 {
    if node.isCooked { return cooked[Int(node.textStart) + offset] }
    return source[Int(node.textStart) + offset]
  }
}
