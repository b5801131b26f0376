import FacetFrame

// Effects that change neither the layout of a view nor its picture in text. The frame records them.

nonisolated extension View {
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    painted { evaluator in
      .shadow(Frame.Shadow(color: evaluator.resolved(color), radius: radius, x: x, y: y))
    }
  }

  /// Rotates the drawing of the view around its center, without changing its layout.
  public func rotationEffect(_ angle: Angle) -> some View {
    painted(.rotation(degrees: angle.degrees))
  }

  /// Scales the drawing of the view, without changing its layout.
  public func scaleEffect(_ s: CGFloat) -> some View { painted(.scale(s)) }

  public func grayscale(_ amount: Double) -> some View { painted(.grayscale(amount)) }

  /// Sets the shape in which the view receives taps. In this module taps use the bounds of the view.
  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View {
    drawn { $0.contentShape(shape._kind, isEvenOdd: eoFill, $1) }
  }
}

extension _Evaluator {
  package func contentShape(_ shape: _ShapeKind, isEvenOdd: Bool = false, _ content: () -> Void) {
    painted(.contentShape(Frame.Shape(shape), isEvenOdd: isEvenOdd), content)
  }
}
