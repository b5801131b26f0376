// Keys are compared as Unicode does: `é` is one key, however it is composed.

extension TreeBuilder {
  /// The key of the innermost mapping that says the same as `key`, if it was there before.
  mutating func firstKey(equalTo key: Int) -> Int? {
    let last = frames.count - 1
    frames[last].keyCount += 1
    if frames[last].keyCount <= ReadingLimits.comparedKeys { return comparedKey(equalTo: key, in: frames[last].node) }
    // `String` hashes with a seed of its own in each run, so no file can be made to collide.
    let name = text(of: key)
    var index = keyIndexes.removeValue(forKey: last) ?? keyIndex(of: frames[last].node, before: key)
    let first = index[name]
    if first == nil { index[name] = key }
    keyIndexes[last] = index
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
    withText(of: a) { first in
      withText(of: b) { second in
        if haveEqualBytes(first, second) { return true }
        // Only beyond ASCII can different bytes be the same text.
        guard first.contains(where: { $0 >= 0x80 }) else { return false }
        return String(decoding: first, as: UTF8.self) == String(decoding: second, as: UTF8.self)
      }
    }
  }
}
