/// Names a guide of a project's own, and says where it is in views that do not set it.
public protocol AlignmentID: SendableMetatype {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view and the positions of its guides, in the view's own coordinates.
public struct ViewDimensions {
  public let width: CGFloat
  public let height: CGFloat
  /// Where the view itself, or what is in it, sets a guide.
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
  /// Of a guide of SwiftUI's own: its place as a part of the view's length. It saves measuring most views twice.
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
