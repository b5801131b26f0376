package import FacetDiagnostics
import FacetIR
import FacetText

extension DiagnosticKind {
  package static let deprecatedToken = DiagnosticKind(
    "token/deprecated-use", .warning, "Use of a deprecated token",
    explanation: """
      '$deprecated' marks a token that should no longer be used and gives the reason. If the token is an alias of \
      another one, that token has the same value and can replace it.

          color: color.accent   # warning: deprecated, "Use color.action."
          color: color.action   # right
      """)
}

extension Diagnostic {
  static func deprecatedToken(
    _ path: TokenPath, _ reason: String, instead replacement: TokenPath?, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .deprecatedToken, at: span,
      "'\(path)' is deprecated" + (reason.isEmpty ? "" : ": \(escapedForDisplay(reason))"),
      help: replacement.map { "write '\($0)', whose value it takes" },
      fixes: replacement.map { [Diagnostic.Fix(replace: span, with: $0.description)] } ?? [])
  }
}

extension TokenCatalog {
  /// The first token in the chain of aliases, the same in every appearance, that is not deprecated.
  func replacement(for token: Token) -> TokenPath? {
    var current = token
    // Cycles of aliases have been reported and are not tokens, so a chain is not longer than the number of tokens.
    for _ in tokens.indices {
      guard let alias = current.alias, let target = self[alias], target.value == token.value else { return nil }
      if target.deprecated == nil { return alias }
      current = target
    }
    return nil
  }
}
