package import FacetText

extension Frame {
  /// The frame as an SVG document. Fonts are those of the viewer, and symbols are characters that resemble them, or
  /// boxes; everything else is drawn as laid out.
  package func svg(titled title: String, on background: ResolvedColor) -> String {
    var xml = MarkupWriter()
    writeSVG(titled: title, on: background, ids: "", to: &xml)
    return String(decoding: xml.bytes, as: UTF8.self)
  }

  /// Writes the frame as an element `svg`.
  ///
  /// - Parameters:
  ///   - background: The color behind the views.
  ///   - ids: The beginning of the IDs in the element, which have to be unique in a document.
  package func writeSVG(titled title: String, on background: ResolvedColor, ids: String, to xml: inout MarkupWriter) {
    // A view can be drawn outside of its place, such as a shadow.
    let margin = 8.0
    let layers = layers.map { nodes[$0.root].rect }
    let width = layers.reduce(size.width) { max($0, $1.width) } + 2 * margin
    let height = layers.reduce(size.height) { $0 + Self.layerGap + $1.height } + 2 * margin
    xml.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": svgNumber(width), "height": svgNumber(height),
        "viewBox": "\(svgNumber(-margin)) \(svgNumber(-margin)) \(svgNumber(width)) \(svgNumber(height))",
        "role": "img",
      ]
    ) { xml in
      xml.element("title", [:], text: title)
      xml.element(
        "rect",
        [
          "x": svgNumber(-margin), "y": svgNumber(-margin), "width": svgNumber(width), "height": svgNumber(height),
          "fill": background.css,
        ])
      var renderer = SVGRenderer(self, ids: ids)
      for root in roots where root < (self.layers.first?.root ?? nodes.count) { renderer.draw(root, to: &xml) }
      // What is presented is below what is behind it.
      var top = size.height
      for (layer, rect) in zip(self.layers, layers) {
        top += Self.layerGap
        xml.element("g", ["transform": "translate(0 \(svgNumber(top)))"]) { renderer.draw(layer.root, to: &$0) }
        top += rect.height
      }
    }
  }

  /// The distance between layers, in points.
  private static let layerGap = 24.0

  private var roots: [Int] {
    var roots: [Int] = []
    var node = 0
    while node < nodes.count {
      roots.append(node)
      node = end(of: node)
    }
    return roots
  }
}

/// Draws the nodes of a frame.
struct SVGRenderer {
  let frame: Frame
  private let tree: FrameTree
  private let ids: String
  private var idCount = 0
  /// The color of controls.
  private(set) var tint = Self.accent

  /// The accent color of iOS.
  private static let accent = ResolvedColor(red: 0, green: 0.478, blue: 1)

  init(_ frame: Frame, ids: String) {
    self.frame = frame
    self.ids = ids
    tree = FrameTree(frame)
  }

  /// Draws a node with its descendants, and applies its paints, the innermost first.
  mutating func draw(_ node: Int, to xml: inout MarkupWriter) {
    if frame.nodes[node].isHidden { return }
    let outer = tint
    for case .tint(let color) in frame.paints(of: node) { tint = color ?? Self.accent }
    draw(node, paints: frame.paints(of: node), to: &xml)
    tint = outer
  }

  /// - Parameter paints: Those that have not been applied yet.
  private mutating func draw(_ node: Int, paints: ArraySlice<Frame.Paint>, to xml: inout MarkupWriter) {
    guard let paint = paints.last else { return drawContent(of: node, to: &xml) }
    let inner = paints.dropLast()
    guard let group = group(for: paint, around: frame.nodes[node], &xml) else {
      return draw(node, paints: inner, to: &xml)
    }
    xml.element("g", group) { draw(node, paints: inner, to: &$0) }
  }

