import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec
import FacetText

extension TokenEvaluator {
  /// A timing curve from two control points. DTCG 2025.10, Format §8.6.
  mutating func cubicBezier(at place: ValuePlace) -> EasingValue? {
    guard let list = elements(at: place), list.count == 4 else {
      reportShape(place, .cubicBezier, "four numbers")
      return nil
    }
    let numbers = list.enumerated().map { index, element in coordinate(at: element, isX: index % 2 == 0) }
    guard let x1 = numbers[0], let y1 = numbers[1], let x2 = numbers[2], let y2 = numbers[3] else { return nil }
    return EasingValue(x1: x1, y1: y1, x2: x2, y2: y2)
  }

  private mutating func coordinate(at place: ValuePlace, isX: Bool) -> Double? {
    guard let value = number(at: place, .tokenComposite) else { return nil }
    if !isX || (0...1).contains(value) { return value }
    reports.report(
      .tokenComposite, at: span(place), "control point x must be between 0 and 1, not \(found(at: place))")
    return nil
  }

  mutating func strokeStyle(partAt place: ValuePlace) -> StrokeStyleValue? {
    part(place, as: .strokeStyle).flatMap { strokeStyle(at: $0) }
  }

  /// A stroke style: a word, or dashes in points. DTCG 2025.10, Format §9.3.
  mutating func strokeStyle(at place: ValuePlace) -> StrokeStyleValue? {
    if let word = text(at: place) { return strokeStyle(word, at: place) }
    guard let fields = fields(["dashArray", "lineCap"], at: place), let dashes = fields[0], let cap = fields[1] else {
      reportShape(place, .strokeStyle, "a word, or dashArray and lineCap")
      return nil
    }
    let lengths = dashArray(at: dashes)
    let lineCap = lineCap(at: cap)
    guard let lengths, let lineCap else { return nil }
    return .dashes(lengths, lineCap: lineCap)
  }

  /// A stroke style by its CSS keyword. SwiftUI can draw three of them; the others are a solid line, as Format §9.3.3
  /// allows.
  private mutating func strokeStyle(_ word: String, at place: ValuePlace) -> StrokeStyleValue? {
    switch word {
    case "solid": return .solid
    case "dashed": return .dashed
    case "dotted": return .dotted
    case "double", "groove", "ridge", "outset", "inset":
      reports.report(
        .tokenStrokeStyle, at: span(place), "SwiftUI draws no line that is '\(word)', so it is solid",
        help: "the styles that are drawn are solid, dashed and dotted")
      return .solid
    default:
      let words = ["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"]
      guard let near = nearest(to: word, among: words) else {
        leaveOut(at: place, of: .strokeStyle)
        return nil
      }
      reports.report(
        .tokenComposite, at: span(place), "there is no stroke style '\(escaped(word))'",
        help: "did you mean '\(near)'?")
      return nil
    }
  }

  private mutating func dashArray(at place: ValuePlace) -> [Double]? {
    guard let part = plainPart(place) else { return nil }
    guard let list = elements(at: part), !list.isEmpty else {
      reportShape(part, .strokeStyle, "a list of dimensions")
      return nil
    }
    let lengths = list.compactMap { element in self.part(element, as: .dimension).flatMap { dimension(at: $0) } }
    guard lengths.count == list.count else { return nil }
    if lengths.allSatisfy({ $0 >= 0 }), lengths.contains(where: { $0 > 0 }) { return lengths }
    reports.report(.tokenComposite, at: span(part), "dashes and gaps must not be negative, and not all 0")
    return nil
  }

  private mutating func lineCap(at place: ValuePlace) -> StrokeStyleValue.LineCap? {
    guard let part = plainPart(place) else { return nil }
    let word = text(at: part)
    if let cap = word.flatMap(StrokeStyleValue.LineCap.init(rawValue:)) { return cap }
    let words = StrokeStyleValue.LineCap.allCases.map(\.rawValue)
    let near = word.flatMap { nearest(to: $0, among: words) }
    reports.report(
      .tokenComposite, at: span(part),
      "expected \(words.joinedAsList(last: "and")) for lineCap, found \(found(at: part))",
      help: near.map { "did you mean '\($0)'?" })
    return nil
  }
}
