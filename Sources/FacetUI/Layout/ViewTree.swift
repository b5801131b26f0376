import FacetFrame

/// The nodes of a view tree in preorder.
struct ViewTree {
  var nodes: [ViewNode] = []
  var accessibility: [AccessibilityProperties] = []
  /// The guides that any node sets with `alignmentGuide`.
  var explicitGuides: [AlignmentKey] = []
  /// Whether any node has a `zIndex`.
  var hasZIndices = false
  /// Whether there is a `ViewThatFits`.
  var hasAlternatives = false
  /// Whether there is an `onGeometryChange`.
  var hasGeometry = false
  /// Whether the focus of assistive technologies is bound to a view.
  var hasAccessibilityFocus = false
  /// Whether a view has a part of the navigation bar.
  var hasBarParts = false
  /// Whether there is a context menu.
  var hasContextMenus = false
  /// Whether something is presented. Its nodes follow those of its presenter until they are laid out.
  var hasLayers = false
  /// The first node of each layer, from back to front, after layout.
  var layers: [Int] = []
}

/// The uses of a control besides taps. It is a class because few nodes have it, and nodes stay small.
final class ControlUse {
  let entry: TextEntry?
  let movement: SliderMovement?
  /// The identity of a button, if it was asked for; see ``Interaction/notesButtons``.
  let button: Identity?

  /// The action of a long press.
  let longPress: (() -> Void)?
  let doubleTap: (() -> Void)?
  /// The action of pulling down a scroll view.
  let refresh: (() -> Void)?
  let hover: HoverUse?
  let drag: DragUse?
  let geometry: GeometryReading?
  let selection: PickerSelection?
  /// The value that an option of a picker selects.
  let tag: AnyHashable?
  let date: DateSelection?
  /// What a row of a list says of itself.
  var row: ListRow?
  /// Opens the link of a text with this URL.
  let follow: ((String) -> (() -> Void)?)?
  /// Opens the context menu.
  let menu: (() -> Void)?
  /// Opens the row, so that the buttons beside it are shown.
  let swipe: (() -> Void)?
  /// The role of a button in an alert or a menu.
  let role: ButtonRole?

  init(
    entry: TextEntry? = nil, movement: SliderMovement? = nil, button: Identity? = nil, longPress: (() -> Void)? = nil,
    doubleTap: (() -> Void)? = nil, refresh: (() -> Void)? = nil, hover: HoverUse? = nil, drag: DragUse? = nil,
    geometry: GeometryReading? = nil, selection: PickerSelection? = nil, tag: AnyHashable? = nil,
    date: DateSelection? = nil, row: ListRow? = nil, follow: ((String) -> (() -> Void)?)? = nil,
    menu: (() -> Void)? = nil, swipe: (() -> Void)? = nil, role: ButtonRole? = nil
  ) {
    self.entry = entry
    self.movement = movement
    self.button = button
    self.longPress = longPress
    self.doubleTap = doubleTap
    self.refresh = refresh
    self.hover = hover
    self.drag = drag
    self.geometry = geometry
    self.selection = selection
    self.tag = tag
    self.date = date
    self.row = row
    self.follow = follow
    self.menu = menu
    self.swipe = swipe
    self.role = role
  }
}

/// A view with a layout: its kind, and its environment when it was evaluated.
struct ViewNode {
  /// How it is measured, places its children and is drawn.
  var layout: any NodeLayout
  /// The number of nodes in its subtree, including itself. It is relative, so that subtrees can be moved.
  var count = 1
  var isEnabled = true
  var isPressed = false
  var isHovered = false
  var isDestructive = false
  var swipedOpen: Frame.HorizontalEdge?
  var isHidden = false
  var acceptsHits = true
  var isRightToLeft = false
  var color: ResolvedColor?
  var mark: Marks.Mark?
  var paint: [Frame.Paint] = []
  /// The action of a tap.
  var perform: (() -> Void)?
  /// Nil if the node has no `zIndex`.
  var zIndex: Double?
  /// The settings for an enclosing grid.
  var gridCell = GridCell()
  /// The text entry, the slider movement or the identity of a button.
  var use: ControlUse?
  /// The index of its accessibility properties.
  var accessibility: Int?
}
