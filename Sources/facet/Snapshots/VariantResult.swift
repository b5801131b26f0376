import FacetCompiler
import FacetDiagnostics
import FacetIR
import FacetInterpreter
import FacetPreview
import FacetSnapshot
import FacetText

/// The result of one variant.
struct VariantResult {
  /// A failed step or expectation.
  struct Failure {
    /// The failed expectation; nil for a failed step.
    var subject: Expectation.Subject?
    var diagnostic: Diagnostic
  }

  let drawing: Drawing
  let failures: [Failure]
  /// The pictures of a failed variant before and after its steps.
  let pictures: String

  init(_ drawing: Drawing, _ failures: [VariantPreview.Failure], in program: Program, _ places: Places) {
    self.drawing = drawing
    self.failures = failures.map { failure in
      let subject: Expectation.Subject? =
        if case .expectation(let expectation, _, _, _) = failure { expectation.subject } else { nil }
      return Failure(subject: subject, diagnostic: failure.diagnostic(for: drawing, places))
    }
    pictures = failures.isEmpty || failures.contains(where: \.isTooLarge) ? "" : drawing.pictures(in: program)
  }
}

extension [VariantResult] {
  /// JUnit XML: a suite for each component, with a case for each variant, for each expectation and for each budget.
  func junit(_ budgets: [BudgetResult], _ sources: SourceMap) -> [UInt8] {
    var xml = MarkupWriter()
    let suites = Dictionary(grouping: self) { $0.drawing.component.name }
    let budgetsOfSuites = Dictionary(grouping: budgets, by: \.component)
    func counts(_ results: [VariantResult], _ budgets: [BudgetResult]) -> (tests: String, failures: String) {
      let failures = results.failureCount + budgets.count { $0.excess != nil }
      return ("\(results.testCount + budgets.count)", "\(failures)")
    }
    let all = counts(self, budgets)
    xml.element("testsuites", ["name": "facet", "tests": all.tests, "failures": all.failures]) { xml in
      for name in suites.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
        let (results, budgets) = (suites[name] ?? [], budgetsOfSuites[name] ?? [])
        let own = counts(results, budgets)
        xml.element("testsuite", ["name": name, "tests": own.tests, "failures": own.failures]) { xml in
          for result in results { result.write(to: &xml, sources) }
          for budget in budgets { budget.write(to: &xml, sources) }
        }
      }
    }
    return xml.bytes
  }

  private var testCount: Int { reduce(0) { $0 + $1.cases.count } }
  private var failureCount: Int { reduce(0) { $0 + $1.cases.count { !$0.failures.isEmpty } } }
}

extension VariantResult {
  /// The case of the variant itself, which fails with its steps, and the cases of its expectations.
  fileprivate var cases: [(name: String, failures: [Failure])] {
    let variant = drawing.cell.variant
    let steps = (name: escapedForDisplay(variant.name), failures: failures.filter { $0.subject == nil })
    return [steps]
      + variant.expectations.map { expectation in
        let failed = failures.filter { $0.subject == expectation.subject }
        return (name: "\(steps.name): \(expectation.subject.words)", failures: failed)
      }
  }

  fileprivate func write(to xml: inout MarkupWriter, _ sources: SourceMap) {
    var renderer = DiagnosticRenderer(sources, colored: false)
    for (name, failures) in cases {
      guard let first = failures.first else {
        xml.element("testcase", ["classname": drawing.component.name, "name": name])
        continue
      }
      let text = renderer.text(for: failures.map(\.diagnostic)) + pictures
      xml.element("testcase", ["classname": drawing.component.name, "name": name]) { xml in
        xml.element(
          "failure", ["type": "\(first.diagnostic.kind.code)", "message": escapedForDisplay(first.diagnostic.message)],
          text: text)
      }
    }
  }
}
