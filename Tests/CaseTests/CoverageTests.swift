import FacetCheck
import FacetCompiler
import FacetDiagnostics
import FacetSpec
import Testing

@Suite struct CoverageTests {
  private static let kinds: [DiagnosticKind] = SourceTreeKinds.all + FacetSpecKinds.all + FacetCheckKinds.all

  /// A message that no case shows could say anything.
  @Test func everyKindHasACase() throws {
    var seen: Set<String> = []
    for `case` in Case.all {
      for diagnostic in Compiler.compile(try `case`.inputs()).diagnostics { seen.insert("\(diagnostic.kind.code)") }
    }
    for kind in Self.kinds where !seen.contains("\(kind.code)") {
      Issue.record("no case in Tests/Cases shows \(kind.code)")
    }
  }

  @Test func codesAreUniqueAndExplained() {
    var seen: Set<String> = []
    for kind in Self.kinds {
      #expect(seen.insert("\(kind.code)").inserted, "two kinds have the code \(kind.code)")
      #expect("\(kind.explanation)".count > 80, "\(kind.code) is not explained")
      #expect(!"\(kind.summary)".hasSuffix("."), "the summary of \(kind.code) ends in a full stop")
    }
  }
}
