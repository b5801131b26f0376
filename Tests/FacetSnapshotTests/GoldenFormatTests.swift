import FacetCompiler
import FacetIR
import FacetPreview
import FacetSnapshot
import Testing

@MainActor struct GoldenFormatTests {
  let goldens: Goldens

  init() throws {
    goldens = Goldens(try #require(Compiler.compile(try Specs.inputs()).design))
  }

  @Test func linesStartWithASectionOrTwoSpacesAndEndInAGlyph() {
    let sections = ["facet-golden", "component", "style", "tree", "variant", "tokens"]
    for golden in goldens.all {
      let (name, text) = (golden.fileName, golden.text)
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(name)")
      for line in text.dropLast().split(separator: "\n", omittingEmptySubsequences: false) where !line.isEmpty {
        #expect(line.hasPrefix("  ") || sections.contains { line.hasPrefix($0) }, "\(name): \(line)")
        #expect(line.last != " ", "\(name): \(line)")
      }
    }
  }
}
