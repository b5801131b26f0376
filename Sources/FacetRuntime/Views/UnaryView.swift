/// One view, whatever is drawn in it, and laid out as that.
///
/// A list counts rows without making them where each is one view. A stack would do for that, but has a say in the
/// layout: a `ZStack` measures what is in it with what it was offered, and then offers its own size, of which the texts
/// of a row may get less than they need.
public nonisolated struct UnaryView<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    UnaryLayout { content }
  }
}

extension UnaryView: _NonisolatedView {}

#if FACET_UI || !canImport(SwiftUI)
  extension _Evaluator {
    /// What `UnaryView` does, without a view.
    package func unaryView(_ content: () -> Void) { container(UnaryLayout(), content) }
  }
#endif

/// Hands on what it is offered. Where there are several views after all, they lie on top of each other.
private nonisolated struct UnaryLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(into: CGSize.zero) { size, child in
      let childSize = child.sizeThatFits(proposal)
      size = CGSize(width: max(size.width, childSize.width), height: max(size.height, childSize.height))
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for child in subviews {
      child.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
  }
}
