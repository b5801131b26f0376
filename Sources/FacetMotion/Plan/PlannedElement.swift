/// An element of a transition: where it begins and ends, and how it looks there.
public struct PlannedElement: Hashable, Sendable {
  public enum Role: String, Hashable, Sendable {
    /// Only on the destination.
    case added
    /// Only on the source.
    case removed
    /// On both.
    case shared
  }

  /// An element at one end of the transition.
  public struct Look: Hashable, Sendable {
    /// In the coordinates of the element around it if it moves with that, or else of the container.
    public let frame: MotionRect
    /// From 0 to 1.
    public let opacity: Double
    /// The radius in points.
    public let blur: Double

    public init(frame: MotionRect, opacity: Double, blur: Double) {
      self.frame = frame
      self.opacity = opacity
      self.blur = blur
    }
  }

  public let identifier: MotionIdentifier
  public internal(set) var role: Role
  public internal(set) var from: Look
  public internal(set) var to: Look
  public let timing: MotionTiming
  /// Seconds from the begin of the transition until the element begins to change.
  public internal(set) var begin: Double
  /// How many copies are to be made for the element: 2 for a shared element whose content differs, in which the later copy
  /// fades in over the earlier one.
  public let copies: Int
  /// The index of the element around it; nil for those around which there is none.
  public internal(set) var parent: Int?
  public let movesWithParent: Bool

  /// The progress of the element so many seconds after the begin of the transition.
  func value(at seconds: Double) -> Double { timing.value(at: seconds - begin) }

  /// The same as a fraction of its duration, without its curve.
  func linearValue(at seconds: Double) -> Double {
    timing.duration > 0 ? min(max((seconds - begin) / timing.duration, 0), 1) : seconds >= begin ? 1 : 0
  }
}

/// A view of one of the two screens of a transition, in place of which a copy is animated.
public struct Original: Hashable, Sendable {
  public let identifier: MotionIdentifier
  public let side: MotionDiagnostic.Side

  public init(identifier: MotionIdentifier, side: MotionDiagnostic.Side) {
    self.identifier = identifier
    self.side = side
  }
}
