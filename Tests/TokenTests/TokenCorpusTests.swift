import FacetCheck
import FacetDiagnostics
import FacetIR
import FacetSpec
import Foundation
import Testing

/// Token files of well-known design systems. They are not part of the package; the tests are skipped where they are not.
@Suite(.enabled(if: TokenCorpus.isThere)) struct TokenCorpusTests {
  @Test(arguments: TokenCorpus.files) func everyFileGivesTokensOrSaysWhyNot(_ path: String) throws {
    let bytes = Array(try Data(contentsOf: TokenCorpus.folder.appending(path: path)))
    var diagnostics: [Diagnostic] = []
    let isJSON = path.hasSuffix(".json")
    let tree =
      isJSON
      ? SourceTree.read(json: bytes, file: FileID(0), diagnostics: &diagnostics)
      : SourceTree.read(yaml: bytes, file: FileID(0), diagnostics: &diagnostics)
    var imported = ImportedTokens()
    var written = 0
    if let tree {
      let file = TokenFile.decode(tree, diagnostics: &diagnostics)
      written = file.tokens.count
      imported = importTokens([TokenSource(file: file)], diagnostics: &diagnostics)
    }
    #expect(imported.catalog.tokens.count + imported.withoutValue.count == written)
    #expect(imported.definitions.count == imported.catalog.tokens.count)
    #expect(imported.withoutValue.isEmpty || !diagnostics.isEmpty)
    #expect(written > 0 || !diagnostics.isEmpty || TokenCorpus.isEmpty(bytes))
    for diagnostic in diagnostics {
      let span = try #require(diagnostic.span, "\(diagnostic.message)")
      #expect(span.start <= span.end && Int(span.end) <= bytes.count)
      #expect(!diagnostic.message.isEmpty && !diagnostic.message.contains("\n"))
    }
  }
}

enum TokenCorpus {
  /// Beside the checkout, or beside a folder that holds it.
  static let folder =
    sequence(first: URL(filePath: #filePath)) { url in
      url.path().count > 1 ? url.deletingLastPathComponent() : nil
    }
    .map { $0.appending(path: "shared/data/tokens") }
    .first { FileManager.default.fileExists(atPath: $0.path()) } ?? URL(filePath: "/nowhere")
  static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path()) }

  /// Relative to `folder`; a resolver is another kind of file.
  static let files: [String] = {
    guard let all = FileManager.default.enumerator(atPath: folder.path()) else { return [] }
    return all.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".json") || $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }
      .filter { !$0.hasSuffix(".resolver.json") }
      .sorted()
  }()

  /// A file in which nothing has a value: groups without tokens are allowed.
  static func isEmpty(_ bytes: [UInt8]) -> Bool { !String(decoding: bytes, as: UTF8.self).contains("value") }
}
