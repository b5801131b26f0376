import FacetIR

extension DesignIndex {
  /// The value of a token that differs by theme. It is chosen when it is drawn, if the type allows it; otherwise it is that
  /// of the base.
  func themedValue(of token: Token) -> Code {
    switch token.value {
    case .color: .call("Color", [themed(token)])
    case .textStyle: .call("DesignTextStyle", [themed(token)])
    case _ where token.isReadInTheme: literal(token)
    default: literal(token.value, colors: colors(of: token))
    }
  }

  /// `Themed(12, [.harbor: 20])`
  private func themed(_ token: Token) -> Code {
    themed(
      literal(token),
      token.variations.filter { $0.value != token.value }.map { variation in
        (variation.theme, literal(token.shown(in: variation.theme)))
      })
  }

  private func themed(_ base: Code, _ others: [(theme: String, value: Code)]) -> Code {
    .call("Themed", [base, .array(others.map { ".\(member: SwiftName($0.theme)): \($0.value)" })])
  }

  /// The colors in a value, each of which is chosen when it is drawn.
  private func colors(of token: Token) -> [Code] {
    let others = token.variations.map { ($0.theme, $0.value.colors(aliasOfWhole: nil)) }
    return token.value.colors(aliasOfWhole: nil).enumerated().map { position, part in
      let parts = others.map { (theme: $0.0, part: $0.1[position]) }.filter { $0.part != part }
      let values = parts.filter { $0.part.modes != part.modes }
      if values.isEmpty { return color(part) }
      if let path = part.aliases.light, ([part] + values.map(\.part)).allSatisfy({ $0.aliases == TokenAliases(path) }) {
        return self.token(path)
      }
      return .call("Color", [themed(color(part), values.map { ($0.theme, color($0.part)) })])
    }
  }

  /// Whether two tokens have the same value in every theme.
  func isSame(_ token: Token, as other: Token) -> Bool {
    token.value == other.value
      && design.tokens.themes.dropFirst().allSatisfy { token.shown(in: $0).value == other.shown(in: $0).value }
  }
}
