package import FacetDiagnostics

extension DiagnosticKind {
  package static let namespaceAsValue = DiagnosticKind(
    "name/no-value", .error, "Namespace in place of a value",
    explanation: """
      'content', 'style' and 'environment' are where names are looked up; by themselves they are no values.

          text: content         # wrong
          text: content.title   # right
      """)
}

extension Diagnostic {
  static func namespaceAsValue(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.namespaceAsValue, at: span, "'\(name)' is no value by itself", help: "name what is in it: '\(name).…'")
  }
}
