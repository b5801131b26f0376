import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec
import FacetText

extension TokenEvaluator {
  /// A text style: a font, and how it scales with Dynamic Type. DTCG 2025.10, Format §9.7.
  mutating func typography(at place: ValuePlace, of index: Int) -> TextStyleValue? {
    let names = ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]
    guard let fields = fields(names, at: place) else {
      if leavesOutText(at: place, of: .typography) { return nil }
      reports.report(
        .tokenTypography, at: span(place), "expected \(names.joined(separator: ", ")), found \(found(at: place))")
      return nil
    }
    let isComplete = reportMissing(names, fields, at: place)
    let family = fields[0].flatMap { part($0, as: .fontFamily) }.flatMap { fontFamily(at: $0) }
    let size = fields[1].flatMap { part($0, as: .dimension) }.flatMap { fontSize(at: $0) }
    let weight = fields[2].flatMap { part($0, as: .fontWeight) }.flatMap { fontWeight(at: $0) }
    let spacing = fields[3].map { letterSpacing(at: $0, fontSize: size ?? 0) } ?? 0
    let height = fields[4].flatMap { lineHeight(at: $0, fontSize: size) }
    let relative = relativeTo(of: index, size: size ?? 17, weight: weight ?? 400)
    guard isComplete, let family, let size, let weight, let spacing, let height, let relative else { return nil }
    let families = customFamilies(family)
    return TextStyleValue(
      family: families.first, fallbacks: Array(families.dropFirst()), size: size,
      weight: weight, letterSpacing: spacing, lineHeight: height,
      relativeTo: relative)
  }

  private mutating func reportMissing(_ names: [String], _ fields: [ValuePlace?], at place: ValuePlace) -> Bool {
    if fields[3] == nil {
      reports.report(
        .dtcgTypographyMissing, at: span(place), "'letterSpacing' is missing, so it is taken to be 0",
        help: "write \"letterSpacing\": { \"value\": 0, \"unit\": \"px\" }")
    }
    let missing = zip(names, fields).filter { $0.1 == nil && $0.0 != "letterSpacing" }.map { "'\($0.0)'" }
    if missing.isEmpty { return true }
    if missing.count == names.count - 1 {
      reports.report(
        .tokenTypography, at: span(place),
        "expected \(names.joinedAsList(last: "and")) for a typography, found none of them")
    } else {
      reports.leaveOut(
        .dtcgTypographyIncomplete, at: span(place),
        "\(missing.joinedAsList(last: "and")) \(missing.count == 1 ? "is" : "are") missing from a typography value, so it is left out",
        help: "write all of \(names.joinedAsList(last: "and"))")
    }
    return false
  }

  // MARK: Parts

  private mutating func fontSize(at place: ValuePlace) -> Double? {
    guard let size = dimension(at: place) else { return nil }
    if size > 0 { return size }
    reports.report(.tokenTypography, at: span(place), "font size must be greater than 0")
    return nil
  }

  /// The letter spacing in points. Real files have plain numbers, and `em` as a multiple of the font size; both are
  /// accepted with a warning.
  private mutating func letterSpacing(at place: ValuePlace, fontSize: Double) -> Double? {
    guard let part = part(place, as: .dimension, .number) else { return nil }
    if let number = numberIfAny(at: part) {
      reports.report(
        .dtcgLetterSpacingNumber, at: span(part), "the letter spacing has no unit, so it is taken to be in px",
        help: "write { \"value\": \(found(at: part)), \"unit\": \"px\" }")
      return number
    }
    let example = "{ \"value\": 0.5, \"unit\": \"px\" }"
    guard let measure = measure(at: part, .tokenDimension, example: example) else { return nil }
    guard measure.unit == "em" || measure.unit == "%" else { return points(measure) }
    reports.report(
      .dtcgEm, at: measure.unitSpan,
      "unknown unit '\(measure.unit)'; read as a multiple of the font size",
      help: "the units are px or rem")
    return measure.value * fontSize / (measure.unit == "%" ? 100 : 1)
  }

  /// The line height as a multiple of the font size. Real files also have lengths, which are accepted with a warning.
  private mutating func lineHeight(at place: ValuePlace, fontSize: Double?) -> Double? {
    guard let part = part(place, as: .number, .dimension) else { return nil }
    var height = numberIfAny(at: part).flatMap { factor($0, at: part, fontSize: fontSize) }
    if height == nil, numberIfAny(at: part) != nil { return nil }
    if height == nil, tree(of: part).kind(part.node) == .mapping {
      guard let points = dimension(at: part), let fontSize else { return nil }
      reportHeight(points / fontSize, at: part)
      height = points / fontSize
    }
    if height == nil, tree(of: part).kind(part.node).isScalar {
      switch arithmetic(at: part) {
      case .reported: return nil
      case .other: break
      case .value(let measure) where measure.unit.isEmpty:
        guard let factor = factor(measure.value, at: part, fontSize: fontSize) else { return nil }
        height = factor
      case .value(let measure) where measure.unit == "em": height = measure.value
      case .value(let measure) where measure.unit == "%": height = measure.value / 100
      case .value(let measure):
        guard let points = points(measure), let fontSize else { return nil }
        reportHeight(points / fontSize, at: part)
        height = points / fontSize
      }
    }
    if let height, height > 0 { return height }
    if height == nil, leavesOutText(at: part, of: .number) { return nil }
    reports.report(
      .tokenTypography, at: span(part),
      "expected the line height as a multiple of the font size, found \(found(at: part))")
    return nil
  }

  /// A number without a unit as a multiple of the font size, or in px if it is too large for that.
  private mutating func factor(_ height: Double, at place: ValuePlace, fontSize: Double?) -> Double? {
    guard height > Self.largestLineHeight else { return height }
    guard let fontSize else { return nil }
    reports.report(
      .dtcgLineHeightNumber, at: span(place),
      "line height \(TokenNumber.spelled(height)) is too large for a multiple of the font size; read as px",
      help: "write \"lineHeight\": \(rounded(height / fontSize))")
    return height / fontSize
  }

  private mutating func reportHeight(_ height: Double, at place: ValuePlace) {
    reports.report(
      .dtcgLineHeightDimension, at: span(place),
      "line height is a dimension; read as a multiple of the font size",
      help: "write \"lineHeight\": \(rounded(height))")
  }

  private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

  /// The families before the system font, which every system has.
  private func customFamilies(_ families: [String]) -> [String] {
    let systemNames = [
      "system", "-apple-system", "system-ui", "ui-sans-serif", "BlinkMacSystemFont", "SF Pro", "SF Pro Text",
      "SF Pro Display",
    ]
    return Array(families.prefix { !systemNames.contains($0) })
  }

  // MARK: Dynamic Type

  /// The text style given by the token or an enclosing group; otherwise the one with the nearest default size.
  private mutating func relativeTo(of index: Int, size: Double, weight: Int) -> String? {
    let own =
      spec(of: index).relativeTo
      ?? table.inherited(by: definition(of: index), own: { $0.relativeTo }, merged: { $0.relativeTo })
    guard let own else { return SystemTextStyle.nearest(toSize: size, weight: weight).name }
    if SystemTextStyle.all.contains(where: { $0.name == own.value }) { return own.value }
    let near = nearest(to: own.value, among: SystemTextStyle.all.map(\.name))
    reports.report(
      .tokenRelativeTo, at: own.span, "SwiftUI has no text style '\(escaped(own.value))'",
      help: near.map { "did you mean '\($0)'?" }
        ?? "the text styles are \(SystemTextStyle.all.map(\.name).joined(separator: ", "))")
    return nil
  }
}

