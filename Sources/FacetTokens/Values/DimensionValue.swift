import FacetDiagnostics
import FacetLimits
import FacetSpec

/// A number with its unit, as written.
struct Measure {
  var value: Double
  var unit: String
  var unitSpan: SourceSpan
}

extension Measure {
  /// `16px`, `-0.5rem`, `200ms`: a number followed by letters. Nil for other text.
  init?(_ text: String, at span: SourceSpan) {
    let unit = text.utf8.reversed().prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    let number = String(decoding: Array(text.utf8.dropLast(unit.count)), as: UTF8.self)
    guard !unit.isEmpty, let value = TokenNumber.parse(number) else { return nil }
    self.init(value: value, unit: String(decoding: Array(unit.reversed()), as: UTF8.self), unitSpan: span)
  }
}

extension TokenEvaluator {
  /// The default font size in points, of which `rem` is a multiple.
  static let pointsPerRem = 16.0

  /// A length in points: `px` unchanged, `rem` times the default font size. DTCG 2025.10, Format §8.2.
  mutating func dimension(at place: ValuePlace) -> Double? {
    measure(at: place, .tokenDimension, example: "{ \"value\": 12, \"unit\": \"px\" }").flatMap { points($0) }
  }

  mutating func points(_ measure: Measure) -> Double? {
    switch measure.unit {
    case "px": return measure.value
    case "rem": return measure.value * Self.pointsPerRem
    case "", "dp", "pt", "sp":
      reports.report(
        .dtcgUnitAsPx, at: measure.unitSpan,
        measure.unit.isEmpty
          ? "there is no unit; it is read as px" : "'\(measure.unit)' is no unit of the format; it is read as px",
        help: "the units are px or rem")
      return measure.value
    case _ where Self.relativeUnits.contains(measure.unit):
      reports.leaveOut(
        .dtcgUnitSkipped, at: measure.unitSpan,
        "unit '\(measure.unit)' is relative, so the token is omitted",
        help: "the units are px or rem")
      return nil
    default:
      reportUnit(measure, expected: "px or rem")
      return nil
    }
  }

  /// CSS units that are not absolute lengths, and those of angles and grids.
  private static let relativeUnits: Set<String> = [
    "em", "ex", "ch", "cap", "ic", "lh", "rlh", "rex", "rch", "vw", "vh", "vi", "vb", "vmin", "vmax", "svw", "svh",
    "lvw", "lvh", "dvw", "dvh", "cqw", "cqh", "cqi", "cqb", "cqmin", "cqmax", "fr", "deg", "rad", "grad", "turn", "%",
  ]

  /// A duration in seconds. DTCG 2025.10, Format §8.5.
  mutating func duration(at place: ValuePlace) -> Double? {
    if tree(of: place).kind(place.node).isScalar, TokenNumber.parse(tree(of: place).text(place.node)) != nil {
      leaveOut(
        at: place, of: .duration, help: "without a unit it may be ms or s; write { \"value\": 200, \"unit\": \"ms\" }")
      return nil
    }
    guard let measure = measure(at: place, .tokenDuration, example: "{ \"value\": 200, \"unit\": \"ms\" }") else {
      return nil
    }
    let seconds: Double
    switch measure.unit {
    case "ms": seconds = measure.value / 1000
    case "s": seconds = measure.value
    default:
      reportUnit(measure, expected: "ms or s")
      return nil
    }
    let most = Limit.duration.most
    guard abs(seconds) <= Double(most) else {
      reports.report(
        .tokenDuration, at: span(place),
        "found a duration of \(TokenNumber.spelled(seconds)) s; the limit is \(most) s")
      return nil
    }
    return seconds
  }

  mutating func measure(at place: ValuePlace, _ kind: DiagnosticKind, example: String) -> Measure? {
    if let text = text(at: place), let measure = Measure(text, at: span(place)) {
      reports.report(
        .dtcgUnitString, at: span(place),
        "'\(escaped(text))' is the legacy form of a number with a unit",
        help: "write { \"value\": \(TokenNumber.spelled(measure.value)), \"unit\": \"\(measure.unit)\" }")
      return measure
    }
    if kind == .tokenDimension, tree(of: place).kind(place.node).isScalar { return looseMeasure(at: place, example) }
    guard let fields = fields(["value", "unit"], at: place) else {
      if leavesOutText(at: place, of: kind == .tokenDuration ? .duration : .dimension) { return nil }
      reports.report(
        kind, at: span(place), "expected a value with its unit, found \(found(at: place))", help: "write \(example)")
      return nil
    }
    guard let valuePlace = fields[0], let unitPlace = fields[1] else {
      let missing = fields[0] == nil ? "value" : "unit"
      reports.report(kind, at: span(place), "missing '\(missing)'", help: "write \(example)")
      return nil
    }
    guard let value = number(at: valuePlace, kind), let unit = plainPart(unitPlace) else { return nil }
    guard let name = text(at: unit) else {
      reports.report(kind, at: span(unit), "expected the name of a unit, found \(found(at: unit))")
      return nil
    }
    return Measure(value: value, unit: name, unitSpan: span(unit))
  }

  /// A number without a unit, or arithmetic, as text.
  private mutating func looseMeasure(at place: ValuePlace, _ example: String) -> Measure? {
    switch arithmetic(at: place) {
    case .reported: return nil
    case .value(let measure): return measure
    case .other where leavesOutText(at: place, of: .dimension): return nil
    case .other:
      reports.report(
        .tokenDimension, at: span(place), "expected a value with its unit, found \(found(at: place))",
        help: "write \(example)")
      return nil
    }
  }

  private mutating func reportUnit(_ measure: Measure, expected: String) {
    reports.report(
      .dtcgUnit, at: measure.unitSpan,
      measure.unit.isEmpty ? "the unit is empty" : "'\(escaped(measure.unit))' is no unit of the format",
      help: "the units are \(expected)")
  }
}
