import FacetText

/// Horizontal bars: for each row, one for each series.
struct BarChart: Chart {
  var series: [String]
  var rows: [(label: String, values: [Double])]

  var text: String { "" }

  func svg(title: String) -> String {
    let bar = 10
    let rowHeight = series.count * bar + 8
    let top = 60
    let (left, width) = (170, 480)
    let most = rows.flatMap(\.values).max() ?? 0
    var svg = SVGWriter(width: left + width + 70, height: top + rows.count * rowHeight + 10, title: title)
    svg.legend(of: series)
    for (index, row) in rows.enumerated() {
      let y = top + index * rowHeight
      svg.text(row.label, x: left - 8, y: y + rowHeight / 2 - 1, anchor: "end")
      for (position, value) in row.values.enumerated() {
        let length = most > 0 ? Int(nearest: value / most * Double(width)) : 0
        svg.rectangle(
          x: left, y: y + position * bar, width: length, height: bar - 1, fill: SVGWriter.color(position))
        svg.text(shortNumber(value), x: left + length + 4, y: y + position * bar + bar - 1)
      }
    }
    return svg.document
  }
}

/// `12`, `12.5`
func shortNumber(_ value: Double) -> String {
  let tenths = Int(nearest: value * 10)
  return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
}
