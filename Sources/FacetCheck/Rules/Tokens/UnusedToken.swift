package import FacetDiagnostics
import FacetIR
import FacetTokens

extension DiagnosticKind {
  package static let unusedToken = DiagnosticKind(
    "token/unused", .warning, "Unused token", isOptIn: true,
    explanation: """
      No component and no other token refers to the token. Apps may use it, so this rule is off by default; enable it \
      with `lint: { token/unused: warning }`. Deprecated tokens are not reported.

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

/// Applies only if every component could be read, because an unreadable one may use the token.
func unusedTokens(
  of tokens: ImportedTokens, in components: [TypedComponent], besides others: Set<TokenPath>
) -> [Diagnostic] {
  let used = tokens.referenced.union(others)
  let read = components.reduce(into: Set<Int>()) { $0.formUnion($1.references.tokens) }
  return zip(tokens.catalog.tokens, tokens.definitions).enumerated().compactMap { position, written in
    let (token, definition) = written
    if token.deprecated != nil || read.contains(position) || used.contains(token.path) { return nil }
    return Diagnostic(
      .unusedToken, at: definition.span, "no component and no other token uses '\(token.path)'",
      help: "leave it out, if no app uses it either")
  }
}
