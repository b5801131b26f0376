import FacetColor
import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetLimits
import FacetSpec
import FacetText

/// Colors that follow from others by a rule of another tool: an alpha beside a reference, and the modifiers of Tokens
/// Studio. References lead to such a value and not through it.
extension TokenEvaluator {
  /// The color of a token with a rule.
  mutating func color(at place: ValuePlace, by rule: ColorRule, of index: Int) -> ColorValue? {
    guard let base = withoutCycle(at: place, { $0.color(referredToAt: place, of: index) }) else { return nil }
    switch rule {
    case .alpha(let node): return alpha(beside: base, at: ValuePlace(source: place.source, node: node))
    case .studio(let node): return modified(base, by: ValuePlace(source: place.source, node: node), of: index)
    }
  }

  /// A color with the alpha that is written beside it.
  mutating func alpha(beside color: ColorValue, at place: ValuePlace) -> ColorValue? {
    guard let alpha = fraction(at: place, of: "alpha") else { return nil }
    return report(color.withAlpha(alpha), at: place, "the alpha of a color stands in its value")
  }

  /// `{ color: "{palette.ink}", alpha: 0.4 }`
  mutating func color(withAlphaAt place: ValuePlace, of index: Int) -> ColorValue? {
    guard let fields = fields(["color", "alpha"], at: place), let colorPlace = fields[0] else { return nil }
    guard let base = withoutCycle(at: place, { $0.color(referredToAt: colorPlace, of: index) }) else { return nil }
    guard let alphaPlace = fields[1] else {
      return report(base, at: place, "a color of the DTCG format has its space and components")
    }
    guard let alpha = fraction(at: alphaPlace, of: "alpha") else { return nil }
    return report(base.withAlpha(alpha), at: place, "a color of the DTCG format has its space and components")
  }

  func hasColorWithAlpha(_ place: ValuePlace) -> Bool {
    let tree = tree(of: place)
    return tree.kind(place.node) == .mapping && tree.member("color", of: place.node) != nil
      && tree.member("colorSpace", of: place.node) == nil && tree.member("components", of: place.node) == nil
  }

  /// The color at a place, or that of the token that it refers to, without a rule of the place itself.
  private mutating func color(referredToAt place: ValuePlace, of index: Int) -> ColorValue? {
    guard let written = resolve(place, pastRule: true) else { return nil }
    if let target = written.tokens.first, !isColor(target, through: Array(written.tokens.dropFirst()), at: place) {
      return nil
    }
    guard let shown = appearance(of: written) else { return nil }
    return color(at: shown.place, of: index, pastRule: shown.place == place)
  }

  mutating func color(ofToken target: Int, at place: ValuePlace, of index: Int) -> ColorValue? {
    guard let written = resolve(table.place(of: definition(of: target))),
      isColor(target, through: written.tokens, at: place), let shown = appearance(of: written)
    else { return nil }
    return color(at: shown.place, of: index)
  }

  private mutating func isColor(_ target: Int, through tokens: [Int], at place: ValuePlace) -> Bool {
    guard let type = type(of: target, through: tokens) else { return false }
    if type == .color { return true }
    reports.report(
      .tokenTypeMismatch, at: span(place),
      "expected a color, but '\(shown(table.entries[target].path))' is a \(type.rawValue)",
      notes: [Diagnostic.Note("it is defined here", at: spec(of: target).span)])
    return false
  }

  /// Evaluates a value that depends on others, unless it is being evaluated.
  ///
  /// - Parameter values: What leads to a value, for the message.
  mutating func withoutCycle<Value>(
    at place: ValuePlace, through values: String = "colors", _ evaluate: (inout TokenEvaluator) -> Value?
  ) -> Value? {
    guard !pending.contains(place) else {
      reports.report(.tokenCycle, at: span(place), "value refers to itself")
      return nil
    }
    guard pending.count < Limit.arithmeticReferences.most else {
      reports.reportLongChain(
        "more than \(Limit.arithmeticReferences.most) \(values) lead from here to a value", at: span(place))
      return nil
    }
    pending.append(place)
    defer { pending.removeLast() }
    return evaluate(&self)
  }

  // MARK: Tokens Studio

