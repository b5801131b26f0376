package import FacetDiagnostics

extension DiagnosticKind {
  package static let backgroundParts = DiagnosticKind(
    "element/background", .error, "Background with neither or both of a color and elements",
    explanation: """
      A background is a color, which may have a shape, or elements, which may be aligned. Where both are wanted, there \
      are two backgrounds: the color stands in an element of its own, behind the others.

          background: { color: color.surface, content: { icon: "star" } }          # wrong

          background: { color: color.surface, shape: capsule }                     # right
          background: { content: { icon: "star" }, alignment: topTrailing }        # right
      """)
}

extension Diagnostic {
  static func mixedBackground(_ first: Located<String>, _ other: Located<String>) -> Diagnostic {
    Diagnostic(
      .backgroundParts, at: other.span,
      "'\(other.value)' is a word of a background of elements, '\(first.value)' one of a background of a color",
      help: "keep one of the two; a color behind elements is 'content: { shape: rectangle, fill: … }'",
      notes: [Diagnostic.Note("the color's", at: first.span)])
  }

  static func emptyBackground(_ key: Located<String>) -> Diagnostic {
    Diagnostic(
      .backgroundParts, at: key.span, "this background has neither a color nor elements",
      help: "add 'color: …', or 'content: …'")
  }
}
