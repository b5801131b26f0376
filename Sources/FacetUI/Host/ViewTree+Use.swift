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

  func adjustment(of index: Int, _ direction: AccessibilityAdjustmentDirection) -> (() -> Void)? {
    if let movement = movement(of: index) { return { movement.adjust(direction) } }
    if let selection = usable(index)?.use?.selection, selection.kind == .wheel { return { selection.move(direction) } }
    guard let adjust = properties(of: index)?.adjust else { return nil }
    return { adjust(direction) }
  }

  func entry(of index: Int) -> TextEntry? { usable(index)?.use?.entry }

  func longPress(of index: Int) -> (() -> Void)? { usable(index)?.use?.longPress }

  func doubleTap(of index: Int) -> (() -> Void)? { usable(index)?.use?.doubleTap }

  func refresh(of index: Int) -> (() -> Void)? { usable(index)?.use?.refresh }

  func hover(of index: Int) -> HoverUse? { usable(index)?.use?.hover }

  func drag(of index: Int) -> DragUse? { usable(index)?.use?.drag }

  func isUsableButton(_ index: Int) -> Bool {
    usable(index).flatMap { $0.layout as? ControlLayout }?.control == .button
  }

  func selection(of index: Int) -> PickerSelection? { usable(index)?.use?.selection }

  func movement(of index: Int) -> SliderMovement? { usable(index)?.use?.movement }

  private func properties(of index: Int) -> AccessibilityProperties? {
    usable(index)?.accessibility.map { accessibility[$0] }
  }

  private func usable(_ index: Int) -> ViewNode? {
    guard nodes.indices.contains(index) else { return nil }
    let node = nodes[index]
    return node.isEnabled && node.acceptsHits && !node.isHidden ? node : nil
  }
}
