import FacetDiagnostics
import FacetText

extension SpecDecoder {
  mutating func reportMissingKeys(of shape: Shape, seen: UInt64, at span: SourceSpan) -> [Key] {
    var missing: [Key] = []
    for (index, row) in shape.rows.enumerated() where row.isRequired && seen & (1 << UInt64(index)) == 0 {
      missing.append(row.key)
      report(
        .missingKey, at: span, "\(shape.name) needs '\(row.key.text)'",
        help: "'\(row.key.text)' takes \(row.value.expectation)")
    }
    return missing
  }

  /// A key that this shape does not have.
  mutating func reportUnknownKey(_ entry: Entry, in parent: NodeID, as shape: Shape) {
    if spoiled.contains(entry.key) || reportSlip(entry, in: parent) { return }
    guard tree.kind(entry.key).isScalar else {
      return report(.wrongShape, at: tree.span(entry.key), "expected a key of \(shape.name), found \(found(entry.key))")
    }
    let word = tree.text(entry.key)
    let near = Guesses.meant(by: word) ?? nearest(to: word, among: shape.rows.map(\.key.text))
    if let near, shape.rows.contains(where: { $0.key.text == near }) {
      return reportUnknown(word, entry, shape, help: "did you mean '\(near)'?")
    }
    let homes = tree.keyword(entry.key).key.map(Grammar.homes) ?? []
    guard homes.isEmpty else { return reportMisplaced(word, entry, shape, homes) }
    let known = shape.rows.prefix(12).map { "'\($0.key.text)'" }.joinedAsList(last: "and")
    reportUnknown(word, entry, shape, help: shape.rows.isEmpty ? nil : "its keys are \(known)")
  }

  private mutating func reportUnknown(_ word: String, _ entry: Entry, _ shape: Shape, help: String?) {
    report(.unknownKey, at: tree.span(entry.key), "\(shape.name) has no key '\(word)'", help: help)
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
    homes += elements.filter { $0.arguments.row(key) != nil }.map(\.arguments.name)
    homes += [frame, background, fixedSize, insets].filter { $0.row(key) != nil }.map(\.name)
    return homes
  }
}
