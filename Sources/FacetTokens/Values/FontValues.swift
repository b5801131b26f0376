import FacetDiagnostics
import FacetSpec
import FacetText

extension TokenEvaluator {
  /// The font families, the preferred one first. DTCG 2025.10, Format §8.3.
  mutating func fontFamily(at place: ValuePlace) -> [String]? {
    guard let list = elements(at: place) else { return familyName(at: place).map { [$0] } }
    guard !list.isEmpty else {
      reports.report(.tokenFontFamily, at: span(place), "expected at least one font family, found an empty list")
      return nil
    }
    let names = list.compactMap { element in part(element, as: .fontFamily).flatMap { familyName(at: $0) } }
    return names.count == list.count ? names : nil
  }

  private mutating func familyName(at place: ValuePlace) -> String? {
    // An element can refer to a token that is a list, of which the first element is used.
    let first = elements(at: place)?.first ?? place
    if let name = text(at: first), !name.isEmpty { return name }
    reports.report(
      .tokenFontFamily, at: span(first), "expected the name of a font family, found \(found(at: first))")
    return nil
  }

  /// A font weight from 1 to 1000. DTCG 2025.10, Format §8.4.
  mutating func fontWeight(at place: ValuePlace) -> Int? {
    if let number = numberIfAny(at: place) {
      if (1...1000).contains(number), number == number.rounded() { return Int(nearest: number) }
      reports.report(
        .tokenFontWeight, at: span(place), "font weight must be between 1 and 1000, not \(found(at: place))")
      return nil
    }
    let name = text(at: place)
    if let name, let weight = Self.weights.first(where: { $0.name == name })?.weight { return weight }
    if let name, let weight = weight(named: name) {
      reports.report(
        .dtcgFontWeight, at: span(place), "'\(escaped(name))' is a font weight in the words of another tool",
        help: "write \(weight)")
      return weight
    }
    let near = name.flatMap { nearest(to: $0, among: Self.weights.map(\.name)) }
    if near == nil, leavesOutText(at: place, of: .fontWeight) { return nil }
    reports.report(
      .tokenFontWeight, at: span(place), "expected a font weight, found \(found(at: place))",
      help: near.map { "did you mean '\($0)'?" } ?? "a weight is a number from 1 to 1000, or a name such as 'bold'")
    return nil
  }

  /// The weight for `ExtraBold`, `Semi Bold italic` or `700`; the slope is ignored.
  func weight(named text: String) -> Int? {
    func letters(_ text: String) -> String {
      String(decoding: text.lowercased().utf8.filter { !" -_".utf8.contains($0) }, as: UTF8.self)
    }
    var name = letters(text)
    if name.utf8.count > 6, name.hasSuffix("italic") { name.removeLast(6) }
    if let weight = Self.weights.first(where: { letters($0.name) == name })?.weight { return weight }
    guard let number = TokenNumber.parse(name), (1...1000).contains(number), number == number.rounded() else {
      return nil
    }
    return Int(nearest: number)
  }

  private static let weights: [(name: String, weight: Int)] = [
    ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200), ("light", 300), ("normal", 400),
    ("regular", 400), ("book", 400), ("medium", 500), ("semi-bold", 600), ("demi-bold", 600), ("bold", 700),
    ("extra-bold", 800), ("ultra-bold", 800), ("black", 900), ("heavy", 900), ("extra-black", 950),
    ("ultra-black", 950),
  ]
}
