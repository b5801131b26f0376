import FacetDiagnostics
import FacetIR
import FacetLimits
import FacetSpec

/// The result of evaluating text as a number.
enum Arithmetic {
  case value(Measure)
  /// It has an error, which has been reported.
  case reported
  /// It is not arithmetic.
  case other
}

extension TokenEvaluator {
  /// Evaluates a scalar as a number, with or without a unit: `8`, `150%`, `{space.m} * 2`, `(4px + 2) / 3`.
  mutating func arithmetic(at place: ValuePlace) -> Arithmetic {
    if tree(of: place).withText(place.node, { $0.contains(UInt8(ascii: "{")) || $0.contains(UInt8(ascii: "$")) }) {
      // A known result does not tell which tokens it was computed from.
      differingModes.formUnion(TokenMode.allCases)
    }
    if let known = results[mode]?[place] { return known }
    let result = read(place)
    results[mode, default: [:]][place] = result
    return result
  }

  /// A number from text: `"1.5"`, `"25%"`, `"{a} * 2"`. Nil if it is not a number and nothing has been reported; the
  /// inner value is nil if an error has been reported.
  mutating func looseNumber(at place: ValuePlace) -> Double?? {
    guard tree(of: place).kind(place.node).isScalar else { return nil }
    switch arithmetic(at: place) {
    case .other: return nil
    case .reported: return .some(nil)
    case .value(let measure) where measure.unit.isEmpty: return measure.value
    case .value(let measure) where measure.unit == "%": return measure.value / 100
    case .value: return nil
    }
  }

  private mutating func read(_ place: ValuePlace) -> Arithmetic {
    let tree = tree(of: place)
    var parser = ArithmeticParser(tree.text(place.node))
    guard let terms = parser.parse() else {
      if let excess = parser.excess {
        let exceeded = Diagnostic.exceeded(excess, found: excess.most + 1, at: span(place))
        reports.report(exceeded.kind, at: span(place), exceeded.message)
        return .reported
      }
      return parser.references > 1 ? leaveOut(.dtcgSeveralValues, "several references", at: place) : .other
    }
    guard !pending.contains(place) else {
      reports.report(.tokenCycle, at: span(place), "this takes its value from itself")
      return .reported
    }
    guard pending.count < Limit.arithmeticReferences.most else {
      reports.reportLongChain(
        "more than \(Limit.arithmeticReferences.most) calculations lead from here to a value", at: span(place))
      return .reported
    }
    pending.append(place)
    defer { pending.removeLast() }
    guard let measure = value(of: terms, at: place) else { return .reported }
    if parser.references > 0 || parser.operations > 0 {
      reports.report(
        .dtcgMath, at: span(place), "the format has no arithmetic; this is read as \(measure.spelled)",
        help: "write the result")
    } else if numberIfAny(at: place) == nil {
      reports.report(
        .dtcgNumberText, at: span(place), "this is a number as text; it is read as \(measure.spelled)",
        help: "write a number without quotes, or for a dimension { \"value\": 12, \"unit\": \"px\" }")
    }
    return .value(measure)
  }

  private mutating func leaveOut(_ kind: DiagnosticKind, _ what: String, at place: ValuePlace) -> Arithmetic {
    reports.leaveOut(kind, at: span(place), "this text has \(what) side by side, so the token is left out")
    return .reported
  }

  /// - Returns: Nil if an operand has no value or units are incompatible, which has been reported.
  private mutating func value(of term: ArithmeticTerm, at place: ValuePlace) -> Measure? {
    switch term {
    case .number(let value, let unit): return Measure(value: value, unit: unit, unitSpan: span(place))
    case .reference(let names): return operand(names, at: place)
    case .negated(let term):
      var measure = value(of: term, at: place)
      measure?.value.negate()
      return measure
    case .operation(let symbol, let left, let right):
      guard let left = value(of: left, at: place), let right = value(of: right, at: place) else { return nil }
      if let result = left.combined(with: right, symbol) { return result }
      reports.report(
        .tokenDimension, at: span(place), "\(left.spelled) \(symbol) \(right.spelled) has no value",
        help: "both have one unit, or one of them has none")
      return nil
    }
  }

  private mutating func operand(_ names: [String], at place: ValuePlace) -> Measure? {
    guard let index = token(TokenPath(names), at: place), let target = resolve(table.place(of: definition(of: index))),
      let type = type(of: index, through: target.tokens)
    else { return nil }
    switch type {
    case .dimension: return measure(at: target.place, .tokenDimension, example: "{ \"value\": 12, \"unit\": \"px\" }")
    case .number:
      return number(at: target.place, .tokenNumber).map { Measure(value: $0, unit: "", unitSpan: span(place)) }
    default:
      reports.report(
        .tokenTypeMismatch, at: span(place),
        "'\(shown(table.entries[index].path))' is a \(type.rawValue), which cannot be reckoned with")
      return nil
    }
  }

  // MARK: Other text

  /// Whether text of a type without arithmetic contains references, so that the token is omitted.
  mutating func leavesOut(textAt place: ValuePlace, as type: TokenType) -> Bool {
    switch type {
    case .dimension, .number, .color: return false
    default:
      guard let text = text(at: place), text.utf8.contains(UInt8(ascii: "{")) else { return false }
      if type == .gradient, GradientText(text) != nil { return false }
      if type == .fontFamily, FontStack.names(in: text).allSatisfy(FontStack.isNameOrReference) { return false }
      reports.leaveOut(
        .dtcgSeveralValues, at: span(place), "this text has references among other words, so the token is left out",
        help: "a value is one reference, or has none")
      return true
    }
  }
}

extension Measure {
  /// `12px`, `1.5`, or `0.5` for `50%`.
  fileprivate var spelled: String {
    unit == "%" ? TokenNumber.spelled(value / 100) : TokenNumber.spelled(value) + unit
  }

  /// Nil for incompatible units. Two units of length are converted to px.
  fileprivate func combined(with other: Measure, _ symbol: String) -> Measure? {
    if unit != other.unit, let left = inPx, let right = other.inPx { return left.combined(with: right, symbol) }
    let hasOneUnit = unit == other.unit || unit.isEmpty || other.unit.isEmpty
    let either = unit.isEmpty ? other.unit : unit
    switch symbol {
    case "+" where hasOneUnit: return measure(value + other.value, either)
    case "-" where hasOneUnit: return measure(value - other.value, either)
    case "*" where unit.isEmpty || other.unit.isEmpty: return measure(value * other.value, either)
    case "/" where other.unit.isEmpty: return measure(value / other.value, unit)
    case "/" where unit == other.unit: return measure(value / other.value, "")
    default: return nil
    }
  }

  private var inPx: Measure? {
    switch unit {
    case "px", "dp", "pt", "sp": Measure(value: value, unit: "px", unitSpan: unitSpan)
    case "rem": Measure(value: value * TokenEvaluator.pointsPerRem, unit: "px", unitSpan: unitSpan)
    default: nil
    }
  }

  /// Nil if the result is not a number, such as that of a division by 0.
  private func measure(_ value: Double, _ unit: String) -> Measure? {
    value.isFinite ? Measure(value: value, unit: unit, unitSpan: unitSpan) : nil
  }
}
