package import FacetLanguage

/// The value of a token.
package enum TokenValue: Equatable, Sendable {
  case color(ColorModes)
  /// Points.
  case length(Double)
  case textStyle(TextStyleValue)
  case number(Double)
  /// Seconds.
  case duration(Double)
  /// In the order of preference.
  case fontFamily([String])
  /// 1 to 1000.
  case fontWeight(Int)
  case easing(EasingValue)
  case strokeStyle(StrokeStyleValue)
  case border(BorderValue)
  case transition(TransitionValue)
  /// From the front to the back.
  case shadow([ShadowLayerValue])
  /// In the order of their places.
  case gradient([GradientStopValue])

  package var type: ValueType {
    switch self {
    case .color: .color
    case .length: .length
    case .textStyle: .textStyle
    case .number: .double
    case .duration: .duration
    case .fontFamily: .array(.string)
    case .fontWeight: .fontWeight
    case .easing: .easing
    case .strokeStyle: .strokeStyle
    case .border: .border
    case .transition: .transition
    case .shadow: .shadow
    case .gradient: .gradient
    }
  }
}

/// A color as a part of a value: in every appearance, and from which token each takes it.
package struct ColorPart: Hashable, Sendable {
  package var modes: ColorModes
  package var aliases: TokenAliases

  package init(modes: ColorModes, aliases: TokenAliases = TokenAliases()) {
    self.modes = modes
    self.aliases = aliases
  }
}

/// A timing curve: the two control points of a cubic Bézier curve from 0, 0 to 1, 1.
package struct EasingValue: Hashable, Sendable {
  package var x1, y1, x2, y2: Double

  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }
}

/// The pattern of a line, independent of its width.
package enum StrokeStyleValue: Hashable, Sendable {
  package enum LineCap: String, Hashable, Sendable, CaseIterable { case round, butt, square }

  case solid
  /// Dashes of three times the width of the line, with gaps of twice the width.
  case dashed
  /// Dots, as far apart as the line is wide.
  case dotted
  /// Dashes and gaps in turn, in points.
  case dashes([Double], lineCap: LineCap)
}

package struct BorderValue: Hashable, Sendable {
  package var color: ColorPart
  /// Points.
  package var width: Double
  package var style: StrokeStyleValue

  package init(color: ColorPart, width: Double, style: StrokeStyleValue) {
    self.color = color
    self.width = width
    self.style = style
  }
}

package struct TransitionValue: Hashable, Sendable {
  /// Seconds.
  package var duration, delay: Double
  package var easing: EasingValue

  package init(duration: Double, delay: Double, easing: EasingValue) {
    self.duration = duration
    self.delay = delay
    self.easing = easing
  }
}

/// One of the shadows that a view throws. Lengths are points.
package struct ShadowLayerValue: Hashable, Sendable {
  package var color: ColorPart
  package var offsetX, offsetY: Double
  /// The blur radius of CSS and design tools: twice the standard deviation.
  package var blur: Double
  /// The distance by which the shadow is larger than the view on each side.
  package var spread: Double
  /// Falls into the view.
  package var isInset: Bool

  package init(
    color: ColorPart, offsetX: Double, offsetY: Double, blur: Double, spread: Double = 0, isInset: Bool = false
  ) {
    self.color = color
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.blur = blur
    self.spread = spread
    self.isInset = isInset
  }
}

package struct GradientStopValue: Hashable, Sendable {
  package var color: ColorPart
  /// 0 to 1.
  package var position: Double

  package init(color: ColorPart, position: Double) {
    self.color = color
    self.position = position
  }
}
