import FacetFrame
import FacetSnapshot

/// The controls of a frame, by the names of their actions.
struct Controls {
  let frame: Frame
  let marks: Marks

  /// The nodes that do an action when they are used. `onPick` is also what those do that are called `onPick(Beach)`,
  /// if there are none by its name alone.
  func nodes(of action: String) -> [Int] {
    let exact = shown.filter { marks[$0].action == action }
    return exact.isEmpty ? shown.filter { marks[$0].action?.hasPrefix("\(action)(") == true } : exact
  }

  /// The accessibility elements that do an action when they are activated; matched as ``nodes(of:)`` matches it.
  func elements(activating action: String) -> [AccessibilityElement] {
    let exact = frame.accessibility.filter { marks.action(activating: $0) == action }
    guard exact.isEmpty else { return exact }
    return frame.accessibility.filter { marks.action(activating: $0)?.hasPrefix("\(action)(") == true }
  }

  /// The actions of the controls, once each.
  var actions: [String] { distinct(shown.compactMap { marks[$0].action }) }

  /// The actions that activating an accessibility element does, once each.
  var activations: [String] { distinct(frame.accessibility.compactMap(marks.action)) }

  /// The nodes that do something and are seen.
  private var shown: [Int] {
    frame.nodes.indices.filter { marks[$0].action != nil && !frame.nodes[$0].isHidden }
  }
}
