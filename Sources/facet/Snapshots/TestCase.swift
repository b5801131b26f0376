import FacetCompiler
import FacetDiagnostics
import FacetIR
import FacetPreview
import FacetSnapshot
import FacetText

/// A result of `facet snapshot check`: of a spec, a variant, an expectation, a budget, a session or a snapshot. The exit
/// status and JUnit's XML are both made of these.
struct TestCase {
  struct Failure {
    /// `variant/over-budget`
    var type: String
    var message: String
    /// The whole of what the command prints about it.
    var text: String
  }

  var suite: String
  var className: String
  var name: String
  /// Nil if it passes.
  var failure: Failure?
  /// Among all snapshots of the design, of what it is about.
  var position = 0
}

extension TestCase {
  private static let snapshots = "snapshots"

  /// Whether a snapshot as recorded is compared with one as drawn.
  var isOfSnapshot: Bool { suite == Self.snapshots }

  init(_ snapshot: ComparedSnapshot) {
    let comparison = snapshot.comparison
    self.init(
      suite: Self.snapshots, className: String(comparison.name.prefix { $0 != "/" }),
      name: escapedForDisplay(comparison.name), failure: .init(comparison), position: snapshot.position)
  }
}

extension [TestCase] {
  var hasFailures: Bool { contains { $0.failure != nil } }

  /// JUnit's XML, with the suites by name, and their cases in the order of the design.
  var junit: [UInt8] {
    var xml = MarkupWriter()
    func counts(_ cases: [TestCase]) -> (tests: String, failures: String) {
      ("\(cases.count)", "\(cases.count { $0.failure != nil })")
    }
    let all = counts(self)
    let suites = Dictionary(grouping: sorted { $0.position < $1.position }, by: \.suite)
    xml.element("testsuites", ["name": "facet", "tests": all.tests, "failures": all.failures]) { xml in
      for name in suites.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
        let cases = suites[name] ?? []
        let own = counts(cases)
        xml.element("testsuite", ["name": name, "tests": own.tests, "failures": own.failures]) { xml in
          for testCase in cases { testCase.write(to: &xml) }
        }
      }
    }
    return xml.bytes
  }
}

extension TestCase {
  fileprivate func write(to xml: inout MarkupWriter) {
    let place: KeyValuePairs = ["classname": className, "name": name]
    guard let failure else { return xml.element("testcase", place) }
    xml.element("testcase", place) { xml in
      xml.element("failure", ["type": failure.type, "message": failure.message], text: failure.text)
    }
  }
}

extension TestCase.Failure {
  /// - Parameter remarks: What is printed behind the diagnostics.
  init?(_ diagnostics: [Diagnostic], _ renderer: inout DiagnosticRenderer, remarks: String = "") {
    guard let first = diagnostics.first else { return nil }
    self.init(
      type: "\(first.kind.code)", message: escapedForDisplay(first.message),
      text: renderer.text(for: diagnostics).text + remarks)
  }

  /// Nil if the snapshot is as recorded.
  init?(_ comparison: SnapshotComparison) {
    let message: String
    switch comparison.state {
    case .match: return nil
    case .changed: message = "the snapshot differs from the recorded one"
    case .missing: message = "no snapshot is recorded"
    case .orphan: message = "nothing in the specs asks for the snapshot"
    case .conflict: message = "the recorded snapshot has conflict markers"
    case .outdated: message = "the snapshot was recorded by another version of facet"
    }
    let report = SnapshotReport([comparison])
    self.init(
      type: "snapshot/\(comparison.state.rawValue)", message: message, text: report.lines.joined(separator: "\n").text)
  }
}

extension Compilation {
  /// The errors in specs, one case for each; none if there are no errors.
  var testCases: [TestCase] { testCases(of: diagnostics) }

  /// A case for each error. Warnings fail no check.
  func testCases(of diagnostics: [Diagnostic], at position: Int = 0) -> [TestCase] {
    var renderer = DiagnosticRenderer(sources, colored: false)
    return diagnostics.filter { $0.severity == .error }.map { error in
      TestCase(
        suite: "specs", className: escapedForDisplay(error.span.map { sources.path(of: $0.file) } ?? "project"),
        name: "\(error.kind.code)", failure: .init([error], &renderer), position: position)
    }
  }
}

extension DrawnProject {
  /// The cases of all variants, budgets and sessions, of some snapshots, and of the errors in specs.
  func testCases(of snapshots: [ComparedSnapshot], unshownBranches: [Diagnostic]) -> [TestCase] {
    var renderer = DiagnosticRenderer(compilation.sources, colored: false)
    var cases = judgesSpecs ? compilation.testCases : []
    for branch in unshownBranches {
      let position = branch.span.map { self.position(ofComponentIn: $0.file) } ?? 0
      cases += compilation.testCases(of: [branch], at: position)
    }
    for result in results {
      let component = result.drawing.component
      cases += result.cases.map { name, failures in
        TestCase(
          suite: component.name, className: component.name, name: name,
          failure: .init(failures.map(\.diagnostic), &renderer, remarks: result.pictures),
          position: position(of: component))
      }
    }
    for budget in budgets {
      cases.append(
        TestCase(
          suite: budget.component.name, className: budget.component.name,
          name: "budget: \(budget.budget.measure.rawValue)",
          failure: .init([budget.excess].compactMap(\.self), &renderer), position: position(of: budget.component)))
    }
    for session in sessions {
      cases.append(
        TestCase(
          suite: session.app.name, className: session.app.name, name: escapedForDisplay(session.session.name),
          failure: .init(session.diagnostics(compilation.places), &renderer),
          position: self.snapshots.positions[session.golden.fileName] ?? 0))
    }
    return cases + snapshots.map(TestCase.init)
  }
}
