// Begun by facet scaffold EpoxyMapRow. It is yours, and not written again.

#if canImport(UIKit) && canImport(EpoxyCore)
  public import EpoxyCore
  public import UIKit

  public final class EpoxyMapRow: UIView, @MainActor EpoxyableView {
    private let style: Style
    private var behaviors: Behaviors?

    public init(style: Style) {
      self.style = style
      super.init(frame: .zero)
    }

    @available(*, unavailable, message: "Views are made in code.")
    public required init?(coder: NSCoder) { return nil }

    public func setContent(_ content: Content, animated: Bool) {
      // Show it here.
    }

    public func setBehaviors(_ behaviors: Behaviors?) { self.behaviors = behaviors }
  }
#endif