  /// The attributes of the group that applies a paint; nil for one that is a part of the content.
  private mutating func group(
    for paint: Frame.Paint, around node: Frame.Node, _ xml: inout MarkupWriter
  ) -> KeyValuePairs<String, String>? {
    let center = (x: svgNumber(node.rect.x + node.rect.width / 2), y: svgNumber(node.rect.y + node.rect.height / 2))
    switch paint {
    case .opacity(let opacity): return ["opacity": svgNumber(opacity)]
    case .clip(let shape):
      let id = nextID()
      xml.element("clipPath", ["id": id]) { Self.outline(shape, in: node.rect, [:], &$0) }
      return ["clip-path": "url(#\(id))"]
    case .shadow(let shadow):
      let lengths = [shadow.x, shadow.y, shadow.radius].map { svgNumber($0) + "px" }.joined(separator: " ")
      return ["style": "filter:drop-shadow(\(lengths) \(shadow.color.css))"]
    case .rotation(let degrees): return ["transform": "rotate(\(svgNumber(degrees)) \(center.x) \(center.y))"]
    case .scale(let scale):
      return [
        "transform":
          "translate(\(center.x) \(center.y)) scale(\(svgNumber(scale))) "
          + "translate(\(svgNumber(-node.rect.x - node.rect.width / 2)) \(svgNumber(-node.rect.y - node.rect.height / 2)))"
      ]
    case .grayscale(let amount): return ["style": "filter:grayscale(\(svgNumber(amount)))"]
    default: return nil
    }
  }

  private mutating func drawContent(of index: Int, to xml: inout MarkupWriter) {
    let node = frame.nodes[index]
    switch node.kind {
    case .text(let run): draw(run, of: index, to: &xml)
    case .image(let name, let isSymbol, let isMirrored, _):
      if isSymbol {
        drawSymbol(name, isMirrored: isMirrored, in: node, to: &xml)
      } else {
        Self.drawBox(name, node.rect, to: &xml)
      }
    case .color: fill(.rectangle, of: index, to: &xml)
    case .shape(let shape): fill(shape, of: index, to: &xml)
    case .divider: fill(.rectangle, of: index, to: &xml)
    case .indicator(let indicator): draw(indicator, in: node, to: &xml)
    case .placeholder(let name, _, _): Self.drawBox(name, node.rect, to: &xml)
    case .scroll, .clip:
      let id = nextID()
      xml.element("clipPath", ["id": id]) { Self.outline(.rectangle, in: node.rect, [:], &$0) }
      xml.element("g", ["clip-path": "url(#\(id))"]) { drawChildren(of: index, to: &$0) }
      return
    default: break
    }
    drawChildren(of: index, to: &xml)
  }

  private mutating func drawChildren(of node: Int, to xml: inout MarkupWriter) {
    var children = Array(tree.children(of: node))
    // The first child has the size of the node, and the background is behind it.
    if case .background = frame.nodes[node].kind, let first = children.first {
      children = children.dropFirst() + [first]
    }
    let order = children.enumerated().sorted { left, right in
      let (front, back) = (frame.nodes[left.element].zIndex, frame.nodes[right.element].zIndex)
      return front == back ? left.offset < right.offset : front < back
    }
    for child in order { draw(child.element, to: &xml) }
  }

  mutating func nextID() -> String {
    idCount += 1
    return "\(ids)c\(idCount)"
  }
}

extension ResolvedColor {
  /// The color as CSS writes it: `#dc0d50`, or with alpha `rgba(220,13,80,0.5)`.
  package var css: String {
    let channels = [red, green, blue].map { Int(nearest: min(max($0.isNaN ? 0 : $0, 0), 1) * 255) }
    if alpha < 1 { return "rgba(\(channels[0]),\(channels[1]),\(channels[2]),\(svgNumber(max(alpha, 0))))" }
    return "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

/// A number with at most three decimals: `44`, `6.5`, `0.333`. SVG has no words for other numbers.
func svgNumber(_ value: Double) -> String { value.isFinite ? shortDecimal(value) : "0" }
