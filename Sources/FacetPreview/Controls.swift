import FacetFrame
import FacetSnapshot

/// The controls of a frame, by the names of their actions.
struct Controls {
  let frame: Frame
  let marks: Marks
  /// The labels of the menus in the language of the specs, in the order of ``allMenus``; nil if the frame has them.
  var labels: [String]?

  /// The nodes that perform an action. If there are none for `onPick`, those for `onPick(Beach)` are returned.
  func nodes(of action: String) -> [Int] {
    let exact = shown.filter { marks[$0]?.action == action }
    return exact.isEmpty ? shown.filter { marks[$0]?.action?.hasPrefix("\(action)(") == true } : exact
  }

  /// Whether a node is in the label of a button or a menu, which is tapped as a whole.
  func isInLabel(_ node: Int) -> Bool {
    frame.nodes.indices.prefix(node).contains { outer in
      frame.nodes[outer].kind.isTappedAsAWhole && node < frame.end(of: outer)
    }
  }

  /// Whether there is a vertical scroll view in a node.
  func scrolls(_ node: Int) -> Bool {
    (node..<frame.end(of: node)).contains { inner in
      if case .scroll(.vertical, _) = frame.nodes[inner].kind { true } else { false }
    }
  }

  /// The controls of a kind that write to a field.
  func fields(_ name: String, _ kind: ControlKind) -> [Int] {
    visible.filter { marks[$0]?.action == name && kind.isKind(of: frame.nodes[$0].kind) }
  }

  /// The links to a URL; if there are none, the texts with a link to it.
  func links(to url: String) -> [Int] {
    let links = nodes(of: url)
    guard links.isEmpty else { return links }
    return visible.filter { node in frame.runs(of: node).contains { $0.link == url } }
  }

  /// The accessibility elements that perform an action when activated. Names are matched as in ``nodes(of:)``.
  func elements(activating action: String) -> [AccessibilityElement] {
    let exact = frame.accessibility.filter { marks.action(activating: $0) == action }
    guard exact.isEmpty else { return exact }
    return frame.accessibility.filter { marks.action(activating: $0)?.hasPrefix("\(action)(") == true }
  }

  /// The nodes with an accessibility action that performs an action, and its label. Names are matched as in
  /// ``nodes(of:)``.
  func offers(of action: String) -> [(node: Int, label: String)] {
    let all = visible.flatMap { node in (marks[node]?.voiceOver?.named ?? []).map { (node, $0) } }
    let exact = all.filter { $0.1.action == action }
    let found = exact.isEmpty ? all.filter { $0.1.action.hasPrefix("\(action)(") } : exact
    return found.map { ($0, $1.label) }
  }

  /// The accessibility elements that perform an action when they are adjusted. Names are matched as in ``nodes(of:)``.
  func elements(adjustedBy action: String) -> [AccessibilityElement] {
    frame.accessibility.filter { element in
      adjustments(of: element).contains { $0 == action || $0.hasPrefix("\(action)(") }
    }
  }

  /// The rows that have a button for an action beside them. Names are matched as in ``nodes(of:)``.
  func rows(offering action: String) -> [Int] {
    let exact = visible.filter { marks[$0]?.voiceOver?.swipe.contains(action) == true }
    guard exact.isEmpty else { return exact }
    return visible.filter { marks[$0]?.voiceOver?.swipe.contains { $0.hasPrefix("\(action)(") } == true }
  }

  /// The actions of the buttons beside rows, without duplicates.
  var swipes: [String] { distinct(visible.flatMap { marks[$0]?.voiceOver?.swipe ?? [] }) }

  private func adjustments(of element: AccessibilityElement) -> [String] {
    guard let actions = element.adjusts.flatMap({ marks[$0]?.voiceOver }) else { return [] }
    return [actions.increment, actions.decrement].compactMap(\.self)
  }

  /// The actions of adjusting accessibility elements, without duplicates.
  var adjustments: [String] { distinct(frame.accessibility.flatMap(adjustments)) }

  /// The actions and fields of some controls, without duplicates.
  func names(where isTaken: (Int) -> Bool) -> [String] {
    distinct(shown.filter { isTaken($0) && !isInLabel($0) }.compactMap { marks[$0]?.action })
  }

  /// The URLs of the links, without duplicates. A link's action is its URL: `mailto:a@b.c`, unlike `onPick(a: b)`.
  var urls: [String] {
    let links = shown.compactMap { marks[$0]?.action }.filter { action in
      action.utf8.first { ":(".utf8.contains($0) } == UInt8(ascii: ":")
    }
    return distinct(links + visible.flatMap { frame.runs(of: $0).compactMap(\.link) })
  }

  /// The actions of the escape gesture, without duplicates.
  var escapes: [String] { distinct(frame.escapes.compactMap { marks.escape(at: $0) }) }

  /// The actions of activating accessibility elements, and those that are chosen by name, without duplicates.
  var activations: [String] {
    distinct(
      frame.accessibility.compactMap(marks.action)
        + visible.flatMap { marks[$0]?.voiceOver?.named.map(\.action) ?? [] })
  }

  /// The menus with a label, or with a word for all of their kind.
  func menus(called name: String) -> [(node: Int, label: String)] {
    switch name {
    case "menu": allMenus.filter { frame.nodes[$0.node].kind == .control(.menu) }
    case "contextMenu": allMenus.filter { frame.contextMenus.contains($0.node) }
    default: allMenus.filter { $0.label == name }
    }
  }

  /// The visible menus and views with a context menu, by accessibility label.
  var allMenus: [(node: Int, label: String)] {
    let nodes = visible.filter { frame.nodes[$0].kind == .control(.menu) || frame.contextMenus.contains($0) }
    let shown = nodes.map { node in
      (node, frame.accessibility.first { (node..<frame.end(of: node)).contains($0.node) }?.label ?? "")
    }
    guard let labels, labels.count == shown.count else { return shown }
    return zip(nodes, labels).map { ($0, $1) }
  }

  /// The visible nodes with actions.
  private var shown: [Int] { visible.filter { marks[$0]?.action != nil } }

  /// The nodes that a user can reach: those of the layer in front.
  private var visible: [Int] { frame.nodes.indices.filter { $0 >= frame.front && !frame.nodes[$0].isHidden } }
}

extension Frame.Kind {
  fileprivate var isTappedAsAWhole: Bool { self == .control(.button) || self == .control(.menu) }
}
