#if canImport(UIKit) && canImport(EpoxyCore)
  public import EpoxyCore
  public import UIKit

  public final class EpoxyMapRow: UIView, EpoxyableView {
    private let style: Style
    private(set) var content: Content?
    private(set) var behaviors: Behaviors?

    public init(style: Style) {
      self.style = style
      super.init()
    }

    public func setContent(_ content: Content, animated: Bool) { self.content = content }
    public func setBehaviors(_ behaviors: Behaviors?) { self.behaviors = behaviors }
  }
#endif
