extension Expression {
  /// The radius of each corner, in points.
  package struct CornerRadii: Hashable, Sendable {
    package var topLeading, bottomLeading, bottomTrailing, topTrailing: Expression

    package init(
      topLeading: Expression, bottomLeading: Expression, bottomTrailing: Expression, topTrailing: Expression
    ) {
      self.topLeading = topLeading
      self.bottomLeading = bottomLeading
      self.bottomTrailing = bottomTrailing
      self.topTrailing = topTrailing
    }

    /// In SwiftUI's order.
    package var all: [Expression] { [topLeading, bottomLeading, bottomTrailing, topTrailing] }

    /// Equal radii at all corners.
    package var isUniform: Bool { all.allSatisfy { $0 == topLeading } }
  }
}
