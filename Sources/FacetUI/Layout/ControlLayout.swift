import FacetFrame

/// A node for a control, which does not change the layout of its content.
struct ControlLayout: PriorityPassing {
  let control: Frame.Control

  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind { .control(control) }
}

/// A node that does not change the layout of its content, for settings that apply to it.
struct TransparentLayout: PriorityPassing {}

/// A node without a size: the content of a control or a frame that has none.
struct EmptyLayout: LeafLayout {
  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize { .zero }

  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind { .wrapper }
}
