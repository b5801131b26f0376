internal import FacetDiagnostics
internal import FacetSpec

extension TokenEvaluator {
  /// Reads a value of a type that has no output yet, so that what is wrong with it is known today.
  mutating func check(_ place: ValuePlace, as type: TokenType, of index: Int) {
    switch type {
    case .cubicBezier: checkCubicBezier(place)
    case .strokeStyle: checkStrokeStyle(place)
    case .border: checkParts(place, of: type, index, ["color": .color, "width": .dimension, "style": .strokeStyle])
    case .transition:
      checkParts(place, of: type, index, ["duration": .duration, "delay": .duration, "timingFunction": .cubicBezier])
    case .shadow:
      for layer in elements(at: place) ?? [place] { checkShadow(layer, of: index) }
    case .gradient:
      guard let stops = elements(at: place) else { return reportShape(place, type, "a list of stops") }
      for stop in stops {
        guard let stop = part(stop, as: .gradient) else { continue }
        checkParts(stop, of: type, index, ["color": .color, "position": .number])
      }
    case .color: _ = color(at: place, of: index)
    case .dimension: _ = dimension(at: place)
    case .number: _ = number(at: place, .tokenNumber)
    case .duration: _ = duration(at: place)
    case .fontFamily, .fontWeight, .typography: break
    }
  }

  private mutating func checkShadow(_ place: ValuePlace, of index: Int) {
    guard let layer = part(place, as: .shadow) else { return }
    checkParts(
      layer, of: .shadow, index,
      ["color": .color, "offsetX": .dimension, "offsetY": .dimension, "blur": .dimension, "spread": .dimension],
      optional: ["inset"])
  }

  private mutating func checkParts(
    _ place: ValuePlace, of type: TokenType, _ index: Int, _ parts: KeyValuePairs<String, TokenType>,
    optional: [String] = []
  ) {
    let names = parts.map(\.key)
    guard let fields = fields(names + optional, at: place) else {
      return reportShape(place, type, names.joined(separator: ", "))
    }
    let missing = zip(names, fields).filter { $0.1 == nil }.map { "'\($0.0)'" }
    if !missing.isEmpty {
      reports.report(
        .tokenComposite, at: span(place),
        "\(listed(missing)) \(missing.count == 1 ? "is" : "are") missing from a \(type.rawValue)")
    }
    for (field, part) in zip(fields, parts) {
      guard let field, let value = self.part(field, as: part.value) else { continue }
      check(value, as: part.value, of: index)
    }
  }

  private mutating func checkCubicBezier(_ place: ValuePlace) {
    guard let numbers = elements(at: place), numbers.count == 4 else {
      return reportShape(place, .cubicBezier, "four numbers")
    }
    for (index, number) in numbers.enumerated() {
      guard let value = self.number(at: number, .tokenComposite), index % 2 == 0, !(0...1).contains(value) else {
        continue
      }
      reports.report(
        .tokenComposite, at: span(number), "the x of a control point is from 0 to 1, found \(found(at: number))")
    }
  }

  private mutating func checkStrokeStyle(_ place: ValuePlace) {
    let words = ["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"]
    if let word = text(at: place) {
      if !words.contains(word) { reportShape(place, .strokeStyle, "one of \(words.joined(separator: ", "))") }
      return
    }
    guard let fields = fields(["dashArray", "lineCap"], at: place),
      let dashes = fields[0].flatMap({ plainPart($0) }).flatMap({ elements(at: $0) })
    else { return reportShape(place, .strokeStyle, "dashArray, lineCap") }
    for dash in dashes {
      guard let dash = part(dash, as: .dimension) else { continue }
      _ = dimension(at: dash)
    }
  }

  private mutating func reportShape(_ place: ValuePlace, _ type: TokenType, _ expected: String) {
    reports.report(
      .tokenComposite, at: span(place), "expected \(expected) for a \(type.rawValue), found \(found(at: place))")
  }
}
