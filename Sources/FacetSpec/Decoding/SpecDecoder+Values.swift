package import FacetDiagnostics
import FacetLanguage
import FacetText

extension SpecDecoder {
  /// Unprocessed text.
  mutating func text(_ entry: Entry, expected: @autoclosure () -> String = "text") -> Located<String>? {
    guard tree.kind(entry.value).isScalar, !isAbsent(entry.value) else {
      reportWrongShape(entry, expected: expected())
      return nil
    }
    return located(entry.value)
  }

  mutating func name(_ entry: Entry) -> Located<String>? { text(entry, expected: "a name") }

  /// An enumerated value; nil if it is unknown, which has been reported.
  mutating func word(_ entry: Entry, of list: WordSet) -> Located<String>? {
    guard let word = text(entry, expected: list.expectation) else { return nil }
    if list.words.contains(word.value) { return word }
    let guess = Guesses.wordMeant(by: word.value).flatMap { list.words.contains($0) ? $0 : nil }
    let near = guess ?? nearest(to: word.value, among: list.words)
    report(
      .unknownWord, at: word.span,
      "invalid value '\(word.value)' for '\(tree.text(entry.key))'; expected \(list.expectation)",
      help: word.value.utf8.starts(with: "if ".utf8)
        ? "it is one word for all cases; put an 'if' around the element" : near.map { "did you mean '\($0)'?" },
      fixes: dotFix(of: entry.value, in: list))
    return nil
  }

  /// The fix for Swift's syntax `.leading`.
  private func dotFix(of node: NodeID, in list: WordSet) -> [Diagnostic.Fix] {
    let text = tree.text(node)
    guard tree.kind(node) == .plain, text.utf8.first == UInt8(ascii: "."), list.words.contains(String(text.dropFirst()))
    else { return [] }
    return [Diagnostic.Fix(replace: tree.span(node), with: String(text.dropFirst()))]
  }

  /// Decodes an expression. Invalid expressions are reported and become `.invalid`.
  mutating func expression(_ entry: Entry) -> ExpressionSyntax {
    if spoiled.contains(entry.value) { return invalid(entry) }
    if isAbsent(entry.value) {
      reportWrongShape(entry, expected: "an expression")
      return invalid(entry)
    }
    if reportBraces(entry) { return invalid(entry) }
    return ExpressionSyntax.read(entry.value, in: tree, diagnostics: &diagnostics)
  }

  func invalid(_ entry: Entry) -> ExpressionSyntax { ExpressionSyntax(.invalid, at: tree.span(entry.value)) }

  /// Parses a plain scalar of the code zone, or a quoted one where text is not allowed.
  mutating func parse<Result>(_ node: NodeID, _ read: (inout ExpressionParser) -> Result) -> Result {
    ExpressionParser.parse(node, in: tree, diagnostics: &diagnostics, read)
  }
}

extension VariantSpec.StyleSelectionSpec {
  /// A style: `compact`, or `{ default: { spacing: space.xl } }`. Nil if an error has been reported.
  package static func read(
    _ node: NodeID, in tree: SourceTree, diagnostics: inout [Diagnostic]
  ) -> VariantSpec.StyleSelectionSpec? {
    var decoder = SpecDecoder(tree)
    defer { decoder.handOver(to: &diagnostics) }
    return decoder.styleSelection(Entry(node))
  }
}

extension SpecDecoder {
  mutating func styleSelection(_ entry: Entry) -> VariantSpec.StyleSelectionSpec? {
    switch tree.kind(entry.value) {
    case .mapping: return styleWithSettings(entry)
    case .sequence:
      reportWrongShape(entry, expected: ValueShape.style.expectation)
      return nil
    default: return text(entry, expected: ValueShape.style.expectation).map { VariantSpec.StyleSelectionSpec(name: $0) }
    }
  }

  private mutating func styleWithSettings(_ entry: Entry) -> VariantSpec.StyleSelectionSpec? {
    var selections: [VariantSpec.StyleSelectionSpec] = []
    forEachName(of: entry) { decoder, name, style in
      var selection = VariantSpec.StyleSelectionSpec(name: name)
      decoder.forEachName(of: style) { decoder, property, setting in
        selection.settings.append((property, decoder.expression(setting)))
      }
      selections.append(selection)
    }
    if selections.count == 1 { return selections[0] }
    let help = "write '{ default: { spacing: space.xl } }'"
    report(.wrongShape, at: tree.span(entry.value), "expected one style, found \(selections.count)", help: help)
    return selections.first
  }
}
