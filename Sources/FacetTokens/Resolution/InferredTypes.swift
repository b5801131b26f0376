import FacetDiagnostics
import FacetIR
import FacetSpec
import FacetText

/// Types inferred from values. Only unambiguous values have one: `"2px"`, `"0.2s"` and `"#fff"`, but not `"Inter"`.
extension TokenEvaluator {
  /// The DTCG type of a token with a written type. Nil if its value does not determine the type, which is reported.
  mutating func type(_ written: WrittenType, of index: Int) -> TokenType? {
    switch written {
    // Where Figma and Tokens Studio have fills, a gradient is a color.
    case .known(.color) where isGradientText(index): return .gradient
    case .known(let type): return type
    case .byValue(let kind):
      guard let place = resolve(table.place(of: definition(of: index)))?.place else { return nil }
      if let type = kind == .font ? fontType(at: place) : lineHeightType(at: place) { return type }
      reports.leaveOut(
        .dtcgUnknownTypeSkipped, at: span(place),
        "\(found(at: place)) may be a family, a size or a weight, so the token is left out",
        help: "write \"fontFamily\", \"dimension\" or \"fontWeight\" for the type")
      return nil
    }
  }

  private func isGradientText(_ index: Int) -> Bool {
    let place = table.place(of: definition(of: index))
    let tree = tree(of: place)
    guard tree.kind(place.node).isScalar, tree.withText(place.node, { $0.last == UInt8(ascii: ")") }) else {
      return false
    }
    return GradientText(tree.text(place.node)) != nil
  }

  /// The type of a token without one.
  mutating func inferredType(of index: Int) -> TokenType? {
    guard let place = resolve(table.place(of: definition(of: index)))?.place else { return nil }
    // Only colors have rules.
    if colorRules[place] != nil { return .color }
    let path = shown(table.entries[index].path)
    let name = spec(of: index).span
    if let type = onlyType(at: place) {
      reports.report(
        .dtcgTypeInferred, at: name, "'\(path)' has no type; it is read as a \(type.rawValue) by its value",
        help: "add \"$type\": \"\(type.rawValue)\" to the token or to a group around it")
      return type
    }
    reports.leaveOut(
      .tokenMissingType, at: name, leaving: span(place), "'\(path)' has no type, nor has any group it is in",
      help: "add \"$type\" to the token or to a group around it")
    return nil
  }

  /// The only type that a value can have.
  private mutating func onlyType(at place: ValuePlace) -> TokenType? {
    let tree = tree(of: place)
    guard tree.kind(place.node) != .mapping else { return onlyType(ofParts: place) }
    if numberIfAny(at: place) != nil { return .number }
    guard let text = text(at: place) else { return nil }
    if HexColor(text) != nil || CSSColor(text) != nil || CSSColor.withAlpha(text) != nil { return .color }
    if GradientText(text) != nil { return .gradient }
    return Measure(text, at: span(place)).flatMap { type(ofUnit: $0.unit) }
  }

  private func type(ofUnit unit: String) -> TokenType? {
    switch unit {
    case "px", "rem", "dp", "pt", "sp", "em", "vw", "vh": .dimension
    case "ms", "s": .duration
    default: nil
    }
  }

  private func onlyType(ofParts place: ValuePlace) -> TokenType? {
    let tree = tree(of: place)
    func has(_ names: String...) -> Bool { names.allSatisfy { tree.member($0, of: place.node) != nil } }
    if has("value", "unit") {
      return tree.member("unit", of: place.node).flatMap { unit in
        tree.kind(unit).isScalar ? type(ofUnit: tree.text(unit)) : nil
      }
    }
    if has("colorSpace", "components") { return .color }
    if has("fontFamily", "fontSize") { return .typography }
    if has("color", "width", "style") { return .border }
    if has("color", "offsetX", "offsetY") { return .shadow }
    return has("duration", "timingFunction") ? .transition : nil
  }

  // MARK: Types of other tools

  /// The type of a line height: a multiple of the font size for a percentage, or for a number up to
  /// ``largestLineHeight``, and otherwise a length.
  private mutating func lineHeightType(at place: ValuePlace) -> TokenType {
    guard tree(of: place).kind(place.node).isScalar else { return .dimension }
    if let measure = text(at: place).flatMap({ Measure($0, at: span(place)) }) {
      return measure.unit == "em" ? .number : .dimension
    }
    guard case .value(let measure) = arithmetic(at: place) else { return .number }
    return measure.unit == "%" || measure.unit.isEmpty && measure.value <= Self.largestLineHeight
      ? .number : .dimension
  }

  /// The maximum line height as a multiple of the font size; a larger number is a length.
  static var largestLineHeight: Double { 4 }

  private mutating func fontType(at place: ValuePlace) -> TokenType? {
    let tree = tree(of: place)
    switch tree.kind(place.node) {
    case .sequence: return .fontFamily
    case .mapping: return onlyType(ofParts: place)
    default: break
    }
    let text = tree.text(place.node)
    if let measure = Measure(text, at: span(place)) { return type(ofUnit: measure.unit) }
    if let number = TokenNumber.parse(text) {
      return (100...900).contains(number) && number.truncatingRemainder(dividingBy: 100) == 0 ? .fontWeight : nil
    }
    if weight(named: text) != nil { return .fontWeight }
    let words = text.utf8.split { " ,".utf8.contains($0) }
    let areNames = words.allSatisfy { word in
      word.first.map { !isDigit($0) } == true && !word.contains { "()/:{}".utf8.contains($0) }
    }
    return areNames && !words.isEmpty ? .fontFamily : nil
  }

  private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
