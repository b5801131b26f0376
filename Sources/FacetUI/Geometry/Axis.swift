public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  case horizontal, vertical

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }
  }
}

// Arithmetic along an axis and across it, shared by rows and columns.

extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }

  func size(major: CGFloat, minor: CGFloat) -> CGSize {
    self == .horizontal ? CGSize(width: major, height: minor) : CGSize(width: minor, height: major)
  }

  func point(major: CGFloat, minor: CGFloat) -> CGPoint {
    self == .horizontal ? CGPoint(x: major, y: minor) : CGPoint(x: minor, y: major)
  }

  func proposal(major: CGFloat?, minor: CGFloat?) -> ProposedViewSize {
    self == .horizontal
      ? ProposedViewSize(width: major, height: minor) : ProposedViewSize(width: minor, height: major)
  }
}

extension CGSize {
  func length(along axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension ProposedViewSize {
  func length(along axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }
}
