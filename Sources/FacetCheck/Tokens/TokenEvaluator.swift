internal import FacetDiagnostics
internal import FacetIR
internal import FacetSpec

/// Finds out what tokens are worth, one mode at a time.
struct TokenEvaluator {
  let table: TokenTable
  var reports: TokenReports
  /// The mode whose values are being read.
  var mode = TokenMode.base

  init(table: TokenTable, reports: TokenReports) {
    self.table = table
    self.reports = reports
  }

  /// The token of the design for an entry of the base; nil if it has no value, which has been reported.
  mutating func token(at index: Int) -> Token? {
    mode = .base
    let entry = table.entries[index]
    guard let base = value(of: index), let (value, aliases) = valueInAllModes(of: index, base: base) else { return nil }
    return Token(
      path: entry.path, doc: table.spec(of: entry.definition).description?.value, deprecated: deprecation(of: entry),
      aliases: aliases, value: value)
  }

  func tree(of place: ValuePlace) -> SourceTree { table.sources[place.source].file.tree }

  func span(_ place: ValuePlace) -> SourceSpan { tree(of: place).span(place.node) }

  /// A token as the file wrote it that holds the value in this mode.
  func spec(of index: Int) -> TokenSpec { table.spec(of: definition(of: index)) }

  func definition(of index: Int) -> TokenTable.Definition {
    table.definition(of: table.entries[index], in: mode)
  }

  // MARK: Values

  /// A value, and the token it was taken from, if from one.
  private typealias Aliased<Value> = (value: Value, alias: TokenPath?)

  /// The value in the mode at hand.
  private mutating func value(of index: Int) -> Aliased<TokenValue>? {
    guard let resolution = resolve(table.place(of: definition(of: index))),
      let type = type(of: index, through: resolution.tokens),
      let value = value(at: resolution.place, as: type, of: index)
    else { return nil }
    return (value, resolution.tokens.first.map { table.entries[$0].path })
  }

  private mutating func valueInAllModes(
    of index: Int, base: Aliased<TokenValue>
  ) -> (TokenValue, TokenAliases)? {
    guard case .color(let modes) = base.value else {
      return keepsValue(index, base: base.value) ? (base.value, TokenAliases(base.alias)) : nil
    }
    let light = (value: modes.light, alias: base.alias)
    guard let dark = color(of: index, in: .dark, base: light),
      let lightIncreased = color(of: index, in: .increasedContrast, base: light),
      var darkIncreased = color(of: index, in: .darkIncreasedContrast, base: dark)
    else { return nil }
    // A color that is the same in light and dark takes its increased contrast from light.
    if dark.value == light.value && darkIncreased.value == dark.value { darkIncreased = lightIncreased }
    return (
      .color(
        ColorModes(
          light: light.value, dark: dark.value, lightIncreasedContrast: lightIncreased.value,
          darkIncreasedContrast: darkIncreased.value)),
      TokenAliases(
        light: light.alias, dark: dark.alias, lightIncreasedContrast: lightIncreased.alias,
        darkIncreasedContrast: darkIncreased.alias)
    )
  }

  private mutating func color(
    of index: Int, in mode: TokenMode, base: Aliased<ColorValue>
  ) -> Aliased<ColorValue>? {
    guard table.isUsed(mode) else { return base }
    self.mode = mode
    guard let (value, alias) = value(of: index), case .color(let modes) = value else { return nil }
    return (modes.light, alias)
  }

  /// Reports a value that is no color and that a mode changes.
  private mutating func keepsValue(_ index: Int, base: TokenValue) -> Bool {
    for mode in TokenMode.allCases where mode != .base && table.isUsed(mode) {
      self.mode = mode
      guard let value = value(of: index)?.value else { return false }
      guard value != base else { continue }
      reports.report(
        .tokenModeValue, at: spec(of: index).span,
        "'\(shown(table.entries[index].path))' is another \(value.noun) in the mode \(mode.rawValue)",
        help: "only colors change with the appearance",
        notes: [
          Diagnostic.Note("its value in the base is here", at: table.span(of: table.entries[index].definition))
        ])
      return false
    }
    return true
  }

  private func deprecation(of entry: TokenTable.Entry) -> String? {
    let own = table.spec(of: entry.definition).deprecation?.value
    let deprecation =
      own ?? table.inherited(by: entry.definition, own: { $0.deprecation?.value }, merged: { $0.deprecation })
    guard case .yes(let reason)? = deprecation else { return nil }
    return reason
  }
}

extension ColorModes {
  /// Keeps only what differs from what would be shown anyway.
  ///
  /// In dark with increased contrast a color shows what is written for just that, then what is written for dark.
  init(
    light: ColorValue, dark: ColorValue, lightIncreasedContrast: ColorValue, darkIncreasedContrast: ColorValue
  ) {
    self.init(light: light)
    if dark != light { self.dark = dark }
    if lightIncreasedContrast != light { self.lightIncreasedContrast = lightIncreasedContrast }
    // Where dark is as light but increased contrast is not, saying it leaves no room for two readings.
    if darkIncreasedContrast != dark || self.dark == nil && self.lightIncreasedContrast != nil {
      self.darkIncreasedContrast = darkIncreasedContrast
    }
  }
}

extension TokenValue {
  var noun: String {
    switch self {
    case .color: "color"
    case .length: "dimension"
    case .textStyle: "typography"
    case .number: "number"
    case .duration: "duration"
    case .fontFamily: "font family"
    case .fontWeight: "font weight"
    }
  }
}
