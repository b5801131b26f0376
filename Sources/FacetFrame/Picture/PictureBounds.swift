import FacetText

/// Bounds in sixths of a point: half a pixel at 3× is the smallest significant difference, and integers compare
/// exactly. `x` is in reading order: in a right-to-left frame it is measured from the right.
struct PictureBounds: Hashable {
  var x: Range<Int>
  var y: Range<Int>

  init(_ rect: Rect, isRightToLeft: Bool) {
    x = isRightToLeft ? Self.range(-rect.maxX, -rect.x) : Self.range(rect.x, rect.maxX)
    y = Self.range(rect.y, rect.maxY)
  }

  /// Whether it has no extent, so that nothing can be beside it or in it.
  var isEmpty: Bool { x.isEmpty || y.isEmpty }

  func contains(_ other: Self) -> Bool { x.contains(other.x) && y.contains(other.y) }

  func clamped(to other: Self) -> Self {
    var bounds = self
    bounds.x = x.clamped(to: other.x)
    bounds.y = y.clamped(to: other.y)
    return bounds
  }

  private static func range(_ start: Double, _ end: Double) -> Range<Int> {
    func sixths(_ value: Double) -> Int { Int(nearest: max(-1e12, min(value * 6, 1e12))) }
    return sixths(start)..<max(sixths(start), sixths(end))
  }
}

extension Range<Int> {
  func contains(_ other: Self) -> Bool { lowerBound <= other.lowerBound && other.upperBound <= upperBound }

  /// Twice the center, which is an integer.
  var doubleMiddle: Int { lowerBound + upperBound }

  func holdsMiddle(of other: Self) -> Bool {
    2 * lowerBound <= other.doubleMiddle && other.doubleMiddle <= 2 * upperBound
  }
}
