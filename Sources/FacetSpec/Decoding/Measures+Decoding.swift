import FacetDiagnostics
import FacetLanguage

/// What reports compare a component with.
extension SpecDecoder {
  mutating func baseline(_ entry: Entry) -> BaselineSpec? {
    let expected = "a number of lines, or a Swift file"
    guard let text = text(entry, expected: expected) else { return nil }
    if let lines = Int(text.value), lines >= 0 { return .lines(lines) }
    if text.value.utf8.suffix(6).elementsEqual(".swift".utf8) { return .file(text) }
    report(.wrongShape, at: text.span, "'\(tree.text(entry.key))' takes \(expected), found '\(text.value)'")
    return nil
  }

  mutating func budget(_ entry: Entry) -> [BudgetSpec] {
    var budget: [BudgetSpec] = []
    guard isMapping(entry, orExpected: ValueShape.shape(Grammar.budget).expectation) else { return budget }
    forEachEntry(of: entry.value, as: Grammar.budget) { decoder, row, part in
      guard let most = decoder.most(part) else { return }
      budget.append(BudgetSpec(measure: decoder.located(part, row), most: most))
    }
    return budget
  }

  /// A positive integer.
  private mutating func most(_ entry: Entry) -> Int? {
    let expected = "a number from 1 on"
    guard let text = text(entry, expected: expected) else { return nil }
    if let most = Int(text.value), most > 0 { return most }
    report(.wrongShape, at: text.span, "'\(tree.text(entry.key))' takes \(expected), found '\(text.value)'")
    return nil
  }

  mutating func limits(_ entry: Entry) -> [LimitSpec] {
    guard isSequence(entry, orExpected: ValueShape.list(of: .shape(Grammar.knownLimit)).expectation) else { return [] }
    return tree.elements(of: entry.value).compactMap { limit(Entry($0)) }
  }

  private mutating func limit(_ entry: Entry) -> LimitSpec? {
    guard tree.kind(entry.value) == .mapping else {
      report(
        .wrongShape, at: tree.span(entry.value), "expected \(Grammar.knownLimit.name), found \(found(entry.value))",
        help: "write '- { doc: Focus is lost on scrolling. }'")
      return nil
    }
    var limit = LimitSpec()
    forEachEntry(of: entry.value, as: Grammar.knownLimit) { decoder, row, part in
      switch row.key.key {
      case .doc: limit.doc = decoder.text(part)
      case .feedback: limit.feedback = decoder.text(part)
      case .fixedIn: limit.fixedIn = decoder.versions(part, as: Grammar.fixedVersions)
      default: break
      }
    }
    return limit
  }
}
