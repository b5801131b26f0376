package import FacetDiagnostics
import FacetIR
import FacetLanguage

extension DiagnosticKind {
  package static let notText = DiagnosticKind(
    "type/not-text", .error, "Value that cannot be interpolated",
    explanation: """
      Between braces in quoted text stand values that have one obvious spelling: String, Int, Double and Bool. \
      Something that may be nil has none until 'nil' is given words.

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

  /// How a value becomes text that has no one spelling.
  private static func way(to value: String, of type: ValueType) -> String? {
    switch type {
    case .date: "write 'formatted(\(value), abbreviated, omitted)'"
    case .duration: "write 'formatted(\(value), minuteSecond)'"
    case .url: "write '\(value).absoluteString', or '\(value).host'"
    default: nil
    }
  }
}
