/// The sizes that nodes answered, by proposal. One array for all nodes: each has a chain of entries in it, which is
/// short, for a node is offered few different sizes.
struct SizeCache {
  private struct Entry {
    let proposal: ProposedViewSize
    let size: CGSize
    let next: Int
  }

  private var entries: [Entry] = []
  private var first: [Int]

  init(nodeCount: Int) {
    first = Array(repeating: -1, count: nodeCount)
    entries.reserveCapacity(nodeCount * 4)
  }

  func size(of node: Int, _ proposal: ProposedViewSize) -> CGSize? {
    var index = first[node]
    while index >= 0 {
      if entries[index].proposal == proposal { return entries[index].size }
      index = entries[index].next
    }
    return nil
  }

  mutating func add(_ size: CGSize, of node: Int, _ proposal: ProposedViewSize) {
    entries.append(Entry(proposal: proposal, size: size, next: first[node]))
    first[node] = entries.count - 1
  }
}
