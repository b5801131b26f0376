import FacetFrame

/// What logic has decided about how a variant looks, as far as no picture shows it: `dot 2 fill style.tint`. Of elements
/// of one name it says which, where they are not alike.
struct LookLines: Equatable {
  private struct Line: Equatable {
    var name: String
    var places: String
    var property: String
    var value: String

    var text: String { [name, places, property, value].filter { !$0.isEmpty }.joined(separator: " ") }
  }

  private let all: [Line]

  private struct Told {
    var name: String
    var looks: [Frame.Look]
    /// Which one of several it is in.
    var around: (name: String, place: Int)?
  }

  /// - Parameter component: whose looks are told; those of others stand in their own goldens.
  init(_ frame: Frame, names: NodeNames, of component: String) {
    let seen = frame.nodes.indices.filter { !frame.nodes[$0].looks.isEmpty && !names.isHidden($0) }
    let told = seen.map { node in
      Told(
        name: names[node], looks: frame.nodes[node].looks.filter { $0.component == component },
        around: names.repeated(around: node))
    }.filter { !$0.looks.isEmpty }
    all = distinct(told.map(\.name)).flatMap { name in Self.lines(name, told.filter { $0.name == name }) }
  }

  var lines: [String] { all.map(\.text) }

  /// What is not as in another variant.
  func lines(unlike other: Self) -> [String] {
    let isDrawn = { (lines: [Line], name: String) in
      lines.contains { $0.name == name && $0.property == Frame.Look.drawn }
    }
    let gone = other.all.filter { $0.property == Frame.Look.drawn && !isDrawn(all, $0.name) }
    return all.filter { !other.all.contains($0) }.map(\.text) + distinct(gone.map(\.name)).map { "\($0) not drawn" }
  }

  /// - Parameter told: the elements of this name, in the order of the tree.
  private static func lines(_ name: String, _ told: [Told]) -> [Line] {
    distinct(told.flatMap(\.looks).map(\.property)).flatMap { property in
      if property == Frame.Look.drawn { return [drawn(name, told)] }
      let values = told.enumerated().flatMap { place, told in
        told.looks.filter { $0.property == property }.map { (place: place + 1, value: $0.value) }
      }
      return distinct(values.map(\.value)).map { value in
        let places = values.filter { $0.value == value }.map(\.place)
        let isAll = places.count == told.count
        return Line(name: name, places: isAll ? "" : ranges(places), property: property, value: value)
      }
    }
  }

  /// `ring drawn`, and among several rows `ring drawn in row 2, 4`.
  private static func drawn(_ name: String, _ told: [Told]) -> Line {
    let rows = told.compactMap(\.around)
    let places = distinct(rows.map(\.name)).map { row in
      "\(row) \(ranges(distinct(rows.filter { $0.name == row }.map(\.place))))"
    }
    let value = places.isEmpty ? "" : "in \(places.joined(separator: ", "))"
    return Line(name: name, places: "", property: Frame.Look.drawn, value: value)
  }

  /// `1, 3…5`
  private static func ranges(_ places: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for place in places {
      if let last = ranges.last, last.upperBound + 1 == place {
        ranges[ranges.count - 1] = last.lowerBound...place
      } else {
        ranges.append(place...place)
      }
    }
    return ranges.map { range in
      range.count == 1
        ? "\(range.lowerBound)" : "\(range.lowerBound)\(range.count == 2 ? ", " : "…")\(range.upperBound)"
    }.joined(separator: ", ")
  }
}
