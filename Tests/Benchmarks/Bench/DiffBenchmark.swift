import FacetItems

/// FacetItems' diff against one written as the algorithm is usually written: a dictionary from `AnyHashable` to an object
/// for each identifier.
struct DiffBenchmark {
  /// Seconds, of both in the same run.
  struct Times {
    var facet: Double
    var reference: Double
    var ratio: Double { facet / reference }
  }

  struct Result {
    /// By the name of the change.
    var changes: [(name: String, times: Times)]
    /// The time for 4,000 items, as a ratio to that for 2,000. A diff touches about 120 bytes for each item, so both fit into
    /// the cache of a core, and the ratio is that of the algorithm: of more items in random order, it is that of the memory.
    var doubling: Double
  }

  private static let count = 100_000
  private let rounds: Int

  init(rounds: Int) { self.rounds = rounds }

  func run() -> Result {
    let old = Self.items(Self.count)
    let shuffled = old.shuffled()
    let sections = (0..<11).map { Section(id: $0, items: Self.items(1_001)) }
    let shuffledSections = sections.map { Section(id: $0.id, items: $0.items.shuffled()) }
    let (once, twice) = (Self.items(2_000), Self.items(4_000))
    let (onceShuffled, twiceShuffled) = (once.shuffled(), twice.shuffled())
    let flat = [
      ("100,000 shuffled", shuffled), ("100,000 identical", old),
      ("100,000, head insert", [Item(id: -1, content: 0)] + old),
    ]
    let changes =
      flat.map { name, new in
        (
          name,
          times {
            new.makeChangeset(from: old).moves.count
          } reference: {
            referenceChanges(from: old, to: new)
          }
        )
      } + [
        (
          "11 × 1,001 shuffled",
          times {
            shuffledSections.makeSectionedChangeset(from: sections).itemChangeset.moves.count
          } reference: {
            zip(sections, shuffledSections).reduce(0) { $0 + referenceChanges(from: $1.0.items, to: $1.1.items) }
          }
        )
      ]
    let doubled = median(
      (0..<rounds).map { _ in
        seconds(repeated: 20) { twiceShuffled.makeChangeset(from: twice).moves.count }
          / seconds(repeated: 20) { onceShuffled.makeChangeset(from: once).moves.count }
      })
    return Result(changes: changes, doubling: doubled)
  }

  private func times(_ facet: () -> Int, reference: () -> Int) -> Times {
    let pairs = (0..<rounds).map { _ in (seconds(repeated: 1, facet), seconds(repeated: 1, reference)) }
    return Times(facet: median(pairs.map(\.0)), reference: median(pairs.map(\.1)))
  }

  // MARK: Items

  private struct Item: Diffable, Equatable {
    var id: Int
    var content: Int
    var diffIdentifier: Int { id }
  }

  private struct Section: DiffableSection {
    var id: Int
    var items: [Item]
    var diffIdentifier: Int { id }
    var diffableItems: [Item] { items }
  }

  private static func items(_ count: Int) -> [Item] { (0..<count).map { Item(id: $0, content: $0 &* 7) } }

  // MARK: The reference

  private final class Entry {
    var oldIndexes: [Int] = []
    var newIndexes: [Int] = []
    var next = 0
  }

  /// The number of changes, with an entry on the heap for each identifier.
  private func referenceChanges(from old: [Item], to new: [Item]) -> Int {
    var entries: [AnyHashable: Entry] = [:]
    func entry(_ item: Item) -> Entry {
      if let entry = entries[AnyHashable(item.id)] { return entry }
      let entry = Entry()
      entries[AnyHashable(item.id)] = entry
      return entry
    }
    for (index, item) in new.enumerated() { entry(item).newIndexes.append(index) }
    for (index, item) in old.enumerated() { entry(item).oldIndexes.append(index) }
    var newIndices = [Int?](repeating: nil, count: old.count)
    var oldIndices = [Int?](repeating: nil, count: new.count)
    for (index, item) in new.enumerated() {
      let entry = entry(item)
      guard entry.next < entry.oldIndexes.count else { continue }
      let oldIndex = entry.oldIndexes[entry.next]
      entry.next += 1
      (newIndices[oldIndex], oldIndices[index]) = (index, oldIndex)
    }
    var (deletes, inserts, moves, updates): ([Int], [Int], [(Int, Int)], [(Int, Int)]) = ([], [], [], [])
    var deleteOffsets = [Int](repeating: 0, count: old.count)
    for index in old.indices {
      deleteOffsets[index] = deletes.count
      if newIndices[index] == nil { deletes.append(index) }
    }
    for index in new.indices {
      guard let oldIndex = oldIndices[index] else {
        inserts.append(index)
        continue
      }
      if old[oldIndex] != new[index] { updates.append((oldIndex, index)) }
      if oldIndex - deleteOffsets[oldIndex] + inserts.count != index { moves.append((oldIndex, index)) }
    }
    return deletes.count + inserts.count + moves.count + updates.count
  }
}
