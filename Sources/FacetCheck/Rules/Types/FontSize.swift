package import FacetDiagnostics

extension DiagnosticKind {
  package static let fontSize = DiagnosticKind(
    "type/font-size", .error, "A font with two sizes",
    explanation: """
      A font of the system has the size of a text style, which grows with the reader's text size, or a size of its own, \
      which does not.

          font: { style: headline, size: 20 }       # wrong
          font: { style: headline, weight: bold }   # right
          font: { size: 20 }                        # right
      """)
}

extension Diagnostic {
  static func twoFontSizes(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .fontSize, at: span, "a font has a text style or a size, not both",
      help: "keep 'style', and the size grows with the reader's text size")
  }
}
