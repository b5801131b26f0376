/// The outline of a shape. Lengths are points.
package enum Outline: Hashable, Sendable {
  case rectangle, capsule, circle, ellipse
  case roundedRectangle(cornerRadius: Expression)
  /// Of type `cornerRadius`.
  case unevenRoundedRectangle(Expression)

  package var expressions: [Expression] {
    switch self {
    case .rectangle, .capsule, .circle, .ellipse: []
    case .roundedRectangle(let radius), .unevenRoundedRectangle(let radius): [radius]
    }
  }
}

/// A shape as an element: filled, drawn as a line, or both. Neither: filled with the color of the surroundings.
package struct DrawnShape: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    /// The whole line lies inside the edges; else its middle is the outline.
    package var isInside: Bool
    package var color: Expression
    /// Nil: 1.
    package var width: Expression?
    /// Dashes and gaps in turn.
    package var dash: Expression?

    package init(isInside: Bool, color: Expression, width: Expression?, dash: Expression?) {
      self.isInside = isInside
      self.color = color
      self.width = width
      self.dash = dash
    }
  }

  package var outline: Outline
  /// A Color, or a Gradient.
  package var fill: Expression?
  /// The last in front.
  package var lines: [Line]

  package init(outline: Outline, fill: Expression?, lines: [Line]) {
    self.outline = outline
    self.fill = fill
    self.lines = lines
  }

  package var expressions: [Expression] {
    outline.expressions + [fill].compactMap(\.self)
      + lines.flatMap { [$0.color, $0.width, $0.dash].compactMap(\.self) }
  }
}
