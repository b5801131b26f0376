/// A line along the edge of a view.
///
///     Capsule().strokeBorder(border.color, style: border.strokeStyle)
public nonisolated struct DesignBorder: Hashable, Sendable {
  public var color: Color
  /// The width, in points.
  public var width: CGFloat
  public var pattern: StrokePattern

  public init(color: Color, width: CGFloat, pattern: StrokePattern = .solid) {
    self.color = color
    self.width = width
    self.pattern = pattern
  }

  public var strokeStyle: StrokeStyle { pattern.strokeStyle(lineWidth: width) }
}

nonisolated extension View {
  /// Draws a line inside the bounds of this view, with rounded corners.
  public func border(_ border: DesignBorder, cornerRadius: CGFloat = 0) -> some View {
    overlay {
      RoundedRectangle(cornerRadius: cornerRadius).strokeBorder(border.color, style: border.strokeStyle)
    }
  }
}
