import FacetText

/// An SVG document of rectangles, lines and labels on white.
struct SVGWriter {
  private enum Shape {
    case rectangle(x: Int, y: Int, width: Int, height: Int, fill: String)
    case polyline(points: String, stroke: String)
    case text(String, x: Int, y: Int, anchor: String)
  }

  private let width: Int
  private let height: Int
  private let title: String
  private var shapes: [Shape] = []

  init(width: Int, height: Int, title: String) {
    self.width = width
    self.height = height
    self.title = title
  }

  /// The color of a series.
  static func color(_ series: Int) -> String { colors[series % colors.count] }

  private static let colors = ["#9aa5b1", "#0b6e99", "#e08e0b", "#3f8f4f", "#b3365b"]

  mutating func rectangle(x: Int, y: Int, width: Int, height: Int, fill: String) {
    shapes.append(.rectangle(x: x, y: y, width: width, height: height, fill: fill))
  }

  mutating func polyline(_ points: [(x: Int, y: Int)], stroke: String) {
    shapes.append(.polyline(points: points.map { "\($0.x),\($0.y)" }.joined(separator: " "), stroke: stroke))
  }

  mutating func text(_ text: String, x: Int, y: Int, anchor: String = "start") {
    shapes.append(.text(text, x: x, y: y, anchor: anchor))
  }

  /// The names of series with their colors, below the title.
  mutating func legend(of series: [String]) {
    for (index, name) in series.enumerated() {
      rectangle(x: 10 + index * 130, y: 34, width: 10, height: 10, fill: Self.color(index))
      text(name, x: 24 + index * 130, y: 43)
    }
  }

  var document: String {
    var xml = MarkupWriter()
    xml.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": "\(width)", "height": "\(height)",
        "font-family": "sans-serif", "font-size": "10",
      ]
    ) { xml in
      xml.element("title", [:], text: title)
      xml.element("rect", ["width": "\(width)", "height": "\(height)", "fill": "#ffffff"])
      xml.element("text", ["x": "10", "y": "20", "font-size": "14"], text: title)
      for shape in shapes { Self.write(shape, to: &xml) }
    }
    return String(decoding: xml.bytes, as: UTF8.self)
  }

  private static func write(_ shape: Shape, to xml: inout MarkupWriter) {
    switch shape {
    case .rectangle(let x, let y, let width, let height, let fill):
      xml.element(
        "rect", ["x": "\(x)", "y": "\(y)", "width": "\(width)", "height": "\(height)", "fill": fill])
    case .polyline(let points, let stroke):
      xml.element("polyline", ["points": points, "fill": "none", "stroke": stroke, "stroke-width": "2"])
    case .text(let text, let x, let y, let anchor):
      xml.element("text", ["x": "\(x)", "y": "\(y)", "text-anchor": anchor], text: text)
    }
  }
}
