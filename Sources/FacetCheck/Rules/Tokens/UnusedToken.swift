package import FacetDiagnostics
import FacetIR
import FacetTokens

extension DiagnosticKind {
  package static let unusedToken = DiagnosticKind(
    "token/unused", .warning, "Unused token", isOptIn: true,
    explanation: """
      No component names the token, and no other token takes a value from it. A design system may have it for its apps, \
      so this is told only where the project asks for it: `lint: { token/unused: warning }`. A token that is deprecated \
      is kept for those who still use it, and is not told of.

          # facet.yaml
          facet: 1
          module: Sample
          lint: { token/unused: warning }

      Wrong:

          # base.tokens.json
          { "size": { "huge": { "$type": "dimension", "$value": { "value": 96, "unit": "px" } } } }

      Right:

          # base.tokens.json
          { "size": { "huge": { "$type": "dimension", "$value": { "value": 96, "unit": "px" } } } }
          # card.component.yaml
          styles: { default: { body: { text: content.title, padding: size.huge } } }
      """)
}

/// Told only where every component could be read: one that could not may be what uses a token.
func unusedTokens(of tokens: ImportedTokens, in components: [TypedComponent]) -> [Diagnostic] {
  var used = tokens.referenced
  for component in components { used.formUnion(component.references.tokens) }
  return zip(tokens.catalog.tokens, tokens.definitions).compactMap { token, definition in
    if token.deprecated != nil || used.contains(token.path) { return nil }
    return Diagnostic(
      .unusedToken, at: definition.span, "no component and no other token uses '\(token.path)'",
      help: "leave it out, if no app uses it either")
  }
}
