package import FacetDiagnostics
import FacetIR
import FacetLanguage

extension DiagnosticKind {
  package static let notText = DiagnosticKind(
    "type/not-text", .error, "Value that cannot be interpolated",
    explanation: """
      Braces in quoted text can hold a String, Int, Double or Bool. An optional value needs a default first.

          text: "{content.subtitle}"              # wrong if it is a String?
          text: "{content.subtitle ?? \\"none\\"}"    # right
      """)
}

extension Diagnostic {
  static func notText(_ value: String, of type: ValueType, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .notText, at: span, "cannot interpolate value of type '\(type.spelling)'; expected String, Int, Double or Bool",
      help: type.isOptional ? "give a value for nil: '\(value) ?? …'" : way(to: value, of: type))
  }

  /// The expression that formats a value of a type with more than one spelling.
  private static func way(to value: String, of type: ValueType) -> String? {
    switch type {
    case .date: "write 'formatted(\(value), abbreviated, omitted)'"
    case .duration: "write 'formatted(\(value), minuteSecond)'"
    case .url: "write '\(value).absoluteString', or '\(value).host'"
    default: nil
    }
  }
}
