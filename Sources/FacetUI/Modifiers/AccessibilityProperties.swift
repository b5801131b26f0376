/// What was said about one node with accessibility modifiers. Of two modifiers that set the same thing the outer one
/// counts; actions add up.
struct AccessibilityProperties {
  /// `accessibilityElement(children:)`: the node is an element, or a container of elements, of its own. It stands on
  /// a node that is there for it alone, so what is said inside and outside of it does not mix.
  var children: AccessibilityChildBehavior?
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var addedTraits: AccessibilityTraits = []
  var removedTraits: AccessibilityTraits = []
  var isHidden: Bool?
  /// Higher comes first among its siblings.
  var sortPriority: Double?
  var headingLevel: AccessibilityHeadingLevel?
  /// In the order in which they were added.
  var actions: [Action] = []
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?

  struct Action {
    enum Kind: Equatable {
      case standard(AccessibilityActionKind)
      case named(String)
    }

    let kind: Kind
    let perform: () -> Void
  }
}

public struct AccessibilityChildBehavior: Hashable {
  private let name: String

  /// The children are elements, the view groups them.
  public static var contain: AccessibilityChildBehavior { AccessibilityChildBehavior(name: "contain") }
  /// The view is one element that says what its children say.
  public static var combine: AccessibilityChildBehavior { AccessibilityChildBehavior(name: "combine") }
  /// The view is one element; of its children nothing is said.
  public static var ignore: AccessibilityChildBehavior { AccessibilityChildBehavior(name: "ignore") }
}

@nonexhaustive public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

@nonexhaustive public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String

  /// The action of a double tap.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// A scrub with two fingers: away from here.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// A double tap with two fingers.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}
