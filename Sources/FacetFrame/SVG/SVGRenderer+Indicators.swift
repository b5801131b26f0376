import FacetText

extension SVGRenderer {
  /// Draws a part of a control as iOS does.
  func draw(_ indicator: Frame.Indicator, in node: Frame.Node, to xml: inout MarkupWriter) {
    let rect = node.rect
    switch indicator {
    case .toggle(let isOn):
      Self.outline(.capsule, in: rect, ["fill": isOn ? (node.color ?? tint).css : Self.track], &xml)
      let side = rect.height - 4
      // Reading order: on is at the trailing edge.
      let isRight = isOn != frame.isRightToLeft
      let thumb = Rect(x: isRight ? rect.maxX - side - 2 : rect.x + 2, y: rect.y + 2, width: side, height: side)
      Self.outline(.circle, in: thumb, ["fill": "#ffffff"], &xml)
    case .slider(let fraction):
      let track = Rect(x: rect.x, y: rect.y + rect.height / 2 - 2, width: rect.width, height: 4)
      drawBar(to: fraction, in: track, node, &xml)
      let side = min(rect.height, 27)
      let position = (frame.isRightToLeft ? 1 - fraction : fraction) * (rect.width - side)
      let thumb = Rect(x: rect.x + position, y: rect.y + (rect.height - side) / 2, width: side, height: side)
      Self.outline(.circle, in: thumb, ["fill": "#ffffff", "stroke": "rgba(0,0,0,0.2)"], &xml)
    case .progress(let fraction): drawBar(to: fraction, in: rect, node, &xml)
    case .ring(let fraction):
      let side = min(rect.width, rect.height)
      let length = Double.pi * (side - 4)
      for (part, color) in [(1, Self.track), (min(max(fraction, 0), 1), (node.color ?? tint).css)] {
        xml.element(
          "circle",
          [
            "cx": svgNumber(rect.x + rect.width / 2), "cy": svgNumber(rect.y + rect.height / 2),
            "r": svgNumber((side - 4) / 2), "fill": "none", "stroke": color, "stroke-width": "4",
            "stroke-dasharray": "\(svgNumber(length * part)) \(svgNumber(length))",
          ])
      }
    case .stepper:
      Self.outline(.capsule, in: rect, ["fill": Self.track], &xml)
      let (x, y, arm) = (rect.x + rect.width / 4, rect.y + rect.height / 2, 7.0)
      let (left, right) = (frame.isRightToLeft ? rect.width / 2 : 0, frame.isRightToLeft ? 0 : rect.width / 2)
      xml.element(
        "path",
        [
          "d": "M\(svgNumber(x + left - arm)) \(svgNumber(y))h\(svgNumber(2 * arm))"
            + "M\(svgNumber(x + right - arm)) \(svgNumber(y))h\(svgNumber(2 * arm))"
            + "M\(svgNumber(x + right)) \(svgNumber(y - arm))v\(svgNumber(2 * arm))",
          "stroke": "#000000", "stroke-width": "2",
        ])
    case .activity:
      let center = "\(svgNumber(rect.x + rect.width / 2)) \(svgNumber(rect.y + rect.height / 2))"
      xml.element("g", ["stroke": "#8e8e93", "stroke-width": "2", "stroke-linecap": "round"]) { xml in
        for spoke in 0..<8 {
          let length = min(rect.width, rect.height) / 2
          xml.element(
            "path",
            [
              "d": "M0 \(svgNumber(-length / 2))V\(svgNumber(-length))",
              "transform": "translate(\(center)) rotate(\(spoke * 45))",
            ])
        }
      }
    }
  }

  private func drawBar(to fraction: Double, in track: Rect, _ node: Frame.Node, _ xml: inout MarkupWriter) {
    Self.outline(.capsule, in: track, ["fill": Self.track], &xml)
    let width = track.width * min(max(fraction, 0), 1)
    let done = Rect(
      x: frame.isRightToLeft ? track.maxX - width : track.x, y: track.y, width: width, height: track.height)
    Self.outline(.capsule, in: done, ["fill": (node.color ?? tint).css], &xml)
  }

  private static let track = "rgba(120,120,128,0.2)"
}
