import FacetDiagnostics
import FacetIR
import FacetSpec

extension TokenEvaluator {
  /// A value, with the token that it is an alias of, if any.
  private typealias Aliased = (value: TokenValue, alias: TokenPath?)

  /// The value in every appearance. Only colors, or colors in a value, can differ; other differences are reported.
  mutating func valueInAllModes(of index: Int) -> (TokenValue, TokenAliases)? {
    mode = .base
    differingModes = []
    noteModes(of: index)
    guard let base = value(of: index), let dark = value(of: index, in: .dark, over: base, base: base),
      let lightIncreased = value(of: index, in: .increasedContrast, over: base, base: base),
      let darkIncreased = value(of: index, in: .darkIncreasedContrast, over: dark, base: base)
    else { return nil }
    let modes = [base, dark, lightIncreased, darkIncreased]
    var merged = base.value
    let colors = modes.map { $0.value.colors(aliasOfWhole: $0.alias) }
    merged.replaceColors { position in ColorPart(inEachMode: colors.map { $0[position] }) }
    if case .color = merged { return (merged, ColorPart(inEachMode: colors.map { $0[0] }).aliases) }
    return (
      merged,
      TokenAliases(
        light: base.alias, dark: dark.alias, lightIncreasedContrast: lightIncreased.alias,
        darkIncreasedContrast: darkIncreased.alias)
    )
  }

  /// The value in the current mode.
  private mutating func value(of index: Int) -> Aliased? {
    guard let written = resolve(table.place(of: definition(of: index))),
      let type = type(of: index, through: written.tokens),
      let resolution = type == .color ? appearance(of: written) : written,
      let value = value(at: resolution.place, as: type, of: index)
    else { return nil }
    let alias = table.firstInBase(written.tokens) ?? table.firstInBase(resolution.tokens)
    return seenByFigma(value, alias, as: type, of: index, through: written.tokens)
  }

  /// - Parameter below: The value that is inherited if no file sets one for the mode.
  private mutating func value(
    of index: Int, in mode: TokenMode, over below: Aliased, base: Aliased
  ) -> Aliased? {
    guard table.isUsed(mode), mode.layers.contains(where: differingModes.contains) else { return below }
    self.mode = mode
    guard let found = value(of: index) else { return nil }
    if found.value.isSameButColors(as: base.value) { return found }
    reports.report(
      .tokenModeValue, at: spec(of: index).span,
      "'\(shown(table.entries[index].path))' is another \(found.value.noun) in the mode \(mode.rawValue)",
      help: "only colors change with the appearance",
      notes: [Diagnostic.Note("its value in the base is here", at: table.span(of: table.entries[index].definition))])
    return nil
  }
}

extension TokenTable {
  /// The modes with an own definition of a token, by the index of the token, for the tokens that have one.
  var overridingModes: [Int: Set<TokenMode>] {
    guard !overrides.isEmpty else { return [:] }
    var found: [Int: Set<TokenMode>] = [:]
    for (index, entry) in entries.enumerated() {
      for (mode, definitions) in overrides
      where definitions[entry.path] != nil || entry.origin.map({ definitions[$0] != nil }) == true {
        found[index, default: []].insert(mode)
      }
    }
    return found
  }
}

extension ColorPart {
  /// Creates a color from one color for each of light, dark, and both with increased contrast.
  init(inEachMode parts: [ColorPart]) {
    let colors = parts.map(\.modes.light)
    let aliases = parts.map(\.aliases.light)
    // A color that is the same in light and dark has its increased contrast from light.
    let last = colors[1] == colors[0] && colors[3] == colors[1] ? 2 : 3
    self.init(
      modes: ColorModes(
        light: colors[0], dark: colors[1], lightIncreasedContrast: colors[2], darkIncreasedContrast: colors[last]),
      aliases: TokenAliases(
        light: aliases[0], dark: aliases[1], lightIncreasedContrast: aliases[2], darkIncreasedContrast: aliases[last]))
  }
}

extension ColorModes {
  /// Creates a color without values that are equal to the inherited ones.
  ///
  /// In dark with increased contrast, a color's own value for that mode has precedence over its value for dark.
  init(
    light: ColorValue, dark: ColorValue, lightIncreasedContrast: ColorValue, darkIncreasedContrast: ColorValue
  ) {
    self.init(light: light)
    if dark != light { self.dark = dark }
    if lightIncreasedContrast != light { self.lightIncreasedContrast = lightIncreasedContrast }
    // If dark is equal to light but increased contrast is not, an explicit value avoids ambiguity.
    if darkIncreasedContrast != dark || self.dark == nil && self.lightIncreasedContrast != nil {
      self.darkIncreasedContrast = darkIncreasedContrast
    }
  }
}
