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
  }

  private(set) var certain: [Rule] = []
  /// The most plausible rules for partly overlapping items.
  private(set) var likely: [Rule] = []
  /// The contents of each item.
  private(set) var contents: [[Int]]
  let edges: [(leading: Int, trailing: Int, top: Int, bottom: Int)]

  init(_ items: [PictureItem]) {
    edges = items.map(\.edge)
    contents = items.map { _ in [] }
    let things = items.map(Thing.init)
    for first in things.indices where !things[first].bounds.isEmpty {
      for second in things.indices where second != first && !things[second].bounds.isEmpty {
        if things[second].window == first {
          contents[first].append(second)
          if things[first].shows(things[second]) {
            certain.append(Rule(relation: .inside, first: first, second: second))
          }
        } else if things[first].window == things[second].window {
          relate(first, second, things)
        }
      }
    }
  }

  private mutating func relate(_ first: Int, _ second: Int, _ things: [Thing]) {
    let (a, b) = (things[first], things[second])
    if a.holds(b, isBefore: first < second) {
      contents[first].append(second)
      certain.append(Rule(relation: .inside, first: first, second: second))
    } else if b.holds(a, isBefore: second < first) {
      return
    } else if let relation = a.relation(to: b) {
      certain.append(Rule(relation: relation, first: first, second: second))
    } else if let relation = a.likelyRelation(to: b, isBefore: first < second) {
      likely.append(Rule(relation: relation, first: first, second: second))
    }
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
  private func excludes(_ other: Thing) -> Bool { isSolid && other.isSolid || hasLine && other.isContent }

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
