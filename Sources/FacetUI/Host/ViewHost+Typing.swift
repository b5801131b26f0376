// Interactions with controls other than taps. They return false if the node has no such control, or it is disabled.

extension ViewHost {
  /// Focuses the text field at a node of the last frame.
  @discardableResult
  public func focus(_ node: Int) -> Bool {
    guard let entry = tree.entry(of: node) else { return false }
    interaction = Interaction(focus: entry.identity)
    return true
  }

  /// Appends text to the text field. A line break is the return key.
  @discardableResult
  public func type(_ text: String, into node: Int) -> Bool {
    guard let entry = tree.entry(of: node) else { return false }
    interaction = Interaction(focus: entry.type(text) ? entry.identity : nil)
    return true
  }

  /// Submits the text field, which ends editing.
  @discardableResult
  public func submit(_ node: Int) -> Bool {
    guard let entry = tree.entry(of: node) else { return false }
    entry.submit()
    interaction = Interaction()
    return true
  }

  /// Moves the slider to a value, rounded to its step.
  @discardableResult
  public func slide(_ node: Int, to value: Double) -> Bool {
    guard let movement = tree.movement(of: node) else { return false }
    interaction.pressed = nil
    movement.move(to: value)
    return true
  }

  /// Moves the slider by a distance.
  @discardableResult
  public func slide(_ node: Int, by distance: Double) -> Bool {
    guard let movement = tree.movement(of: node) else { return false }
    interaction.pressed = nil
    movement.move(to: movement.value.wrappedValue + distance)
    return true
  }
}
