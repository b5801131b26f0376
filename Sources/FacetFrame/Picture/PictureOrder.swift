/// Corrects the order of items with minimal moves: if an item is beside, above or inside another in the frame, it is so
/// in the picture.
///
/// The placement by the tree is usually correct, and nothing moves. It can be wrong for overlapping or offset items:
/// there the positions in points determine the order, but not the distances. Items move only toward the trailing edge
/// and down, with their contents.
///
/// Rules are enforced in their order, in rounds. Only rules that a move can have broken are looked at again.
struct PictureOrder {
  private(set) var cells: [PictureCells]
  private let relations: PictureRelations
  /// The rules: the certain ones, then the likely ones, of which those are active that are consistent.
  private let rules: [PictureRelations.Rule]
  private var isActive: [Bool]
  private let rulesByItem: RulesByItem
  private var queue = RuleQueue()
  /// The items that moved since the last likely rule, with their cells before.
  private var moves: [(item: Int, cells: PictureCells)] = []
  /// The remaining number of rules to look at.
  private var work: Int

  /// The maximum number of items that are compared in pairs. Beyond it, items keep the positions of the tree.
  private static let mostItems = 1_000

  /// The items with their corrected cells; with those of the tree if they overlap too much to be told apart.
  static func ordered(_ items: [PictureItem]) -> [PictureItem] {
    guard items.count <= mostItems, PictureRelations.areBroken(in: items) else { return items }
    var pairs = PictureRelations.collisions(of: items)
    var ordered = items
    // A move can bring two items to the same cells that were apart.
    for _ in 0..<mostTurns {
      var order = PictureOrder(items, parting: pairs)
      guard order.correct() else { return items }
      ordered = zip(items, order.cells).map { item, cells in
        var item = item
        item.cells = cells
        return item
      }
      let known = Set(pairs)
      let others = PictureRelations.collisions(of: ordered).filter { !known.contains($0) }
      if others.isEmpty { break }
      pairs += others
    }
    return ordered
  }

  /// The number of times that items are ordered, with the pairs that were found to hide each other before.
  private static let mostTurns = 4

  private init(_ items: [PictureItem], parting pairs: [PictureRelations.Pair]) {
    cells = items.map(\.cells)
    relations = PictureRelations(items, parting: pairs)
    rules = relations.certain + relations.likely
    isActive = Array(repeating: true, count: relations.certain.count)
    isActive += Array(repeating: false, count: relations.likely.count)
    rulesByItem = RulesByItem(rules, items: items.count)
    queue.isQueued = Array(repeating: false, count: rules.count)
    // As many as a hundred items need that overlap each other, or a thousand of which a few do.
    work = 100_000 + 1_000 * items.count
  }

  /// Returns false if that takes too long.
  private mutating func correct() -> Bool {
    for rule in relations.certain.indices where isBroken(rules[rule]) { queue.insert(rule, round: 0) }
    // Where the certain rules contradict each other, no other rule can be added.
    guard settle() else { return work > 0 }
    for rule in relations.certain.count..<rules.count {
      // Partly overlapping items are separated if the other rules allow it.
      isActive[rule] = true
      guard isBroken(rules[rule]) else { continue }
      moves = []
      queue.insert(rule, round: 0)
      if settle() { continue }
      if work <= 0 { return false }
      for move in moves.reversed() { cells[move.item] = move.cells }
      queue.removeAll()
      isActive[rule] = false
    }
    return work > 0
  }

  /// Moves items until all rules hold. Returns false for contradictory rules, which end after a number of rounds, and if
  /// there is no work left.
  private mutating func settle() -> Bool {
    while let (rule, round) = queue.popFirst() {
      if round > 2 * cells.count || work <= 0 { return false }
      work -= 1
      if isBroken(rules[rule]) { enforce(rule, round: round) }
    }
    return true
  }

  private func isBroken(_ rule: PictureRelations.Rule) -> Bool { rule.isBroken(in: cells, relations.edges) }

