import FacetDiagnostics
import FacetIR
import FacetSpec

extension TokenEvaluator {
  /// The value written at a place, read as the type of its token.
  mutating func value(at place: ValuePlace, as type: TokenType, of index: Int) -> TokenValue? {
    if leavesOut(textAt: place, as: type) { return nil }
    switch type {
    case .color: return color(at: place, of: index).map { .color(ColorModes(light: $0)) }
    case .dimension: return dimension(at: place).map(TokenValue.length)
    case .number: return number(at: place, .tokenNumber).map(TokenValue.number)
    case .duration: return duration(at: place).map(TokenValue.duration)
    case .fontFamily: return fontFamily(at: place).map(TokenValue.fontFamily)
    case .fontWeight: return fontWeight(at: place).map(TokenValue.fontWeight)
    case .typography: return typography(at: place, of: index).map(TokenValue.textStyle)
    case .cubicBezier: return cubicBezier(at: place).map(TokenValue.easing)
    case .strokeStyle: return strokeStyle(at: place).map(TokenValue.strokeStyle)
    case .border: return border(at: place, of: index).map(TokenValue.border)
    case .transition: return transition(at: place, of: index).map(TokenValue.transition)
    case .shadow: return shadow(at: place, of: index).map(TokenValue.shadow)
    case .gradient: return gradient(at: place, of: index).map(TokenValue.gradient)
    }
  }

  // MARK: Parts

  /// A part of a value, which can be a reference to a token of one of these types.
  mutating func part(_ place: ValuePlace, as types: TokenType...) -> ValuePlace? {
    part(place, as: types)
  }

  /// A part for which only a pointer, not a token, can be used.
  mutating func plainPart(_ place: ValuePlace) -> ValuePlace? { part(place, as: []) }

  private mutating func part(_ place: ValuePlace, as types: [TokenType]) -> ValuePlace? {
    guard let resolution = resolve(place) else { return nil }
    guard let token = resolution.tokens.first else { return resolution.place }
    guard let type = type(of: token, through: Array(resolution.tokens.dropFirst())) else { return nil }
    if types.contains(type) { return resolution.place }
    reports.report(
      .tokenTypeMismatch, at: span(place),
      "expected a \(types.isEmpty ? "value" : types.map(\.rawValue).joined(separator: " or ")), but '\(shown(table.entries[token].path))' is a "
        + type.rawValue,
      notes: [Diagnostic.Note("it is defined here", at: spec(of: token).span)])
    return nil
  }

  /// The values of a mapping's keys, in the requested order; nil for an absent key. Reports unknown keys.
  mutating func fields(_ names: [String], at place: ValuePlace) -> [ValuePlace?]? {
    let tree = tree(of: place)
    guard tree.kind(place.node) == .mapping else { return nil }
    for (key, _) in tree.entries(of: place.node)
    where tree.kind(key).isScalar && !names.contains(where: { tree.isText(key, $0) }) {
      reports.report(
        .dtcgExtraProperty, at: tree.span(key), "'\(escaped(tree.text(key)))' has no meaning here",
        help: "the properties are \(names.joined(separator: ", "))")
    }
    return names.map { name in
      tree.member(name, of: place.node).map { ValuePlace(source: place.source, node: $0) }
    }
  }

  mutating func elements(at place: ValuePlace) -> [ValuePlace]? {
    let tree = tree(of: place)
    guard tree.kind(place.node) == .sequence else { return nil }
    return tree.elements(of: place.node).map { ValuePlace(source: place.source, node: $0) }
  }

  /// Text that is not a number. Quotes around numbers are significant in JSON but not in YAML.
  func text(at place: ValuePlace) -> String? {
    let tree = tree(of: place)
    guard tree.kind(place.node).isScalar else { return nil }
    let text = tree.text(place.node)
    return tree.kind(place.node) == .plain && TokenNumber.parse(text) != nil ? nil : text
  }

  func numberIfAny(at place: ValuePlace) -> Double? {
    let tree = tree(of: place)
    return tree.kind(place.node) == .plain ? TokenNumber.parse(tree.text(place.node)) : nil
  }

  func found(at place: ValuePlace) -> String { tree(of: place).describedForTokens(place.node) }

  // MARK: Numbers

  mutating func number(at place: ValuePlace, _ kind: DiagnosticKind) -> Double? {
    guard let part = part(place, as: .number) else { return nil }
    if let number = numberIfAny(at: part) { return number }
    if kind == .tokenNumber || kind == .tokenDimension, let number = looseNumber(at: part) { return number }
    if kind == .tokenNumber, leavesOutText(at: part, of: .number) { return nil }
    let isQuoted = text(at: part).map { TokenNumber.parse($0) != nil } == true
    reports.report(
      kind, at: span(part), "expected a number, found \(found(at: part))",
      help: isQuoted ? "write it without quotes" : nil)
    return nil
  }
}
