import FacetDiagnostics
import FacetIR
import FacetSpec
import FacetTokens
import Foundation
import Testing

/// What sets of tokens come to as a whole: all files of a folder over each other, in the order of their paths. The
/// numbers are those of an independent reader, which came to the same values.
@Suite(.enabled(if: TokenCorpus.isThere)) struct TokenSetTests {
  @Test(arguments: [
    ("redhat-yaml/tokens", 381, 362), ("style-dictionary/__integration__/tokens", 152, 152),
    ("style-dictionary/examples/basic/tokens", 54, 54), ("style-dictionary/examples/complete/tokens", 1336, 350),
    ("style-dictionary/examples/advanced/multi-brand-multi-platform/tokens", 27, 22),
    ("style-dictionary/examples/advanced/create-react-app/style-dictionary/tokens", 13, 13),
    ("style-dictionary/examples/advanced/variables-in-outputs/tokens", 13, 13),
  ])
  func aSet(_ folder: String, _ written: Int, _ imported: Int) throws {
    var diagnostics: [Diagnostic] = []
    let paths = TokenCorpus.files.filter { $0.hasPrefix(folder + "/") }
    var sources: [TokenSource] = []
    for (rank, path) in paths.enumerated() {
      let bytes = Array(try Data(contentsOf: TokenCorpus.folder.appending(path: path)))
      let file = FileID(rank)
      let tree =
        path.hasSuffix(".json")
        ? SourceTree.read(json: bytes, file: file, diagnostics: &diagnostics)
        : SourceTree.read(yaml: bytes, file: file, diagnostics: &diagnostics)
      var source = TokenSource(file: TokenFile.decode(try #require(tree), diagnostics: &diagnostics))
      source.ranks = [.base: rank]
      sources.append(source)
    }
    let tokens = importTokens(ThemedSources(base: sources), diagnostics: &diagnostics)
    #expect(tokens.catalog.tokens.count + tokens.withoutValue.count == written)
    #expect(tokens.catalog.tokens.count == imported)
    #expect(Set(tokens.withoutValue) == Set(tokens.leftOut))
    #expect(diagnostics.filter { $0.severity == .error }.map(\.message) == [])
  }
}
