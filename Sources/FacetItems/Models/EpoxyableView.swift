// The three groups of what a view shows and does. A property belongs to one group only: content is compared, a style
// identifies the view, and behaviors are set again at every update because closures cannot be compared.

/// A view whose style is fixed when it is made.
@MainActor public protocol StyledView: AnyObject {
  associatedtype Style: Hashable & Sendable = Never

  init(style: Style)
}

extension StyledView where Style == Never {
  public init(style: Never) { switch style {} }
}

/// A view without styles.
@MainActor public protocol UnstyledView: StyledView where Style == Never {
  init()
}

/// A view that shows values.
@MainActor public protocol ContentConfigurableView: AnyObject {
  associatedtype Content: Equatable & Sendable = Never

  func setContent(_ content: Content, animated: Bool)
}

extension ContentConfigurableView where Content == Never {
  public func setContent(_ content: Never, animated: Bool) {}
}

/// A view that calls back.
@MainActor public protocol BehaviorsConfigurableView: AnyObject {
  /// Closures: what is not `Equatable`, and so is no content.
  associatedtype Behaviors: Sendable = Never

  /// - Parameter behaviors: Nil takes away those that were set before.
  func setBehaviors(_ behaviors: Behaviors?)
}

extension BehaviorsConfigurableView where Behaviors == Never {
  public func setBehaviors(_ behaviors: Never?) {}
}

/// A view that items, bars and supplementary items can be made of.
///
///     final class Row: EpoxyableView {
///       enum Style: Hashable { case regular, large }
///       struct Content: Equatable { var title: String }
///       struct Behaviors { var onTap: @MainActor @Sendable () -> Void }
///       …
///     }
public typealias EpoxyableView = StyledView & ContentConfigurableView & BehaviorsConfigurableView
