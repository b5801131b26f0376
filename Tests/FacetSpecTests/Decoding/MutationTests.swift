import FacetDiagnostics
import Foundation
import Testing

@testable import FacetSpec

/// Every key that the grammar knows, in every spec of this repository: misspelt, doubled, with a value of another
/// shape, and left out. Each time something is said, at a place in the file, and nothing traps.
@Suite struct MutationTests {
  @Test(arguments: SpecFiles.components)
  func everyBrokenKeyIsReported(_ file: URL) throws {
    let mutations = try Mutations(SpecFiles.bytes(file))
    #expect(mutations.walk.places.count > 20)
    for place in mutations.walk.places {
      let what = "\(file.lastPathComponent): \(mutations.name(of: place))"
      let misspelt = mutations.misspelling(place)
      #expect(misspelt.diagnostics.contains { $0.span?.start == mutations.start(of: place) }, "misspelt \(what)")
      expectReported(misspelt, "misspelt \(what)")
      if let doubled = mutations.doubling(place) { expectReported(doubled, "doubled \(what)") }
      if let wrong = mutations.replacingValue(of: place) { expectReported(wrong, "value of \(what)") }
      if place.row.isRequired { expectReported(mutations.removing(place), "without \(what)") }
    }
  }

  /// Wherever a file ends, and whatever byte is in the middle of it, it is read to the end.
  @Test(arguments: SpecFiles.components)
  func anyFileIsReadWithoutATrap(_ file: URL) throws {
    let bytes = try SpecFiles.bytes(file)
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

  private func expectReported(_ decoded: Decoded, _ what: String) {
    #expect(decoded.diagnostics.contains { $0.kind.severity == .error }, "nothing was said: \(what)")
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

/// The edits of one file.
private struct Mutations {
  let bytes: [UInt8]
  let walk: GrammarWalk

  init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    var diagnostics: [Diagnostic] = []
    walk = GrammarWalk(
      try #require(SourceTree.read(yaml: bytes, file: FileID(0), diagnostics: &diagnostics)), as: Grammar.component)
  }

  func name(of place: GrammarPlace) -> String { walk.tree.text(place.key) }

  func start(of place: GrammarPlace) -> UInt32 { walk.tree.span(place.key).start }

  func misspelling(_ place: GrammarPlace) -> Decoded {
    replacing(walk.tree.span(place.key), with: "q\(name(of: place))q")
  }

  /// The name of another key of the same mapping.
  func doubling(_ place: GrammarPlace) -> Decoded? {
    place.siblings.first.map { replacing(walk.tree.span(place.key), with: walk.tree.text($0)) }
  }

  /// A value of another shape; nil where any shape may stand, or there is nothing to replace.
  func replacingValue(of place: GrammarPlace) -> Decoded? {
    let span = walk.tree.span(place.value)
    guard span.start < span.end else { return nil }
    switch place.row.value {
    case .data, .statements: return nil
    case .expression, .condition, .expressionOr, .expressionOrList: return replacing(span, with: "1 +")
    case .name, .text, .word, .wordOr, .textOr, .flag, .number, .type, .duration, .style:
      return replacing(span, with: "[ a ]")
    case .element, .elements, .shape, .list, .named, .declaration, .arguments: return replacing(span, with: "\"7\"")
    }
  }

  /// Without the key and what stands behind it; inside braces without its comma too.
  func removing(_ place: GrammarPlace) -> Decoded {
    var span = walk.tree.span(place.key)
    span.end = walk.tree.span(place.value).end
    while let next = byte(at: span.end), next == UInt8(ascii: ",") || next == UInt8(ascii: " ") { span.end += 1 }
    return replacing(span, with: "")
  }

  private func byte(at offset: UInt32) -> UInt8? { Int(offset) < bytes.count ? bytes[Int(offset)] : nil }

  private func replacing(_ span: SourceSpan, with text: String) -> Decoded {
    var edited = bytes
    edited.replaceSubrange(Int(span.start)..<Int(span.end), with: text.utf8)
    return Decoded(edited)
  }
}
