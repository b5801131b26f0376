package import FacetFrame

/// The order in which VoiceOver visits elements: row by row, each row in reading direction.
///
/// Two elements are in one row if the vertical center of one of them is within the other, so that a tall button beside a
/// line of text is read after it, and the lines beside a picture are read one after the other. That comparison is not
/// transitive, so the result depends on the algorithm: it is an insertion sort in the order of the view tree.
///
/// cashapp/AccessibilitySnapshot found on devices that UIKit compares the top edges of elements, but its issue 129 says that
/// SwiftUI does not. No device was at hand to check what SwiftUI does; this is the order in which people read.
package struct VoiceOverOrder: Sendable {
  package init() {}

  /// Sorts items. Those with a higher `priority` come first, regardless of position.
  package func sorted<Item>(
    _ items: [Item], isRightToLeft: Bool, key: (Item) -> (rect: Rect, priority: Double)
  ) -> [Item] {
    var sorted: [(key: (rect: Rect, priority: Double), item: Item)] = []
    for item in items {
      let key = key(item)
      var place = sorted.endIndex
      while place > 0, precedes(key, sorted[place - 1].key, isRightToLeft) { place -= 1 }
      sorted.insert((key, item), at: place)
    }
    return sorted.map(\.item)
  }

  private func precedes(
    _ lhs: (rect: Rect, priority: Double), _ rhs: (rect: Rect, priority: Double), _ isRightToLeft: Bool
  ) -> Bool {
    if lhs.priority != rhs.priority { return lhs.priority > rhs.priority }
    guard lhs.rect.isInRow(of: rhs.rect) else { return lhs.rect.y < rhs.rect.y }
    return isRightToLeft ? lhs.rect.maxX > rhs.rect.maxX : lhs.rect.x < rhs.rect.x
  }
}

extension Rect {
  fileprivate func isInRow(of other: Rect) -> Bool { holds(other.centerY) || other.holds(centerY) }

  private var centerY: Double { y + height / 2 }

  /// Whether a vertical position is within the rectangle, not on its edge.
  private func holds(_ position: Double) -> Bool { position > y && position < maxY }
}
