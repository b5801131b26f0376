internal import FacetText

extension Filmstrip {
  /// The pictures side by side as SVG, at half size: an element is a rectangle in the color of its role, with its name,
  /// opacity and blur.
  public var svg: String {
    let (width, height) = (plan.container.width * Self.scale, plan.container.height * Self.scale)
    let total = (width + Self.margin) * Double(pictures.count) + Self.margin
    var xml = MarkupWriter()
    xml.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": Self.number(total),
        "height": Self.number(height + 3 * Self.margin), "font-family": "sans-serif", "font-size": "9",
      ]
    ) { xml in
      for (index, picture) in pictures.enumerated() {
        let x = Self.margin + Double(index) * (width + Self.margin)
        draw(picture, number: index, x: x, in: &xml)
      }
    }
    return String(decoding: xml.bytes, as: UTF8.self)
  }

  private static let scale = 0.5
  private static let margin = 16.0

  private func draw(_ picture: Picture, number index: Int, x: Double, in xml: inout MarkupWriter) {
    let (width, height) = (plan.container.width * Self.scale, plan.container.height * Self.scale)
    let title = "\(Self.number(picture.fraction * 100)) %" + (picture.isOvershoot ? ", overshoot" : "")
    xml.element("text", ["x": Self.number(x), "y": Self.number(Self.margin)], text: title)
    xml.element("clipPath", ["id": "screen\(index)"]) {
      $0.element("rect", ["width": Self.number(width), "height": Self.number(height)])
    }
    xml.element("g", ["transform": "translate(\(Self.number(x)) \(Self.number(1.5 * Self.margin)))"]) { xml in
      xml.element(
        "rect",
        ["width": Self.number(width), "height": Self.number(height), "fill": "#ffffff", "stroke": "#808080"])
      xml.element("g", ["clip-path": "url(#screen\(index))"]) { xml in
        for element in picture.frame.elements where element.opacity > 0 { draw(element, in: &xml) }
      }
    }
  }

  private func draw(_ element: TransitionFrame.Element, in xml: inout MarkupWriter) {
    let frame = element.frame.moved(x: -plan.container.x, y: -plan.container.y)
    func points(_ value: Double) -> String { Self.number(value * Self.scale) }
    xml.element(
      "g",
      [
        "opacity": Self.number(element.opacity, digits: 3),
        "style": element.blur > 0 ? "filter:blur(\(points(element.blur))px)" : "filter:none",
      ]
    ) {
      $0.element(
        "rect",
        [
          "x": points(frame.x), "y": points(frame.y), "width": points(frame.width), "height": points(frame.height),
          "rx": "4", "fill": Self.fill(of: element.role), "stroke": "#202020",
        ])
      $0.element(
        "text", ["x": Self.number(frame.x * Self.scale + 4), "y": Self.number(frame.y * Self.scale + 11)],
        text: String(element.identifier.name.split(separator: ".").last ?? ""))
    }
  }

  private static func fill(of role: PlannedElement.Role) -> String {
    switch role {
    case .added: "#bfe3c5"
    case .removed: "#f2c6c2"
    case .shared: "#c3d7f5"
    }
  }
}
