package import FacetIR
import FacetLanguage
import FacetText

/// The golden of the tokens and of the project's own icons: one line for each, with its value in every mode.
///
///     color.content.primary       {palette.ink.900} | dark {palette.sand.100}
///
/// An alias is written as the name of its target, in each appearance, so that a change to a palette changes one line
/// here and none in the goldens of components, which contain token names only. The values in other themes follow:
///
///       harbor                    {palette.tide.900} | dark {palette.sand.100}
package enum TokenSnapshot {
  package static let fileName = "tokens.snap.txt"

  package static func document(_ catalog: TokenCatalog, icons: [IconDefinition] = []) -> String {
    let lines = catalog.tokens.flatMap { token in
      let constant = catalog.hasConstant(token) ? "" : "  no constant"
      return [columns("  \(token.path.description)", words(token) + constant, width: 32)]
        + themes(of: token).map { columns("    \($0.name)", $0.words, width: 32) }
    }
    return GoldenDocument.text(
      of: [GoldenDocument.header("tokens"), "", "tokens"] + lines + IconSection.lines(icons))
  }

  /// The value of a token on one line, or the name of its target if it is an alias.
  package static func words(_ token: Token) -> String {
    let base = token.alias.map { "{\($0)}" }
    let text =
      switch token.value {
      case .color(let modes): words(modes, token.aliases)
      case .length(let points): base ?? "\(number(points))pt"
      case .number(let value): base ?? number(value)
      case .duration(let seconds): base ?? "\(number(seconds))s"
      case .fontFamily(let names): base ?? names.map(quoted).joined(separator: ", ")
      case .fontWeight(let weight): base ?? name(ofWeight: weight)
      case .textStyle(let style): base ?? words(style)
      case .easing(let easing): base ?? words(easing)
      case .strokeStyle(let style): base ?? words(style)
      case .border(let border): base ?? words(border)
      case .transition(let transition): base ?? words(transition)
      case .shadow(let layers): base ?? (layers.isEmpty ? "none" : layers.map(words).joined(separator: "; "))
      case .gradient(let stops): base ?? stops.map(words).joined(separator: "; ")
      }
    let name = token.swiftName.map { "  swiftName \(escapedForDisplay($0))" } ?? ""
    let deprecation = token.deprecated.map { $0.isEmpty ? "  deprecated" : "  deprecated \(quoted($0))" } ?? ""
    return text + name + deprecation
  }

  /// The values of a token in other themes. A theme with the same alias as the base is omitted.
  package static func themes(of token: Token) -> [(name: String, words: String)] {
    token.variations.map { ($0.theme, words(token.shown(in: $0.theme))) }.filter { $0.1 != words(token) }
  }

  static func words(_ modes: ColorModes, _ aliases: TokenAliases) -> String {
    ([aliases.light.map { "{\($0)}" } ?? hexadecimal(modes.light)] + others(modes, aliases)).joined(separator: " | ")
  }

  /// The values in other appearances, if a file defines them. An alias in all of them is omitted, because its target
  /// has them.
  private static func others(_ modes: ColorModes, _ aliases: TokenAliases) -> [String] {
    [
      ("dark", other(modes.dark ?? modes.light, aliases.dark, isSaid: modes.dark != nil, over: aliases.light)),
      (
        "increased contrast",
        other(
          modes.lightIncreasedContrast ?? modes.light, aliases.lightIncreasedContrast,
          isSaid: modes.lightIncreasedContrast != nil, over: aliases.light)
      ),
      (
        "dark increased contrast",
        other(
          modes.darkIncreasedContrast ?? modes.dark ?? modes.light, aliases.darkIncreasedContrast,
          isSaid: modes.darkIncreasedContrast != nil, over: aliases.dark)
      ),
    ].compactMap { name, words in words.map { "\(name) \($0)" } }
  }

  /// - Parameter base: The target of the alias in the appearance that is inherited.
  private static func other(
    _ color: ColorValue, _ alias: TokenPath?, isSaid: Bool, over base: TokenPath?
  ) -> String? {
    if let alias { return alias == base ? nil : "{\(alias)}" }
    return isSaid || base != nil ? hexadecimal(color) : nil
  }

  private static func words(_ style: TextStyleValue) -> String {
    [
      style.family.map { ([$0] + style.fallbacks).map(quoted).joined(separator: " or ") } ?? "system",
      number(style.size), name(ofWeight: style.weight),
      style.letterSpacing == 0 ? nil : "letterSpacing \(number(style.letterSpacing))",
      "lineHeight \(number(style.lineHeight))", "as \(style.relativeTo)",
    ].compactMap(\.self).joined(separator: ", ")
  }

  /// What the weight is in Swift: `semibold` for 600 and for 601.
  private static func name(ofWeight weight: Int) -> String { FontWeight.nearest(to: weight).rawValue }

  /// `#dc0d50`, with alpha `#dc0d5080`; for Display P3 `color(display-p3 1 0.2 0.1 / 0.5)` as in CSS.
  private static func hexadecimal(_ color: ColorValue) -> String {
    if let wide = color.displayP3 {
      let components = [wide.red, wide.green, wide.blue].map(number).joined(separator: " ")
      return "color(display-p3 \(components)\(color.alpha < 1 ? " / \(number(color.alpha))" : ""))"
    }
    let channels = [color.red, color.green, color.blue] + (color.alpha < 1 ? [color.alpha] : [])
    return "#" + channels.map(byte).joined()
  }

  private static func byte(_ channel: Double) -> String {
    let value = Int(nearest: min(max(channel.isNaN ? 0 : channel, 0), 1) * 255)
    let digits = String(value, radix: 16)
    return digits.utf8.count < 2 ? "0\(digits)" : digits
  }
}
