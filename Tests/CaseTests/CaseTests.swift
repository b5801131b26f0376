import Checkout
import FacetCompiler
import FacetDiagnostics
import FacetText
import Testing

@Suite struct CaseTests {
  /// The diagnostics of each case are those on record.
  @Test(arguments: Case.all) func diagnostics(of case: Case) throws {
    let compilation = try `case`.compilation
    var renderer = DiagnosticRenderer(compilation.sources)
    let text = renderer.text(for: compilation.diagnostics).text
    #expect((compilation.design == nil) == compilation.hasErrors, "a design exists exactly if there is no error")
    try Recording.expect(text, at: `case`.diagnostics)
  }

  /// Each diagnostic stands on a line whose comment announces it, and each such comment is right.
  ///
  /// Lines that YAML itself cannot read, and files without comments, announce nothing.
  @Test(arguments: Case.all) func markers(of case: Case) throws {
    let inputs = try `case`.inputs().filter { $0.path.hasSuffix(".yaml") }
    let compilation = try `case`.compilation
    let announced = Set(inputs.flatMap(Marker.all))
    let found = Set(compilation.diagnostics.flatMap { Marker.all(of: $0, in: compilation.sources) })
    for marker in announced.subtracting(found).sorted() { Issue.record("announced, not found: \(marker)") }
    for marker in found.subtracting(announced).sorted() where marker.needsAnnouncement {
      Issue.record("found, not announced: \(marker)")
    }
  }

  @Test func nothingIsRecordedInContinuousIntegration() {
    #expect(!Recording.isAskedInCI, "FACET_RECORD is refused where CI is set")
  }

  @Test func thereAreCases() { #expect(Case.all.count > 40) }
}

extension Marker {
  fileprivate var needsAnnouncement: Bool { path.hasSuffix(".yaml") && !code.hasPrefix("yaml/") }
}
