extension Token {
  /// A token as a theme other than the base has it.
  package struct Variation: Equatable, Sendable {
    package var theme: String
    package var aliases: TokenAliases
    package var value: TokenValue

    package init(theme: String, aliases: TokenAliases, value: TokenValue) {
      self.theme = theme
      self.aliases = aliases
      self.value = value
    }
  }

  /// The token as a theme has it, and no other.
  package func shown(in theme: String) -> Token {
    var token = self
    token.variations = []
    if let variation = variations.first(where: { $0.theme == theme }) {
      token.aliases = variation.aliases
      token.value = variation.value
    }
    return token
  }

  /// Themes show different values, and not only take the same one from elsewhere.
  package var differsByTheme: Bool { variations.contains { $0.value != value } }

  /// Themes have different values that nothing can choose between when a view is drawn, so that whoever uses the token
  /// says for which theme. A color is chosen then, wherever it stands, and so is a text style.
  package var isReadInTheme: Bool {
    if case .textStyle = value { return false }
    return variations.contains { !$0.value.isSameButColors(as: value) }
  }
}

extension TokenCatalog {
  /// The tokens as one theme has them.
  package func shown(in theme: String) -> TokenCatalog {
    guard !themes.isEmpty, theme != themes.first else { return self }
    return TokenCatalog(tokens: tokens.map { $0.shown(in: theme) }, groups: groups)
  }
}

extension TokenCatalog {
  /// Whether an expression comes to something else in each theme; see ``Token/isReadInTheme``.
  package func isReadInTheme(_ expression: Expression) -> Bool {
    // Most projects have one theme, and every property of theirs is asked about.
    if themes.isEmpty { return false }
    if case .token(let path) = expression.node { return self[path]?.isReadInTheme == true }
    return expression.operands.contains(where: isReadInTheme)
  }

  /// The names of the properties of a component's styles that differ by theme, as any style has such a default.
  package func propertiesReadInTheme(of component: Component) -> Set<String> {
    if themes.isEmpty { return [] }
    let properties = component.styles.lazy.flatMap(\.properties).filter { isReadInTheme($0.defaultValue) }
    return Set(properties.map(\.name))
  }
}

extension Design {
  /// The design as one theme has it.
  package func shown(in theme: String) -> Design {
    var design = self
    design.tokens = tokens.shown(in: theme)
    return design
  }
}
