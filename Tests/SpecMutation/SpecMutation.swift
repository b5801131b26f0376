import FacetDiagnostics
import FacetLanguage
import FacetSpec

/// A change of one attribute of a spec: a value in it that is replaced, a key or an element of a list that is removed, or a
/// key that becomes another one. Values are changed by what they look like, so a new key of the language needs nothing
/// here.
struct SpecMutation: Sendable {
  struct Edit: Sendable {
    var range: Range<Int>
    var replacement: [UInt8]
  }

  /// The attribute: `accessibility.label`, `button.role`, `frame.width`.
  let attribute: String
  /// The place of the change in the file.
  let place: Int
  /// The changes to try until one makes a valid spec, each of which consists of edits from first to last.
  let attempts: [[Edit]]

  /// The bytes of a file after edits.
  static func edited(_ bytes: [UInt8], by edits: [Edit]) -> [UInt8] {
    var edited: [UInt8] = []
    var position = 0
    for edit in edits {
      edited += bytes[position..<edit.range.lowerBound]
      edited += edit.replacement
      position = edit.range.upperBound
    }
    return edited + bytes[position...]
  }

  /// All mutations of a file, in the order of the file.
  ///
  /// - Parameter names: Names of tokens, for those in the file to be replaced by.
  static func all(of file: SpecText, tokens names: [String] = []) -> [SpecMutation] {
    guard let tree = file.tree() else { return [] }
    var finder = MutationFinder(file: file, tree: tree, tokens: names)
    finder.find()
    return finder.found.sorted { $0.place < $1.place }
  }
}

/// Collects the mutations of a file.
private struct MutationFinder {
  let file: SpecText
  let tree: SourceTree
  let tokens: [String]
  private(set) var found: [SpecMutation] = []
  private let occurrences: [SpecText.Occurrence]
  /// The values of keys of the grammar, whose changes are attributed to these keys.
  private let values: Set<NodeID>
  private let atoms: [Atom]
  /// All names of the file, for others to be replaced by.
  private let words: [String]
  /// Whether the values are those of a key whose value is text as it stands.
  private var isProse = false

  init(file: SpecText, tree: SourceTree, tokens: [String]) {
    self.file = file
    self.tree = tree
    self.tokens = tokens
    occurrences = file.occurrences(in: tree)
    values = Set(occurrences.map(\.valueNode))
    var seen: Set<String> = []
    atoms = Atom.all(in: file.bytes[...])
    words = atoms.compactMap { $0.kind == .name ? $0.text : nil }.filter { seen.insert($0).inserted }
  }

  mutating func find() {
    for key in occurrences {
      let isAlone = key.previousEnd == nil && key.nextKey == nil
      if !key.isPairInBrackets, !key.isFirstOfElement {
        let range =
          key.nextKey.map { key.key.lowerBound..<$0 } ?? (key.previousEnd ?? key.key.lowerBound)..<end(of: key)
        add(key.path, [edit(range, isAlone ? "{}" : "")])
      }
      let others = key.others.prefix(4).map { [edit(key.key, $0.text)] }
      if !others.isEmpty { add(key.path, at: key.key.lowerBound, others) }
      isProse = key.row.value.isProse
      find(in: key.valueNode, of: key.path)
    }
  }

  /// Collects the mutations of a value and of what is in it, without those of keys of the grammar in it.
  private mutating func find(in node: NodeID, of path: String) {
    switch tree.kind(node) {
    case .mapping:
      let entries = Array(tree.entries(of: node))
      for (index, entry) in entries.enumerated() where !values.contains(entry.value) {
        removeEntry(index, of: entries, in: node, path)
        rename(entry.key, path)
        find(in: entry.value, of: path)
      }
    case .sequence:
      let elements = Array(tree.elements(of: node))
      for (index, element) in elements.enumerated() {
        removeElement(index, of: elements, in: node, path)
        find(in: element, of: path)
      }
    default: change(node, path)
    }
  }

  // MARK: Removal

  private mutating func removeEntry(
    _ index: Int, of entries: [(key: NodeID, value: NodeID)], in mapping: NodeID, _ path: String
  ) {
    if entries.count == 1 { return add(path, [edit(range(mapping), "{}")]) }
    let start = range(entries[index].key).lowerBound
    if index + 1 < entries.count {
      add(path, [edit(start..<range(entries[index + 1].key).lowerBound, "")])
    } else {
      add(path, [edit(end(of: entries[index - 1])..<end(of: entries[index]), "")])
    }
  }

  private func end(of entry: (key: NodeID, value: NodeID)) -> Int {
    max(range(entry.key).upperBound + 1, range(entry.value).upperBound)
  }

