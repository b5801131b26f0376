import FacetDiagnostics
import FacetIR
import FacetText

extension ImportedTokens {
  /// Adds the values of a theme that override those of the base.
  mutating func add(_ theme: ThemedSources.Theme, _ own: ImportedTokens, reports: inout TokenReports) {
    for (index, token) in catalog.tokens.enumerated() {
      guard let other = own.catalog[token.path].map({ withAliasesOfBase($0, in: own) }) else {
        if !own.withoutValue.contains(token.path) { reportMissing(index, in: theme, reports: &reports) }
        continue
      }
      guard other.value.noun == token.value.noun else {
        reportType(index, other, in: theme, own, reports: &reports)
        continue
      }
      if other.value == token.value && other.aliases == token.aliases { continue }
      catalog.add(Token.Variation(theme: theme.name, aliases: other.aliases, value: other.value), toTokenAt: index)
    }
    for (token, definition) in zip(own.catalog.tokens, own.definitions)
    where catalog.index(of: token.path) == nil && !withoutValue.contains(token.path)
      && !own.referenced.contains(token.path)
    {
      reportThemeOnly(token.path, at: definition.span, in: theme, reports: &reports)
    }
    themes.append((theme.name, own))
  }

  /// A token of a theme, with aliases only of tokens that the base has too. Tokens of the theme alone have no Swift
  /// constant, so an alias of one becomes an alias of its target.
  private func withAliasesOfBase(_ token: Token, in own: ImportedTokens) -> Token {
    func base(_ aliases: TokenAliases) -> TokenAliases {
      func base(_ alias: KeyPath<TokenAliases, TokenPath?>) -> TokenPath? {
        var path = aliases[keyPath: alias]
        while let current = path, catalog.index(of: current) == nil {
          path = own.catalog[current]?.aliases[keyPath: alias]
        }
        return path
      }
      return TokenAliases(
        light: base(\.light), dark: base(\.dark), lightIncreasedContrast: base(\.lightIncreasedContrast),
        darkIncreasedContrast: base(\.darkIncreasedContrast))
    }
    var token = token
    token.aliases = base(token.aliases)
    let parts = token.value.colors(aliasOfWhole: nil)
    token.value.replaceColors { ColorPart(modes: parts[$0].modes, aliases: base(parts[$0].aliases)) }
    return token
  }

  private func reportMissing(_ index: Int, in theme: ThemedSources.Theme, reports: inout TokenReports) {
    reports.report(
      .tokenMissingInTheme, at: definitions[index].span,
      "'\(shown(catalog.tokens[index].path))' is in no source of the theme \(escaped(theme.name)), "
        + "so it has the value of the base there")
  }

  private func reportType(
    _ index: Int, _ other: Token, in theme: ThemedSources.Theme, _ own: ImportedTokens, reports: inout TokenReports
  ) {
    let token = catalog.tokens[index]
    reports.report(
      .tokenThemeType, at: own.definition(of: token.path)?.span ?? definitions[index].span,
      "'\(shown(token.path))' is a \(other.value.noun) in the theme \(escaped(theme.name)), "
        + "but a \(token.value.noun) in the base",
      notes: [Diagnostic.Note("its value in the base is here", at: definitions[index].span)])
  }

  private func reportThemeOnly(
    _ path: TokenPath, at span: SourceSpan, in theme: ThemedSources.Theme, reports: inout TokenReports
  ) {
    let alike = catalog.tokens.lazy.map(\.path).filter {
      $0.names.last == path.names.last || $0.names.first == path.names.first
    }
    let near = nearest(to: path.description, among: alike.map(\.description))
    reports.report(
      .tokenThemeOnly, at: span,
      "'\(shown(path))' has a value in the theme \(escaped(theme.name)), but none in the base, and nothing in the theme "
        + "takes its value, so it is left out",
      help: near.map { "did you mean '\(escapedForDisplay($0))'?" } ?? "add it to a token file of the base")
  }
}
