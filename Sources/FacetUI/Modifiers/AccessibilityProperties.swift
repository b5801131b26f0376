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
  var adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)?

  struct Action {
    enum Kind: Hashable {
      case standard(AccessibilityActionKind)
      case named(String)
    }

    let kind: Kind
    let perform: @MainActor () -> Void
  }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// The children are elements, the view groups them.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The view is one element that says what its children say.
  public static let combine = AccessibilityChildBehavior(name: "combine")
  /// The view is one element; of its children nothing is said.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
}

public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String

  /// What a double tap does.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// A scrub with two fingers: away from here.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// A double tap with two fingers.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}
