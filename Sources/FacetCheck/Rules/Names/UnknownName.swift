package import FacetDiagnostics

extension DiagnosticKind {
  package static let unknownName = DiagnosticKind(
    "name/unknown", .error, "Unknown name",
    explanation: """
      An unquoted word in an expression is a name. It refers to a name that an element binds ('let icon', 'as: row'), \
      to 'content', 'style' or 'environment', to a parameter (outside styles), or to a token. Text is quoted.

          text: Hello           # wrong: no such name
          text: "Hello"         # right: text
          text: content.title   # right: a name
      """)
}

extension Diagnostic {
  static func unknownName(_ name: String, help: String?, fixes: [Fix] = [], at span: SourceSpan) -> Diagnostic {
    Diagnostic(.unknownName, at: span, "cannot find '\(name)' in scope", help: help, fixes: fixes)
  }
}
