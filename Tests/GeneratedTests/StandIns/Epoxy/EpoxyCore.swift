// Of EpoxyCore, what bridges refer to, with its public signatures. The host of a view keeps the view, and shows nothing.

public import UIKit

#if canImport(SwiftUI)
  public import SwiftUI
#else
  public import FacetUI
#endif

// MARK: Views

public protocol StyledView: UIView {
  associatedtype Style: Hashable = Never

  init(style: Style)
}

public protocol ContentConfigurableView: UIView {
  associatedtype Content: Equatable = Never

  func setContent(_ content: Self.Content, animated: Bool)
}

public protocol BehaviorsConfigurableView: UIView {
  associatedtype Behaviors = Never

  func setBehaviors(_ behaviors: Self.Behaviors?)
}

extension BehaviorsConfigurableView where Behaviors == Never {
  public func setBehaviors(_ behaviors: Never?) {}
}

public typealias EpoxyableView = BehaviorsConfigurableView & ContentConfigurableView & StyledView

// MARK: Hosts

public enum SwiftUIHostingViewReuseBehavior: Hashable {
  case reusable
  case unique(reuseID: AnyHashable)
}

public final class EpoxySwiftUIHostingView<RootView: View>: UIView, EpoxyableView {
  public struct Style: Hashable {
    public var reuseBehavior: SwiftUIHostingViewReuseBehavior
    public var initialContent: Content

    public init(reuseBehavior: SwiftUIHostingViewReuseBehavior, initialContent: Content) {
      self.reuseBehavior = reuseBehavior
      self.initialContent = initialContent
    }

    public static func == (lhs: Style, rhs: Style) -> Bool { lhs.reuseBehavior == rhs.reuseBehavior }

    public func hash(into hasher: inout Hasher) { hasher.combine(reuseBehavior) }
  }

  public struct Content: Equatable {
    public var rootView: RootView
    public var dataID: AnyHashable?

    public init(rootView: RootView, dataID: AnyHashable?) {
      self.rootView = rootView
      self.dataID = dataID
    }

    /// Views cannot be compared, so each is set.
    public static func == (lhs: Content, rhs: Content) -> Bool { false }
  }

  /// Private in Epoxy.
  public private(set) var content: Content

  public init(style: Style) {
    content = style.initialContent
    super.init()
  }

  public func setContent(_ content: Content, animated: Bool) { self.content = content }
}

// MARK: Sizes

public struct EpoxyIntrinsicContentSizeInvalidator {
  let invalidate: () -> Void

  public func callAsFunction() { invalidate() }
}

extension EnvironmentValues {
  public var epoxyIntrinsicContentSizeInvalidator: EpoxyIntrinsicContentSizeInvalidator {
    get { self[EpoxyIntrinsicContentSizeInvalidatorKey.self] }
    set { self[EpoxyIntrinsicContentSizeInvalidatorKey.self] = newValue }
  }
}

private struct EpoxyIntrinsicContentSizeInvalidatorKey: EnvironmentKey {
  static var defaultValue: EpoxyIntrinsicContentSizeInvalidator { EpoxyIntrinsicContentSizeInvalidator(invalidate: {}) }
}
