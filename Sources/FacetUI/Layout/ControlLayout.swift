import FacetFrame

/// A control leaves the layout of its content as it is.
struct ControlLayout: PriorityPassing {
  let control: Frame.Control

  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind { .control(control) }
}

/// Leaves the layout of its content as it is, and is there for what was said about it.
struct TransparentLayout: PriorityPassing {}

/// Takes no place: the content of a control or a frame that has none.
struct EmptyLayout: LeafLayout {
  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize { .zero }

  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind { .wrapper }
}
