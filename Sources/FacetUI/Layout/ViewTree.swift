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

/// How a control is used other than by a tap. Few nodes have it, so it does not make all of them larger.
final class ControlUse {
  let entry: TextEntry?
  let movement: SliderMovement?

  init(entry: TextEntry? = nil, movement: SliderMovement? = nil) {
    self.entry = entry
    self.movement = movement
  }
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
  /// The action of a tap.
  var perform: (() -> Void)?
  /// Nil: nothing was said on this node.
  var zIndex: Double?
  /// The settings for an enclosing grid.
  var gridCell = GridCell()
  /// What is typed into it, or how it is moved, if it is a text field or a slider.
  var use: ControlUse?
  /// Index of what was said about it with accessibility modifiers.
  var accessibility: Int?
}
