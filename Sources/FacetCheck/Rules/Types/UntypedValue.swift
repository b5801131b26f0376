package import FacetDiagnostics

extension DiagnosticKind {
  package static let untypedValue = DiagnosticKind(
    "type/untyped", .error, "Value without a type",
    explanation: """
      The type of 'nil', '[]' and mappings is inferred from their context. Some contexts do not determine a type.

          each: []                      # wrong: the element type is unknown
          each: content.highlights      # right
      """)
}

extension Diagnostic {
  static func untyped(_ value: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.untypedValue, at: span, "\(value) requires a contextual type")
  }
}
