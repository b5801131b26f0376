import FacetFrame
import FacetText

/// What the nodes of a frame are called in a golden: as the spec calls them. A node inside another component has the name
/// of that component's element before it: `Avatar.icon`, `adults.NumericStepper.decrement`.
struct NodeNames {
  private let frame: Frame
  private let parents: [Int?]
  private let component: String
  /// Those that have a name of their own, by it, in the order of the tree.
  private var places: [String: [Int]] = [:]

  /// - Parameter component: the one whose golden it is.
  init(_ frame: Frame, of component: String) {
    self.frame = frame
    self.component = component
    parents = frame.parents
    for node in frame.nodes.indices where frame.nodes[node].name != nil || frame.nodes[node].action != nil {
      places[self[node], default: []].append(node)
    }
  }

  subscript(node: Int) -> String {
    guard frame.nodes.indices.contains(node), let named = nearestNamed(from: node) else { return "root" }
    let name = frame.nodes[named].name ?? frame.nodes[named].action ?? "root"
    return (surroundings(of: named) + [name]).map(escapedForDisplay).joined(separator: ".")
  }

  /// Each name once, in the order of the tree.
  func list(_ nodes: some Sequence<Int>) -> String { distinct(nodes.map { self[$0] }).joined(separator: ", ") }

  func isHidden(_ node: Int) -> Bool {
    var current: Int? = node
    while let node = current {
      if frame.nodes[node].isHidden { return true }
      current = parents[node]
    }
    return false
  }

  func isBelowHidden(_ node: Int) -> Bool { parents[node].map(isHidden) ?? false }

  func isInside(_ node: Int, _ others: Set<Int>) -> Bool {
    var current: Int? = node
    while let node = current {
      if others.contains(node) { return true }
      current = parents[node]
    }
    return false
  }

  /// Whether something around it cuts off what sticks out.
  func isClipped(_ node: Int) -> Bool {
    var current = parents[node]
    while let node = current {
      if frame.nodes[node].kind == .clip { return true }
      current = parents[node]
    }
    return false
  }

  /// Which one of several of its name the nearest such thing around a node is: `select 12`.
  func repeated(around node: Int) -> (name: String, place: Int)? {
    var current = parents[node]
    while let node = current {
      if frame.nodes[node].name != nil || frame.nodes[node].action != nil {
        let name = self[node]
        let all = places[name, default: []]
        if all.count > 1, let place = all.firstIndex(of: node) { return (name, place + 1) }
      }
      current = parents[node]
    }
    return nil
  }

  /// Along which axes something around it can be scrolled: what lies beyond that window is not lost.
  func scrolledAxes(_ node: Int) -> [Frame.Axis] {
    var axes: [Frame.Axis] = []
    var current = parents[node]
    while let node = current {
      if case .scroll(let axis, _) = frame.nodes[node].kind { axes.append(axis) }
      current = parents[node]
    }
    return axes
  }

  private func nearestNamed(from node: Int) -> Int? {
    var current: Int? = node
    while let node = current {
      if frame.nodes[node].component == component { return nil }
      if frame.nodes[node].name != nil || frame.nodes[node].action != nil { return node }
      current = parents[node]
    }
    return nil
  }

  private func surroundings(of node: Int) -> [String] {
    var names: [String] = []
    var current = parents[node]
    while let node = current {
      if let inner = frame.nodes[node].component, inner != component { names.append(frame.nodes[node].name ?? inner) }
      current = parents[node]
    }
    return names.reversed()
  }
}

/// Each of them once, in the order of their first appearance.
package func distinct<Element: Hashable>(_ elements: [Element]) -> [Element] {
  var seen: Set<Element> = []
  return elements.filter { seen.insert($0).inserted }
}
