/// A new component or screen with the minimum of keys.
struct NewSpec {
  enum Kind: String {
    case component, screen
  }

  let name: String
  let kind: Kind

  /// Nil unless the name is an ASCII name of a Swift type.
  init?(_ name: String, _ kind: Kind = .component) {
    guard name.utf8.first.map(isCapital) == true, name.utf8.count <= 100,
      name.utf8.allSatisfy({ isCapital($0) || isSmall($0) || isDigit($0) })
    else { return nil }
    self.name = name
    self.kind = kind
  }

  /// `search-field.component.yaml` for `SearchField`, `url-field.component.yaml` for `URLField`, `stays.screen.yaml` for
  /// `StaysScreen`.
  var fileName: String {
    let suffix = "Screen"
    let isSuffixed = kind == .screen && name.hasSuffix(suffix) && name != suffix
    let letters = Array((isSuffixed ? name.dropLast(suffix.count) : name[...]).utf8)
    var words: [UInt8] = []
    for (index, letter) in letters.enumerated() {
      if index > 0, startsWord(index, of: letters) { words.append(UInt8(ascii: "-")) }
      words.append(isCapital(letter) ? letter | 0x20 : letter)
    }
    return String(decoding: words, as: UTF8.self) + ".\(kind.rawValue).yaml"
  }

  private func startsWord(_ index: Int, of letters: [UInt8]) -> Bool {
    guard isCapital(letters[index]) else { return false }
    return !isCapital(letters[index - 1]) || index + 1 < letters.count && isSmall(letters[index + 1])
  }

  var spec: String {
    switch kind {
    case .component: component
    case .screen: screen
    }
  }

  /// Whether a text can be a group, and the name of a folder.
  static func isGroup(_ text: String) -> Bool {
    text.utf8.first.map(isSmall) == true && text.utf8.count <= 100
      && text.utf8.allSatisfy { isSmall($0) || isCapital($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
  }

  /// A copy of another spec under this name. What only one component can have is left out: the Swift that it replaced,
  /// its type on the wire, its former name.
  func spec(like text: String, named other: String) -> String {
    let unique = ["baseline", "serverDriven", "renamedFrom", "swiftName", "since", "status"]
    var lines: [String] = []
    var isLeftOut = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("# yaml-language-server:") { continue }
      let isInner = line.isEmpty || line.first == " "
      if !isInner { isLeftOut = unique.contains { line.hasPrefix("\($0):") } }
      if isLeftOut, !line.isEmpty { continue }
      guard let kept = Self.withoutFormerName(line) else { continue }
      lines.append(kept)
    }
    return lines.joined(separator: "\n").replacingWord(other, with: name)
  }

  /// A line without the former name of a property or a parameter; nil if nothing else is in it.
  private static func withoutFormerName(_ line: Substring) -> String? {
    let parts = line.split(separator: "renamedFrom:", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let before = parts.first, let value = parts.last else { return String(line) }
    if before.allSatisfy({ $0 == " " }) { return nil }
    // What follows in `value: { type: Int, renamedFrom: points }`.
    let after = value.drop { $0 != "," && $0 != "}" }
    if after.first == "," { return String(before) + String(after.dropFirst(2)) }
    return String(before.reversed().drop { $0 == " " || $0 == "," }.reversed()) + " " + String(after)
  }

  /// A spec with its group, behind what says what it is for, and with the line that names its schema.
  func completed(_ spec: String, group: String?, schemaLine: String?) -> String {
    var lines = spec.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let group {
      lines.removeAll { $0.hasPrefix("group:") }
      let place = lines.lastIndex { $0.hasPrefix("doc:") } ?? lines.firstIndex { $0.hasPrefix("\(kind.rawValue):") }
      // A text of several lines goes on as long as lines are indented.
      let end = place.map { place in lines[(place + 1)...].prefix { $0.hasPrefix(" ") }.count + place + 1 }
      lines.insert("group: \(group)", at: end ?? 0)
    }
    return (schemaLine ?? "") + lines.joined(separator: "\n")
  }

  private var screen: String {
    """
    screen: \(name)
    doc: What it is for, in a sentence.

    state:
      titles: Array<String> = []
      isLoading: Bool = false

    content:
      titles: Array<String>
      isLoading: Bool

    actions:
      appeared: [isLoading = true, load]
      loaded: { takes: { titles: Array<String> }, do: [titles = titles, isLoading = false] }

    effects:
      load: { then: loaded, doc: Loads what the screen shows. }

    onAppear: appeared

    sections:
      loading: { when: content.isLoading, layout: stack, items: { progress: null } }
      titles: { items: { each: content.titles, as: title, do: { text: title } } }

    variants:
      Loading: { expect: { isLoading: true, recorded: [load] } }
      Loaded: { after: [receive: { effect: load, with: [One, Two] }], expect: { isLoading: false, shows: [One, Two] } }

    """
  }

  private var component: String {
    """
    component: \(name)
    doc: What it is, in a sentence.

    parameters:
      _ title: LocalizedText

    styles:
      default:
        body:
          text: content.title

    sample: { title: \(name) }

    variants:
      Default:
      Long title: { with: { title: A title so long that it needs a second line }, environment: { width: 200 } }

    """
  }
}

extension String {
  /// The text with another word in place of each occurrence of a whole word.
  fileprivate func replacingWord(_ word: String, with other: String) -> String {
    var result = ""
    var rest = self[...]
    while let range = rest.firstRange(of: word) {
      let before = rest[..<range.lowerBound].utf8.last
      let after = rest[range.upperBound...].utf8.first
      let isWhole = before.map(isPartOfName) != true && after.map(isPartOfName) != true
      result += rest[..<range.lowerBound] + (isWhole ? other : word)
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}

private func isPartOfName(_ byte: UInt8) -> Bool {
  isCapital(byte) || isSmall(byte) || isDigit(byte) || byte == UInt8(ascii: "_")
}

private func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

private func isSmall(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
