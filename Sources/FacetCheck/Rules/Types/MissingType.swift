package import FacetDiagnostics

extension DiagnosticKind {
  package static let missingType = DiagnosticKind(
    "type/missing", .error, "A declaration without a type",
    explanation: """
      What is declared has a type, also where a default would suggest one: the type is part of the component's public \
      interface and must not change because a default does.

          properties:
            spacing: { default: 8 }                   # wrong
            spacing: { type: Length, default: 8 }     # right
            spacing: Length = 8                       # right, and shorter
      """)
}

extension Diagnostic {
  static func missingType(of name: Located<String>, what: String) -> Diagnostic {
    Diagnostic(
      .missingType, at: name.span, "the \(what) '\(name.value)' has no type", help: "write '\(name.value): String'")
  }
}
