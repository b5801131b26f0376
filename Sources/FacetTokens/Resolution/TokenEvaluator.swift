import FacetDiagnostics
import FacetIR
import FacetSpec

/// Finds out what tokens are worth, one mode at a time.
struct TokenEvaluator {
  let table: TokenTable
  var reports: TokenReports
  /// The mode whose values are being read.
  var mode = TokenMode.base
  /// Text with references in it that is being worked out: a reference back to it is a circle.
  var pending: [ValuePlace] = []
  /// The tokens that references lead to.
  var referenced: Set<Int> = []
  /// The places on the circles that have been reported.
  var circles: Set<ValuePlace> = []
  /// The evaluated text in each mode.
  var results: [TokenMode: [ValuePlace: Arithmetic]] = [:]

  init(table: TokenTable, reports: TokenReports) {
    self.table = table
    self.reports = reports
  }

  /// The token of the design for an entry of the base; nil if it has no value, which has been reported.
  mutating func token(at index: Int) -> Token? {
    let entry = table.entries[index]
    guard let (value, aliases) = valueInAllModes(of: index) else { return nil }
    let written = table.spec(of: entry.definition)
    return Token(
      path: entry.path, swiftName: written.swiftName?.value, doc: written.description?.value,
      deprecated: deprecation(of: entry), aliases: aliases, value: value)
  }

  func tree(of place: ValuePlace) -> SourceTree { table.sources[place.source].file.tree }

  func span(_ place: ValuePlace) -> SourceSpan { tree(of: place).span(place.node) }

  /// A token as the file wrote it that holds the value in this mode.
  func spec(of index: Int) -> TokenSpec { table.spec(of: definition(of: index)) }

  func definition(of index: Int) -> TokenTable.Definition {
    table.definition(of: table.entries[index], in: mode)
  }

  private func deprecation(of entry: TokenTable.Entry) -> String? {
    let own = table.spec(of: entry.definition).deprecation?.value
    let deprecation =
      own ?? table.inherited(by: entry.definition, own: { $0.deprecation?.value }, merged: { $0.deprecation })
    guard case .yes(let reason)? = deprecation else { return nil }
    return reason
  }
}

extension TokenValue {
  /// What it is a value of; the same in every theme.
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
