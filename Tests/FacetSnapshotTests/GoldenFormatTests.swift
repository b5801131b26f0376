import FacetIR
import FacetPreview
import FacetSnapshot
import Foundation
import Testing

struct GoldenFormatTests {
  let goldens: Goldens

  init() throws {
    goldens = try #require(Goldens.repository)
  }

  @Test func linesStartWithASectionOrTwoSpacesAndEndInAGlyph() {
    let sections = ["facet-golden", "component", "style", "tree", "variant", "@ ", "tokens"]
    for golden in goldens.all {
      let (name, text) = (golden.fileName, golden.text)
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(name)")
      for line in text.dropLast().split(separator: "\n", omittingEmptySubsequences: false) where !line.isEmpty {
        #expect(line.hasPrefix("  ") || sections.contains { line.hasPrefix($0) }, "\(name): \(line)")
        #expect(line.last != " ", "\(name): \(line)")
      }
    }
  }

  /// Who reads a golden knows exactly which pictures were taken: each cell once, the first variant first, then by name.
  @Test func everyCellStandsInItsGolden() {
    for component in goldens.design.components {
      for style in component.styles {
        let text = goldens[ComponentSnapshot.fileName(component: component.name, style: style.name)]
        let written = GoldenDocument(text).cells.map(\.name)
        let cells = component.cells(in: style)
        #expect(Set(written) == Set(cells.map(\.name)) && written.count == cells.count)
        let variants = written.filter { !$0.contains(" @ ") }
        #expect(variants.first == cells.first?.name)
        #expect(variants.dropFirst().elementsEqual(variants.dropFirst().sorted()))
      }
    }
  }

  /// Of symbols, only images are marks that are named below a picture.
  @Test func everySymbolHasACharacter() {
    for golden in goldens.all {
      for line in golden.text.split(separator: "\n") where line.hasPrefix("  marks ") {
        let marks = line.dropFirst(13).components(separatedBy: ", ")
        #expect(marks == ["none"] || marks.allSatisfy { $0.contains(" image ") }, "\(golden.fileName): \(line)")
      }
    }
  }
}
