import FacetFrame

// The actions of nodes; nil if a node has none or is disabled.

extension ViewTree {
  func activation(of index: Int) -> (() -> Void)? {
    guard let node = usable(index) else { return nil }
    return node.perform ?? action(of: index, .standard(.default))
  }

  func action(of index: Int, _ kind: AccessibilityProperties.Action.Kind) -> (() -> Void)? {
    properties(of: index)?.actions.last { $0.kind == kind }?.perform
  }

  /// Whether a node may have an action of the escape gesture. Most trees have none, and properties are large to copy.
  var hasEscape: Bool {
    accessibility.contains { properties in properties.actions.contains { $0.kind == .standard(.escape) } }
  }

  /// Disabled elements can be read too.
  func accessibilityFocus(of index: Int) -> FocusTarget? {
    guard nodes.indices.contains(index), !nodes[index].isHidden else { return nil }
    return nodes[index].accessibility.flatMap { accessibility[$0].focus }
  }

  func adjustment(of index: Int, _ direction: AccessibilityAdjustmentDirection) -> (() -> Void)? {
    if let movement = movement(of: index) { return { movement.adjust(direction) } }
    if let selection = usable(index)?.use?.selection, selection.kind == .wheel { return { selection.move(direction) } }
    if let date = usable(index)?.use?.date, date.kind != .compact { return { date.move(direction) } }
    guard let adjust = properties(of: index)?.adjust else { return nil }
    return { adjust(direction) }
  }

  func entry(of index: Int) -> TextEntry? { usable(index)?.use?.entry }

  func following(of index: Int, _ url: String) -> (() -> Void)? { usable(index)?.use?.follow?(url) }

  func longPress(of index: Int) -> (() -> Void)? { usable(index)?.use?.longPress }

  func doubleTap(of index: Int) -> (() -> Void)? { usable(index)?.use?.doubleTap }

  func refresh(of index: Int) -> (() -> Void)? { usable(index)?.use?.refresh }

  func swipe(of index: Int) -> (() -> Void)? { usable(index)?.use?.swipe }

  func hover(of index: Int) -> HoverUse? { usable(index)?.use?.hover }

  func drag(of index: Int) -> DragUse? { usable(index)?.use?.drag }

  /// The layer that begins at a node.
  func layer(at index: Int) -> PresentedLayer? {
    nodes.indices.contains(index) ? (nodes[index].layout as? LayerLayout)?.layer : nil
  }

  func frontLayer(at index: Int) -> PresentedLayer? { layers.last == index ? layer(at: index) : nil }

  func hasContextMenu(at index: Int) -> Bool { usable(index)?.use?.menu != nil }

  /// Opens a menu or a context menu.
  func opening(of index: Int) -> (() -> Void)? {
    guard let node = usable(index) else { return nil }
    return (node.layout as? ControlLayout)?.control == .menu ? node.perform : node.use?.menu
  }

  func isUsableButton(_ index: Int) -> Bool {
    usable(index).flatMap { $0.layout as? ControlLayout }?.control == .button
  }

  func selection(of index: Int) -> PickerSelection? { usable(index)?.use?.selection }

  func date(of index: Int) -> DateSelection? { usable(index)?.use?.date }

  func movement(of index: Int) -> SliderMovement? { usable(index)?.use?.movement }

  private func properties(of index: Int) -> AccessibilityProperties? {
    usable(index)?.accessibility.map { accessibility[$0] }
  }

  private func usable(_ index: Int) -> ViewNode? {
    // What is behind a layer is out of reach.
    guard nodes.indices.contains(index), index >= layers.last ?? 0 else { return nil }
    let node = nodes[index]
    return node.isEnabled && node.acceptsHits && !node.isHidden ? node : nil
  }
}

/// A way in which a node can be used, besides those that assistive technologies have.
package enum NodeUse {
  case activation, press, longPress, doubleTap, hover, refresh, drag, entry, selection, movement
}

extension ViewHost {
  /// Whether a node of the last frame can be used in a way. False for a disabled one.
  package func takes(_ use: NodeUse, at node: Int) -> Bool {
    switch use {
    case .activation: tree.activation(of: node) != nil
    case .press: tree.isUsableButton(node)
    case .longPress: tree.longPress(of: node) != nil
    case .doubleTap: tree.doubleTap(of: node) != nil
    case .hover: tree.hover(of: node) != nil || tree.isUsableButton(node)
    case .refresh: tree.refresh(of: node) != nil
    case .drag: tree.drag(of: node) != nil
    case .entry: tree.entry(of: node) != nil
    case .selection: tree.selection(of: node) != nil || tree.date(of: node) != nil
    case .movement: tree.movement(of: node) != nil
    }
  }

  /// The words of the options of the picker at a node of the last frame, by which ``select(_:named:)`` takes them; none
  /// for a date picker.
  package func options(at node: Int) -> [String] {
    tree.selection(of: node)?.options.compactMap { $0.tag.map { "\($0)" } } ?? []
  }
}