  private mutating func removeElement(_ index: Int, of elements: [NodeID], in list: NodeID, _ path: String) {
    if elements.count == 1 { return add(path, [edit(range(list), "[]")]) }
    let isFlow = file.bytes[range(list).lowerBound] == UInt8(ascii: "[")
    func start(_ element: NodeID) -> Int {
      let start = range(element).lowerBound
      return isFlow ? start : file.bytes[..<start].lastIndex(of: UInt8(ascii: "-")) ?? start
    }
    if index + 1 < elements.count {
      add(path, [edit(start(elements[index])..<start(elements[index + 1]), "")])
    } else {
      add(path, [edit(range(elements[index - 1]).upperBound..<range(elements[index]).upperBound, "")])
    }
  }

  private func end(of key: SpecText.Occurrence) -> Int { max(key.key.upperBound + 1, key.value.upperBound) }

  // MARK: Replacement

  /// A name of the author's own is another one wherever it stands in the file.
  private mutating func rename(_ key: NodeID, _ path: String) {
    let name = tree.text(key)
    let edits = atoms.flatMap { atom -> [SpecMutation.Edit] in
      guard atom.kind == .name else { return [] }
      var parts = atom.text.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
      guard parts.contains(name) else { return [] }
      for index in parts.indices where parts[index] == name { parts[index] += "Z" }
      return [edit(atom.range, parts.joined(separator: "."))]
    }
    if !edits.isEmpty { add("\(path).name", at: range(key).lowerBound, [edits]) }
  }

  private mutating func change(_ scalar: NodeID, _ path: String) {
    let range = range(scalar)
    if range.isEmpty { return }
    let atoms = isProse ? [] : Atom.all(in: file.bytes[range])
    for atom in atoms {
      add(path, at: atom.range.lowerBound, alternatives(to: atom).map { [edit(atom.range, $0)] })
      if let call = call(atom, before: range.upperBound) { add(path, call) }
      if atom.kind == .text, atom.range.lowerBound > range.lowerBound {
        add(path, at: atom.range.lowerBound, [[edit(atom.range, "verbatim(\(atom.text))")]])
      }
    }
    if tree.kind(scalar) == .doubleQuoted, !isProse {
      let text = String(decoding: file.bytes[range], as: UTF8.self)
      add(path, at: range.lowerBound, [[edit(range, "verbatim(\(text))")]])
    }
    // Text that is no code, and code that is read as another type.
    let text = tree.text(scalar)
    let isQuoted = tree.kind(scalar).isQuoted
    if atoms.isEmpty || isQuoted || text.contains(" ") || text.contains("/") || text.contains(":") {
      let end = isQuoted && tree.kind(scalar) != .block ? range.upperBound - 1 : range.upperBound
      add(path, at: range.lowerBound, [[edit(end..<end, "z")], [edit(end..<end, " z")]])
    }
  }

