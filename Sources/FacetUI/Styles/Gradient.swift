public import FacetFrame

/// Colors at places along a line, and all between them.
public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// 0 at the start of the line, 1 at its end.
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// At equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    self.init(stops: colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) })
  }
}

/// From the top to the bottom of what is painted. Everything is one color here, and the one at its start stands for it.
extension Gradient: ShapeStyle {
  public func _color(in environment: EnvironmentValues) -> Color { stops.first?.color ?? .clear }

  public func _paint(in environment: EnvironmentValues) -> Frame.Paint? {
    .gradient(
      stops.map { Frame.GradientStop(color: $0.color.resolved(in: environment), location: $0.location) })
  }
}
