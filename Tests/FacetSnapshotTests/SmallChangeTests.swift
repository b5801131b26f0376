import Checkout
import FacetCompiler
import FacetIR
import FacetPreview
import FacetSnapshot
import FacetText
import Foundation
import Testing

/// The promise of the format: what is said once in a spec is in few lines of goldens, however many cells show it.
struct SmallChangeTests {
  /// In the suite, some ten of the changes.
  @Test(arguments: SmallChange.allCases) func aSmallChangeIsFewLines(_ change: SmallChange) throws {
    let inputs = try DesignFolder.repository.inputs()
    let before = try #require(Goldens.repository)
    let project = OpenProject(SpecFiles(inputs))
    let all = inputs.flatMap { change.changes(of: $0) }
    let changes = stride(from: 0, to: all.count, by: Checkout.triesEverything ? 1 : max(1, all.count / 10)).map {
      all[$0]
    }
    .filter { project.replacing($0.input).compiled().design != nil }
    var counts: [(lines: Int, change: String)] = []
    for batch in SpecChange.batches(of: changes, in: before) {
      let changed = batch.reduce(project) { $0.replacing($1.input) }
      let after = before.redrawn(for: try #require(changed.compiled().design))
      let pairs = zip(before.all, after.all).filter { $0.text != $1.text }
      for change in batch {
        let own = pairs.filter { change.reaches($0.0.id, in: before) }
        for (old, new) in own { counts.append((changedLines(old.text, new.text), "\(new.fileName), \(change.line)")) }
      }
    }
    #expect(counts.count > 5)
    for count in counts { #expect(count.lines <= change.mostLines, "\(count.change)") }
    // Most are a line of what is given, one of the picture, and one of what VoiceOver reads. A few more may be in a sample.
    let share = Checkout.triesEverything ? 10 : 5
    #expect(counts.count { $0.lines > 12 } * share <= counts.count, "\(counts.filter { $0.lines > 12 })")
  }

  /// The lines that are changed, added or removed.
  private func changedLines(_ old: String, _ new: String) -> Int {
    let lines = LineDiff.changedLines(
      from: old.components(separatedBy: "\n"), to: new.components(separatedBy: "\n"))
    return max(lines.removed.count, lines.added.count)
  }
}

/// What is changed in a spec.
enum SmallChange: CaseIterable {
  case icon, label, word

  /// The most lines of a golden that may change. Rows that differ in most variants for another reason are written with
  /// all that is in them. A label that the String Catalog does not have is English in all languages.
  var mostLines: Int { self == .label ? 70 : 20 }

  func changes(of input: SourceInput) -> [SpecChange] {
    guard input.path.hasSuffix(".component.yaml") || input.path.hasSuffix(".screen.yaml") else { return [] }
    let text = String(decoding: input.bytes, as: UTF8.self)
    switch self {
    case .icon:
      let names = text.matches(of: /[iI]con: "?([a-z0-9]+(?:\.[a-z0-9]+)*)"?/).map(\.output.1)
      let references = ["content", "style", "none", "null", "let", "switch"]
      return names.filter { !references.contains(String($0.prefix { $0 != "." })) }
        .map { SpecChange(input, replacing: $0.startIndex..<$0.endIndex, with: "leaf") }
    case .label:
      let keys = /(?:accessibilityLabel|label|accessibilityValue|accessibilityHint): (?:"|verbatim\(")?([A-Z][a-z]+)/
      return text.matches(of: keys).map(\.output.1)
        .map { SpecChange(input, replacing: $0.startIndex..<$0.endIndex, with: "Some\($0)") }
    case .word:
      guard let sample = text.firstRange(of: "\nsample:") ?? text.firstRange(of: "\nvariants:") else { return [] }
      return text[sample.upperBound...].matches(of: /: "?([A-Z][a-z]+)/).map(\.output.1)
        .map { word in
          let other = String(repeating: "q", count: word.count).capitalized
          return SpecChange(input, replacing: word.startIndex..<word.endIndex, with: other)
        }
    }
  }
}
