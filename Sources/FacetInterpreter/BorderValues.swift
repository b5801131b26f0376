import FacetIR
import FacetRuntime
import FacetUI

extension DesignBorder {
  /// The border of a token; nil for other values.
  init?(_ value: Value) {
    guard case .token(let token) = value, case .border(let border) = token.value else { return nil }
    self.init(
      color: Color(.color(border.color.modes)), width: border.width, pattern: StrokePattern(border.style))
  }
}

extension StrokePattern {
  fileprivate init(_ style: StrokeStyleValue) {
    switch style {
    case .solid: self = .solid
    case .dashed: self = .dashed
    case .dotted: self = .dotted
    case .dashes(let lengths, let cap): self.init(dash: lengths, lineCap: CGLineCap(cap))
    }
  }
}

extension CGLineCap {
  fileprivate init(_ cap: StrokeStyleValue.LineCap) {
    switch cap {
    case .round: self = .round
    case .butt: self = .butt
    case .square: self = .square
    }
  }
}
