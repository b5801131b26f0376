import FacetIR

/// Composite values. A color in them is written as the name of its token, if it has one.
extension TokenSnapshot {
  static func words(_ easing: EasingValue) -> String {
    "curve " + [easing.x1, easing.y1, easing.x2, easing.y2].map(number).joined(separator: " ")
  }

  static func words(_ style: StrokeStyleValue) -> String {
    switch style {
    case .solid: "solid"
    case .dashed: "dashed"
    case .dotted: "dotted"
    case .dashes(let lengths, let lineCap):
      "dash \(lengths.map(number).joined(separator: " ")), \(lineCap.rawValue) ends"
    }
  }

  static func words(_ border: BorderValue) -> String {
    "\(words(border.color.modes, border.color.aliases)), \(number(border.width)) wide, \(words(border.style))"
  }

  static func words(_ transition: TransitionValue) -> String {
    let delay = transition.delay == 0 ? "" : " after \(number(transition.delay))s"
    return "\(number(transition.duration))s\(delay), \(words(transition.easing))"
  }

  static func words(_ layer: ShadowLayerValue) -> String {
    let parts: [String?] = [
      words(layer.color.modes, layer.color.aliases), "x \(number(layer.offsetX))", "y \(number(layer.offsetY))",
      "blur \(number(layer.blur))", layer.spread == 0 ? nil : "spread \(number(layer.spread))",
      layer.isInset ? "inset" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  static func words(_ stop: GradientStopValue) -> String {
    "\(words(stop.color.modes, stop.color.aliases)) at \(number(stop.position))"
  }
}
