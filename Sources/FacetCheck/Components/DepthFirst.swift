/// A walk along the edges of a graph that finds cycles, without recursion, so that no chain is too long for it.
///
/// `order` lists each node after all that it leads to.
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

  /// Each cycle once, as the nodes along it, beginning where the walk entered it.
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
