import FacetFrame
import FacetSnapshot

extension Frame {
  /// The nodes that do an action when they are used. `onPick` is also what those do that are called `onPick(Beach)`,
  /// if there are none by its name alone.
  func controls(of action: String) -> [Int] {
    let shown = nodes.indices.filter { nodes[$0].action != nil && !nodes[$0].isHidden }
    let exact = shown.filter { nodes[$0].action == action }
    return exact.isEmpty ? shown.filter { nodes[$0].action?.hasPrefix("\(action)(") == true } : exact
  }

  /// The accessibility elements that do an action when they are activated; matched as ``controls(of:)`` matches it.
  func elements(activating action: String) -> [AccessibilityElement] {
    let exact = accessibility.filter { self.action(activating: $0) == action }
    guard exact.isEmpty else { return exact }
    return accessibility.filter { self.action(activating: $0)?.hasPrefix("\(action)(") == true }
  }

  /// The actions of the controls, once each.
  package var actions: [String] { distinct(nodes.filter { !$0.isHidden }.compactMap(\.action)) }

  /// The actions that activating an accessibility element does, once each.
  var activations: [String] { distinct(accessibility.compactMap { action(activating: $0) }) }
}
