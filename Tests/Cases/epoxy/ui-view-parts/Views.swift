#if canImport(UIKit) && canImport(EpoxyCore)
  public import EpoxyCore
  public import UIKit

  public final class EpoxyLogo: UIView, @MainActor EpoxyableView {}

  public final class EpoxyTitle: UIView, @MainActor EpoxyableView {
    public func setContent(_ content: Content, animated: Bool) {}
  }

  public enum Maps {
    public final class EpoxyDot: UIView, @MainActor EpoxyableView {
      public init(style: Style) { super.init(frame: .zero) }

      @available(*, unavailable)
      public required init?(coder: NSCoder) { return nil }

      public func setBehaviors(_ behaviors: Behaviors?) {}
    }
  }
#endif
