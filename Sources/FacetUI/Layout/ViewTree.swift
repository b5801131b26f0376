import FacetFrame

/// Views laid flat: each node is followed by all below it.
struct ViewTree {
  var nodes: [ViewNode] = []
  var accessibility: [AccessibilityProperties] = []
  /// Guides that some node sets with `alignmentGuide`.
  var explicitGuides: [AlignmentKey] = []
  /// Whether anything was said with `zIndex`.
  var hasZIndices = false
}

/// One view that has a place: what kind it is, and what its surroundings were when it was evaluated.
struct ViewNode {
  /// How it is measured, how it places its children, how it is drawn.
  var layout: any NodeLayout
  /// The nodes of its subtree, itself included. Relative, so that a subtree can be moved.
  var count = 1
  var isEnabled = true
  var isHidden = false
  var acceptsHits = true
  var isRightToLeft = false
  var color: ResolvedColor?
  var mark = Marks.Mark()
  var paint: [Frame.Paint] = []
  /// What a tap on it does.
  var perform: (() -> Void)?
  /// Nil: nothing was said on this node.
  var zIndex: Double?
  /// What a grid around it is told.
  var gridCell = GridCell()
  /// What is typed into it, if it is a text field.
  var entry: TextEntry?
  /// How it is moved, if it is a slider.
  var movement: SliderMovement?
  /// Index of what was said about it with accessibility modifiers.
  var accessibility: Int?
}