  /// - Parameter rule: `{ type: darken, value: "0.2", space: lch }`
  private mutating func modified(_ base: ColorValue, by rule: ValuePlace, of index: Int) -> ColorValue? {
    guard let fields = fields(["type", "value", "space", "color", "format"], at: rule) else {
      return leaveOut(rule, "a rule of Tokens Studio is a mapping with a type, a value and a space")
    }
    let type = fields[0].flatMap { text(at: $0) }
    guard let type, ["lighten", "darken", "mix", "alpha"].contains(type) else {
      return leaveOut(
        fields[0] ?? rule, "a rule lightens, darkens, mixes, or sets the alpha: 'lighten', 'darken', 'mix', 'alpha'")
    }
    guard let value = fields[1] else { return leaveOut(rule, "a rule has a 'value', from 0 to 1") }
    guard let amount = fraction(at: value, of: "the value of a rule") else { return nil }
    if type == "alpha" {
      return report(base.withAlpha(amount), at: rule, "the format has no rules of Tokens Studio", .dtcgColorModifier)
    }
    let name = fields[2].flatMap { text(at: $0) }
    guard let space = ColorModification.spaces.first(where: { $0.name == name })?.space else {
      let names = ColorModification.spaces.map { "'\($0.name)'" }.joinedAsList(last: "or")
      return leaveOut(fields[2] ?? rule, "a rule is applied in the space \(names)")
    }
    var alpha = base.alpha
    let modification: ColorModification
    switch type {
    case "lighten": modification = .lighten(amount)
    case "darken": modification = .darken(amount)
    default:
      guard let place = fields[3] else { return leaveOut(rule, "'mix' has the other 'color'") }
      guard let other = color(referredToAt: place, of: index) else { return nil }
      modification = .mix(amount, with: other.wide)
      alpha += (other.alpha - alpha) * amount
    }
    let color = fitted(modification.result(of: base.wide, in: space), space, at: rule, of: index)
    let result = ColorValue(srgb: color.srgb, displayP3: color.displayP3, alpha: alpha)
    return report(result, at: rule, "the format has no rules of Tokens Studio", .dtcgColorModifier)
  }

  private mutating func leaveOut(_ place: ValuePlace, _ reason: String) -> ColorValue? {
    reports.leaveOut(
      .dtcgColorModifier, at: span(place), "\(reason); the token is left out",
      help: "export the color as it is in the end")
    return nil
  }

  // MARK: Parts

  /// `0.4`, `"0.4"`, `"40%"`, or a reference to such a number.
  private mutating func fraction(at place: ValuePlace, of what: String) -> Double? {
    guard let part = part(place, as: .number) else { return nil }
    let tree = tree(of: part)
    let text = tree.kind(part.node).isScalar ? tree.text(part.node) : ""
    var number = TokenNumber.parse(text)
    if number == nil, text.utf8.last == UInt8(ascii: "%") {
      number = TokenNumber.parse(String(text.dropLast())).map { $0 / 100 }
    }
    if number == nil, !text.isEmpty, case .value(let measure) = arithmetic(at: part), ["", "%"].contains(measure.unit) {
      number = measure.unit == "%" ? measure.value / 100 : measure.value
    }
    if let number, (0...1).contains(number) { return number }
    reports.report(.tokenColor, at: span(part), "\(what) is a number from 0 to 1, found \(found(at: part))")
    return nil
  }

  /// Reports a color that is not written as in the format, with how it would be.
  private mutating func report(
    _ color: ColorValue, at place: ValuePlace, _ reason: String, _ kind: DiagnosticKind = .dtcgColorWithAlpha
  ) -> ColorValue {
    reports.report(
      kind, at: span(place), "\(reason); this one is read as \(color.spelledInFormat)",
      help: "write that as its \"$value\", or keep it for tools that read it")
    return color
  }
}

extension ColorValue {
  func withAlpha(_ alpha: Double) -> ColorValue {
    var color = self
    color.alpha = alpha
    return color
  }

  /// In sRGB, with components outside of 0 to 1 for a color that only Display P3 has.
  fileprivate var wide: Vector3 {
    displayP3.map { ColorSpace.displayP3.toSRGB(Vector3($0.red, $0.green, $0.blue)) } ?? Vector3(red, green, blue)
  }
}
