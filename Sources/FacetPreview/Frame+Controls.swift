import FacetFrame

extension Frame {
  /// The nodes that do an action when they are used. `onPick` is also what those do that are called `onPick(Beach)`,
  /// if there are none by its name alone.
  func controls(of action: String) -> [Int] {
    let shown = nodes.indices.filter { nodes[$0].action != nil && !nodes[$0].isHidden }
    let exact = shown.filter { nodes[$0].action == action }
    return exact.isEmpty ? shown.filter { nodes[$0].action?.hasPrefix("\(action)(") == true } : exact
  }

  /// What can be tapped, once each.
  package var actions: [String] {
    var actions: [String] = []
    for node in nodes where !node.isHidden {
      if let action = node.action, !actions.contains(action) { actions.append(action) }
    }
    return actions
  }
}
