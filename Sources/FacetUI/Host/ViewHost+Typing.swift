// Interactions with controls other than taps. They return false if the node has no such control, or it is disabled.

extension ViewHost {
  /// Focuses the text field at a node of the last frame.
  @discardableResult
  public func focus(_ node: Int) -> Bool {
    guard let entry = tree.entry(of: node) else { return false }
    moveFocus(to: entry)
    return true
  }

  /// Appends text to the text field. A line break is the return key.
  @discardableResult
  public func type(_ text: String, into node: Int) -> Bool {
    guard let entry = tree.entry(of: node) else { return false }
    moveFocus(to: entry)
    if !entry.type(text) { endEditing(entry) }
    return true
  }

  /// Submits the text field, which ends editing.
  @discardableResult
  public func submit(_ node: Int) -> Bool {
    guard let entry = tree.entry(of: node) else { return false }
    entry.submit()
    endEditing(entry)
    return true
  }

  private func moveFocus(to entry: TextEntry) {
    for other in tree.nodes.lazy.compactMap(\.use?.entry) where other.identity != entry.identity {
      other.draft?.commit()
      other.focus?.set(false)
    }
    entry.focus?.set(true)
    interaction.focus = entry.identity
    interaction.pressed = nil
  }

  /// Actions of the field can have moved the focus to another one, which then keeps it.
  private func endEditing(_ entry: TextEntry) {
    entry.draft?.commit()
    entry.focus?.set(false)
    interaction.focus = nil
    interaction.pressed = nil
  }

  /// Selects the option of the picker at a node of the last frame whose tag has this description: `warm`. Of a date
  /// picker, selects the date by its text in ISO 8601.
  @discardableResult
  public func select(_ node: Int, named name: String) -> Bool {
    if let date = tree.date(of: node) { return runActions { date.select(named: name) } }
    guard let selection = tree.selection(of: node) else { return false }
    interaction.pressed = nil
    return selection.select(named: name)
  }

  /// Follows a link in the text at a node of the last frame, by its URL.
  @discardableResult
  public func follow(_ node: Int, to url: String) -> Bool { run(tree.following(of: node, url)) }

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
