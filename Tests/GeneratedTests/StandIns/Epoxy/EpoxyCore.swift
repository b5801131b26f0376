// Of EpoxyCore, what bridges refer to, with its public signatures. The host of a view keeps the view, and shows nothing.
//
// Compared with the sources of Epoxy of June 2025: the protocols of views, which its package compiles in Swift 5 mode.

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
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { return nil }

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

// MARK: Views of UIKit in SwiftUI

public enum SwiftUIMeasurementContainerStrategy {
  case automatic, proposed, intrinsicHeightProposedWidth, intrinsicWidthProposedHeight, intrinsic
}

public struct SwiftUIView<Content: UIView, Storage>: View {
  public var sizing = SwiftUIMeasurementContainerStrategy.automatic
  let storage: Storage

  public var body: some View { EmptyView() }

  public func sizing(_ strategy: SwiftUIMeasurementContainerStrategy) -> Self {
    var copy = self
    copy.sizing = strategy
    return copy
  }
}

extension StyledView where Self: ContentConfigurableView & BehaviorsConfigurableView {
  @preconcurrency @MainActor
  public static func swiftUIView(
    content: Content, style: Style, behaviors: Behaviors? = nil
  ) -> SwiftUIView<Self, (content: Content, style: Style)> {
    SwiftUIView(storage: (content: content, style: style))
  }
}

extension StyledView where Self: ContentConfigurableView & BehaviorsConfigurableView, Style == Never {
  @preconcurrency @MainActor
  public static func swiftUIView(content: Content, behaviors: Behaviors? = nil) -> SwiftUIView<Self, Content> {
    SwiftUIView(storage: content)
  }
}

extension StyledView where Self: ContentConfigurableView & BehaviorsConfigurableView, Content == Never {
  @preconcurrency @MainActor
  public static func swiftUIView(style: Style, behaviors: Behaviors? = nil) -> SwiftUIView<Self, Style> {
    SwiftUIView(storage: style)
  }
}

extension StyledView where Self: ContentConfigurableView & BehaviorsConfigurableView, Content == Never, Style == Never {
  @preconcurrency @MainActor
  public static func swiftUIView(behaviors: Behaviors? = nil) -> SwiftUIView<Self, Void> {
    SwiftUIView(storage: ())
  }
}

// Epoxy's defaults for views without a style or content.

extension StyledView where Style == Never {
  public init(style: Never) { switch style {} }
}

extension ContentConfigurableView where Content == Never {
  public func setContent(_ content: Never, animated: Bool) {}
}
