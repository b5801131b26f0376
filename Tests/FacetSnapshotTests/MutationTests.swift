import Checkout
import FacetCompiler
import FacetIR
import FacetPreview
import FacetSnapshot
import Foundation
import Testing

/// The promise of the format: a value that changes is one line that changes, and with it only what a person would notice.
@MainActor struct MutationTests {
  /// Each number of each style, and each of the tokens.
  @Test func raisingAnyStyleValueByOneChangesOneLine() throws {
    let inputs = try DesignFolder.repository.inputs()
    let files = SpecFiles(inputs)
    let before = Goldens(try #require(Compiler.compile(files).design))
    var mutations = 0
    var silent = 0
    for input in inputs {
      for bytes in Self.mutations(of: input) {
        var changed = files
        changed.add(SourceInput(path: input.path, bytes: bytes))
        let after = before.redrawn(for: try #require(Compiler.compile(changed).design, "\(input.path)"))
        let comparisons = zip(before.all, after.all).filter { $0.text != $1.text }
          .map { SnapshotComparison(name: $0.id, file: $0.fileName, old: $0.text, new: $1.text) }
        let causes = comparisons.flatMap(\.causes)
        let outcomes = comparisons.flatMap(\.variants)
        #expect(causes.count == 1 && causes.allSatisfy { $0.old != nil && $0.new != nil }, "\(input.path): \(causes)")
        let facts = ["given", "state", "with", "env", "sets", "after", "expect"]
        let lines = outcomes.flatMap { $0.added + $0.removed }
        #expect(lines.allSatisfy { line in !facts.contains(where: line.hasPrefix) }, "\(input.path): \(lines)")
        // The size of a text decides where it wraps: that is meant to be seen.
        guard causes.allSatisfy({ $0.new?.hasPrefix("text.") == false }) else { continue }
        mutations += 1
        silent += outcomes.isEmpty ? 1 : 0
      }
    }
    #expect(mutations >= 120)
    // Most are seen nowhere but in their own line.
    #expect(silent * 4 >= mutations * 3, "\(silent) of \(mutations)")
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

  /// The file once for each number that a style or a dimension token is made of, with one more.
  private static func mutations(of input: SourceInput) -> [[UInt8]] {
    let text = String(decoding: input.bytes, as: UTF8.self)
    let range: Range<String.Index>
    let pattern: Regex<(Substring, Substring)>
    if input.path.hasSuffix("base.tokens.json") {
      range = text.startIndex..<text.endIndex
      pattern = /"value": (\d+)/
    } else if let styles = text.firstRange(of: "\nstyles:"), let sample = text.firstRange(of: "\nsample:") {
      range = styles.upperBound..<sample.lowerBound
      pattern = /(?:[:=,]|then|else) (\d+(?:\.\d+)?)\b/
    } else {
      return []
    }
    return text[range].matches(of: pattern).compactMap { match in
      let number = match.output.1
      let raised = number.contains(".") ? Double(number).map { "\($0 + 1)" } : Int(number).map { "\($0 + 1)" }
      return raised.map { Array(text.replacingCharacters(in: number.startIndex..<number.endIndex, with: $0).utf8) }
    }
  }
}
