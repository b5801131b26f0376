/// A fault of a transition that a plan makes up for.
public enum MotionDiagnostic: Hashable, Sendable {
  /// One of the two screens of a transition.
  public enum Side: String, Hashable, Sendable {
    case source, destination
  }

  /// The definition names an identifier more than once. Its first entry counts.
  case duplicateEntry(MotionIdentifier)
  /// Several views of a screen have an identifier. The first is animated.
  case duplicateIdentifier(MotionIdentifier, Side)
  /// An identifier of the definition is on neither screen.
  case missingElement(MotionIdentifier)
  /// An element is on both screens, and thus shared, though its animation says otherwise.
  case sharedElement(MotionIdentifier)
  /// A shared element is on one screen only. It crossfades.
  case oneSidedSharedElement(MotionIdentifier)
  /// The anchor of an element takes no part. The element crossfades.
  case missingAnchor(MotionIdentifier, anchor: MotionIdentifier)
  /// Elements that are anchored to each other in a circle, possibly through elements around them. Those of them with
  /// anchors fade in place.
  case anchorCycle([MotionIdentifier])
}

extension MotionDiagnostic: CustomStringConvertible {
  public var description: String {
    switch self {
    case .duplicateEntry(let identifier): "'\(identifier)' has more than one entry; the first is used"
    case .duplicateIdentifier(let identifier, let side):
      "several views of the \(side.rawValue) have the identifier '\(identifier)'; the first is animated"
    case .missingElement(let identifier): "'\(identifier)' is on neither screen"
    case .sharedElement(let identifier): "'\(identifier)' is on both screens, so it is animated as a shared element"
    case .oneSidedSharedElement(let identifier): "shared element '\(identifier)' is on one screen only; it crossfades"
    case .missingAnchor(let identifier, let anchor):
      "anchor '\(anchor)' of '\(identifier)' takes no part in the transition; '\(identifier)' crossfades"
    case .anchorCycle(let identifiers):
      "anchors form a cycle: " + (identifiers + identifiers.prefix(1)).map { "'\($0)'" }.joined(separator: " → ")
    }
  }
}
