import FacetFrame
import FacetText

/// The decisions about the appearance of a variant that its picture does not show: `dot fill 2  style.tint`. Elements
/// with the same name are numbered if they differ.
struct LookLines {
  struct Line {
    var name: String
    var places: String
    var property: String
    var value: String

    /// The subject: `dot fill`.
    var key: String { "\(name) \(property)" }
    var text: String { columns(places.isEmpty ? key : "\(key) \(places)", value, width: 0) }
  }

  let all: [Line]

  /// An element whose appearance is listed.
  private struct Told {
    var name: String
    var looks: [Marks.Look]
    /// The enclosing repeated element, with its position among those of its name.
    var around: (name: String, place: Int)?
  }

  /// - Parameter component: The component whose appearance is included; other components have goldens of their own.
  init(_ frame: Frame, _ marks: Marks, names: NodeNames, of component: String) {
    let seen = frame.nodes.indices.filter { !marks.looks(of: $0).isEmpty && !names.isHidden($0) }
    let told = seen.map { node in
      Told(
        name: names[node], looks: marks.looks(of: node).filter { $0.component == component },
        around: names.repeated(around: node))
    }.filter { !$0.looks.isEmpty }
    let toldOfName = Dictionary(grouping: told, by: \.name)
    all = distinct(told.map(\.name)).flatMap { name in Self.lines(name, toldOfName[name] ?? []) }
  }

  /// The lines for looks of another cell that this one lacks: an element that is not drawn has a line of its own, the
  /// others are in one.
  static func gone(_ keys: [String]) -> [String] {
    let elements = keys.filter { $0.hasSuffix(drawn) }.map { "\($0.dropLast(drawn.count)) \(CellFacts.notDrawn)" }
    let others = keys.filter { !$0.hasSuffix(drawn) }
    let lists = others.contains { $0.contains(separator) } ? others : [others.joined(separator: separator)]
    return elements.map { fact("looks", $0) } + lists.filter { !$0.isEmpty }.map { fact(goneKeyword, $0) }
  }

  /// As many looks in a line as have room.
  static func joined(_ looks: [String]) -> [String] {
    if looks.contains(where: { $0.contains(end) }) { return looks }
    var lines: [String] = []
    for look in looks {
      if let last = lines.last, displayWidth(of: last) + displayWidth(of: look) < width {
        lines[lines.count - 1] = last + end + look
      } else {
        lines.append(look)
      }
    }
    return lines
  }

  static func split(_ line: String) -> [String] {
    var looks: [String] = []
    var rest = line[...]
    while let place = rest.firstRange(of: end) {
      looks.append(String(rest[..<place.lowerBound]))
      rest = rest[place.upperBound...]
    }
    return looks + [String(rest)]
  }

  /// Between two looks in a line.
  private static let end = ";  "
  private static let width = 100

  /// The subjects in a line about looks that a cell lacks.
  static func keys(in text: String) -> [String] { text.split(separator: separator).map { String($0) } + [text] }

  static let goneKeyword = "gone"
  private static let separator = ", "

  /// The subject of a line, and whether the line removes it.
  static func key(of text: String) -> (key: String, isGone: Bool) {
    if text.hasSuffix(" \(CellFacts.notDrawn)"), !text.contains("  ") {
      return ("\(text.dropLast(CellFacts.notDrawn.count + 1))\(drawn)", true)
    }
    let gap = text.firstRange(of: "  ")
    var words = text[..<(gap?.lowerBound ?? text.endIndex)].split(separator: " ", omittingEmptySubsequences: false)
    while words.count > 2, let last = words.last, last.unicodeScalars.allSatisfy(places.contains) { words.removeLast() }
    return (words.joined(separator: " "), false)
  }

  private static let drawn = " \(Marks.Look.drawn)"
  private static let places = Set("0123456789,…".unicodeScalars)

  /// - Parameter told: The elements with this name, in preorder.
  private static func lines(_ name: String, _ told: [Told]) -> [Line] {
    distinct(told.flatMap(\.looks).map(\.property)).flatMap { property in
      if property == Marks.Look.drawn { return [drawn(name, told)] }
      let values = told.enumerated().flatMap { place, told in
        told.looks.filter { $0.property == property }.map { (place: place + 1, value: $0.value) }
      }
      let placesOfValue = Dictionary(grouping: values, by: \.value).mapValues { $0.map(\.place) }
      return distinct(values.map(\.value)).map { value in
        let places = placesOfValue[value] ?? []
        let isAll = places.count == told.count
        return Line(name: name, places: isAll ? "" : numberRanges(places), property: property, value: value)
      }
    }
  }

  /// `ring drawn`, and among several rows `ring drawn in row 2, 4`.
  private static func drawn(_ name: String, _ told: [Told]) -> Line {
    let rows = told.compactMap(\.around)
    let placesOfRow = Dictionary(grouping: rows, by: \.name).mapValues { $0.map(\.place) }
    let places = distinct(rows.map(\.name)).map { "\($0) \(numberRanges(distinct(placesOfRow[$0] ?? [])))" }
    let value = places.isEmpty ? "" : "in \(places.joined(separator: ", "))"
    return Line(name: name, places: "", property: Marks.Look.drawn, value: value)
  }
}
