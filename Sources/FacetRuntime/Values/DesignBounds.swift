/// A closed range with optional bounds, for all of `0...16`, `0...` and `...9`.
///
/// An open bound is the minimum or maximum value of the type, so that comparisons need no special case:
///
///     DesignBounds(0...).upper == .max
public nonisolated struct DesignBounds<Value: BoundsValue>: Hashable, Sendable {
  public let lower: Value
  public let upper: Value

  public init(lower: Value = .least, upper: Value = .greatest) {
    self.lower = lower
    self.upper = upper
  }

  public init(_ range: ClosedRange<Value>) { self.init(lower: range.lowerBound, upper: range.upperBound) }
  public init(_ range: PartialRangeFrom<Value>) { self.init(lower: range.lowerBound) }
  public init(_ range: PartialRangeThrough<Value>) { self.init(upper: range.upperBound) }
}

/// A type with a minimum and a maximum value.
public nonisolated protocol BoundsValue: Comparable, Hashable, Sendable {
  static var least: Self { get }
  static var greatest: Self { get }
}

nonisolated extension Int: BoundsValue {
  public static var least: Int { .min }
  public static var greatest: Int { .max }
}

nonisolated extension Double: BoundsValue {
  public static var least: Double { -.infinity }
  public static var greatest: Double { .infinity }
}

nonisolated extension Date: BoundsValue {
  public static var least: Date { .distantPast }
  public static var greatest: Date { .distantFuture }
}
