package import FacetDiagnostics
import FacetIR
import FacetText

extension DiagnosticKind {
  package static let deprecatedToken = DiagnosticKind(
    "token/deprecated-use", .warning, "Use of a deprecated token",
    explanation: """
      The token files say of this token that it is not to be used any more: '$deprecated' gives the reason, and if the \
      token takes its value from another one, that one can stand in its place without a difference to be seen.

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
  /// The nearest of the tokens that it takes its value from, in every appearance, that is not deprecated itself.
  func replacement(for token: Token) -> TokenPath? {
    var current = token
    // Chains of aliases end: a cycle is no token. As many steps as there are tokens are enough for any.
    for _ in tokens.indices {
      guard let alias = current.alias, let target = self[alias], target.value == token.value else { return nil }
      if target.deprecated == nil { return alias }
      current = target
    }
    return nil
  }
}
