import FacetFrame

/// A placeholder for a view of which only the name and the size are known.
package struct _PlaceholderView {
  let name: String
  /// The width, in points; nil for the proposed one.
  let width: CGFloat?
  let height: CGFloat?

  package nonisolated init(_ name: String, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.name = name
    self.width = width
    self.height = height
  }
}

extension _PlaceholderView: View {
  package typealias Body = Never

  package nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.leaf(PlaceholderLayout(view: view))
  }
}

private struct PlaceholderLayout: LeafLayout {
  let view: _PlaceholderView

  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize {
    let offered = proposal.replacingUnspecifiedDimensions()
    return CGSize(width: view.width ?? offered.width, height: view.height ?? offered.height)
  }

  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind {
    .placeholder(name: view.name, fillsWidth: view.width == nil, fillsHeight: view.height == nil)
  }
}
