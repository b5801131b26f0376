package import FacetDiagnostics
import FacetIR
import FacetLanguage

extension DiagnosticKind {
  package static let textRun = DiagnosticKind(
    "element/text-run", .error, "Part of a text that cannot be one",
    explanation: """
      The parts of a text are texts. Each can be bold, underlined, of another color or font, and a link. What applies to \
      a view, such as padding, applies to the whole text.

          text: ["From ", { icon: "star.fill" }]                      # wrong
          text: ["From ", { text: content.price, padding: 4 }]        # wrong
          text: ["From ", { text: content.price, bold: true }]        # right
          padding: 4
      """)
}

extension Diagnostic {
  static func notAText(_ kind: Located<String>) -> Diagnostic {
    Diagnostic(
      .textRun, at: kind.span,
      kind.value == Key.text.text
        ? "a part of a text has no parts" : "the parts of a text are texts; '\(kind.value)' is not available",
      help: kind.value == Key.text.text ? "list the inner parts in the outer text" : "put both into an 'hstack'")
  }

  static func modifierOfRun(_ key: Located<String>) -> Diagnostic {
    let names = ModifierID.ofText.map { "'\($0.kind.name)'" }
    return Diagnostic(
      .textRun, at: key.span, "'\(key.value)' applies to a whole text, not to a part of it",
      help: "a part takes \(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])")
  }

  static func argumentOfRuns(_ key: Located<String>) -> Diagnostic {
    Diagnostic(
      .textRun, at: key.span, "'\(key.value)' belongs to a part of the text",
      help: "write it on the part: '{ text: …, \(key.value): … }'")
  }

  static func markdownOfLink(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .textRun, at: span, "a text that is a link cannot be Markdown too",
      help: "write the link in Markdown, or style the text by modifiers")
  }

  static func markdownOfPhrase(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .textRun, at: span,
      "the text between the parts would be read as Markdown, because it is a key of the String Catalog",
      help: "give the text with '*', '_', '~', '`' or '[' a part of its own")
  }

  static func gradientOfLink(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .textRun, at: span, "the color of a link in a text cannot be a gradient", help: "use a Color")
  }
}
