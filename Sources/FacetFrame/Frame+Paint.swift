extension Frame {
  /// How a node is painted, beyond its color: one call as it was made, with its values resolved.
  ///
  /// A picture of characters shows no shadow and no angle. They are part of the frame all the same, so that code that
  /// asks for another shadow makes another frame.
  ///
  ///     shadow  #000000 33%, radius 8, x 0, y 2
  public struct Paint: Hashable, Sendable {
    public enum Value: Hashable, Sendable {
      case number(Double)
      case word(String)
      case color(ResolvedColor)
    }

    /// SwiftUI's name of the call: `shadow`, `stroke`, `rotationEffect`.
    public var call: String
    /// In the order of SwiftUI's parameters.
    public var values: [Value]

    public init(_ call: String, _ values: [Value] = []) {
      self.call = call
      self.values = values
    }
  }
}

extension Frame.Node {
  /// A line along the outline of a shape, and nothing inside it.
  var isStroked: Bool { paint.contains { $0.call == "stroke" || $0.call == "strokeBorder" } }
}
