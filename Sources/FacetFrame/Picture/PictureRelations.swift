/// The relations between pairs of elements of a picture.
struct PictureRelations {
  enum Relation {
    /// The first ends before the second begins, and their vertical ranges overlap.
    case beside
    /// The first ends above the second, and their horizontal ranges overlap.
    case above
    /// The second is in the first.
    case inside
  }

  /// A relation between two items, by their indices.
  struct Rule {
    var relation: Relation
    var first: Int
    var second: Int
    /// The columns between the two that stay if one of them is moved. Inside, they are between their leading edges.
    var gap = 0
    var trailingGap = 0

    func isBroken(in cells: [PictureCells], _ edges: [Edge]) -> Bool {
      let (a, b) = (cells[first], cells[second])
      switch relation {
      case .beside: return b.x < a.columns.upperBound + gap
      case .above: return b.y < a.rows.upperBound
      case .inside:
        let edge = edges[first]
        return b.x < a.x + edge.leading + gap || b.y < a.y + edge.top
          || b.columns.upperBound + edge.trailing + trailingGap > a.columns.upperBound
          || b.rows.upperBound + edge.bottom > a.rows.upperBound
      }
    }
  }

  typealias Edge = (leading: Int, trailing: Int, top: Int, bottom: Int)

  private(set) var certain: [Rule] = []
  /// The most plausible rules for partly overlapping items.
  private(set) var likely: [Rule] = []
  /// The contents of each item.
  private(set) var contents: [[Int]]
  private(set) var edges: [Edge]

  /// - Parameter pairs: Items that hide each other, although they share neither rows nor columns.
  init(_ items: [PictureItem], parting pairs: [Pair]) {
    edges = items.map(\.edge)
    contents = items.map { _ in [] }
    // What is in an image that would be covered by it begins behind its mark.
    for image in items.indices where Self.isBuried(image, items) { edges[image].leading = Self.columnsOfMark }
    let things = items.map(Thing.init)
    for first in things.indices {
      for second in things.indices where second != first { relate(first, second, things, items) }
    }
    for pair in pairs { part(pair.first, pair.second, things) }
  }

  /// Two items, the first of which is drawn first.
  struct Pair: Hashable {
    var first: Int
    var second: Int
  }

  /// The pairs of items that hide each other, although they share neither rows nor columns.
  static func collisions(of items: [PictureItem]) -> [Pair] {
    let things = items.map(Thing.init)
    return things.indices.flatMap { first in
      things.indices[(first + 1)...].filter { collide(first, $0, things, items) }.map { Pair(first: first, second: $0) }
    }
  }

  /// The columns in which an image is seen beside what is in it: `░①`.
  private static let columnsOfMark = 2

  /// Whether two items that share neither rows nor columns have cells in common, so that one hides the other.
  private static func collide(_ first: Int, _ second: Int, _ things: [Thing], _ items: [PictureItem]) -> Bool {
    let (a, b) = (things[first], things[second])
    guard a.isSolid, b.isSolid, a.window == b.window, !a.bounds.isEmpty, !b.bounds.isEmpty,
      !a.bounds.x.overlaps(b.bounds.x), !a.bounds.y.overlaps(b.bounds.y)
    else { return false }
    return items[first].cells.overlaps(items[second].cells)
  }

  /// Two items that share neither rows nor columns are beside and above each other.
  private mutating func part(_ first: Int, _ second: Int, _ things: [Thing]) {
    func isBefore(_ a: Range<Int>, _ b: Range<Int>) -> Bool { a.lowerBound < b.lowerBound }
    let (a, b) = (things[first].bounds, things[second].bounds)
    for (relation, isFirst) in [(Relation.beside, isBefore(a.x, b.x)), (.above, isBefore(a.y, b.y))] {
      likely.append(Rule(relation: relation, first: isFirst ? first : second, second: isFirst ? second : first))
    }
  }

  /// Whether all cells of an image are covered by items on it, whose bounds are not its own.
  private static func isBuried(_ index: Int, _ items: [PictureItem]) -> Bool {
    guard case .image = items[index].ink else { return false }
    let (cells, bounds) = (items[index].cells, items[index].bounds)
    // What is smaller in points covers the image in a picture only where that has few cells.
    guard cells.width * cells.height <= mostBuriedCells else { return false }
    let above = items[(index + 1)...].filter { item in
      item.isSolid && item.window == items[index].window && item.bounds != bounds && bounds.contains(item.bounds)
        && item.cells.overlaps(cells)
    }
    if above.isEmpty { return false }
    return cells.rows.allSatisfy { row in
      cells.columns.allSatisfy { column in
        above.contains { $0.cells.rows.contains(row) && $0.cells.columns.contains(column) }
      }
    }
  }

  private static let mostBuriedCells = 100

