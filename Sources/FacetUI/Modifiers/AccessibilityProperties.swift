import FacetFrame

/// The accessibility modifiers of a node. The outer of two modifiers for the same property has precedence; actions are
/// accumulated.
struct AccessibilityProperties {
  /// `accessibilityElement(children:)`: the node is an element or a container of elements. It has a node of its own, so
  /// that modifiers inside and outside of it are separate.
  var children: AccessibilityChildBehavior?
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  /// The words that are shown large while a finger is held on the element; empty for its label.
  var largeContent: String?
  var addedTraits: AccessibilityTraits = []
  var removedTraits: AccessibilityTraits = []
  var isHidden: Bool?
  /// Elements with a higher priority come first among their siblings.
  var sortPriority: Double?
  var headingLevel: AccessibilityHeadingLevel?
  /// The actions in the order in which they were added.
  var actions: [Action] = []
  /// What is read on request, in the order in which it was added.
  var customContent: [AccessibilityElement.CustomContent] = []
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  /// The state that is set while assistive technologies are on the element.
  var focus: FocusTarget?

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

  /// The children are elements, and the view is their container.
  public static var contain: AccessibilityChildBehavior { AccessibilityChildBehavior(name: "contain") }
  /// The view is one element that combines its children.
  public static var combine: AccessibilityChildBehavior { AccessibilityChildBehavior(name: "combine") }
  /// The view is one element that ignores its children.
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
  /// A scrub with two fingers, which dismisses the view.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// A double tap with two fingers.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

/// The identity of custom content, like SwiftUI's.
public struct AccessibilityCustomContentKey {
  let label: Text
  let id: String

  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }
}

/// Custom content of the Accessibility framework.
public enum AXCustomContent {
  /// When custom content is read.
  @nonexhaustive public enum Importance: Hashable, Sendable { case `default`, high }
}
