package import FacetDiagnostics
import FacetIR
import FacetText

extension DiagnosticKind {
  package static let leftOutToken = DiagnosticKind(
    "token/left-out", .error, "A token that could not be read",
    explanation: """
      The token has a type or a unit that the token format does not define. A warning in the token file reports it, \
      and components cannot use the token.

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
      help: "see the warning in its token file")
  }
}
