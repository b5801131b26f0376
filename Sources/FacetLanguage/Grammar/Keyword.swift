/// Any word that can stand as a key, as a small number: a ``Key``, or the name of a modifier, a kind of element or an
/// environment value that no other key has. Words are looked up once, when they are read.
package struct Keyword: Hashable, Sendable {
  fileprivate let raw: UInt16

  /// A word that the grammar does not know.
  package static let none = Keyword(raw: 0)

  private init(raw: UInt16) { self.raw = raw }

  /// The keyword spelled by these bytes; `.none` for any other word.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) { raw = KeywordTable.shared.number(bytes) }

  /// The keyword that is written so; `.none` for any other word.
  package init(_ word: String) {
    var word = word
    self = word.withUTF8 { Keyword($0) }
  }

  package init(_ key: Key) { raw = key.rawValue }

  /// Nil for a word that only names one thing of the vocabulary, and for `.none`.
  package var key: Key? { Key(rawValue: raw) }

  /// The spelling in a file.
  package var text: String { raw == 0 ? "" : Self.texts[Int(raw) - 1] }

  package static func == (keyword: Keyword, key: Key) -> Bool { keyword.raw == key.rawValue }

  /// The number of keywords. Their numbers begin with 1.
  fileprivate static let count = texts.count

  /// The keys, followed by names that are only in the vocabulary.
  static let texts: [String] = {
    let keys = Key.allCases.map(\.text)
    let names =
      ModifierID.allCases.map { "\($0)" } + ElementID.allCases.map { "\($0)" }
      + EnvironmentID.allCases.map { "\($0)" }
    return keys + Set(names).subtracting(keys).sorted()
  }()
}

/// Positions of keywords in a list, found by one access.
struct KeywordPositions: Sendable {
  /// For each keyword its position, plus one; zero where it is not in the list.
  private var positions = [UInt8](repeating: 0, count: Keyword.count + 1)

  /// Of a keyword that is in the list several times, the last position.
  init(_ keywords: some Sequence<Keyword?>) {
    for (position, keyword) in keywords.enumerated() {
      if let keyword { positions[Int(keyword.raw)] = UInt8(position + 1) }
    }
  }

  subscript(keyword: Keyword) -> Int? {
    let position = Int(positions[Int(keyword.raw)])
    return position == 0 ? nil : position - 1
  }
}

/// From the bytes of a word to its number: open addressing over all keywords, built once.
struct KeywordTable: Sendable {
  static let shared = KeywordTable(Keyword.texts)

  private let words: [[UInt8]]
  /// Positions in `words`, plus one; zero where there is none. Four slots a word keep the chains short.
  private let slots: [UInt16]
  private let longest: Int

  init(_ texts: [String]) {
    var words: [[UInt8]] = []
    var slots = [UInt16](repeating: 0, count: Self.slotCount(for: texts.count))
    for (position, text) in texts.enumerated() {
      words.append(Array(text.utf8))
      var slot = words[words.count - 1].withUnsafeBufferPointer(Self.hash) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt16(position + 1)
    }
    self.words = words
    self.slots = slots
    longest = words.map(\.count).max() ?? 0
  }

  /// The position of the word among the texts, plus one; zero for any other word.
  func number(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt16 {
    guard bytes.count <= longest else { return 0 }
    var slot = Self.hash(bytes) & (slots.count - 1)
    while slots[slot] != 0 {
      if Self.areEqual(words[Int(slots[slot]) - 1], bytes) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    return 0
  }

  private static func areEqual(_ word: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    word.count == bytes.count && bytes.indices.allSatisfy { word[$0] == bytes[$0] }
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
