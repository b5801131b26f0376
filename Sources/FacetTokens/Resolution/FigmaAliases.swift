import FacetDiagnostics
import FacetIR
import FacetSpec
import FacetText

/// Variables of Figma whose values are those of others. The export has the value of the other one in place of a
/// reference, and its name beside it.
extension TokenEvaluator {
  /// The token of the variable; nil if no file has it, which is reported. The value that is written there is used then.
  mutating func token(of alias: FigmaVariable.Alias, at place: ValuePlace) -> Int? {
    var paths = [TokenPath(alias.names)]
    if let collection = alias.collection { paths.append(TokenPath([collection] + alias.names)) }
    for path in paths {
      // Collections may have variables of the same name.
      if let index = table.index(of: path, in: mode), table.place(of: definition(of: index)) != place {
        return refer(to: index)
      }
    }
    let name = escapedForDisplay(alias.names.joined(separator: "/"))
    reports.report(
      .dtcgFigmaAlias, at: alias.span,
      "there is no token for the variable '\(name)', so the value that is written here is used",
      help: alias.collection.map { "add the export of the collection '\(escapedForDisplay($0))' to the token files" })
    return nil
  }

  /// What a token is that takes its value from another variable: a number of Figma is a length or a weight where one of
  /// the two says so.
  ///
  /// - Returns: Nil for types that have nothing in common.
  func quantity(_ own: TokenType, of index: Int, over type: TokenType) -> TokenType? {
    let numbers: [TokenType] = [.number, .dimension, .fontWeight]
    guard spec(of: index).figma != nil, numbers.contains(own), numbers.contains(type) else { return nil }
    return own == .number ? type : own
  }

  /// The value of a token with the alias that it has in Swift, where Figma says more than the value.
  ///
  /// - Parameter tokens: The tokens whose value it takes.
  mutating func seenByFigma(
    _ value: TokenValue, _ alias: TokenPath?, as type: TokenType, of index: Int, through tokens: [Int]
  ) -> (value: TokenValue, alias: TokenPath?) {
    if !table.hasFigma { return (value, alias) }
    var (value, alias) = (value, alias)
    let isPercentage = isPercentage(of: index, through: tokens)
    if case .number(let number) = value, isPercentage {
      let place = table.place(of: definition(of: tokens.last ?? index))
      reports.report(
        .dtcgFigmaOpacity, at: span(place),
        "Figma has an opacity as a percentage, so this is read as \(TokenNumber.spelled(number / 100))",
        help: "write \"$value\": \(TokenNumber.spelled(number / 100)), without the scope")
      value = .number(number / 100)
    }
    guard let target = tokens.first else { return (value, alias) }
    let rest = Array(tokens.dropFirst())
    if self.type(of: target, through: rest) != type || isPercentage != self.isPercentage(of: target, through: rest) {
      // In Swift, it is of another type or size.
      alias = nil
    }
    guard let written = spec(of: index).figma?.alias else { return (value, alias) }
    return settled(value, alias, written, of: index)
  }

  private func isPercentage(of index: Int, through tokens: [Int]) -> Bool {
    ([index] + tokens).contains { spec(of: $0).figma?.quantity == .percentage }
  }

  /// The value of the alias, unless the one beside it has another alpha, which only it can tell. Other differences are
  /// reported: one of the two files is older.
  private mutating func settled(
    _ value: TokenValue, _ alias: TokenPath?, _ written: FigmaVariable.Alias, of index: Int
  ) -> (TokenValue, TokenPath?) {
    let place = table.place(of: definition(of: index))
    let isSame: Bool
    switch value {
    case .color(let modes):
      guard let own = color(at: place, of: index) else { return (value, alias) }
      isSame = own.isLike(modes.light)
      if isSame, own.alpha != modes.light.alpha { return (.color(ColorModes(light: own)), nil) }
    case .number(let number) where spec(of: index).figma?.quantity != .percentage, .length(let number):
      isSame = numberIfAny(at: place).map { $0 == number } ?? true
    default: isSame = true
    }
    if !isSame { reportDifference(written, at: place) }
    return (value, alias)
  }

  private mutating func reportDifference(_ written: FigmaVariable.Alias, at place: ValuePlace) {
    let name = escapedForDisplay(written.names.joined(separator: "/"))
    reports.report(
      .dtcgFigmaAlias, at: span(place),
      "this is not the value of '\(name)', whose alias it is; that of '\(name)' is used",
      help: "export both collections again",
      notes: [Diagnostic.Note("the alias is here", at: written.span)])
  }
}

extension ColorValue {
  /// Whether it is the same but for its alpha, and for less than eight bits can tell.
  fileprivate func isLike(_ other: ColorValue) -> Bool {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue)) < 0.5 / 255
  }
}
