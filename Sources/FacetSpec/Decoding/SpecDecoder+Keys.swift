import FacetDiagnostics
import FacetText

extension SpecDecoder {
  mutating func reportMissingKeys(of shape: Shape, seen: UInt64, at span: SourceSpan) -> [Key] {
    var missing: [Key] = []
    for (index, row) in shape.rows.enumerated() where row.isRequired && seen & (1 << UInt64(index)) == 0 {
      missing.append(row.key)
      reportMissing(row, of: shape, at: span)
    }
    return missing
  }

  mutating func reportMissing(_ row: Row?, of shape: Shape, at span: SourceSpan) {
    guard let row else { return }
    report(
      .missingKey, at: span, "\(shape.name) needs '\(row.key.text)'",
      help: row.key == .as
        ? "say what each element is called below it: 'as: item'" : "'\(row.key.text)' takes \(row.value.expectation)")
  }

  /// A key that this shape does not have. Returns the row that was probably meant, if the mapping does not have it too,
  /// and whether that is certain, the key being that row's misspelt or by another name, so that its value can be read.
  @discardableResult
  mutating func reportUnknownKey(_ entry: Entry, in parent: NodeID, as shape: Shape) -> (row: Int, isCertain: Bool)? {
    if spoiled.contains(entry.key) || reportSlip(entry, in: parent) { return nil }
    guard tree.kind(entry.key).isScalar else {
      report(.wrongShape, at: tree.span(entry.key), "expected a key of \(shape.name), found \(found(entry.key))")
      return nil
    }
    let word = tree.text(entry.key)
    if let row = reportElement(entry, in: shape) { return (row: row, isCertain: false) }
    let guess = Guesses.meant(by: word).flatMap { row(named: $0, of: shape) }
    if guess == nil, shape.row(.frame) != nil, let wayOut = SwiftModifiers.wayOut(of: word) {
      reportUnknown(word, entry, shape, help: wayOut)
      return nil
    }
    let found = guess ?? nearest(to: word, among: shape.rows.map(\.key.text)).flatMap { row(named: $0, of: shape) }
    guard let near = found else {
      reportStranger(word, entry, shape)
      return nil
    }
    let meant = shape.rows[near].key
    let isTaken = tree.entries(of: parent).contains { tree.keyword($0.key).key == meant }
    let isCertain = guess == nil ? Self.isSlip(word, of: meant) : Guesses.isSynonym(word)
    let fixes = isTaken || !isCertain ? [] : [respelling(of: entry.key, as: meant)]
    reportUnknown(word, entry, shape, help: "did you mean '\(meant.text)'?", fixes: fixes)
    if isTaken { return nil }
    return (row: near, isCertain: isCertain)
  }

  /// Whether a word that resembles a key is that key, with a slip of the pen. Of a short word with another first letter
  /// nobody can be sure: `mask` is not `task`.
  private static func isSlip(_ word: String, of key: Key) -> Bool {
    word.utf8.count > 4 || word.utf8.first.map { $0 | 0x20 } == key.text.utf8.first
  }

  /// `overlay: { text: "New" }`: an element, where a key of this shape takes elements. Returns the row of that key.
  private mutating func reportElement(_ entry: Entry, in shape: Shape) -> Int? {
    guard let kind = tree.keyword(entry.key).key, Grammar.element(kind) != nil,
      let row = shape.rows.firstIndex(where: { $0.value.isOfElements })
    else { return nil }
    let home = shape.rows[row].key.text
    report(
      .misplacedKey, at: tree.span(entry.key), "\(shape.name) has no key '\(kind.text)'",
      help: "elements stand behind '\(home)': write '\(home): { \(kind.text): … }'")
    return row
  }

  private func row(named name: String, of shape: Shape) -> Int? { shape.rows.firstIndex { $0.key.text == name } }

  /// A key that resembles none of those that could stand here.
  private mutating func reportStranger(_ word: String, _ entry: Entry, _ shape: Shape) {
    let homes = tree.keyword(entry.key).key.map { Grammar.homes(of: $0, near: shape) } ?? []
    guard homes.isEmpty else { return reportMisplaced(word, entry, shape, homes) }
    reportUnknown(word, entry, shape, help: shape.keysHelp)
  }

  /// Another word in the quotes of the old one, if it has any.
  private func respelling(of node: NodeID, as key: Key) -> Diagnostic.Fix {
    let quote =
      switch tree.kind(node) {
      case .doubleQuoted, .jsonString: "\""
      case .singleQuoted: "'"
      default: ""
      }
    return Diagnostic.Fix(replace: tree.span(node), with: quote + key.text + quote)
  }

  private mutating func reportUnknown(
    _ word: String, _ entry: Entry, _ shape: Shape, help: String?, fixes: [Diagnostic.Fix] = []
  ) {
    report(.unknownKey, at: tree.span(entry.key), "\(shape.name) has no key '\(word)'", help: help, fixes: fixes)
  }

  private mutating func reportMisplaced(_ word: String, _ entry: Entry, _ shape: Shape, _ homes: [String]) {
    report(
      .misplacedKey, at: tree.span(entry.key), "\(shape.name) has no key '\(word)'",
      help: "'\(word)' belongs to \(homes.prefix(3).joined(separator: ", or to "))")
  }
}

extension Shape {
  /// Its keys, or those of so many that one reads.
  fileprivate var keysHelp: String? {
    if rows.isEmpty { return nil }
    let shown = rows.prefix(12).map { "'\($0.key.text)'" }
    if shown.count == rows.count { return "its keys are \(shown.joinedAsList(last: "and"))" }
    return "its keys are \(shown.joined(separator: ", ")) and others, which 'facet ls grammar' lists"
  }
}

extension Grammar {
  /// The shapes near another that have a key, as messages call them, the nearest first.
  ///
  /// A word in a part of a modifier may be the element's, at the wrong depth; that some other modifier has such a part
  /// helps nobody.
  fileprivate static func homes(of key: Key, near shape: Shape) -> [String] {
    var body: [String] = []
    if modifiers.row(key) != nil { body.append("an element, as a modifier") }
    if componentElement.row(key) != nil { body.append("a component in a body") }
    body += names(of: elements.map(\.arguments), with: key)
    let isElement = shape.row(.onTap) != nil
    let isPart = modifierParts.contains { $0.name == shape.name }
    let sections = isPart ? [] : names(of: shapes, with: key)
    let homes = isElement ? body + names(of: modifierParts, with: key) + sections : sections + body
    return element(key) == nil ? homes : ["the elements of a body"] + homes
  }

  private static func names(of shapes: [Shape], with key: Key) -> [String] {
    shapes.filter { $0.row(key) != nil }.map(\.name)
  }
}
