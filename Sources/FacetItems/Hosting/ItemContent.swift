/// The values that a hosted view is made of, which tell whether a row shows anything else than before.
///
///     ItemContent(title, subtitle, isOn)
///
/// Closures are no part of it: they cannot be compared, and are renewed at each update.
public struct ItemContent: Equatable, Sendable {
  /// Nil if the values are not known.
  private let values: [any Equatable & Sendable]?

  /// - Parameter values: In a fixed order, since each is compared with the one at its place.
  public init(_ values: any Equatable & Sendable...) { self.values = values }

  private init(values: [any Equatable & Sendable]?) { self.values = values }

  /// Equal to nothing, not even to itself: the content of a view that cannot be compared, such as one with views in it.
  public static let unknown = ItemContent(values: nil)

  /// Whether both have the same number of values, and each value has the type and the value of its counterpart.
  public static func == (lhs: ItemContent, rhs: ItemContent) -> Bool {
    guard let values = lhs.values, let others = rhs.values, values.count == others.count else { return false }
    for (value, other) in zip(values, others) {
      guard areEqual(value, other) else { return false }
    }
    return true
  }
}
