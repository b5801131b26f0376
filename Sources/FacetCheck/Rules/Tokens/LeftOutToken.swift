package import FacetDiagnostics
import FacetIR
import FacetText

extension DiagnosticKind {
  package static let leftOutToken = DiagnosticKind(
    "token/left-out", .error, "A token that could not be read",
    explanation: """
      The token is in a token file, but has a type or a unit that the format does not have, so it was left out with a \
      warning, and a component cannot use it.

          # base.tokens.json
          { "space": { "gutter": { "$type": "dimension", "$value": { "value": 5, "unit": "vw" } }, "m": { "$type": "dimension", "$value": { "value": 12, "unit": "px" } } } }

      Wrong:

          # card.component.yaml
          styles: { default: { body: { text: content.title, padding: space.gutter } } }

      Right:

          # card.component.yaml
          styles: { default: { body: { text: content.title, padding: space.m } } }
      """)
}

extension Diagnostic {
  static func leftOutToken(_ path: TokenPath, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .leftOutToken, at: span,
      "'\(escapedForDisplay(path.description))' could not be read, so it is left out of the tokens",
      help: "a warning in its token file says why")
  }
}
