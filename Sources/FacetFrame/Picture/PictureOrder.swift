/// Moves what would stand in the wrong order, as little as that takes: of two things of which one is beside, above or
/// inside the other in the frame, the picture says the same.
///
/// The tree alone is right nearly always, and then nothing moves. It is wrong where things lie one upon another or have
/// been moved: there the places in points decide, by their order and never by their distance. Things move to the end and
/// down only, and take what is in them along.
struct PictureOrder {
  private(set) var cells: [PictureCells]
  private let relations: PictureRelations
  /// What holds for certain, then what was found to go with it.
  private var rules: [PictureRelations.Rule]

  /// So many things are put in order pair by pair; of more the tree alone says where they are.
  private static let mostItems = 1_000

  /// The items with the cells that they should have.
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
      // Things that partly cover each other are drawn apart, if the rest allows for it.
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

  /// Until everything holds; what contradicts itself ends by the number of rounds.
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

  /// Moves the start of something, and all that is in it.
  private mutating func push(_ item: Int, _ start: WritableKeyPath<PictureCells, Int>, to least: Int) {
    let distance = least - cells[item][keyPath: start]
    guard distance > 0 else { return }
    cells[item][keyPath: start] += distance
    for inner in relations.contents[item] { cells[inner][keyPath: start] += distance }
  }
}
