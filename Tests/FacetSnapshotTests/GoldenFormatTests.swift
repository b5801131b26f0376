import FacetCompiler
import FacetIR
import FacetSnapshot
import Foundation
import Testing

@MainActor struct GoldenFormatTests {
  let goldens: Goldens

  init() throws {
    goldens = Goldens(try #require(Compiler.compile(try Specs.inputs()).design))
    if let folder = ProcessInfo.processInfo.environment["GOLDENS"] {
      for (name, text) in goldens.documents {
        try Data(text.utf8).write(to: URL(filePath: folder).appending(path: name))
      }
    }
  }

  @Test func linesStartWithASectionOrTwoSpacesAndEndInAGlyph() {
    let sections = ["facet-golden", "component", "style", "tree", "variant", "tokens"]
    for (name, text) in goldens.documents {
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(name)")
      for line in text.dropLast().split(separator: "\n", omittingEmptySubsequences: false) where !line.isEmpty {
        #expect(line.hasPrefix("  ") || sections.contains { line.hasPrefix($0) }, "\(name): \(line)")
        #expect(line.last != " ", "\(name): \(line)")
      }
    }
  }
}
