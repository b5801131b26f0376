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
    guard let tree = file.tree(), let root = tree.root else { return [] }
    var finder = MutationFinder(file: file, tree: tree, tokens: names)
    if file.root == nil { finder.findData(in: root) } else { finder.find() }
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
  /// The names of the file with the names in them, `content` and `title` of `content.title`.
  private let names: [(atom: Atom, parts: [String])]
  /// The positions in ``names`` of those with a name in them.
  private let positions: [String: [Int]]
  /// All names of the file but keys of the grammar, for others to be replaced by.
  private let words: [String]
  /// All texts of the file, for the same.
  private let texts: [String]
  /// The shape of the value that is looked at.
  private var shape: ValueShape = .data

  init(file: SpecText, tree: SourceTree, tokens: [String]) {
    self.file = file
    self.tree = tree
    self.tokens = tokens
    occurrences = file.occurrences(in: tree)
    values = Set(occurrences.map(\.valueNode))
    let atoms = Atom.all(in: file.bytes[...])
    names = atoms.filter { $0.kind == .name }.map { atom in
      (atom, atom.text.split(separator: ".", omittingEmptySubsequences: false).map { String($0) })
    }
    var positions: [String: [Int]] = [:]
    for (index, name) in names.enumerated() {
      for part in Set(name.parts) { positions[part, default: []].append(index) }
    }
    self.positions = positions
    let keys = Set(occurrences.map(\.key.lowerBound))
    words = distinct(names.compactMap { keys.contains($0.atom.range.lowerBound) ? nil : $0.atom.text })
    texts = distinct(atoms.compactMap { $0.kind == .text ? $0.text : nil })
  }

  mutating func find() {
    for key in occurrences {
      let path = file.prefix + key.path
      let isAlone = key.previousEnd == nil && key.nextKey == nil
      if !key.isPairInBrackets, !key.isFirstOfElement, !key.row.isRequired {
        let range =
          key.nextKey.map { key.key.lowerBound..<$0 } ?? (key.previousEnd ?? key.key.lowerBound)..<end(of: key)
        add(path, [edit(range, isAlone ? "{}" : "")])
      }
      let others = (key.isFirstOfElement ? key.row.otherElements : key.row.isRequired ? [] : key.others).prefix(4)
      if !others.isEmpty { add(path, at: key.key.lowerBound, others.map { [edit(key.key, $0.text)] }) }
      shape = key.row.value
      find(in: key.valueNode, of: path)
    }
  }

  /// Collects the mutations of a file without a grammar: of tokens, whose keys with a dollar sign say what they are, and
  /// of pages.
  mutating func findData(in node: NodeID, of path: String = "") {
    let path = path.isEmpty ? String(file.prefix.dropLast()) : path
    switch tree.kind(node) {
    case .mapping:
      let entries = Array(tree.entries(of: node))
      for (index, entry) in entries.enumerated() {
        let key = tree.text(entry.key)
        let isNamed = file.isPage || key.hasPrefix("$") || path.contains("$")
        let inner = isNamed ? "\(file.isPage ? String(file.prefix.dropLast()) : path).\(key)" : path
        removeEntry(index, of: entries, in: node, inner)
        findData(in: entry.value, of: inner)
      }
    case .sequence:
      let elements = Array(tree.elements(of: node))
      for (index, element) in elements.enumerated() {
        removeElement(index, of: elements, in: node, path)
        findData(in: element, of: path)
      }
    default: change(node, path)
    }
  }

  /// Collects the mutations of a value and of what is in it, without those of keys of the grammar in it.
  private mutating func find(in node: NodeID, of path: String) {
    switch tree.kind(node) {
    case .mapping:
      let entries = Array(tree.entries(of: node))
      for (index, entry) in entries.enumerated() where !values.contains(entry.value) {
        if shape.holdsElements, tree.text(entry.key).first?.isUppercase == true {
          findArguments(in: entry.value)
          continue
        }
        // Comments, wherever something is declared.
        let inner = tree.text(entry.key) == "doc" ? "\(path).doc" : path
        removeEntry(index, of: entries, in: node, inner)
        if !shape.isElements { rename(entry.key, inner) }
        find(in: entry.value, of: inner)
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

  /// Collects the mutations of the arguments of a component, whose names are those of another file.
  private mutating func findArguments(in node: NodeID) {
    guard tree.kind(node) == .mapping else { return change(node, "component.argument") }
    let entries = Array(tree.entries(of: node))
    for (index, entry) in entries.enumerated() where !values.contains(entry.value) {
      removeEntry(index, of: entries, in: node, "component.argument")
      find(in: entry.value, of: "component.argument")
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
    let edits = positions[name, default: []].map { index in
      edit(names[index].atom.range, names[index].parts.map { $0 == name ? "\(name)Z" : $0 }.joined(separator: "."))
    }
    if !edits.isEmpty { add("\(path).name", at: range(key).lowerBound, [edits]) }
  }

  private mutating func change(_ scalar: NodeID, _ path: String) {
    let range = range(scalar)
    if range.isEmpty { return }
    let isProse = shape.isProse
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
    case .text:
      let changed = String(text.dropLast() + "z" + text.suffix(1))
      return file.root == nil ? alternatives(toData: text) + [changed] : [changed]
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

  /// A text of a token file or of a page is a word, or like others in the file: the name of a token.
  private func alternatives(toData text: String) -> [String] {
    if let others = Self.names[String(text.dropFirst().dropLast())] { return others.map { "\"\($0)\"" } }
    let start = text.dropFirst().prefix { $0 != "." && $0 != "-" }.prefix(3)
    guard start.first == "{" || start.first == "#" || file.isPage else { return [] }
    return Array(texts.filter { $0 != text && $0.dropFirst().hasPrefix(start) }.prefix(4))
  }

  private func alternatives(toName name: String) -> [String] {
    var others: [String] = []
    if case .word(let set) = shape { return set.words.filter { $0 != name } }
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
    return Array(distinct(others).prefix(8))
  }

  private static let types = [
    "String": ["LocalizedText", "String?", "Int"], "Int": ["Double", "Int?"], "Double": ["Int", "Length"],
    "Bool": ["Bool?"], "Length": ["Double"], "LocalizedText": ["String"], "Icon": ["Icon?"], "Image": ["Image?"],
    "Action": ["Action?"],
  ]

  private static let names = [
    "light": ["dark"], "ltr": ["rtl"], "spring": ["easeInOut"], "record": ["record"],
    "px": ["rem"], "ms": ["s"], "s": ["ms"], "srgb": ["display-p3"], "display-p3": ["srgb"], "solid": ["dashed"],
    "dashed": ["dotted"], "round": ["butt"], "butt": ["round"],
  ]

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

/// The strings in their order, each once.
private func distinct(_ strings: [String]) -> [String] {
  var seen: Set<String> = []
  return strings.filter { seen.insert($0).inserted }
}

extension Row {
  /// The words of other elements, those that are described beside this one first.
  fileprivate var otherElements: [Keyword] {
    let all = ElementKind.all.map(\.principal.key)
    guard let index = all.firstIndex(of: key) else { return [] }
    return Array(all[(index + 1)...] + all[..<index])
  }
}

extension ValueShape {
  fileprivate var isElements: Bool {
    switch self {
    case .element, .elements: true
    default: false
    }
  }

  /// Whether there are elements in the value, by names of the author's own or without.
  fileprivate var holdsElements: Bool {
    switch self {
    case .named(let value), .namedOr(_, let value), .list(of: let value): value.holdsElements
    default: isElements
    }
  }

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
