import FacetColor
import FacetDiagnostics
import FacetIR
import FacetSpec
import FacetText

extension TokenEvaluator {
  /// A color in sRGB, and in Display P3 if it is outside the sRGB gamut. DTCG 2025.10, Color §4.
  ///
  /// - Parameter pastRule: Whether a rule of the place itself is left out.
  mutating func color(at place: ValuePlace, of index: Int, pastRule: Bool = false) -> ColorValue? {
    if !pastRule, let rule = colorRules[place] { return color(at: place, by: rule, of: index) }
    if let text = text(at: place), let hex = HexColor(text) { return color(hex, spelled: text, at: place) }
    if let text = text(at: place), let color = cssColor(text, at: place, of: index) { return color }
    if hasColorWithAlpha(place) { return color(withAlphaAt: place, of: index) }
    if isColorOfAnotherTool(place) {
      leaveOut(at: place, of: .color)
      return nil
    }
    guard let fields = fields(["colorSpace", "components", "alpha", "hex"], at: place) else {
      reports.report(
        .tokenColor, at: span(place), "expected a color with its space and components, found \(found(at: place))",
        help: "write { \"colorSpace\": \"srgb\", \"components\": [0.86, 0.05, 0.31] }")
      return nil
    }
    guard let spacePlace = fields[0], let componentsPlace = fields[1] else {
      let missing = fields[0] == nil ? "colorSpace" : "components"
      reports.report(.tokenColor, at: span(place), "missing '\(missing)' in a color")
      return nil
    }
    let alpha = fields[2].map { self.alpha(at: $0) } ?? 1
    guard let space = colorSpace(at: spacePlace), let components = components(at: componentsPlace, of: space),
      let alpha
    else { return nil }
    let color = fitted(components, space, at: place, of: index)
    if let hex = fields[3] { checkFallback(hex, (color.srgb, color.isClipped)) }
    return ColorValue(srgb: color.srgb, displayP3: color.displayP3, alpha: alpha)
  }

  /// Whether it is text, a list, or a mapping such as `{ r: 255, g: 0, b: 0 }`. Text that begins with `#` is an invalid
  /// hexadecimal color.
  private func isColorOfAnotherTool(_ place: ValuePlace) -> Bool {
    let tree = tree(of: place)
    switch tree.kind(place.node) {
    case .mapping:
      return ["colorSpace", "components"].allSatisfy { tree.member($0, of: place.node) == nil }
        && tree.entries(of: place.node).contains { key, _ in !tree.isText(key, "$ref") }
    case .sequence: return true
    default: return text(at: place).map { !$0.isEmpty && $0.utf8.first != UInt8(ascii: "#") } ?? false
    }
  }

  // MARK: Parts

  private mutating func colorSpace(at place: ValuePlace) -> ColorSpace? {
    guard let part = plainPart(place) else { return nil }
    let name = text(at: part)
    if let space = name.flatMap(ColorSpace.init(rawValue:)) { return space }
    let names = ColorSpace.allCases.map(\.rawValue)
    let near = name.flatMap { nearest(to: $0, among: names) }
    reports.report(
      .tokenColor, at: span(part), "expected a color space, found \(found(at: part))",
      help: near.map { "did you mean '\($0)'?" } ?? "the color spaces are \(names.joined(separator: ", "))")
    return nil
  }

  private mutating func components(at place: ValuePlace, of space: ColorSpace) -> Vector3? {
    guard let part = plainPart(place) else { return nil }
    guard let list = elements(at: part), list.count == 3 else {
      let names = space.components.map(\.name).joined(separator: ", ")
      let found = elements(at: part).map { "a list of \($0.count)" } ?? found(at: part)
      reports.report(.tokenColor, at: span(part), "expected three components (\(names)), found \(found)")
      return nil
    }
    let values = zip(list, space.components).map { component(at: $0, $1, of: space) }
    guard let first = values[0], let second = values[1], let third = values[2] else { return nil }
    return Vector3(first, second, third)
  }

