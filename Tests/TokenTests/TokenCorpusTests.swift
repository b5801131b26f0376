import Checkout
import FacetDiagnostics
import FacetIR
import FacetSpec
import FacetTokens
import Foundation
import Testing

/// Token files of well-known design systems. They are not part of the package; the tests are skipped where they are not.
@Suite(.enabled(if: TokenCorpus.isThere)) struct TokenCorpusTests {
  @Test(arguments: TokenCorpus.files) func everyFileGivesTokensOrSaysWhyNot(_ path: String) throws {
    var diagnostics: [Diagnostic] = []
    let (bytes, written, imported) = try TokenCorpus.importFile(path, diagnostics: &diagnostics)
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

/// What comes of each file by itself, as `corpus.tsv` says: how many errors strict and lenient reading find, how many
/// tokens there are, which errors and warnings, and the first error of each code. Written anew with
/// `FACET_RECORD=1`, and so is `docs/tokens-compatibility.md`, which sums it up.
@Suite(.enabled(if: TokenCorpus.isThere)) struct TokenCorpusTableTests {
  private static let table = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "corpus.tsv")

  @Test func theTableIsTrue() throws {
    let head = "file\tstrict\tlenient\ttokens\terrors\twarnings\tfirst of each"
    let text = try ([head] + TokenCorpus.files.map(row)).joined(separator: "\n") + "\n"
    let recorded = (try? String(contentsOf: Self.table, encoding: .utf8)) ?? ""
    guard text != recorded else { return }
    let environment = ProcessInfo.processInfo.environment
    if environment["FACET_RECORD"] == "1", environment["CI"] == nil {
      try text.write(to: Self.table, atomically: true, encoding: .utf8)
    }
    let old = Set(recorded.split(separator: "\n"))
    let lines = text.split(separator: "\n").filter { !old.contains($0) }
    Issue.record("corpus.tsv says something else of\n\(lines.prefix(20).joined(separator: "\n"))")
  }

  private func row(_ path: String) throws -> String {
    var diagnostics: [Diagnostic] = []
    let (bytes, _, imported) = try TokenCorpus.importFile(path, diagnostics: &diagnostics)
    var strict = diagnostics
    strict.holdTokensToTheFormat()
    let errors = diagnostics.filter { $0.severity == .error }
    let firsts = Dictionary(errors.map { ("\($0.kind.code)", $0) }, uniquingKeysWith: { first, _ in first })
    return [
      path, verdict(strict), verdict(diagnostics), "\(imported.catalog.tokens.count)", codes(of: errors),
      codes(of: diagnostics.filter { $0.severity == .warning }),
      firsts.sorted { $0.key < $1.key }.map { located($0.value, in: bytes) }.joined(separator: " ¦ "),
    ].joined(separator: "\t")
  }

  private func codes(of diagnostics: [Diagnostic]) -> String {
    Dictionary(grouping: diagnostics) { "\($0.kind.code)" }.map { "\($0.key) \($0.value.count)" }.sorted()
      .joined(separator: ", ")
  }

  /// `12: 'm' has no type`, with the number of the line.
  private func located(_ diagnostic: Diagnostic, in bytes: [UInt8]) -> String {
    let line = bytes.prefix(Int(diagnostic.span?.start ?? 0)).count { $0 == UInt8(ascii: "\n") } + 1
    return "\(line): \(diagnostic.message)"
  }

  private func verdict(_ diagnostics: [Diagnostic]) -> String {
    let errors = diagnostics.filter { $0.severity == .error }.count
    return errors == 0 ? "valid" : "\(errors) error\(errors == 1 ? "" : "s")"
  }
}

extension TokenCorpus {
  static func importFile(
    _ path: String, diagnostics: inout [Diagnostic]
  ) throws -> (bytes: [UInt8], written: Int, imported: ImportedTokens) {
    let bytes = Array(try Data(contentsOf: folder.appending(path: path)))
    let tree =
      path.hasSuffix(".json")
      ? SourceTree.read(json: bytes, file: FileID(0), diagnostics: &diagnostics)
      : SourceTree.read(yaml: bytes, file: FileID(0), diagnostics: &diagnostics)
    guard let tree else { return (bytes, 0, ImportedTokens()) }
    let file = TokenFile.decode(tree, diagnostics: &diagnostics)
    return (
      bytes, file.tokens.count, importTokens(ThemedSources(base: [TokenSource(file: file)]), diagnostics: &diagnostics)
    )
  }
}

enum TokenCorpus {
  static let folder = Checkout.shared("data/tokens") ?? URL(filePath: "/nowhere")
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
