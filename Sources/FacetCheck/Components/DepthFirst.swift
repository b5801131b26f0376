/// A depth-first search that finds cycles in a graph, without recursion, so that the depth is unlimited.
///
/// `order` lists each node after all nodes that can be reached from it.
struct DepthFirst {
  private enum Color { case unseen, open, done }

  let neighbors: (Int) -> [Int]
  private(set) var order: [Int] = []
  private var colors: [Color]
  private var path: [Int] = []
  private var rest: [[Int]] = []

  init(count: Int, neighbors: @escaping (Int) -> [Int]) {
    self.neighbors = neighbors
    colors = Array(repeating: .unseen, count: count)
  }

  /// Returns each cycle once, as its nodes, from the node where the search entered it.
  mutating func run() -> [[Int]] {
    var cycles: [[Int]] = []
    for start in colors.indices where colors[start] == .unseen {
      open(start)
      while let node = path.last {
        guard let next = rest[rest.count - 1].popLast() else {
          close(node)
          continue
        }
        switch colors[next] {
        case .unseen: open(next)
        case .open: cycles.append(Array(path[(path.firstIndex(of: next) ?? 0)...]))
        case .done: break
        }
      }
    }
    return cycles
  }

  private mutating func open(_ node: Int) {
    colors[node] = .open
    path.append(node)
    rest.append(neighbors(node).reversed())
  }

  private mutating func close(_ node: Int) {
    colors[node] = .done
    order.append(node)
    path.removeLast()
    rest.removeLast()
  }
}