  /// A component of a color. `none` is 0 outside of gradients: Color §4.1.1.
  private mutating func component(at place: ValuePlace, _ component: ColorSpace.Component, of space: ColorSpace)
    -> Double?
  {
    guard let part = part(place, as: .number) else { return nil }
    if text(at: part) == "none" { return 0 }
    guard let value = number(at: part, .tokenColor) else { return nil }
    if component.range.contains(value), !(component.isHue && value == component.range.upperBound) { return value }
    let bound = component.range.upperBound == .greatestFiniteMagnitude ? "0 or more" : component.bounds
    reports.report(
      .tokenColor, at: span(part), "\(component.name) of \(space.rawValue) is \(bound), found \(found(at: part))",
      help: space == .srgb && (1...255).contains(value) ? "a value of 255 is written as 1: divide by 255" : nil)
    return nil
  }

  private mutating func alpha(at place: ValuePlace) -> Double? {
    guard let part = part(place, as: .number) else { return nil }
    guard let value = number(at: part, .tokenColor) else { return nil }
    if (0...1).contains(value) { return value }
    reports.report(.tokenColor, at: span(part), "alpha must be between 0 and 1, not \(found(at: part))")
    return nil
  }

  // MARK: Gamut

  /// The color in sRGB, clipped to its gamut, and in Display P3 if that is the color's space or sRGB does not contain
  /// it.
  mutating func fitted(
    _ components: Vector3, _ space: ColorSpace, at place: ValuePlace, of index: Int
  ) -> (srgb: Vector3, isClipped: Bool, displayP3: Vector3?) {
    if space == .srgb { return (components, false, nil) }
    let color = space.toSRGB(components)
    let srgb = color.clippedAndRounded
    let isClipped = color.isOutside(of: srgb)
    if !isClipped, space != .displayP3 { return (srgb, false, nil) }
    let wide = space.toDisplayP3(components)
    let displayP3 = wide.clippedAndRounded
    if wide.isOutside(of: displayP3) {
      reports.report(
        .tokenOutOfGamut, at: span(place),
        "'\(shown(table.entries[index].path))' is a color of \(space.rawValue) that Display P3 does not have; "
          + "it is shown as \(displayP3.spelledAsDisplayP3)",
        help: "choose a color within Display P3, so that it looks as designed")
    }
    return (srgb, isClipped, displayP3)
  }

  // MARK: Hexadecimal

  /// Checks that `hex`, a fallback for other tools that Facet ignores, matches the color, because readers see it first.
  private mutating func checkFallback(_ place: ValuePlace, _ color: (value: Vector3, isClipped: Bool)) {
    guard let part = plainPart(place) else { return }
    guard let hex = text(at: part).flatMap(HexColor.init), hex.alpha == nil else {
      return reports.report(
        .tokenColor, at: span(part), "expected six hexadecimal digits after '#', found \(found(at: part))")
    }
    if text(at: part)?.utf8.count == 4 {
      reports.report(
        .dtcgHex3, at: span(part), "a hexadecimal color has six digits here", help: "write \"\(hex.description)\"")
    }
    guard !color.isClipped, hex.differs(from: color.value) else { return }
    reports.report(
      .tokenHexMismatch, at: span(part),
      "'hex' is \(hex.description), but the components are \(HexColor(color.value).description)",
      help: "the components count; write \"\(HexColor(color.value).description)\"")
  }

  /// A hexadecimal color as text. It is not in the format, but unambiguous.
  private mutating func color(_ hex: HexColor, spelled text: String, at place: ValuePlace) -> ColorValue {
    let color = hex.value
    let replacement = color.spelledInFormat
    reports.report(
      .dtcgHexString, at: span(place), "'\(text)' is how colors were written before the format",
      help: "write \(replacement)", fixes: fixes(replacing: place, with: replacement))
    return color
  }

