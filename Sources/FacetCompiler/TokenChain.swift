package import FacetDiagnostics
package import FacetIR

/// The chain of aliases of a token in one appearance, from the token itself to the one with a literal value.
package struct TokenChain: Equatable, Sendable {
  package enum Appearance: String, CaseIterable, Sendable {
    case light, dark
    case lightIncreasedContrast = "light, increased contrast"
    case darkIncreasedContrast = "dark, increased contrast"

    /// The appearance whose value this one inherits; nil for the base.
    package var base: Appearance? {
      switch self {
      case .light: nil
      case .dark, .lightIncreasedContrast: .light
      case .darkIncreasedContrast: .dark
      }
    }
  }

  /// A token of the chain, with the location of its value.
  package struct Hop: Equatable, Sendable {
    package var token: TokenPath
    package var span: SourceSpan?
  }

  package var hops: [Hop]
  /// The literal value at the end of the chain.
  package var value: TokenValue
}

extension Compilation {
  /// The chain of a token of the design, in the base or in a theme; nil if there is no such token.
  package func chain(
    of path: TokenPath, in appearance: TokenChain.Appearance, theme: String? = nil
  ) -> TokenChain? {
    guard let all = design?.tokens else { return nil }
    let tokens = theme.map(all.shown) ?? all
    guard var token = tokens[path] else { return nil }
    var hops = [TokenChain.Hop(token: path, span: places.token(path, in: appearance, theme: theme))]
    // Designs have no alias cycles; the limit guards against a future change.
    while let next = token.aliases.alias(in: appearance), let target = tokens[next], hops.count <= tokens.tokens.count {
      hops.append(TokenChain.Hop(token: next, span: places.token(next, in: appearance, theme: theme)))
      token = target
    }
    return TokenChain(hops: hops, value: token.value.shown(in: appearance))
  }
}

extension TokenAliases {
  fileprivate func alias(in appearance: TokenChain.Appearance) -> TokenPath? {
    switch appearance {
    case .light: light
    case .dark: dark
    case .lightIncreasedContrast: lightIncreasedContrast
    case .darkIncreasedContrast: darkIncreasedContrast
    }
  }
}

extension TokenValue {
  /// A color in one appearance; other values do not depend on it.
  fileprivate func shown(in appearance: TokenChain.Appearance) -> TokenValue {
    guard case .color(let modes) = self else { return self }
    let color =
      switch appearance {
      case .light: modes.light
      case .dark: modes.dark ?? modes.light
      case .lightIncreasedContrast: modes.lightIncreasedContrast ?? modes.light
      case .darkIncreasedContrast: modes.darkIncreasedContrast ?? modes.dark ?? modes.light
      }
    return .color(ColorModes(light: color))
  }
}