  /// The edits that leave of a call its argument; nil for a name that is not called.
  private func call(_ name: Atom, before end: Int) -> [SpecMutation.Edit]? {
    let open = name.range.upperBound
    guard name.kind == .name, open < end, file.bytes[open] == UInt8(ascii: "(") else { return nil }
    var depth = 0
    for index in open..<end {
      if file.bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if file.bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return [edit(name.range.lowerBound..<open + 1, ""), edit(index..<index + 1, "")] }
    }
    return nil
  }

  private func alternatives(to atom: Atom) -> [String] {
    let text = atom.text
    switch atom.kind {
    case .text: return [text.dropLast() + "z" + text.suffix(1)].map { String($0) }
    case .number:
      guard let number = Int(text) else { return Double(text).map { ["\($0 + 1)", "\($0 / 2)", "0.5"] } ?? [] }
      return ["\(number &+ 1)", "\(max(0, number - 1))", "\(Double(number) / 2)"]
    case .sign: return Self.signs[text] ?? []
    case .name: return alternatives(toName: text)
    }
  }

  private static let signs = [
    "==": ["!="], "!=": ["=="], "<": [">="], ">": ["<="], "<=": [">"], ">=": ["<"], "+": ["-"], "-": ["+"],
    "*": ["+"], "/": ["*"], "and": ["or"], "or": ["and"], "not": [""], "true": ["false"], "false": ["true"],
    "?": [""],
  ]

  private func alternatives(toName name: String) -> [String] {
    var others: [String] = []
    if tokens.contains(name) {
      // A token of the same group first.
      let group = name.split(separator: ".").dropLast().joined(separator: ".")
      let index = tokens.firstIndex(of: name) ?? 0
      let rotated = Array(tokens[(index + 1)...] + tokens[..<index])
      others += rotated.filter { $0.hasPrefix("\(group).") }.prefix(3)
      others += rotated.filter { $0.hasPrefix("\(name.prefix { $0 != "." }).") }.prefix(3)
    }
    if name.contains(".") {
      let base = name.split(separator: ".").dropLast().joined(separator: ".") + "."
      others += words.filter { $0.hasPrefix(base) && $0 != name }.prefix(5)
    } else {
      for set in WordSet.allCases where set.words.contains(name) {
        let position = set.words.firstIndex(of: name) ?? 0
        others += (set.words[(position + 1)...] + set.words[..<position]).prefix(2)
      }
      if let types = Self.types[name] { others += types }
      others += Self.names[name] ?? []
      others += words.filter { !$0.contains(".") && $0 != name && $0.first?.isUppercase == name.first?.isUppercase }
        .prefix(6)
      others.append(name + "Z")
    }
    var seen: Set<String> = []
    return Array(others.filter { seen.insert($0).inserted }.prefix(8))
  }

  private static let types = [
    "String": ["LocalizedText", "String?", "Int"], "Int": ["Double", "Int?"], "Double": ["Int", "Length"],
    "Bool": ["Bool?"], "Length": ["Double"], "LocalizedText": ["String"], "Icon": ["Icon?"], "Image": ["Image?"],
    "Action": ["Action?"],
  ]

  private static let names = ["light": ["dark"], "ltr": ["rtl"], "spring": ["easeInOut"], "record": ["record"]]

  // MARK: Edits

  private mutating func add(_ path: String, _ edits: [SpecMutation.Edit]) {
    guard let place = edits.first?.range.lowerBound else { return }
    add(path, at: place, [edits])
  }

  private mutating func add(_ path: String, at place: Int, _ attempts: [[SpecMutation.Edit]]) {
    found.append(SpecMutation(attribute: path, place: place, attempts: attempts))
  }

  private func edit(_ range: Range<Int>, _ text: String) -> SpecMutation.Edit {
    SpecMutation.Edit(range: range, replacement: Array(text.utf8))
  }

  private func range(_ node: NodeID) -> Range<Int> { Int(tree.span(node).start)..<Int(tree.span(node).end) }
}

extension ValueShape {
  /// Whether the value is text as it stands, which is one value whatever words are in it.
  fileprivate var isProse: Bool {
    switch self {
    case .text, .textOr, .texts, .textsOrNamed: true
    default: false
    }
  }
}

/// A name, a number, a text or an operator in a value.
private struct Atom {
  enum Kind { case name, number, text, sign }

  let kind: Kind
  let range: Range<Int>
  let text: String

  /// The atoms of some bytes of a file, with their ranges in the file.
  static func all(in bytes: ArraySlice<UInt8>) -> [Atom] {
    var atoms: [Atom] = []
    var index = bytes.startIndex
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    func isName(_ byte: UInt8) -> Bool {
      isDigit(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F || byte >= 0x80
    }
    /// The end of what begins at an index and goes on while a condition holds.
    func end(from start: Int, while isPart: (UInt8) -> Bool) -> Int {
      bytes[start...].firstIndex { !isPart($0) } ?? bytes.endIndex
    }
    while index < bytes.endIndex {
      let byte = bytes[index]
      var next = index + 1
      var kind: Kind?
      if byte == UInt8(ascii: "#"), index == bytes.startIndex || bytes[index - 1] == 0x20 {
        next = end(from: index) { $0 != 0x0A }
      } else if byte == UInt8(ascii: "\""), let close = bytes[next...].firstIndex(of: byte) {
        (kind, next) = (.text, close + 1)
      } else if isDigit(byte) {
        next = end(from: index) { isDigit($0) }
        if next + 1 < bytes.endIndex, bytes[next] == UInt8(ascii: "."), isDigit(bytes[next + 1]) {
          next = end(from: next + 1) { isDigit($0) }
        }
        kind = .number
        // `2x` and `4s` are words that begin with a number.
      } else if isName(byte) {
        next = end(from: index) { isName($0) || $0 == UInt8(ascii: ".") }
        while bytes[next - 1] == UInt8(ascii: ".") { next -= 1 }
        kind = .name
      } else if "=!<>".utf8.contains(byte), next < bytes.endIndex, bytes[next] == UInt8(ascii: "=") {
        (kind, next) = (.sign, index + 2)
      } else if "<>+-*/?".utf8.contains(byte) {
        kind = .sign
      }
      if let kind {
        let text = String(decoding: bytes[index..<next], as: UTF8.self)
        let isSign = ["and", "or", "not", "true", "false"].contains(text)
        if !["if", "then", "else", "let", "nil", "switch", "default"].contains(text) {
          atoms.append(Atom(kind: isSign ? .sign : kind, range: index..<next, text: text))
        }
      }
      index = next
    }
    return atoms
  }
}
