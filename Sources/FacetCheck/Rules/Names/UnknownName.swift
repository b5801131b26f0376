package import FacetDiagnostics

extension DiagnosticKind {
  package static let unknownName = DiagnosticKind(
    "name/unknown", .error, "Unknown name",
    explanation: """
      A plain word in an expression is a name: of what an element binds ('let icon', 'as: row'), of 'content', 'style' \
      or 'environment', of a parameter outside styles, or of a token. Words that are meant as text are quoted.

          text: Hello           # wrong: names nothing
          text: "Hello"         # right: text
          text: content.title   # right: a name
      """)
}

extension Diagnostic {
  static func unknownName(_ name: String, help: String?, fixes: [Fix] = [], at span: SourceSpan) -> Diagnostic {
    Diagnostic(.unknownName, at: span, "cannot find '\(name)' in scope", help: help, fixes: fixes)
  }
}
