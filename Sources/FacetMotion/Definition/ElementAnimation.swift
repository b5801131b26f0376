/// How an element that is on only one of two screens appears or disappears. An element on both moves from one place to the
/// other, whatever its animation is.
public struct ElementAnimation: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Fades in place.
    case crossfade
    /// Slides over an edge of the container.
    case edgeTranslation(MotionEdge)
    /// Moves from its place on one screen to that on the other.
    case sharedElement
    /// Fades and gets sharp; the radius is in points.
    case blur(radius: Double)
    /// Fades and moves by points.
    case translate(x: Double, y: Double)
    /// Fades and keeps its distance to the nearest edge of another element.
    case anchorTranslation(relativeTo: MotionIdentifier)
  }

  public let kind: Kind
  /// Whether the element fades; nil for what the kind does.
  public private(set) var fade: Bool?
  /// When and how the element changes; nil for the timing of the transition, and for an anchored element that of its anchor.
  public private(set) var timing: MotionTiming?

  public init(_ kind: Kind) { self.kind = kind }

  public static let crossfade = ElementAnimation(.crossfade)
  public static let sharedElement = ElementAnimation(.sharedElement)
  public static let blur = blur(radius: 20)

  public static func blur(radius: Double) -> ElementAnimation {
    ElementAnimation(.blur(radius: radius.isFinite ? max(radius, 0) : 0))
  }

  public static func edgeTranslation(_ edge: MotionEdge) -> ElementAnimation {
    ElementAnimation(.edgeTranslation(edge))
  }

  public static func translate(x: Double = 0, y: Double = 0) -> ElementAnimation {
    ElementAnimation(.translate(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0))
  }

  public static func translateX(_ points: Double) -> ElementAnimation { translate(x: points) }
  public static func translateY(_ points: Double) -> ElementAnimation { translate(y: points) }

  public static func anchorTranslation(relativeTo anchor: MotionIdentifier) -> ElementAnimation {
    ElementAnimation(.anchorTranslation(relativeTo: anchor))
  }

  /// Fades or does not, whatever the kind does.
  public func fade(_ fade: Bool) -> ElementAnimation {
    var animation = self
    animation.fade = fade
    return animation
  }

  /// Changes with another timing than the transition.
  public func timing(_ timing: MotionTiming) -> ElementAnimation {
    var animation = self
    animation.timing = timing
    return animation
  }

  /// A translation over an edge does not fade; everything else does.
  var fades: Bool {
    if let fade { return fade }
    if case .edgeTranslation = kind { return false }
    return true
  }
}

/// An edge of the container of a transition. `leading` is the left one where text runs from left to right.
public enum MotionEdge: String, Hashable, Sendable, CaseIterable {
  case top, bottom, leading, trailing
}
