import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension TokenEvaluator {
  /// A border. DTCG 2025.10, Format §9.4.
  mutating func border(at place: ValuePlace, of index: Int) -> BorderValue? {
    guard let parts = parts(["color", "width"], or: ["style": "solid"], of: .border, at: place) else { return nil }
    let color = parts[0].flatMap { colorPart(at: $0, of: index) }
    let width = parts[1].flatMap { length(at: $0) }
    let style = parts[2].map { self.strokeStyle(partAt: $0) } ?? .solid
    guard let color, let width, let style else { return nil }
    return BorderValue(color: color, width: width, style: style)
  }

  /// A transition. DTCG 2025.10, Format §9.5.
  mutating func transition(at place: ValuePlace, of index: Int) -> TransitionValue? {
    guard let parts = parts(["duration", "timingFunction"], or: ["delay": "0"], of: .transition, at: place) else {
      return nil
    }
    let duration = parts[0].flatMap { part($0, as: .duration) }.flatMap { self.duration(at: $0) }
    let easing = parts[1].flatMap { part($0, as: .cubicBezier) }.flatMap { cubicBezier(at: $0) }
    let delay = parts[2].map { delay in part(delay, as: .duration).flatMap { self.duration(at: $0) } } ?? 0
    guard let duration, let easing, let delay else { return nil }
    return TransitionValue(duration: duration, delay: delay, easing: easing)
  }

  /// The layers of a shadow, from front to back. DTCG 2025.10, Format §9.6.
  mutating func shadow(at place: ValuePlace, of index: Int) -> [ShadowLayerValue]? {
    guard let list = elements(at: place) else { return shadowLayer(at: place, of: index).map { [$0] } }
    let layers = list.compactMap { element in
      part(element, as: .shadow).flatMap { shadowLayer(at: $0, of: index) }
    }
    return layers.count == list.count ? layers : nil
  }

  private mutating func shadowLayer(at place: ValuePlace, of index: Int) -> ShadowLayerValue? {
    let tree = tree(of: place)
    let isStudio = tree.member("x", of: place.node) != nil && tree.member("offsetX", of: place.node) == nil
    if isStudio {
      reports.report(
        .dtcgStudioShadow, at: span(place), "this shadow has the names of Tokens Studio for its parts",
        help: "write offsetX for x, offsetY for y, and \"inset\": true for an inner shadow")
    }
    let lengths: KeyValuePairs = [
      isStudio ? "x" : "offsetX": "0", isStudio ? "y" : "offsetY": "0", "blur": "0", "spread": "0",
    ]
    let optional = [isStudio ? "type" : "inset", "alpha"]
    guard let parts = parts(["color"], or: lengths, optional: optional, of: .shadow, at: place) else { return nil }
    let color = parts[0].flatMap { colorPart(at: $0, withAlpha: parts[6], of: index) }
    let values = parts[1...4].map { part in part.map { self.length(at: $0) } ?? 0 }
    let isInset = parts[5].map { isStudio ? text(at: $0) == "innerShadow" : self.truthValue(at: $0) } ?? false
    guard let color, let x = values[0], let y = values[1], let blur = values[2], let spread = values[3], let isInset
    else { return nil }
    if isInset { reportNotDrawn(.tokenShadowInset, "falls into its view", at: parts[5] ?? place) }
    if spread != 0 { reportNotDrawn(.tokenShadowSpread, "is larger than its view", at: parts[4] ?? place) }
    return ShadowLayerValue(color: color, offsetX: x, offsetY: y, blur: blur, spread: spread, isInset: isInset)
  }

  /// The stops of a gradient, with positions clamped to 0...1. DTCG 2025.10, Format §9.7.
  mutating func gradient(at place: ValuePlace, of index: Int) -> [GradientStopValue]? {
    if let read = gradient(asTextAt: place, of: index) { return read }
    guard let list = elements(at: place) else {
      reportShape(place, .gradient, "a list of stops")
      return nil
    }
    let stops = list.compactMap { element in
      part(element, as: .gradient).flatMap { gradientStop(at: $0, of: index) }
    }
    return stops.count == list.count ? stops.stablySorted { $0.position < $1.position } : nil
  }

  private mutating func gradientStop(at place: ValuePlace, of index: Int) -> GradientStopValue? {
    guard let parts = parts(["color", "position"], of: .gradient, at: place) else { return nil }
    let color = parts[0].flatMap { colorPart(at: $0, of: index) }
    let position = parts[1].flatMap { number(at: $0, .tokenNumber) }
    guard let color, let position else { return nil }
    return GradientStopValue(color: color, position: min(max(position, 0), 1))
  }

  // MARK: Parts

  /// The parts of a value in the requested order. Nil for a missing part without a default, or if the value is not a
  /// mapping.
  ///
  /// - Parameters:
  ///   - defaults: Parts that the format requires but real files omit, with the descriptions of their defaults.
  ///   - optional: Parts that can be missing.
  private mutating func parts(
    _ names: [String], or defaults: KeyValuePairs<String, String> = [:], optional: [String] = [], of type: TokenType,
    at place: ValuePlace
  ) -> [ValuePlace?]? {
    let required = names + defaults.map(\.key)
    guard let fields = fields(required + optional, at: place) else {
      reportShape(place, type, required.joinedAsList(last: "and"))
      return nil
    }
    let missing = zip(required, fields).filter { $0.1 == nil }.map(\.0)
    let unknown = missing.filter(names.contains)
    guard unknown.isEmpty else {
      reports.report(.tokenComposite, at: span(place), "\(areMissing(unknown)) from a \(type.rawValue)")
      return nil
    }
    if let first = missing.first, let words = defaults.first(where: { $0.key == first })?.value {
      reports.report(
        .dtcgPartMissing, at: span(place),
        "\(areMissing(missing)), so \(missing.count == 1 ? "it is" : "they are") taken to be \(words)")
    }
    return fields
  }

  private func areMissing(_ names: [String]) -> String {
    "\(names.map { "'\($0)'" }.joinedAsList(last: "and")) \(names.count == 1 ? "is" : "are") missing"
  }

  private mutating func colorPart(at place: ValuePlace, of index: Int) -> ColorPart? {
    guard let value = part(place, as: .color), let shown = appearance(of: Resolution(place: value)),
      let color = color(at: shown.place, of: index)
    else { return nil }
    let alias = resolve(place).flatMap { table.firstInBase($0.tokens) } ?? table.firstInBase(shown.tokens)
    return ColorPart(modes: ColorModes(light: color), aliases: TokenAliases(alias))
  }

  /// Some files have an alpha beside the color.
  private mutating func colorPart(at place: ValuePlace, withAlpha alphaPlace: ValuePlace?, of index: Int) -> ColorPart?
  {
    let color = colorPart(at: place, of: index)
    guard let color, let alphaPlace else { return color }
    return alpha(beside: color.modes.light, at: alphaPlace).map { ColorPart(modes: ColorModes(light: $0)) }
  }

  private mutating func length(at place: ValuePlace) -> Double? {
    part(place, as: .dimension).flatMap { dimension(at: $0) }
  }

  private mutating func truthValue(at place: ValuePlace) -> Bool? {
    guard let part = plainPart(place) else { return nil }
    let tree = tree(of: part)
    if tree.kind(part.node) == .plain, let value = Bool(tree.text(part.node)) { return value }
    reports.report(.tokenComposite, at: span(part), "expected true or false, found \(found(at: part))")
    return nil
  }

  // MARK: Reports

  mutating func reportShape(_ place: ValuePlace, _ type: TokenType, _ expected: String) {
    if leavesOutText(at: place, of: type) { return }
    reports.report(
      .tokenComposite, at: span(place), "expected \(expected) for a \(type.rawValue), found \(found(at: place))")
  }

  private mutating func reportNotDrawn(_ kind: DiagnosticKind, _ what: String, at place: ValuePlace) {
    reports.report(
      kind, at: span(place), "this shadow \(what), which a shadow of SwiftUI cannot",
      help: "the value is there for views that draw it by hand; 'shadow' leaves it out")
  }
}

extension Array {
  /// The elements sorted stably.
  fileprivate func stablySorted(by precedes: (Element, Element) -> Bool) -> [Element] {
    enumerated().sorted {
      precedes($0.element, $1.element) || !precedes($1.element, $0.element) && $0.offset < $1.offset
    }
    .map(\.element)
  }
}
