import FacetSpec

/// What a hand gets wrong about a key: the file with it, and where it has to be told.
struct KeyMutation {
  enum Kind: CaseIterable { case misspelt, unheardOf, misplaced, ofTheWrongType, withoutValue, missing, doubled }

  let bytes: [UInt8]
  /// A diagnostic has to touch it.
  let place: Range<Int>

  /// Nil where the mutation makes no mistake: a key that may be missing, or a value that may be anything.
  init?(_ kind: Kind, of key: SpecText.Occurrence, in bytes: [UInt8]) {
    var edited = bytes
    let name = key.row.key.text
    switch kind {
    case .misspelt: self.init(replacing: key.key, in: bytes, by: name + "z")
    case .unheardOf: self.init(replacing: key.key, in: bytes, by: "zork")
    case .misplaced: self.init(replacing: key.key, in: bytes, by: key.stranger.text)
    case .ofTheWrongType:
      guard let wrong = key.row.value.wrongExample, !key.isEmpty else { return nil }
      edited.replaceSubrange(key.value, with: wrong.utf8)
      self.init(bytes: edited, place: key.key.lowerBound..<key.value.lowerBound + wrong.utf8.count)
    case .withoutValue:
      guard !key.row.value.mayBeEmpty, !key.isEmpty, key.row.isRequiredValue else { return nil }
      edited.removeSubrange(key.value)
      self.init(bytes: edited, place: key.key.lowerBound..<key.key.upperBound + 1)
    case .missing:
      guard key.row.isRequired, !key.isFirstOfElement else { return nil }
      let removed = key.nextKey.map { key.key.lowerBound..<$0 } ?? (key.previousEnd ?? key.key.lowerBound)..<key.end
      edited.removeSubrange(removed)
      let isAlone = key.nextKey == nil && key.previousEnd == nil
      if isAlone { edited.insert(contentsOf: "{}".utf8, at: removed.lowerBound) }
      // The key of the mapping stands on the line above.
      let start = bytes[..<key.mapping.lowerBound].lastIndex { $0 == UInt8(ascii: "\n") } ?? 0
      let line = bytes[..<start].lastIndex { $0 == UInt8(ascii: "\n") } ?? 0
      self.init(bytes: edited, place: line..<max(key.mapping.upperBound - removed.count, line) + 2)
    case .doubled:
      if key.isPairInBrackets { return nil }
      let column = bytes[..<key.key.lowerBound].reversed().prefix { $0 != UInt8(ascii: "\n") }.count
      let copy = Array(bytes[key.key.lowerBound..<key.end])
      let separator = key.isFlow ? ", " : "\n" + String(repeating: " ", count: column)
      edited.insert(contentsOf: copy + Array(separator.utf8), at: key.key.lowerBound)
      let shift = copy.count + separator.utf8.count
      self.init(bytes: edited, place: key.key.lowerBound + shift..<key.key.upperBound + shift)
    }
  }

  private init(bytes: [UInt8], place: Range<Int>) {
    self.bytes = bytes
    self.place = place
  }

  private init(replacing key: Range<Int>, in bytes: [UInt8], by word: String) {
    var edited = bytes
    edited.replaceSubrange(key, with: word.utf8)
    self.init(bytes: edited, place: key.lowerBound..<key.lowerBound + word.utf8.count)
  }
}

extension SpecText.Occurrence {
  fileprivate var end: Int { max(key.upperBound + 1, value.upperBound) }
}

extension Row {
  /// The name of a divider, say, stands for the whole of it.
  fileprivate var isRequiredValue: Bool { !Grammar.isElementByItself(key.text) }
}

extension ValueShape {
  /// What surely cannot stand here, in one line; nil where anything can.
  fileprivate var wrongExample: String? {
    switch self {
    case .data: nil
    case .shape, .element, .elements, .named, .arguments, .list: "'zork zork'"
    case .declaration, .style: "[1, 2]"
    default: "{ zork: { zork: 1 } }"
    }
  }

  /// Whether nothing is something: variants, samples and sections that are still empty.
  fileprivate var mayBeEmpty: Bool {
    switch self {
    case .data, .arguments: true
    default: false
    }
  }
}
