/// The name of a view that takes part in transitions: `BottomSheet.backgroundView`.
///
/// Views of two screens, or of two states of a screen, with the same identifier are one element of a transition.
public struct MotionIdentifier: Hashable, Sendable {
  public let name: String

  public init(_ name: String) { self.name = name }
}

extension MotionIdentifier: ExpressibleByStringLiteral {
  public init(stringLiteral name: String) { self.init(name) }
}

extension MotionIdentifier: CustomStringConvertible {
  public var description: String { name }
}
