import FacetCompiler
import FacetDiagnostics
import FacetIR
import FacetPreview

/// The diagnostics that are found when variants are drawn, or files are read that are no specs.
enum VariantKinds {
  static let all = [
    DiagnosticKind.unmetExpectation, .impossibleStep, .tooLarge, .unshownBranch, .overBudget, .unreadableBaseline,
  ]
}

extension DiagnosticKind {
  static let unmetExpectation = DiagnosticKind(
    "variant/unmet-expectation", .error, "Expectation that does not hold",
    explanation: """
      After its steps, a variant compares what it holds with what its `expect:` says. The two differ: either the \
      component does something else than was meant, or the expectation is out of date.

      Wrong:
        After two increments:
          after: [ tap: onIncrement, tap: onIncrement ]
          expect: { value: 4 }        # it starts from 3

      Right:
          expect: { value: 5 }
      """)

  static let impossibleStep = DiagnosticKind(
    "variant/impossible-step", .error, "Step that cannot be done",
    explanation: """
      A step uses a control as a person would: it has to be in the picture, seen, and enabled. Here it is not, so what \
      the variant shows is not what its name says.

      Wrong:
        Past the end:
          with: { value: 16 }
          after: [ tap: onIncrement ]  # the button is disabled at the upper bound

      Right:
          with: { value: 15 }
          after: [ tap: onIncrement ]
      """)

  static let tooLarge = DiagnosticKind(
    "variant/too-large", .error, "Variant that is too large to draw",
    explanation: """
      What a variant draws depends on its data and its steps, and a few lines can ask for gigabytes: a step that \
      doubles a text, or lists within lists. What goes beyond a bound of docs/limits.md is not worked out, so the \
      picture of such a variant means nothing.

      Wrong:
        Doubled:
          after: [ tap: onDouble, tap: onDouble, … ]  # thirty times

      Right:
          after: [ tap: onDouble ]
      """)
}
