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
      help: "'\(row.key.text)' takes \(row.value.expectation)")
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
    let guess = Guesses.meant(by: word).flatMap { row(named: $0, of: shape) }
    let found = guess ?? nearest(to: word, among: shape.rows.map(\.key.text)).flatMap { row(named: $0, of: shape) }
    guard let near = found else {
      reportStranger(word, entry, shape)
      return nil
    }
    let meant = shape.rows[near].key
    let isTaken = tree.entries(of: parent).contains { tree.keyword($0.key).key == meant }
    let isCertain = guess == nil || Guesses.isSynonym(word)
    let fixes = isTaken || !isCertain ? [] : [respelling(of: entry.key, as: meant)]
    reportUnknown(word, entry, shape, help: "did you mean '\(meant.text)'?", fixes: fixes)
    if isTaken { return nil }
    return (row: near, isCertain: isCertain)
  }

  private func row(named name: String, of shape: Shape) -> Int? { shape.rows.firstIndex { $0.key.text == name } }

  /// A key that resembles none of those that could stand here.
  private mutating func reportStranger(_ word: String, _ entry: Entry, _ shape: Shape) {
    let homes = tree.keyword(entry.key).key.map(Grammar.homes) ?? []
    guard homes.isEmpty else { return reportMisplaced(word, entry, shape, homes) }
    let known = shape.rows.prefix(12).map { "'\($0.key.text)'" }.joinedAsList(last: "and")
    reportUnknown(word, entry, shape, help: shape.rows.isEmpty ? nil : "its keys are \(known)")
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

extension Grammar {
  /// The shapes that have a key, as messages call them.
  static func homes(of key: Key) -> [String] {
    var homes = shapes.filter { $0.row(key) != nil }.map(\.name)
    if element(key) != nil { homes.append("the elements of a body") }
    if modifiers.row(key) != nil { homes.append("an element, as a modifier") }
    if componentElement.row(key) != nil { homes.append("a component in a body") }
    homes += elements.filter { $0.arguments.row(key) != nil }.map(\.arguments.name)
    homes += modifierParts.filter { $0.row(key) != nil }.map(\.name)
    return homes
  }
}
