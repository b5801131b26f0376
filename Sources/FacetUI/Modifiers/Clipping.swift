import FacetFrame

// Clipping does not affect sizes and positions.

nonisolated extension View {
  public func clipShape(_ shape: some Shape) -> some View {
    drawn { $0.clipShape(shape._kind, $1) }
  }

  public func clipped() -> some View { clipShape(Rectangle()) }

  public func cornerRadius(_ radius: CGFloat) -> some View { clipShape(RoundedRectangle(cornerRadius: radius)) }
}

extension _Evaluator {
  package func clipShape(_ shape: _ShapeKind, _ content: () -> Void) {
    painted(.clip(Frame.Shape(shape))) { wrap(ClipLayout(), content) }
  }
}

/// A node that does not change the layout of its content.
struct ClipLayout: PriorityPassing {
  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind { .clip }
}
