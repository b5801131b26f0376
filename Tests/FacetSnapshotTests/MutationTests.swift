import Checkout
import FacetCompiler
import FacetIR
import FacetPreview
import FacetSnapshot
import Foundation
import Testing

/// The promise of the format: a value that changes is one line that changes, and with it only what a person would notice.
struct MutationTests {
  /// In the suite, one value of every second file.
  @Test func raisingAnyStyleValueByOneChangesOneLine() throws {
    let inputs = try DesignFolder.repository.inputs()
    let changes = inputs.enumerated().flatMap { number, input in
      SpecChange.raisedNumbers(in: input).prefix(Checkout.triesEverything ? .max : number % 2)
    }
    try raise(changes, in: inputs, over: try #require(Goldens.repository), atLeast: 20)
  }

  /// In the suite, every tenth token. A matrix shows what tokens come to in other surroundings, most of them in most
  /// cells of all components: it is left out.
  @Test func raisingAnyTokenByOneChangesOneLine() throws {
    let inputs = try DesignFolder.repository.inputs()
    func withoutMatrix(_ design: Design) -> Design {
      var design = design
      for index in design.components.indices {
        for axis in design.components[index].catalog.matrix.indices {
          let values = design.components[index].catalog.matrix[axis].values
          design.components[index].catalog.matrix[axis].values = Array(values.prefix(1))
        }
      }
      return design
    }
    let before = Goldens(withoutMatrix(try #require(Goldens.repository).design))
    let changes = inputs.flatMap(SpecChange.raisedTokens).enumerated()
      .filter { Checkout.triesEverything || $0.offset.isMultiple(of: 10) }
    try raise(changes.map(\.element), in: inputs, over: before, atLeast: 3, preparing: withoutMatrix)
  }

  private func raise(
    _ changes: [SpecChange], in inputs: [SourceInput], over before: Goldens, atLeast fewest: Int,
    preparing prepare: (Design) -> Design = { $0 }
  ) throws {
    let project = OpenProject(SpecFiles(inputs))
    var raised = 0
    var silent = 0
    for batch in SpecChange.batches(of: changes, in: before) {
      let changed = batch.reduce(project) { $0.replacing($1.input) }
      let after = before.redrawn(for: prepare(try #require(changed.compiled().design)))
      let comparisons = zip(before.all, after.all).filter { $0.text != $1.text }
        .map { SnapshotComparison(name: $0.id, file: $0.fileName, old: $0.text, new: $1.text) }
      for change in batch {
        let own = comparisons.filter { change.reaches($0.name, in: before) }
        let causes = own.flatMap(\.causes)
        let outcomes = own.flatMap(\.variants)
        // A part that is drawn in two branches has its line in both.
        let lines = change.isOfPart ? Set(causes.map { [$0.old, $0.new] }).count : causes.count
        #expect(own.count { !$0.causes.isEmpty } == 1 && lines == 1, "\(change.line): \(causes)")
        #expect(causes.allSatisfy { $0.old != nil && $0.new != nil }, "\(change.line): \(causes)")
        let facts = ["given", "state", "with", "env", "sets", "after", "expect"]
        let changed = outcomes.flatMap { $0.added + $0.removed }
        #expect(changed.allSatisfy { line in !facts.contains(where: line.hasPrefix) }, "\(change.line): \(changed)")
        // The size of a text decides where it wraps: that is meant to be seen.
        guard causes.allSatisfy({ $0.new?.hasPrefix("text.") == false }) else { continue }
        raised += 1
        silent += outcomes.isEmpty ? 1 : 0
      }
    }
    #expect(raised >= fewest, "\(raised)")
    // Most are seen nowhere but in their own line.
    #expect(silent * 3 >= raised * 2, "\(silent) of \(raised)")
  }

  /// A token that takes its value from the palette, in whatever appearance, names the palette.
  @Test func changingAnyColorOfThePaletteChangesOneLineOfTheTokens() throws {
    let inputs = try DesignFolder.repository.inputs()
    let index = try #require(inputs.firstIndex { $0.path.hasSuffix("base.tokens.json") })
    let text = String(decoding: inputs[index].bytes, as: UTF8.self)
    let before = TokenSnapshot.document(try #require(Compiler.compile(inputs).design).tokens)
    let start = try #require(text.firstRange(of: "\"palette\"")).upperBound
    let end = try #require(text.firstRange(of: "\"color\": {")).lowerBound
    let colors = text[start..<end].matches(of: /"components": \[([0-9.]+)/)
    #expect(colors.count >= 5)
    for color in colors {
      var changed = inputs
      let red = color.output.1
      changed[index].bytes = Array(text.replacingCharacters(in: red.startIndex..<red.endIndex, with: "0.3").utf8)
      let after = TokenSnapshot.document(try #require(Compiler.compile(changed).design).tokens)
      let lines = (before.split(separator: "\n"), after.split(separator: "\n"))
      #expect(lines.0.count == lines.1.count)
      #expect(zip(lines.0, lines.1).count { $0 != $1 } == 1)
    }
  }
}

extension SpecChange {
  /// The file once for each number that a style is made of, with one more.
  fileprivate static func raisedNumbers(in input: SourceInput) -> [SpecChange] {
    let text = String(decoding: input.bytes, as: UTF8.self)
    guard let styles = text.firstRange(of: "\nstyles:"), let sample = text.firstRange(of: "\nsample:") else {
      return []
    }
    return text[styles.upperBound..<sample.lowerBound].matches(of: /(?:[:=,]|then|else) (\d+(?:\.\d+)?)\b/)
      .compactMap { SpecChange(raising: $0.output.1, in: input) }
  }

  /// The same for dimension tokens.
  fileprivate static func raisedTokens(in input: SourceInput) -> [SpecChange] {
    guard input.path.hasSuffix("base.tokens.json") else { return [] }
    return String(decoding: input.bytes, as: UTF8.self).matches(of: /"value": (\d+)/)
      .compactMap { SpecChange(raising: $0.output.1, in: input) }
  }

  private init?(raising number: Substring, in input: SourceInput) {
    guard let raised = number.contains(".") ? Double(number).map({ "\($0 + 1)" }) : Int(number).map({ "\($0 + 1)" })
    else { return nil }
    self.init(input, replacing: number.startIndex..<number.endIndex, with: raised)
  }
}
