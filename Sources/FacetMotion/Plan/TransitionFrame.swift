/// The elements of a transition at one moment, in drawing order.
public struct TransitionFrame: Hashable, Sendable {
  public struct Element: Hashable, Sendable {
    public let identifier: MotionIdentifier
    public let role: PlannedElement.Role
    /// In the container.
    public let frame: MotionRect
    /// From 0 to 1. Elements are drawn beside each other, not in each other, so it is that of this element alone.
    public let opacity: Double
    /// The radius in points.
    public let blur: Double
    /// The opacity of the copy of the destination, which is drawn over that of the source; nil if there is one copy only.
    public let laterCopyOpacity: Double?
    /// The index of the element around it.
    public let parent: Int?
  }

  public let elements: [Element]
}
