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

extension VariantResult {
  /// The case of the variant itself, which fails with its steps, and the cases of its expectations.
  var cases: [(name: String, failures: [Failure])] {
    let variant = drawing.cell.variant
    let steps = (name: escapedForDisplay(variant.name), failures: failures.filter { $0.subject == nil })
    return [steps]
      + variant.expectations.map { expectation in
        let failed = failures.filter { $0.subject == expectation.subject }
        return (name: "\(steps.name): \(expectation.subject.words)", failures: failed)
      }
  }
}
