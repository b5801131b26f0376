import FacetFrame

// Effects that change neither the place of a view nor what a picture in text shows of it. The frame records them.

nonisolated extension View {
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    painted { evaluator in
      .shadow(Frame.Shadow(color: evaluator.resolved(color), radius: radius, x: x, y: y))
    }
  }

  /// Drawn turned around its middle; its place stays.
  public func rotationEffect(_ angle: Angle) -> some View {
    painted(.rotation(degrees: angle.degrees))
  }

  /// Drawn larger, or smaller; its place stays.
  public func scaleEffect(_ s: CGFloat) -> some View { painted(.scale(s)) }

  public func grayscale(_ amount: Double) -> some View { painted(.grayscale(amount)) }

  /// The area of a view that reacts to taps is not its outline but its frame here.
  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View {
    drawn { $0.contentShape(shape._kind, isEvenOdd: eoFill, $1) }
  }
}

extension _Evaluator {
  package func contentShape(_ shape: _ShapeKind, isEvenOdd: Bool = false, _ content: () -> Void) {
    painted(.contentShape(Frame.Shape(shape), isEvenOdd: isEvenOdd), content)
  }
}
