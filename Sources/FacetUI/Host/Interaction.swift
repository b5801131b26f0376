/// What a finger and a keyboard are at while a view is drawn.
struct Interaction: Equatable {
  /// The focused text field.
  var focus: Identity?
  /// The pressed button.
  var pressed: Identity?
  /// Whether buttons note their identities in their nodes. Otherwise no button needs one.
  var notesButtons = false
}

extension ViewHost {
  /// Holds a finger on the view with a long press gesture at a node of the last frame.
  @discardableResult
  public func longPress(_ node: Int) -> Bool { run(tree.longPress(of: node)) }

  /// Presses the button at a node of the last frame, without releasing it. Any other interaction lifts the finger outside
  /// of the button.
  @discardableResult
  public func press(_ node: Int) -> Bool {
    guard tree.isUsableButton(node) else { return false }
    interaction.notesButtons = true
    draw()
    if tree.hasAlternatives || tree.hasLayers { layOut() }
    interaction.notesButtons = false
    interaction.pressed = tree.nodes[node].use?.button
    return true
  }
}
