import Checkout
import FacetDiagnostics
import Foundation
import Testing

@testable import FacetSpec

/// Files that are cut off, or hold anything at all: each is read to its end, and what is said points into the file.
@Suite struct DamageTests {
  /// Wherever a file ends, and whatever byte is in the middle of it, it is read to the end.
  @Test(arguments: SpecFiles.components)
  func anyFileIsReadWithoutATrap(_ path: String) async throws {
    await letDrawingBegin()
    let bytes = try Checkout.bytes(path)
    var random = LinearCongruential(seed: 7)
    let hostile = Array("{}[]:,#\"'|>-?!&*%@`\n\t \\=.0aA\u{0}\u{ff}".utf8)
    for step in stride(from: 0, to: bytes.count, by: 29) {
      checkSpans(Decoded(Array(bytes[..<step])))
      var mutated = bytes
      mutated[step] = hostile[Int(random.next(below: hostile.count))]
      checkSpans(Decoded(mutated))
    }
  }

  /// A thousand mistakes are enough, and a file full of them costs no more than another.
  @Test(arguments: [
    (0..<3_000).map { "          colr\($0): a\n" }.joined(), (0..<3_000).map { "          q\($0)z: a\n" }.joined(),
    "          label: \"" + String(repeating: "{} ", count: 20_000) + "\"\n",
    "          frame: { width: a, " + (0..<3_000).map { "b\($0)" }.joined(separator: ", ") + " }\n",
  ])
  func aHopelessFileIsLeft(_ lines: String) {
    let decoded = Decoded("component: A\nstyles:\n  default:\n    body:\n      hstack:\n        - text: a\n" + lines)
    #expect((1...1_001).contains(decoded.diagnostics.count))
    checkSpans(decoded)
  }

  private func checkSpans(_ decoded: Decoded) {
    for diagnostic in decoded.diagnostics {
      let end = diagnostic.span?.end ?? .max
      #expect(end <= decoded.source.count, "\(diagnostic.kind.code) points outside of the file")
      #expect(!diagnostic.message.isEmpty && !diagnostic.message.hasSuffix("."))
    }
  }
}
