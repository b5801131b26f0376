import FacetDiagnostics
import FacetIR
import FacetSpec

/// Evaluates tokens, one mode at a time.
struct TokenEvaluator {
  let table: TokenTable
  var reports: TokenReports
  /// The current mode.
  var mode = TokenMode.base
  /// The modes in which the value being evaluated may differ from the base, by the tokens that it depends on.
  var differingModes: Set<TokenMode> = []
  /// Text with references that is being evaluated. A reference to it is a cycle.
  var pending: [ValuePlace] = []
  /// The tokens that are targets of references.
  var referenced: Set<Int> = []
  /// The places of the cycles that have been reported.
  var circles: Set<ValuePlace> = []
  /// The references that have been followed in each mode.
  var links: [TokenMode: [ValuePlace: Link]] = [:]
  /// The evaluated text in each mode.
  var results: [TokenMode: [ValuePlace: Arithmetic]] = [:]

  /// The rules of other tools, by the values that they are applied to.
  let colorRules: [ValuePlace: ColorRule]
  /// The variables of Figma whose values are those of others, by their values.
  let figmaAliases: [ValuePlace: FigmaVariable.Alias]

  private let trees: [SourceTree]
  /// The modes with an own definition of a token, for the tokens that have one.
  private let overridingModes: [Int: Set<TokenMode>]

  init(table: TokenTable, reports: TokenReports) {
    self.table = table
    trees = table.sources.map(\.file.tree)
    colorRules = table.values(\.colorRule)
    figmaAliases = table.values(\.figma?.alias)
    overridingModes = table.overridingModes
    self.reports = reports
  }

  /// The token of the design for an entry of the base; nil if it has an error, which has been reported.
  mutating func token(at index: Int) -> Token? {
    let entry = table.entries[index]
    guard let (value, aliases) = valueInAllModes(of: index) else { return nil }
    let written = table.spec(of: entry.definition)
    return Token(
      path: entry.path, swiftName: written.swiftName?.value, doc: written.description?.value,
      deprecated: deprecation(of: entry), aliases: aliases, value: value)
  }

  func tree(of place: ValuePlace) -> SourceTree { trees[place.source] }

  func span(_ place: ValuePlace) -> SourceSpan { tree(of: place).span(place.node) }

  /// The token, as written, with the value for the current mode.
  func spec(of index: Int) -> TokenSpec { table.spec(of: definition(of: index)) }

  func definition(of index: Int) -> TokenTable.Definition {
    guard mode != .base, overridingModes[index] != nil else { return table.entries[index].definition }
    return table.definition(of: table.entries[index], in: mode)
  }

  /// Records that the value being evaluated depends on a token.
  mutating func noteModes(of index: Int) {
    if let modes = overridingModes[index] { differingModes.formUnion(modes) }
  }

  private func deprecation(of entry: TokenTable.Entry) -> String? {
    let own = table.spec(of: entry.definition).deprecation?.value
    let deprecation =
      own ?? table.inherited(by: entry.definition, own: { $0.deprecation?.value }, merged: { $0.deprecation })
    guard case .yes(let reason)? = deprecation else { return nil }
    return reason
  }
}

extension TokenTable {
  /// What the tokens that have it say beside their values, by the places of these.
  fileprivate func values<Value>(_ property: (TokenSpec) -> Value?) -> [ValuePlace: Value] {
    var found: [ValuePlace: Value] = [:]
    for (index, source) in sources.enumerated() {
      for token in source.file.tokens {
        if let value = property(token) { found[ValuePlace(source: index, node: token.value)] = value }
      }
    }
    return found
  }
}

extension TokenValue {
  /// The noun for the type of the value, which is the same in every theme.
  var noun: String {
    switch self {
    case .color: "color"
    case .length: "dimension"
    case .textStyle: "typography"
    case .number: "number"
    case .duration: "duration"
    case .fontFamily: "font family"
    case .fontWeight: "font weight"
    case .easing: "curve"
    case .strokeStyle: "stroke style"
    case .border: "border"
    case .transition: "transition"
    case .shadow: "shadow"
    case .gradient: "gradient"
    }
  }
}
