package import FacetDiagnostics
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let repeatedValue = DiagnosticKind(
    "variant/repeated-value", .error, "Duplicate value of a matrix axis",
    explanation: """
      The matrix draws every variant once for each value of an axis. A repeated value would produce two pictures with \
      the same name.

          matrix: { colorScheme: [light, light] }   # wrong
          matrix: { colorScheme: [light, dark] }    # right
      """)
}

extension DiagnosticKind {
  package static let settledAxis = DiagnosticKind(
    "variant/settled-axis", .warning, "Axis without effect",
    explanation: """
      A parameter in 'matrix' multiplies the variants that do not set it in their 'with', and a part of the environment \
      those that do not set it in their 'environment'. If all variants set it, the axis has no effect.

          matrix: { tone: [neutral, critical] }
          variants:
            Neutral: { with: { tone: neutral } }       # wrong: both variants set 'tone'
            Critical: { with: { tone: critical } }

          matrix: { tone: [neutral, critical] }
          variants:
            Default:                                   # right: drawn with both
      """)
}

extension Diagnostic {
  static func settledAxis(_ axis: AxisSpec) -> Diagnostic {
    let (kind, place) = axis.isParameter ? ("the parameter", "with") : ("it", "environment")
    return Diagnostic(
      .settledAxis, at: axis.key.span, "axis '\(axis.key.value)' has no effect: all variants set \(kind)",
      help: "remove it from the '\(place)' of a variant, or remove the axis")
  }

  static func misplacedAxis(_ name: Located<String>, of type: ValueType) -> Diagnostic {
    Diagnostic(
      .misplacedType, at: name.span, "parameter '\(name.value)' of type '\(type.spelling)' cannot be an axis",
      help: "write variants that differ in it")
  }

  static func repeatedAxisValue(_ value: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.repeatedValue, at: span, "this axis already has '\(value)'", help: "remove it")
  }
}
