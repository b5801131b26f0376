package import FacetFrame

/// The order in which VoiceOver visits elements: line by line, each line in reading direction.
///
/// Two elements are on different lines if their top edges are at least `lineHeight` apart. That comparison is not
/// transitive, so the result depends on the algorithm: it is an insertion sort in the order of the view tree. The rule
/// and its constants are those that cashapp/AccessibilitySnapshot found on devices.
package struct VoiceOverOrder: Sendable {
  /// The minimum distance of lines, in points.
  package var lineHeight: Double

  package static let phone = VoiceOverOrder(lineHeight: 8)
  package static let pad = VoiceOverOrder(lineHeight: 13)

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
    if abs(lhs.rect.y - rhs.rect.y) >= lineHeight { return lhs.rect.y < rhs.rect.y }
    return isRightToLeft ? lhs.rect.maxX > rhs.rect.maxX : lhs.rect.x < rhs.rect.x
  }
}
