public import FacetRuntime

/// A single view with any content.
///
/// A list counts rows without creating them if each is a single view. A stack would be one too, but it changes the
/// layout: a `ZStack` measures its children with its own proposal, then proposes its own size to them, which can
/// truncate the text of a row.
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
    /// The same as `UnaryView`, without a view.
    package func unaryView(_ content: () -> Void) { container(UnaryLayout(), content) }
  }
#endif

/// Forwards its proposal. Several children are stacked in depth.
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
