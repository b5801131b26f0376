import FacetFrame
import FacetSnapshot

/// The controls of a frame, by the names of their actions.
struct Controls {
  let frame: Frame
  let marks: Marks

  /// The nodes that perform an action. If there are none for `onPick`, those for `onPick(Beach)` are returned.
  func nodes(of action: String) -> [Int] {
    let exact = shown.filter { marks[$0].action == action }
    return exact.isEmpty ? shown.filter { marks[$0].action?.hasPrefix("\(action)(") == true } : exact
  }

  /// The accessibility elements that perform an action when activated. Names are matched as in ``nodes(of:)``.
  func elements(activating action: String) -> [AccessibilityElement] {
    let exact = frame.accessibility.filter { marks.action(activating: $0) == action }
    guard exact.isEmpty else { return exact }
    return frame.accessibility.filter { marks.action(activating: $0)?.hasPrefix("\(action)(") == true }
  }

  /// The actions of the controls, without duplicates.
  var actions: [String] { distinct(shown.compactMap { marks[$0].action }) }

  /// The actions of the escape gesture, without duplicates.
  var escapes: [String] { distinct(frame.escapes.compactMap { marks[$0].escape }) }

  /// The actions of activating accessibility elements, without duplicates.
  var activations: [String] { distinct(frame.accessibility.compactMap(marks.action)) }

  /// The visible nodes with actions.
  private var shown: [Int] {
    frame.nodes.indices.filter { marks[$0].action != nil && !frame.nodes[$0].isHidden }
  }
}
