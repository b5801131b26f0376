package import FacetDiagnostics

extension DiagnosticKind {
  package static let namespaceAsValue = DiagnosticKind(
    "name/no-value", .error, "Namespace in place of a value",
    explanation: """
      'content', 'style' and 'environment' are namespaces, not values.

          text: content         # wrong
          text: content.title   # right
      """)
}

extension Diagnostic {
  static func namespaceAsValue(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .namespaceAsValue, at: span, "namespace '\(name)' cannot be used as a value",
      help: "refer to one of its members: '\(name).…'")
  }
}
