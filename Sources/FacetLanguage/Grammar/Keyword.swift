/// A word of the grammar, as a small number: keys are looked up once, when they are read.
package struct Keyword: Hashable, Sendable {
  package var raw: UInt16
  package init(raw: UInt16) { self.raw = raw }

  /// A key that the grammar does not know.
  package static let none = Keyword(raw: 0)

  /// The keyword spelled by these bytes; `.none` for any other word.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) { self = KeywordTable.shared.keyword(bytes) }

  package init(_ key: Key) { raw = key.rawValue }

  /// The key it stands for; nil for `.none`.
  package var key: Key? { Key(rawValue: raw) }
}

/// From the bytes of a word to its ``Keyword``: open addressing over all keys, built once.
package struct KeywordTable: Sendable {
  package static let shared = KeywordTable(Key.allCases)

  private let words: [[UInt8]]
  /// Positions in `words`, plus one; zero where there is none. Four slots a word keep the chains short.
  private let slots: [UInt16]
  private let longest: Int

  package init(_ keys: [Key]) {
    var words: [[UInt8]] = []
    var slots = [UInt16](repeating: 0, count: Self.slotCount(for: keys.count))
    for key in keys {
      words.append(Array(key.text.utf8))
      var slot = words[words.count - 1].withUnsafeBufferPointer(Self.hash) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = key.rawValue
    }
    self.words = words
    self.slots = slots
    longest = words.map(\.count).max() ?? 0
  }

  package func keyword(_ bytes: UnsafeBufferPointer<UInt8>) -> Keyword {
    guard bytes.count <= longest else { return .none }
    var slot = Self.hash(bytes) & (slots.count - 1)
    while slots[slot] != 0 {
      if words[Int(slots[slot]) - 1].elementsEqual(bytes) { return Keyword(raw: slots[slot]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return .none
  }

  private static func slotCount(for words: Int) -> Int {
    var count = 4
    while count < words * 4 { count *= 2 }
    return count
  }

  /// FNV-1a, 64 bits.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return Int(truncatingIfNeeded: hash & 0x7fff_ffff)
  }
}
