package import FacetDiagnostics

extension DiagnosticKind {
  package static let backgroundParts = DiagnosticKind(
    "element/background", .error, "Background with neither or both of a color and elements",
    explanation: """
      A background is either a color, optionally with a shape, or elements, optionally with an alignment. To combine \
      the two, draw the color with a shape element behind the others.

          background: { color: color.surface, content: { icon: "star" } }          # wrong

          background: { color: color.surface, shape: capsule }                     # right
          background: { content: { icon: "star" }, alignment: topTrailing }        # right
      """)
}

extension Diagnostic {
  static func mixedBackground(_ first: Located<String>, _ other: Located<String>) -> Diagnostic {
    Diagnostic(
      .backgroundParts, at: other.span,
      "a background cannot have both '\(other.value)' and '\(first.value)'",
      help: "remove one of the two; for a color behind elements, write 'content: { shape: rectangle, fill: … }'",
      notes: [Diagnostic.Note("'\(first.value)' is given here", at: first.span)])
  }

  static func emptyBackground(_ key: Located<String>) -> Diagnostic {
    Diagnostic(
      .backgroundParts, at: key.span, "missing 'color' or 'content' for background",
      help: "add 'color: …' or 'content: …'")
  }
}
