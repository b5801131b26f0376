/// What a finger, a pointer and a keyboard are at while a view is drawn.
struct Interaction: Equatable {
  /// The focused text field.
  var focus: Identity?
  /// The pressed button.
  var pressed: Identity?
  /// The button or the view with `onHover` that the pointer is over.
  var hovered: Identity?
  /// Whether buttons note their identities in their nodes. Otherwise no button needs one.
  var notesButtons = false
}

/// The action of `onHover`.
struct HoverUse {
  let identity: Identity
  let perform: (Bool) -> Void
}

extension ViewHost {
  /// Taps the view with a double tap gesture at a node of the last frame twice.
  @discardableResult
  public func doubleTap(_ node: Int) -> Bool { run(tree.doubleTap(of: node)) }

  /// Pulls down the scroll view with `refreshable` at a node of the last frame.
  @discardableResult
  public func refresh(_ node: Int) -> Bool { run(tree.refresh(of: node)) }

  /// Swipes the row with `swipeActions` at a node of the last frame open.
  @discardableResult
  public func swipe(_ node: Int) -> Bool { run(tree.swipe(of: node)) }

  /// Moves the pointer over the button, or the view with `onHover`, at a node of the last frame. It stays there until it
  /// is moved elsewhere.
  @discardableResult
  public func hover(_ node: Int) -> Bool {
    let hovered = tree.hover(of: node)
    guard hovered != nil || tree.isUsableButton(node) else { return false }
    let identity = hovered?.identity ?? button(at: node)
    if identity == interaction.hovered { return true }
    let left = tree.nodes.lazy.compactMap(\.use?.hover).first { $0.identity == self.interaction.hovered }
    interaction.hovered = identity
    runActions {
      left?.perform(false)
      hovered?.perform(true)
    }
    return true
  }

  /// The identity of a button.
  private func button(at node: Int) -> Identity? {
    interaction.notesButtons = true
    defer { interaction.notesButtons = false }
    draw()
    if tree.hasAlternatives || tree.hasLayers { layOut() }
    return tree.nodes[node].use?.button
  }

  /// Holds a finger on the view with a long press gesture at a node of the last frame.
  @discardableResult
  public func longPress(_ node: Int) -> Bool { run(tree.longPress(of: node)) }

  /// Presses the button at a node of the last frame, without releasing it. Any other interaction lifts the finger outside
  /// of the button.
  @discardableResult
  public func press(_ node: Int) -> Bool {
    guard tree.isUsableButton(node) else { return false }
    interaction.pressed = button(at: node)
    return true
  }
}
