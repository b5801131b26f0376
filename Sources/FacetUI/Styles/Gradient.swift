public import FacetFrame

/// Colors at positions along a line, interpolated between them.
public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// The position, from 0 at the start of the line to 1 at its end.
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

  /// Creates a gradient with evenly distributed colors.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    self.init(stops: colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) })
  }
}

/// A gradient as a style runs from top to bottom. The color of a node is its first color.
extension Gradient: ShapeStyle {
  public func _color(in environment: EnvironmentValues) -> Color { stops.first?.color ?? .clear }

  public func _paint(in environment: EnvironmentValues) -> Frame.Paint? {
    .gradient(
      stops.map { Frame.GradientStop(color: $0.color.resolved(in: environment), location: $0.location) })
  }
}
