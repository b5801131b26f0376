#if canImport(UIKit) && canImport(EpoxyCore)
  public import EpoxyCore
  public import UIKit

  public final class EpoxyLogo: UIView, EpoxyableView {}

  public final class EpoxyTitle: UIView, EpoxyableView {
    public func setContent(_ content: Content, animated: Bool) {}
  }

  public final class EpoxyDot: UIView, EpoxyableView {
    public init(style: Style) { super.init() }

    public func setBehaviors(_ behaviors: Behaviors?) {}
  }
#endif
