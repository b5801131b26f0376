package import FacetDiagnostics

extension DiagnosticKind {
  package static let untypedValue = DiagnosticKind(
    "type/untyped", .error, "Value without a type",
    explanation: """
      'nil', '[]' and mappings take their type from the place where they stand. Where nothing says which, they have \
      none.

          each: []                      # wrong: an array of what?
          each: content.highlights      # right
      """)
}

extension Diagnostic {
  static func untyped(_ value: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.untypedValue, at: span, "nothing here says of which type \(value) is")
  }
}
