import FacetText

extension SVGRenderer {
  /// Draws a shape in the color, the gradient or the stroke of a node.
  mutating func fill(_ shape: Frame.Shape, of index: Int, to xml: inout MarkupWriter) {
    let node = frame.nodes[index]
    let paint = fillPaint(of: index, to: &xml)
    let stroke = frame.paints(of: index).lazy.compactMap { paint -> Frame.Stroke? in
      if case .stroke(let stroke) = paint { stroke } else { nil }
    }.first
    guard let stroke else { return Self.outline(shape, in: node.rect, ["fill": paint], &xml) }
    let inset = stroke.isInside ? stroke.width / 2 : 0
    Self.outline(
      shape.inset(by: inset), in: node.rect.inset(by: inset),
      [
        "fill": "none", "stroke": paint, "stroke-width": svgNumber(stroke.width), "stroke-linecap": "\(stroke.cap)",
        "stroke-linejoin": "\(stroke.join)",
        "stroke-dasharray": stroke.dash.isEmpty ? "none" : stroke.dash.map(svgNumber).joined(separator: " "),
        "stroke-dashoffset": svgNumber(stroke.dashPhase),
      ], &xml)
  }

  /// The color of a node, or a reference to its gradient.
  mutating func fillPaint(of index: Int, to xml: inout MarkupWriter) -> String {
    let stops = frame.paints(of: index).lazy.compactMap { paint -> [Frame.GradientStop]? in
      if case .gradient(let stops) = paint { stops } else { nil }
    }.first
    guard let stops else { return (frame.nodes[index].color ?? Self.separator).css }
    let id = nextID()
    xml.element("linearGradient", ["id": id, "x1": "0", "y1": "0", "x2": "0", "y2": "1"]) { xml in
      for stop in stops { xml.element("stop", ["offset": svgNumber(stop.location), "stop-color": stop.color.css]) }
    }
    return "url(#\(id))"
  }

  /// The color of separators of iOS.
  private static let separator = ResolvedColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.29)

  static func outline(
    _ shape: Frame.Shape, in rect: Rect, _ attributes: KeyValuePairs<String, String>, _ xml: inout MarkupWriter
  ) {
    let radius =
      switch shape {
      case .roundedRectangle(let radius, _): min(radius, rect.width / 2, rect.height / 2)
      case .capsule: min(rect.width, rect.height) / 2
      default: 0.0
      }
    let (centerX, centerY) = (svgNumber(rect.x + rect.width / 2), svgNumber(rect.y + rect.height / 2))
    let place: (name: String, attributes: [(key: String, value: String)])
    switch shape {
    case .circle:
      let radius = svgNumber(max(min(rect.width, rect.height) / 2, 0))
      place = ("circle", [("cx", centerX), ("cy", centerY), ("r", radius)])
    case .ellipse:
      let radii = [("rx", svgNumber(max(rect.width / 2, 0))), ("ry", svgNumber(max(rect.height / 2, 0)))]
      place = ("ellipse", [("cx", centerX), ("cy", centerY)] + radii)
    case .unevenRoundedRectangle(let topLeading, let bottomLeading, let bottomTrailing, let topTrailing):
      let corners = (topLeading, topTrailing, bottomTrailing, bottomLeading)
      place = ("path", [("d", path(of: rect, corners: corners))])
    default:
      let size = [("width", svgNumber(max(rect.width, 0))), ("height", svgNumber(max(rect.height, 0)))]
      place = ("rect", [("x", svgNumber(rect.x)), ("y", svgNumber(rect.y))] + size)
    }
    let rounded = radius > 0 ? [("rx", svgNumber(radius))] : []
    xml.element(place.name, place.attributes + rounded + attributes.map { ($0.key, $0.value) })
  }

  /// An outline with other radii at each corner, clockwise from the top left one.
  private static func path(of rect: Rect, corners: (Double, Double, Double, Double)) -> String {
    let most = max(min(rect.width, rect.height) / 2, 0)
    let (a, b, c, d) = (min(corners.0, most), min(corners.1, most), min(corners.2, most), min(corners.3, most))
    let (x, y) = (svgNumber, svgNumber)
    func arc(_ radius: Double, _ toX: Double, _ toY: Double) -> String {
      "A\(svgNumber(radius)) \(svgNumber(radius)) 0 0 1 \(x(toX)) \(y(toY))"
    }
    return [
      "M\(x(rect.x + a)) \(y(rect.y))", "H\(x(rect.maxX - b))", arc(b, rect.maxX, rect.y + b),
      "V\(y(rect.maxY - c))", arc(c, rect.maxX - c, rect.maxY), "H\(x(rect.x + d))", arc(d, rect.x, rect.maxY - d),
      "V\(y(rect.y + a))", arc(a, rect.x + a, rect.y), "Z",
    ].joined()
  }

  /// A dashed box with a name, for what a frame has no picture of.
  static func drawBox(_ name: String, _ rect: Rect, to xml: inout MarkupWriter) {
    xml.element("g", ["fill": "rgba(128,128,128,0.2)", "stroke": "#808080", "stroke-dasharray": "3 2"]) { xml in
      xml.element("title", [:], text: name)
      outline(.rectangle, in: rect, [:], &xml)
    }
    guard rect.height >= 10, rect.width >= 24 else { return }
    xml.element(
      "text",
      [
        "x": svgNumber(rect.x + rect.width / 2), "y": svgNumber(rect.y + rect.height / 2 + 3), "font-size": "9",
        "text-anchor": "middle", "fill": "#808080", "font-family": "system-ui, sans-serif",
      ], text: name)
  }
}

extension Frame.Shape {
  /// The shape of a line along the inside of the outline.
  fileprivate func inset(by distance: Double) -> Self {
    switch self {
    case .roundedRectangle(let radius, let isCircular):
      .roundedRectangle(radius: max(radius - distance, 0), isCircular: isCircular)
    case .unevenRoundedRectangle(let a, let b, let c, let d):
      .unevenRoundedRectangle(
        topLeading: max(a - distance, 0), bottomLeading: max(b - distance, 0), bottomTrailing: max(c - distance, 0),
        topTrailing: max(d - distance, 0))
    default: self
    }
  }
}

extension Rect {
  func inset(by distance: Double) -> Rect {
    Rect(x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
  }
}
