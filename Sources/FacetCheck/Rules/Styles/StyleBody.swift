package import FacetDiagnostics

extension DiagnosticKind {
  package static let missingBody = DiagnosticKind(
    "style/no-body", .error, "Style without a body",
    explanation: """
      A style has a 'body', or extends another style and uses its body.

          compact:
            properties: { spacing: Length = 4 }   # wrong: what is drawn?

          compact:
            extends: default                      # right
            properties: { spacing: 4 }
      """)

  package static let bodyAndExtends = DiagnosticKind(
    "style/body-and-extends", .error, "Style with both a body and a base style",
    explanation: """
      A style with 'extends' uses the body of the other style with different defaults. A style with its own body \
      declares its own properties.

          compact:
            extends: default    # wrong, together with a body
            body: { text: content.title }

          compact:              # right
            body: { text: content.title }
      """)
}

extension Diagnostic {
  static func styleWithoutBody(_ name: Located<String>) -> Diagnostic {
    Diagnostic(
      .missingBody, at: name.span, "style '\(name.value)' has no body",
      help: name.value == "default" ? "add 'body:'" : "add 'body:' or 'extends: default'")
  }

  static func bodyAndExtends(_ name: Located<String>, extends: Located<String>, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .bodyAndExtends, at: span,
      "style '\(name.value)' cannot have both 'body' and 'extends: \(extends.value)'",
      help: "remove 'extends' or the body", notes: [Note("it extends '\(extends.value)' here", at: extends.span)])
  }

  static func partsAndExtends(_ name: Located<String>, extends: Located<String>, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .bodyAndExtends, at: span,
      "style '\(name.value)' cannot have both 'parts' and 'extends: \(extends.value)'",
      help: "remove 'extends' or the parts", notes: [Note("it extends '\(extends.value)' here", at: extends.span)])
  }
}
