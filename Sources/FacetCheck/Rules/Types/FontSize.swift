package import FacetDiagnostics

extension DiagnosticKind {
  package static let fontSize = DiagnosticKind(
    "type/font-size", .error, "A font with two sizes",
    explanation: """
      A system font has either the size of a text style, which scales with Dynamic Type, or a fixed size.

          font: { style: headline, size: 20 }       # wrong
          font: { style: headline, weight: bold }   # right
          font: { size: 20 }                        # right
      """)
}

extension Diagnostic {
  static func twoFontSizes(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .fontSize, at: span, "a font cannot have both 'style' and 'size'",
      help: "keep 'style' to scale with Dynamic Type")
  }
}
