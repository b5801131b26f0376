/// Where something is, in sixths of a point: half a pixel at 3× is the least that counts, and whole numbers compare the
/// same in every order. `x` is in reading order: in a right-to-left frame it counts from the right.
struct PictureBounds: Hashable {
  var x: Range<Int>
  var y: Range<Int>

  init(_ rect: Rect, isRightToLeft: Bool) {
    x = isRightToLeft ? Self.range(-rect.maxX, -rect.x) : Self.range(rect.x, rect.maxX)
    y = Self.range(rect.y, rect.maxY)
  }

  /// Of no extent: there is nothing that could be beside it, or in it.
  var isEmpty: Bool { x.isEmpty || y.isEmpty }

  func contains(_ other: Self) -> Bool { x.contains(other.x) && y.contains(other.y) }

  func clamped(to other: Self) -> Self {
    var bounds = self
    bounds.x = x.clamped(to: other.x)
    bounds.y = y.clamped(to: other.y)
    return bounds
  }

  private static func range(_ start: Double, _ end: Double) -> Range<Int> {
    func sixths(_ value: Double) -> Int { Int(max(-1e12, min((value * 6).rounded(), 1e12))) }
    return sixths(start)..<max(sixths(start), sixths(end))
  }
}

extension Range<Int> {
  func contains(_ other: Self) -> Bool { lowerBound <= other.lowerBound && other.upperBound <= upperBound }

  /// Twice the middle, so that it is a whole number.
  var doubleMiddle: Int { lowerBound + upperBound }

  func holdsMiddle(of other: Self) -> Bool {
    2 * lowerBound <= other.doubleMiddle && other.doubleMiddle <= 2 * upperBound
  }
}
