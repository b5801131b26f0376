import Checkout
import FacetCompiler
import FacetDiagnostics
import Testing

@Suite struct CoverageTests {
  private static let kinds: [DiagnosticKind] = Compiler.diagnosticKinds

  /// Limits whose cases would be as large as the limits; the tests of the readers show them.
  private static let tooLargeForACase = ["yaml/too-large", "yaml/too-many-mistakes", "token/extends-too-large"]

  /// Rules about what is on a disk: files that cannot be beside each other on every one, folders that are not there. The
  /// tests of the commands show them.
  private static let notOnEveryDisk = ["project/missing-root", "project/same-path"]

  /// A message that no case shows could say anything.
  @Test func everyKindHasACase() throws {
    var seen = Set(Self.tooLargeForACase + Self.notOnEveryDisk)
    for `case` in Case.all {
      for diagnostic in try `case`.compilation.diagnostics { seen.insert("\(diagnostic.kind.code)") }
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
