// Of UIKit, what the libraries adapt to, with Apple's public signatures. Methods that are optional for a delegate are
// required here, so that a signature that UIKit would not call is an error.
//
// Compared with the headers and the overlays of the SDKs of iOS 17.4 and 26.2 in November 2026: the classes and protocols
// of the main actor, what is Sendable (colors, fonts, traits), the closures, and what tvOS and watchOS do not have. The
// closures of animations are those of 17.4; newer ones say of some that they are the main actor's, which accepts more. That
// of a dynamic color is Sendable here and not in 26.2, which accepts one of the main actor and calls it on any thread. The
// libraries compile with the headers of iOS 26.2, Mac Catalyst and tvOS 18.0 themselves.

// Rectangles are in the stand-in for SwiftUI.
@_exported public import Foundation
@_exported public import SwiftUI

// MARK: Colors and fonts

open class UIColor: NSObject, @unchecked Sendable {
  public convenience init(_ color: Color) { self.init() }
  #if !os(watchOS)
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) { self.init() }
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
  #endif
}

extension Color {
  public init(uiColor: UIColor) { self = .clear }
}

open class UIFont: NSObject, @unchecked Sendable {
  public struct TextStyle: Hashable, Sendable {
    public static let body = TextStyle()
    public static let callout = TextStyle()
    public static let caption1 = TextStyle()
    public static let caption2 = TextStyle()
    public static let footnote = TextStyle()
    public static let headline = TextStyle()
    public static let subheadline = TextStyle()
    #if !os(tvOS)
      public static let largeTitle = TextStyle()
    #endif
    public static let title1 = TextStyle()
    public static let title2 = TextStyle()
    public static let title3 = TextStyle()
  }

  public convenience init?(name fontName: String, size fontSize: CGFloat) { return nil }
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
  open var lineHeight: CGFloat { 0 }
}