  /// Whether a relation does not hold in the cells of the items. Few pictures have any, and most pairs of items are
  /// beside or above each other.
  static func areBroken(in items: [PictureItem]) -> Bool {
    let things = items.map(Thing.init)
    let (cells, edges) = (items.map(\.cells), items.map(\.edge))
    for first in things.indices where !things[first].bounds.isEmpty {
      if isBuried(first, items) { return true }
      let a = things[first]
      for second in things.indices[(first + 1)...] where !things[second].bounds.isEmpty {
        let b = things[second]
        let (sharesX, sharesY) = (a.bounds.x.overlaps(b.bounds.x), a.bounds.y.overlaps(b.bounds.y))
        if a.window == b.window, !(sharesX && sharesY) {
          if sharesX == sharesY {
            if collide(first, second, things, items) { return true }
            continue
          }
          let isBefore =
            sharesX ? a.bounds.y.lowerBound < b.bounds.y.lowerBound : a.bounds.x.lowerBound < b.bounds.x.lowerBound
          let rule = Rule(
            relation: sharesX ? .above : .beside, first: isBefore ? first : second, second: isBefore ? second : first)
          if rule.isBroken(in: cells, edges) { return true }
          continue
        }
        for (first, second) in [(first, second), (second, first)] {
          if relation(first, second, things).rule?.isBroken(in: cells, edges) == true { return true }
        }
      }
    }
    return false
  }

  private mutating func relate(_ first: Int, _ second: Int, _ things: [Thing], _ items: [PictureItem]) {
    let (related, isLikely, isContent) = Self.relation(first, second, things)
    if isContent { contents[first].append(second) }
    guard var rule = related else { return }
    let (a, b) = (things[first].bounds.x, things[second].bounds.x)
    if rule.relation == .beside, a.upperBound < b.lowerBound,
      items[first].cells.columns.upperBound < items[second].cells.x
    {
      // The tree put a column between them, and there is a distance.
      rule.gap = 1
    } else if rule.relation == .inside, things[second].isContent, items[first].isInsetFill {
      // The tree does not know that one is in the other.
      rule.gap = a.lowerBound < b.lowerBound ? 1 : 0
      rule.trailingGap = b.upperBound < a.upperBound ? 1 : 0
    }
    if isLikely { likely.append(rule) } else { certain.append(rule) }
  }

  /// The rule by which two items are related in this order, if there is one, and whether the second is in the first.
  private static func relation(
    _ first: Int, _ second: Int, _ things: [Thing]
  ) -> (rule: Rule?, isLikely: Bool, isContent: Bool) {
    let (a, b) = (things[first], things[second])
    if a.bounds.isEmpty || b.bounds.isEmpty { return (nil, false, false) }
    func rule(_ relation: Relation) -> Rule { Rule(relation: relation, first: first, second: second) }
    if b.window == first { return (a.shows(b) ? rule(.inside) : nil, false, true) }
    if a.window != b.window { return (nil, false, false) }
    if a.holds(b, isBefore: first < second) { return (rule(.inside), false, true) }
    if b.holds(a, isBefore: second < first) { return (nil, false, false) }
    if let relation = a.relation(to: b) { return (rule(relation), false, false) }
    return (a.likelyRelation(to: b, isBefore: first < second).map(rule), true, false)
  }
}

/// The properties of an item on which its relations depend.
private struct Thing {
  var bounds: PictureBounds
  var window: Int?
  var canHold: Bool
  var isSolid: Bool
  var hasLine: Bool
  var isContent: Bool
  var scrollsSideways: Bool

  init(_ item: PictureItem) {
    bounds = item.bounds
    window = item.window
    canHold = item.canHold
    isSolid = item.isSolid
    hasLine = item.hasLine
    isContent = item.isContent
    if case .window(.horizontal, _) = item.ink { scrollsSideways = true } else { scrollsSideways = false }
  }

  /// Whether an item is completely visible in this window.
  func shows(_ other: Thing) -> Bool { !scrollsSideways || bounds.x.contains(other.bounds.x) }

  /// Whether the item contains another one. Of two with equal bounds the first one drawn does.
  func holds(_ other: Thing, isBefore: Bool) -> Bool {
    canHold && bounds.contains(other.bounds) && (bounds != other.bounds || !other.canHold || isBefore)
  }

  func relation(to other: Thing) -> PictureRelations.Relation? {
    let (sharesX, sharesY) = (bounds.x.overlaps(other.bounds.x), bounds.y.overlaps(other.bounds.y))
    if sharesY, bounds.x.upperBound <= other.bounds.x.lowerBound { return .beside }
    if sharesX, bounds.y.upperBound <= other.bounds.y.lowerBound { return .above }
    return nil
  }

  /// Whether drawing one over the other would make text unreadable or break an edge.
  private func excludes(_ other: Thing) -> Bool {
    isSolid && other.isSolid || hasLine && (other.isContent || other.hasLine)
  }

  /// The relation that holds for most of the areas: inside, above or beside.
  func likelyRelation(to other: Thing, isBefore: Bool) -> PictureRelations.Relation? {
    let (a, b) = (bounds, other.bounds)
    guard excludes(other) || other.excludes(self), a.x.overlaps(b.x), a.y.overlaps(b.y) else { return nil }
    if canHold, a.x.holdsMiddle(of: b.x), a.y.holdsMiddle(of: b.y) { return .inside }
    if other.canHold, b.x.holdsMiddle(of: a.x), b.y.holdsMiddle(of: a.y) { return nil }
    func precedes(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
      a.doubleMiddle < b.doubleMiddle || a.doubleMiddle == b.doubleMiddle && isBefore
    }
    if !a.y.holdsMiddle(of: b.y) || !b.y.holdsMiddle(of: a.y) { return precedes(a.y, b.y) ? .above : nil }
    return precedes(a.x, b.x) ? .beside : nil
  }
}