/// A SwiftUI text style at the default Dynamic Type size `large`: Human Interface Guidelines, Typography.
struct SystemTextStyle {
  var name: String
  /// The size in points.
  var size: Double

  static let all = [
    SystemTextStyle(name: "largeTitle", size: 34), SystemTextStyle(name: "title", size: 28),
    SystemTextStyle(name: "title2", size: 22), SystemTextStyle(name: "title3", size: 20),
    SystemTextStyle(name: "headline", size: 17), SystemTextStyle(name: "body", size: 17),
    SystemTextStyle(name: "callout", size: 16), SystemTextStyle(name: "subheadline", size: 15),
    SystemTextStyle(name: "footnote", size: 13), SystemTextStyle(name: "caption", size: 12),
    SystemTextStyle(name: "caption2", size: 11),
  ]

  /// The text style with the nearest size. Of two equally near ones it is the smaller, which scales more, so that text
  /// stays legible.
  ///
  /// `headline` and `body` have the same size; a weight of semibold or more selects `headline`.
  static func nearest(toSize size: Double, weight: Int) -> SystemTextStyle {
    var best = all[0]
    for style in all where abs(style.size - size) <= abs(best.size - size) {
      if style.name == "body", weight >= 600, best.name == "headline" { continue }
      best = style
    }
    return best
  }
}