// UIKit of watchOS has no views.
#if !os(watchOS)

  open class UIFontMetrics: NSObject, @unchecked Sendable {
    public init(forTextStyle textStyle: UIFont.TextStyle) {}
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat { value }
  }

  // MARK: Traits

  public struct UIContentSizeCategory: Hashable, Sendable {
    public init(_ dynamicTypeSize: DynamicTypeSize?) {}
  }

  public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
  public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal, high
  }

  open class UITraitCollection: NSObject, @unchecked Sendable {
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) { self.init() }
    open var userInterfaceStyle: UIUserInterfaceStyle { .unspecified }
    open var accessibilityContrast: UIAccessibilityContrast { .unspecified }
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { T.defaultValue }
  }

  public protocol UITraitDefinition {
    associatedtype Value

    static var defaultValue: Value { get }
    static var identifier: String { get }
    static var name: String { get }
    static var affectsColorAppearance: Bool { get }
  }

  extension UITraitDefinition {
    public static var identifier: String { "" }
    public static var name: String { "" }
    public static var affectsColorAppearance: Bool { false }
  }

  public protocol UIMutableTraits {
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
  }

  /// SwiftUI's.
  public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    static func read(from traitCollection: UITraitCollection) -> Value
    static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
  }

  // MARK: Views

  @MainActor open class UIResponder: NSObjectProtocol { public init() {} }

  @MainActor open class UIView: UIResponder {
    public init(frame: CGRect) { super.init() }
    public convenience override init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init() }

    open var bounds = CGRect.zero
    open var frame = CGRect.zero
    open var subviews: [UIView] { [] }
    open var superview: UIView? { nil }
    open var alpha: CGFloat = 1
    open var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
    open var isHidden = false
    open var isUserInteractionEnabled = true
    open var clipsToBounds = false
    open var backgroundColor: UIColor?
    open var window: UIWindow? { nil }
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    open var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
    open var translatesAutoresizingMaskIntoConstraints = true
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    #if !os(tvOS)
      open var keyboardLayoutGuide: UIKeyboardLayoutGuide { UIKeyboardLayoutGuide() }
    #endif

    open func addSubview(_ view: UIView) {}
    open func insertSubview(_ view: UIView, at index: Int) {}
    open func didMoveToWindow() {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
    open func bringSubviewToFront(_ view: UIView) {}
    open func removeFromSuperview() {}
    open func layoutIfNeeded() {}
    open func layoutSubviews() {}
    @objc open func setNeedsLayout() {}
    open func invalidateIntrinsicContentSize() {}
    open func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { targetSize }

    open class var layoutFittingCompressedSize: CGSize { .zero }

    open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {}
    open class func animate(
      withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {}
    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {}
  }

  @MainActor open class UIWindow: UIView {}

  #if !os(tvOS)
    @MainActor open class UILayoutGuide: NSObject { open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() } }
    @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}
    @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide { open var usesBottomSafeArea = true }
  #endif

  public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

  @MainActor open class UIVisualEffect: NSObject {}

  @MainActor open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable { case regular, prominent }

    public convenience init(style: UIBlurEffect.Style) { self.init() }
  }

  @MainActor open class UIVisualEffectView: UIView {
    public init(effect: UIVisualEffect?) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var effect: UIVisualEffect?
  }

  @MainActor open class UIViewPropertyAnimator: NSObject {
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
      self.init()
    }

    open var fractionComplete: CGFloat = 0
    open var pausesOnCompletion = false
    open func stopAnimation(_ withoutFinishing: Bool) {}
  }

  extension UIView {
    public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
  }

  @MainActor public enum UIAccessibility { public static var isReduceMotionEnabled: Bool { false } }

  public struct UIEdgeInsets: Equatable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  public struct NSDirectionalEdgeInsets: Sendable { public static let zero = NSDirectionalEdgeInsets() }

  public struct UILayoutPriority: Hashable, Sendable {
    public static var required: UILayoutPriority { UILayoutPriority() }
    public static var fittingSizeLevel: UILayoutPriority { UILayoutPriority() }
  }

  @MainActor open class UILabel: UIView { open var numberOfLines = 1 }

  @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { NSLayoutConstraint() }
  }
  open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
  open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

  @MainActor open class NSLayoutConstraint: NSObject {
    public enum Axis: Sendable { case horizontal, vertical }

    open class func activate(_ constraints: [NSLayoutConstraint]) {}
  }

  @MainActor open class UIStackView: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init(coder: NSCoder) { super.init(frame: .zero) }

    open var axis = NSLayoutConstraint.Axis.horizontal
    open var arrangedSubviews: [UIView] { [] }
    open var isLayoutMarginsRelativeArrangement = false

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {}
    open func removeArrangedSubview(_ view: UIView) {}
  }

  // MARK: Collection views

  @MainActor open class UICollectionViewLayout: NSObject {}

  @MainActor open class UICollectionReusableView: UIView {}

  @MainActor open class UICollectionViewCell: UICollectionReusableView {
    open var contentView: UIView { self }
    open var contentConfiguration: (any UIContentConfiguration)?
    open var isSelected = false
    open var isHighlighted = false
  }

  @MainActor open class UIScrollView: UIView {
    open var contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    open var verticalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  }

  @MainActor open class UICollectionView: UIScrollView {
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open weak var dataSource: (any UICollectionViewDataSource)?
    open weak var delegate: (any UICollectionViewDelegate)?
    open var isPrefetchingEnabled = true
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    open var indexPathsForVisibleItems: [IndexPath] { [] }
    open var indexPathsForSelectedItems: [IndexPath]? { nil }

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
    open func register(
      _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {}
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
      -> UICollectionViewCell
    { UICollectionViewCell() }
    open func dequeueReusableSupplementaryView(
      ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView() }

    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
      -> UICollectionReusableView?
    { nil }
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] { [] }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {}

    open func reloadData() {}
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {}
    open func insertSections(_ sections: IndexSet) {}
    open func deleteSections(_ sections: IndexSet) {}
    open func moveSection(_ section: Int, toSection newSection: Int) {}
    open func insertItems(at indexPaths: [IndexPath]) {}
    open func deleteItems(at indexPaths: [IndexPath]) {}
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  }

  @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
    func numberOfSections(in collectionView: UICollectionView) -> Int
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
  }

  @MainActor public protocol UICollectionViewDelegate: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    func collectionView(
      _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath)
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath)
  }

  // MARK: View controllers

  public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, automatic
    #if !os(tvOS)
      case pageSheet
    #endif
  }

  @MainActor open class UIViewController: UIResponder {
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var view: UIView! { nil }
    open var presentingViewController: UIViewController? { nil }
    open var isBeingDismissed: Bool { false }
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

    open func present(
      _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {}
    open func viewDidLoad() {}
    open func viewDidLayoutSubviews() {}
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
  }

  @MainActor open class UINavigationController: UIViewController {
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public enum Operation: Int, Sendable { case none, push, pop }

    open weak var delegate: (any UINavigationControllerDelegate)?

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? { nil }
    @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool)
      -> [UIViewController]?
    { nil }
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
  }

  @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isCancelled: Bool { get }
  }

  @MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult func animate(
      alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
      completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
  }

  // MARK: Transitions of view controllers

  public struct UITransitionContextViewControllerKey: Hashable, Sendable {
    public static let from = UITransitionContextViewControllerKey()
    public static let to = UITransitionContextViewControllerKey()
  }

  public struct UITransitionContextViewKey: Hashable, Sendable {
    public static let from = UITransitionContextViewKey()
    public static let to = UITransitionContextViewKey()
  }

  @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    var containerView: UIView { get }
    var isInteractive: Bool { get }
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    func finishInteractiveTransition()
    func cancelInteractiveTransition()
    func completeTransition(_ didComplete: Bool)
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    func finalFrame(for vc: UIViewController) -> CGRect
  }

  @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  }

  @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  }

  @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
  }

  @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
  }

  // MARK: Core Animation, which UIKit exports

  open class CADisplayLink: NSObject {
    public convenience init(target: Any, selector sel: Selector) { self.init() }
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func invalidate() {}
  }

  // swift-format-ignore
  public func CACurrentMediaTime() -> TimeInterval { 0 }

  // MARK: Hosting and representing, which are SwiftUI's. This module is compiled after it.

  public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public var transaction: Transaction
  }

  @MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
    func makeCoordinator() -> Coordinator
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
  }

  @MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
    public init(rootView: Content) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public var safeAreaRegions = SafeAreaRegions.all
  }

  public protocol UIContentConfiguration {
    @MainActor func makeContentView() -> any UIView & UIContentView
  }

  @MainActor public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
  }

  @MainActor @preconcurrency public struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
    public init(@ViewBuilder content: () -> Content) {}

    public func makeContentView() -> any UIView & UIContentView { Hosting(self) }
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration { self }

    private final class Hosting: UIView, UIContentView {
      var configuration: any UIContentConfiguration

      init(_ configuration: any UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
      }

      required init?(coder: NSCoder) { return nil }
    }
  }

#endif
