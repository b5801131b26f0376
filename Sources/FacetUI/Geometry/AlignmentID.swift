/// The type of a custom alignment guide, with its default position.
public protocol AlignmentID: SendableMetatype {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view and the positions of its guides, in the view's own coordinates.
public struct ViewDimensions {
  public let width: CGFloat
  public let height: CGFloat
  /// The position of a guide that the view or a descendant sets explicitly.
  let explicit: (AlignmentKey) -> CGFloat?

  init(_ size: CGSize, explicit: @escaping (AlignmentKey) -> CGFloat? = { _ in nil }) {
    width = size.width
    height = size.height
    self.explicit = explicit
  }

  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.defaultValue(in: self) }
}

/// The identity of a guide.
struct AlignmentKey: Sendable {
  let axis: Axis
  private let id: any AlignmentID.Type
  /// The default position of a built-in guide as a fraction of the length, which avoids measuring most views twice.
  let fraction: CGFloat?

  init(_ axis: Axis, _ id: any AlignmentID.Type, fraction: CGFloat? = nil) {
    self.axis = axis
    self.id = id
    self.fraction = fraction
  }

  func defaultValue(in dimensions: ViewDimensions) -> CGFloat { id.defaultValue(in: dimensions) }
}

extension AlignmentKey: Hashable {
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id && lhs.axis == rhs.axis }

  func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(ObjectIdentifier(id))
  }
}

extension CGPoint {
  func coordinate(along axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}
