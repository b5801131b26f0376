import FacetFrame
import FacetText

/// The names of the nodes of a frame in a golden, which are those of the spec. A node inside another component is
/// prefixed with the name of that component's element: `Avatar.icon`, `adults.NumericStepper.decrement`.
final class NodeNames {
  private let frame: Frame
  private let marks: Marks
  private let parents: [Int?]
  private let component: String
  /// The name of each node.
  private var names: [String] = []
  private var areHidden: [Bool] = []
  /// Whether each node has a name of its own.
  private var areNamed: [Bool] = []
  /// The nodes with a name of their own, by that name, in preorder.
  private var places: [String: [Int]] = [:]

  /// - Parameter component: The component of the golden.
  init(_ frame: Frame, _ marks: Marks, of component: String) {
    self.frame = frame
    self.marks = marks
    self.component = component
    parents = frame.parents
    /// The enclosing components of each node's contents.
    var surroundings: [[String]] = []
    let layers = Dictionary(frame.layers.map { ($0.root, $0.kind.rawValue) }) { first, _ in first }
    names.reserveCapacity(parents.count)
    areHidden.reserveCapacity(parents.count)
    areNamed.reserveCapacity(parents.count)
    surroundings.reserveCapacity(parents.count)
    for node in frame.nodes.indices {
      let parent = parents[node]
      let mark = marks[node]
      let around = parent.map { surroundings[$0] } ?? []
      areHidden.append(frame.nodes[node].isHidden || parent.map { areHidden[$0] } ?? false)
      if mark?.component == component {
        names.append(Self.root)
      } else if let name = mark?.name ?? mark?.action {
        names.append(oneBlank((around + [name]).map(escapedForDisplay).joined(separator: ".")))
      } else {
        names.append(parent.map { names[$0] } ?? layers[node] ?? Self.root)
      }
      let inner = mark?.component.flatMap { $0 == component ? nil : mark?.name ?? $0 }
      surroundings.append(inner.map { around + [$0] } ?? around)
      areNamed.append(mark?.name != nil || mark?.action != nil)
      if areNamed[node] { places[names[node], default: []].append(node) }
    }
  }

  private static let root = "root"

  subscript(node: Int) -> String { names.indices.contains(node) ? names[node] : Self.root }

  /// The name of the action that activating an element performs; nil if it is unknown.
  func action(activating element: AccessibilityElement) -> String? { marks.action(activating: element) }

  /// The names without duplicates, in preorder.
  func list(_ nodes: some Sequence<Int>) -> String { list(distinct(nodes.map { self[$0] })) }

  /// The same, with the name of the enclosing node removed: `.title` for `Card.title`.
  func list(_ nodes: some Sequence<Int>, inside node: Int) -> String {
    let area = self[node]
    return list(
      distinct(nodes.map { self[$0] }).map { $0.hasPrefix("\(area).") ? String($0.dropFirst(area.count)) : $0 })
  }

  /// The names, quoted if they have another meaning.
  private func list(_ names: [String]) -> String {
    names == [CellFacts.none] ? quoted(names[0]) : names.joined(separator: ", ")
  }

  /// The action of the escape gesture at a node, with the node: `close  area root`.
  func escape(at node: Int) -> String {
    let action = marks.escape(at: node).map { "\(oneBlank(escapedForDisplay($0)))  " } ?? ""
    return "\(action)area \(self[node])"
  }

  /// Nodes that are not in any accessibility element.
  var unread: [Int] {
    let elements = Set(frame.accessibility.flatMap { [$0.node, $0.activates ?? $0.node] })
    let met = Set(frame.accessibility.flatMap(\.merged)).union(
      frame.nodes.indices.filter { elements.contains($0) && frame.nodes[$0].isOneElement })
    let activated = Set(frame.accessibility.compactMap(marks.action))
    // What is behind a layer is not read.
    return frame.nodes.indices.filter {
      $0 >= frame.front && frame.nodes[$0].isLeaf && !elements.contains($0) && !isInside($0, met) && !isHidden($0)
        && marks[$0]?.action.map(activated.contains) != true
    }
  }

  func isHidden(_ node: Int) -> Bool { areHidden[node] }

  func isBelowHidden(_ node: Int) -> Bool { parents[node].map(isHidden) ?? false }

  func isInside(_ node: Int, _ others: Set<Int>) -> Bool {
    var current: Int? = node
    while let node = current {
      if others.contains(node) { return true }
      current = parents[node]
    }
    return false
  }

  /// Whether an enclosing element clips its contents.
  func isClipped(_ node: Int) -> Bool {
    var current = parents[node]
    while let node = current {
      if frame.nodes[node].kind == .clip { return true }
      current = parents[node]
    }
    return false
  }

  /// The nearest enclosing element that shares its name with others, with its position among them: `select 12`.
  func repeated(around node: Int) -> (name: String, place: Int)? {
    var current = parents[node]
    while let node = current {
      if areNamed[node] {
        let name = self[node]
        let all = places[name, default: []]
        if all.count > 1, let place = all.firstIndex(of: node) { return (name, place + 1) }
      }
      current = parents[node]
    }
    return nil
  }

  /// The nearest frames of a fixed width and of a fixed height that a node was laid out in. What is moved, or is in front
  /// of or behind something else, may stick out of these.
  func fixedFrames(around node: Int) -> [(node: Int, axis: Frame.Axis)] {
    var frames: [(node: Int, axis: Frame.Axis)] = []
    var current = node
    while let outer = parents[current] {
      switch frame.nodes[outer].kind {
      case .scroll, .clip: return frames
      case .background, .overlay: if current != outer + 1 { return frames }
      case .wrapper: if frame.nodes[outer].rect != frame.nodes[current].rect { return frames }
      case .frame(_, _, _, let fixesWidth, let fixesHeight):
        for (isFixed, axis) in [(fixesWidth, Frame.Axis.horizontal), (fixesHeight, .vertical)]
        where isFixed && !frames.contains(where: { $0.axis == axis }) {
          frames.append((outer, axis))
        }
      default: break
      }
      current = outer
    }
    return frames
  }

  /// The axes of the enclosing scroll views. Content beyond their bounds can be reached.
  func scrolledAxes(_ node: Int) -> [Frame.Axis] {
    var axes: [Frame.Axis] = []
    var current = parents[node]
    while let node = current {
      if case .scroll(let axis, _) = frame.nodes[node].kind { axes.append(axis) }
      current = parents[node]
    }
    return axes
  }
}

/// The elements without duplicates, in the order of their first appearance.
package func distinct<Element: Hashable>(_ elements: [Element]) -> [Element] {
  if elements.count < 2 { return elements }
  var seen: Set<Element> = []
  return elements.filter { seen.insert($0).inserted }
}
