import FacetLanguage
import FacetSpec
import SpecMutation

/// What a hand gets wrong about a key: an edit of the file, and where it has to be told.
struct KeyMutation {
  enum Kind: CaseIterable {
    case misspelt, unheardOf, misplaced, ofTheWrongType, cutShort, withoutValue, missing, doubled
  }

  let kind: Kind
  let key: SpecText.Occurrence
  /// What is replaced, and by what.
  let range: Range<Int>
  let replacement: [UInt8]
  /// A diagnostic has to touch it, once the edit is made.
  let place: Range<Int>

  /// Nil where the mutation makes no mistake: a key that may be missing, or a value that may be anything.
  init?(_ kind: Kind, of key: SpecText.Occurrence, in bytes: [UInt8]) {
    let name = key.row.key.text
    switch kind {
    case .misspelt: self.init(kind, key, renamed: name + "z")
    case .unheardOf: self.init(kind, key, renamed: "zork")
    case .misplaced: self.init(kind, key, renamed: key.stranger.text)
    case .ofTheWrongType:
      guard let wrong = key.row.value.wrongExample else { return nil }
      self.init(kind, key, value: wrong)
    case .cutShort:
      guard key.row.isExpression else { return nil }
      self.init(kind, key, value: "1 +")
    case .withoutValue:
      guard !key.row.value.mayBeEmpty, !key.isEmpty, key.row.isRequiredValue else { return nil }
      self.init(kind, key, replacing: key.value, by: "", place: key.key.lowerBound..<key.key.upperBound + 1)
    case .missing:
      guard key.row.isRequired, !key.isFirstOfElement else { return nil }
      let removed = key.nextKey.map { key.key.lowerBound..<$0 } ?? (key.previousEnd ?? key.key.lowerBound)..<key.end
      let isAlone = key.nextKey == nil && key.previousEnd == nil
      // The key of the mapping stands on the line above.
      let start = bytes[..<key.mapping.lowerBound].lastIndex { $0 == UInt8(ascii: "\n") } ?? 0
      let line = bytes[..<start].lastIndex { $0 == UInt8(ascii: "\n") } ?? 0
      self.init(
        kind, key, replacing: removed, by: isAlone ? "{}" : "",
        place: line..<max(key.mapping.upperBound - removed.count, line) + 2)
    case .doubled:
      if key.isPairInBrackets { return nil }
      let column = bytes[..<key.key.lowerBound].reversed().prefix { $0 != UInt8(ascii: "\n") }.count
      let separator = key.isFlow ? ", " : "\n" + String(repeating: " ", count: column)
      let copy = String(decoding: bytes[key.key.lowerBound..<key.end], as: UTF8.self) + separator
      let shift = copy.utf8.count
      self.init(
        kind, key, replacing: key.key.lowerBound..<key.key.lowerBound, by: copy,
        place: key.key.lowerBound + shift..<key.key.upperBound + shift)
    }
  }

  private init(
    _ kind: Kind, _ key: SpecText.Occurrence, replacing range: Range<Int>, by text: String, place: Range<Int>
  ) {
    self.kind = kind
    self.key = key
    self.range = range
    self.place = place
    replacement = Array(text.utf8)
  }

  private init(_ kind: Kind, _ key: SpecText.Occurrence, renamed name: String) {
    self.init(
      kind, key, replacing: key.key, by: name, place: key.key.lowerBound..<key.key.lowerBound + name.utf8.count)
  }

  private init?(_ kind: Kind, _ key: SpecText.Occurrence, value: String) {
    if key.isEmpty { return nil }
    // What is missing from a value is told right behind it.
    let end = key.value.lowerBound + value.utf8.count + 1
    self.init(kind, key, replacing: key.value, by: value, place: key.key.lowerBound..<end)
  }

  /// All that the mutation may change the meaning of, before the edit is made.
  fileprivate var extent: Range<Int> {
    let start = min(key.key.lowerBound, place.lowerBound)
    return start..<max(key.end, kind == .missing ? key.mapping.upperBound : 0, range.upperBound) + 2
  }
}

/// A file with several mistakes in it, none inside of another.
struct MutatedFile {
  private(set) var mutations: [KeyMutation]

  /// They stand in the order of the file, and apart.
  init(_ mutations: [KeyMutation]) { self.mutations = mutations }

  /// All mutations in as few files as they fit in.
  static func files(for mutations: [KeyMutation]) -> [MutatedFile] {
    var files: [MutatedFile] = []
    for mutation in mutations.sorted(by: { $0.extent.lowerBound < $1.extent.lowerBound }) {
      let extent = mutation.extent
      if let free = files.firstIndex(where: { $0.end <= extent.lowerBound }) {
        files[free].mutations.append(mutation)
      } else {
        files.append(MutatedFile([mutation]))
      }
    }
    return files
  }

  private var end: Int { mutations.last?.extent.upperBound ?? 0 }

  /// The file with all edits made, and the place of each mutation in it.
  func edited(_ bytes: [UInt8]) -> (bytes: [UInt8], places: [Range<Int>]) {
    var edited: [UInt8] = []
    var places: [Range<Int>] = []
    var position = 0
    for mutation in mutations {
      edited += bytes[position..<mutation.range.lowerBound]
      let shift = edited.count - mutation.range.lowerBound
      places.append(mutation.place.lowerBound + shift..<mutation.place.upperBound + shift)
      edited += mutation.replacement
      position = mutation.range.upperBound
    }
    return (edited + bytes[position...], places)
  }
}

extension SpecText.Occurrence {
  fileprivate var end: Int { max(key.upperBound + 1, value.upperBound) }
}

extension Row {
  /// The name of a divider, say, stands for the whole of it.
  fileprivate var isRequiredValue: Bool { !Grammar.isElementByItself(key.text) }

  /// Surely code; a default may be text, in which anything may stand.
  fileprivate var isExpression: Bool {
    switch value {
    case .expression, .wordOrExpression, .condition, .expressionOr, .expressionOrList: key.key != .default
    default: false
    }
  }
}

extension ValueShape {
  /// What surely cannot stand here, in one line; nil where anything can.
  fileprivate var wrongExample: String? {
    switch self {
    case .data: nil
    case .shape, .element, .elements, .named, .arguments, .list, .mappings: "'zork zork'"
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
