import FacetIR
import FacetText

// Values of tokens that have parts, as calls of the initializers of FacetRuntime and SwiftUI.
extension DesignIndex {
  /// `DesignEasing(0.4, 0, 0.2, 1)`
  func easing(_ easing: EasingValue) -> Code {
    .call("DesignEasing", [easing.x1, easing.y1, easing.x2, easing.y2].map { .double($0) })
  }

  /// `.dashed`, or `StrokePattern(dash: [4, 2], lineCap: .round)`
  func strokePattern(_ style: StrokeStyleValue) -> Code {
    switch style {
    case .solid: ".solid"
    case .dashed: ".dashed"
    case .dotted: ".dotted"
    case .dashes(let lengths, let lineCap):
      .call(
        "StrokePattern",
        ["dash: \(.array(lengths.map { .double($0) }))"] + (lineCap == .butt ? [] : ["lineCap: .\(word: lineCap)"]))
    }
  }

  func border(_ border: BorderValue, _ color: Code) -> Code {
    var arguments: [Code] = ["color: \(color)", "width: \(.double(border.width))"]
    if border.style != .solid { arguments.append("pattern: \(strokePattern(border.style))") }
    return .call("DesignBorder", arguments)
  }

  func transition(_ transition: TransitionValue) -> Code {
    var arguments: [Code] = ["duration: \(.double(transition.duration))"]
    if transition.delay != 0 { arguments.append("delay: \(.double(transition.delay))") }
    arguments.append("easing: \(easing(transition.easing))")
    return .call("TransitionTiming", arguments)
  }

  func shadow(_ layers: [ShadowLayerValue], _ colors: [Code]) -> Code {
    layers.isEmpty ? ".none" : .call("DesignShadow", ["layers: \(.array(zip(layers, colors).map(shadowLayer)))"])
  }

  /// SwiftUI's radius is the standard deviation, half of a blur.
  private func shadowLayer(_ layer: ShadowLayerValue, _ color: Code) -> Code {
    var arguments: [Code] = ["color: \(color)", "radius: \(.double(layer.blur / 2))"]
    if layer.offsetX != 0 { arguments.append("x: \(.double(layer.offsetX))") }
    if layer.offsetY != 0 { arguments.append("y: \(.double(layer.offsetY))") }
    if layer.spread != 0 { arguments.append("spread: \(.double(layer.spread))") }
    if layer.isInset { arguments.append("isInset: true") }
    return .call("DesignShadow.Layer", arguments)
  }

  func gradient(_ stops: [GradientStopValue], _ colors: [Code]) -> Code {
    let stops = zip(stops, colors).map { stop, color in
      Code.call("Gradient.Stop", ["color: \(color)", "location: \(.double(stop.position))"])
    }
    return .call("Gradient", ["stops: \(.array(stops))"])
  }
}

extension Code.StringInterpolation {
  fileprivate mutating func appendInterpolation(word lineCap: StrokeStyleValue.LineCap) {
    appendInterpolation(member: SwiftName(lineCap.rawValue))
  }
}
