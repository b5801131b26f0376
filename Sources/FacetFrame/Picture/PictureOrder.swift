/// Corrects the order of items with minimal moves: if an item is beside, above or inside another in the frame, it is so
/// in the picture.
///
/// The placement by the tree is usually correct, and nothing moves. It can be wrong for overlapping or offset items:
/// there the positions in points determine the order, but not the distances. Items move only toward the trailing edge
/// and down, with their contents.
struct PictureOrder {
  private(set) var cells: [PictureCells]
  private let relations: PictureRelations
  /// The rules: the certain ones, then those that were added because they are consistent.
  private var rules: [PictureRelations.Rule]

  /// The maximum number of items that are compared in pairs. Beyond it, items keep the positions of the tree.
  private static let mostItems = 1_000

  /// The items with their corrected cells.
  static func ordered(_ items: [PictureItem]) -> [PictureItem] {
    guard items.count <= mostItems else { return items }
    let order = PictureOrder(items)
    return zip(items, order.cells).map { item, cells in
      var item = item
      item.cells = cells
      return item
    }
  }

  private init(_ items: [PictureItem]) {
    cells = items.map(\.cells)
    relations = PictureRelations(items)
    rules = relations.certain
    settle()
    for rule in relations.likely {
      // Partly overlapping items are separated if the other rules allow it.
      let before = cells
      rules.append(rule)
      guard isBroken(rule) else { continue }
      settle()
      if rules.contains(where: isBroken) {
        cells = before
        rules.removeLast()
      }
    }
  }

  /// Moves items until all rules hold. Contradictory rules end after a number of rounds.
  private mutating func settle() {
    var rounds = 0
    var moved = true
    while moved, rounds <= 2 * cells.count {
      moved = false
      rounds += 1
      for rule in rules where isBroken(rule) {
        enforce(rule)
        moved = true
      }
    }
  }

  private func isBroken(_ rule: PictureRelations.Rule) -> Bool {
    let (a, b) = (cells[rule.first], cells[rule.second])
    switch rule.relation {
    case .beside: return b.x < a.columns.upperBound
    case .above: return b.y < a.rows.upperBound
    case .inside:
      let edge = relations.edges[rule.first]
      return b.x < a.x + edge.leading || b.y < a.y + edge.top
        || b.columns.upperBound + edge.trailing > a.columns.upperBound
        || b.rows.upperBound + edge.bottom > a.rows.upperBound
    }
  }

  private mutating func enforce(_ rule: PictureRelations.Rule) {
    let a = cells[rule.first]
    switch rule.relation {
    case .beside: push(rule.second, \.x, to: a.columns.upperBound)
    case .above: push(rule.second, \.y, to: a.rows.upperBound)
    case .inside:
      let edge = relations.edges[rule.first]
      push(rule.second, \.x, to: a.x + edge.leading)
      push(rule.second, \.y, to: a.y + edge.top)
      let b = cells[rule.second]
      cells[rule.first].width = max(a.width, b.columns.upperBound + edge.trailing - a.x)
      cells[rule.first].height = max(a.height, b.rows.upperBound + edge.bottom - a.y)
    }
  }

  /// Moves the start of an item, with its contents.
  private mutating func push(_ item: Int, _ start: WritableKeyPath<PictureCells, Int>, to least: Int) {
    let distance = least - cells[item][keyPath: start]
    guard distance > 0 else { return }
    cells[item][keyPath: start] += distance
    for inner in relations.contents[item] { cells[inner][keyPath: start] += distance }
  }
}