  private mutating func enforce(_ number: Int, round: Int) {
    let rule = rules[number]
    let a = cells[rule.first]
    let turn = (rule: number, round: round)
    switch rule.relation {
    case .beside: push(rule.second, \.x, to: a.columns.upperBound + rule.gap, turn)
    case .above: push(rule.second, \.y, to: a.rows.upperBound, turn)
    case .inside:
      let edge = relations.edges[rule.first]
      push(rule.second, \.x, to: a.x + edge.leading + rule.gap, turn)
      push(rule.second, \.y, to: a.y + edge.top, turn)
      let b = cells[rule.second]
      var grown = a
      grown.width = max(a.width, b.columns.upperBound + edge.trailing + rule.trailingGap - a.x)
      grown.height = max(a.height, b.rows.upperBound + edge.bottom - a.y)
      if grown == a { return }
      moves.append((rule.first, a))
      cells[rule.first] = grown
      lookAgain(at: rulesByItem.before[rule.first], turn)
      lookAgain(at: rulesByItem.within[rule.first], turn)
    }
  }

  /// Moves the start of an item, with its contents.
  private mutating func push(
    _ item: Int, _ start: WritableKeyPath<PictureCells, Int>, to least: Int, _ turn: (rule: Int, round: Int)
  ) {
    let distance = least - cells[item][keyPath: start]
    guard distance > 0 else { return }
    move(item, start, by: distance, turn)
    for inner in relations.contents[item] { move(inner, start, by: distance, turn) }
  }

  private mutating func move(
    _ item: Int, _ start: WritableKeyPath<PictureCells, Int>, by distance: Int, _ turn: (rule: Int, round: Int)
  ) {
    moves.append((item, cells[item]))
    cells[item][keyPath: start] += distance
    lookAgain(at: rulesByItem.before[item], turn)
    lookAgain(at: rulesByItem.around[item], turn)
    lookAgain(at: rulesByItem.within[item], turn)
  }

  /// Rules behind the current one are looked at in the same round.
  private mutating func lookAgain(at rules: [Int], _ turn: (rule: Int, round: Int)) {
    work -= rules.count
    for rule in rules where isActive[rule] {
      queue.insert(rule, round: rule > turn.rule ? turn.round : turn.round + 1)
    }
  }
}

/// The numbers of the rules that an item can break by moving or growing.
private struct RulesByItem {
  /// Those by which another item is beside or below it.
  private(set) var before: [[Int]]
  /// Those by which another item is inside it.
  private(set) var around: [[Int]]
  /// Those by which it is inside another item.
  private(set) var within: [[Int]]

  init(_ rules: [PictureRelations.Rule], items count: Int) {
    before = Array(repeating: [], count: count)
    (around, within) = (before, before)
    for (number, rule) in rules.enumerated() {
      switch rule.relation {
      case .beside, .above: before[rule.first].append(number)
      case .inside:
        around[rule.first].append(number)
        within[rule.second].append(number)
      }
    }
  }
}

/// Rules to look at, by their rounds and numbers: a binary heap without duplicates.
private struct RuleQueue {
  private struct Turn {
    var round: Int
    var rule: Int

    static func < (lhs: Self, rhs: Self) -> Bool { (lhs.round, lhs.rule) < (rhs.round, rhs.rule) }
  }

  var isQueued: [Bool] = []
  private var heap: [Turn] = []

  mutating func insert(_ rule: Int, round: Int) {
    if isQueued[rule] { return }
    isQueued[rule] = true
    heap.append(Turn(round: round, rule: rule))
    var child = heap.count - 1
    while child > 0, heap[child] < heap[(child - 1) / 2] {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func popFirst() -> (rule: Int, round: Int)? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    isQueued[first.rule] = false
    if heap.isEmpty { return (first.rule, first.round) }
    heap[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && heap[child] < heap[least] {
        least = child
      }
      if least == parent { return (first.rule, first.round) }
      heap.swapAt(parent, least)
      parent = least
    }
  }

  mutating func removeAll() {
    for turn in heap { isQueued[turn.rule] = false }
    heap = []
  }
}