  /// Fixes for a place; empty for text in a YAML block scalar, which cannot be replaced.
  func fixes(replacing place: ValuePlace, with replacement: String) -> [Diagnostic.Fix] {
    tree(of: place).kind(place.node) == .block ? [] : [Diagnostic.Fix(replace: span(place), with: replacement)]
  }
}

extension ColorValue {
  init(srgb: Vector3, displayP3: Vector3?, alpha: Double) {
    self.init(
      red: srgb.x, green: srgb.y, blue: srgb.z, alpha: alpha,
      displayP3: displayP3.map { DisplayP3(red: $0.x, green: $0.y, blue: $0.z) })
  }

  /// The value in the format, as JSON, which is also YAML. Three decimals are more precise than eight bits.
  var spelledInFormat: String {
    let components = [red, green, blue].map(Self.spelled).joined(separator: ", ")
    let alpha = alpha < 1 ? ", \"alpha\": \(Self.spelled(alpha))" : ""
    let hex = HexColor(Vector3(red, green, blue)).description
    return "{ \"colorSpace\": \"srgb\", \"components\": [\(components)]\(alpha), \"hex\": \"\(hex)\" }"
  }

  private static func spelled(_ level: Double) -> String { TokenNumber.spelled((level * 1000).rounded() / 1000) }
}

extension Vector3 {
  /// Whether the difference is larger than the rounding of published components.
  fileprivate func isOutside(of clipped: Vector3) -> Bool {
    let distance = self - clipped
    return [distance.x, distance.y, distance.z].contains { abs($0) > 0.0005 }
  }

  fileprivate var spelledAsDisplayP3: String {
    let components = [x, y, z].map { TokenNumber.spelled(($0 * 1000).rounded() / 1000) }
    return "{ \"colorSpace\": \"display-p3\", \"components\": [\(components.joined(separator: ", "))] }"
  }
}

extension ColorSpace.Component {
  fileprivate var bounds: String {
    let upper = Int(nearest: range.upperBound)
    return isHue ? "from 0 up to, but not, \(upper)" : "from \(Int(nearest: range.lowerBound)) to \(upper)"
  }
}

/// An sRGB color as `#rrggbb` or `#rrggbbaa`; `#rgb` and `#rgba` have each digit doubled.
struct HexColor: Equatable, CustomStringConvertible {
  var red, green, blue: UInt8
  var alpha: UInt8?

  var value: ColorValue {
    ColorValue(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
      alpha: alpha.map { Double($0) / 255 } ?? 1)
  }

  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.first == UInt8(ascii: "#"), [4, 5, 7, 9].contains(bytes.count) else { return nil }
    let digits = bytes.dropFirst().compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard digits.count == bytes.count - 1 else { return nil }
    let isShort = digits.count <= 4
    let pairs = isShort ? digits.flatMap { [$0, $0] } : digits
    let values = stride(from: 0, to: pairs.count, by: 2).map { UInt8(pairs[$0] << 4 | pairs[$0 + 1]) }
    (red, green, blue) = (values[0], values[1], values[2])
    alpha = values.count > 3 ? values[3] : nil
  }

  /// The nearest color.
  init(_ color: Vector3) {
    let scaled = (color.clamped(lowerBound: .zero, upperBound: .one) * 255).rounded(.toNearestOrAwayFromZero)
    (red, green, blue) = (Self.byte(scaled.x), Self.byte(scaled.y), Self.byte(scaled.z))
  }

  private static func byte(_ value: Double) -> UInt8 { UInt8(clamping: Int(nearest: value)) }

  var description: String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Whether the difference is larger than that of components rounded to two decimals.
  fileprivate func differs(from color: Vector3) -> Bool {
    let own = Vector3(Double(red), Double(green), Double(blue))
    let difference = own - color * 255
    return max(abs(difference.x), abs(difference.y), abs(difference.z)) > 2
  }
}
