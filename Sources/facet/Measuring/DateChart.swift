import FacetText

/// Numbers by date. The text shows the first series, SVG all of them.
struct DateChart: Chart {
  var series: [String]
  /// The dates ascend: `2026-11-24`.
  var points: [(date: String, values: [Int])]

  private static let mostRows = 20
  private static let longestBar = 40

  var text: String {
    if points.count < 2 { return "" }
    let shown = Self.spread(points.indices, over: Self.mostRows).map { points[$0] }
    let most = max(points.compactMap(\.values.first).max() ?? 0, 1)
    let lines = shown.map { date, values -> String in
      let value = values.first ?? 0
      let length = (value * Self.longestBar + most - 1) / most
      return "\(date)  \(String(repeating: "█", count: length))\(length > 0 ? " " : "")\(value)\n"
    }
    return "\(series.first ?? "") by date\n" + lines.joined()
  }

  func svg(title: String) -> String {
    let (left, top, width, height) = (50, 60, 560, 240)
    var svg = SVGWriter(width: left + width + 40, height: top + height + 40, title: title)
    svg.legend(of: series)
    let most = max(points.flatMap(\.values).max() ?? 0, 1)
    for value in [0, most] {
      let y = top + height - value * height / most
      svg.polyline([(left, y), (left + width, y)], stroke: "#dddddd")
      svg.text("\(value)", x: left - 6, y: y + 4, anchor: "end")
    }
    let days = points.map { Self.day($0.date) }
    let span = max((days.last ?? 0) - (days.first ?? 0), 1)
    func x(_ point: Int) -> Int { left + (days[point] - days[0]) * width / span }
    for position in series.indices {
      // A number holds until the next date.
      var line: [(x: Int, y: Int)] = []
      for index in points.indices {
        let y = top + height - points[index].values[position] * height / most
        if let last = line.last { line.append((x(index), last.y)) }
        line.append((x(index), y))
      }
      svg.polyline(line, stroke: SVGWriter.color(position))
    }
    if let first = points.first, let last = points.last {
      svg.text(first.date, x: left, y: top + height + 16)
      if points.count > 1 { svg.text(last.date, x: left + width, y: top + height + 16, anchor: "end") }
    }
    return svg.document
  }

  /// At most `most` of the indices, at even distances, with the first and the last.
  static func spread(_ indices: Range<Int>, over most: Int) -> [Int] {
    if indices.count <= most { return Array(indices) }
    return (0..<most).map { indices.lowerBound + $0 * (indices.count - 1) / (most - 1) }
  }

  /// The number of a day in the Gregorian calendar, counted from any day.
  static func day(_ date: String) -> Int {
    let parts = date.utf8.split(separator: UInt8(ascii: "-")).map { Int(String(decoding: $0, as: UTF8.self)) ?? 1 }
    guard parts.count == 3 else { return 0 }
    // Years begin in March, so that the leap day is the last one.
    let year = parts[1] > 2 ? parts[0] : parts[0] - 1
    let month = (parts[1] + 9) % 12
    return year * 365 + year / 4 - year / 100 + year / 400 + (month * 153 + 2) / 5 + parts[2]
  }
}
