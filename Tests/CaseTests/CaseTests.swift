import FacetCompiler
import FacetDiagnostics
import FacetText
import Foundation
import Testing

@Suite struct CaseTests {
  /// What is said of each case is what is on record. `FACET_RECORD=1` records it, and fails the run that did.
  @Test(arguments: Case.all) func diagnostics(of case: Case) throws {
    let compilation = Compiler.compile(try `case`.inputs())
    var renderer = DiagnosticRenderer(compilation.sources)
    let text = renderer.text(for: compilation.diagnostics)
    #expect((compilation.design == nil) == compilation.hasErrors, "a design exists exactly if there is no error")

    let recorded = try `case`.recorded()
    guard text != recorded else { return }
    if Recording.isAsked {
      try `case`.record(text)
      Issue.record("recorded \(`case`.name); run again without FACET_RECORD")
    } else {
      let diff = LineDiff.unified(old: recorded, new: text, oldName: "recorded", newName: "now")
      Issue.record("\(`case`.name) says something else\n\(diff)")
    }
  }

  /// Each diagnostic stands on a line whose comment announces it, and each such comment is right.
  ///
  /// Lines that YAML itself cannot read, and files without comments, announce nothing.
  @Test(arguments: Case.all) func markers(of case: Case) throws {
    let inputs = try `case`.inputs().filter { $0.path.hasSuffix(".yaml") }
    let compilation = Compiler.compile(try `case`.inputs())
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

/// Whether the run may write what it found.
enum Recording {
  private static let environment = ProcessInfo.processInfo.environment
  static let isAskedInCI = environment["FACET_RECORD"] == "1" && environment["CI"] != nil
  static let isAsked = environment["FACET_RECORD"] == "1" && environment["CI"] == nil
}
