#if canImport(UIKit) && !os(watchOS) && !FACET_UI
  public import UIKit

  /// A stack of bars at the top or the bottom of a screen.
  ///
  ///     let bars = BarStackView(zOrder: .firstToLast)
  ///     bars.updater.setBars(animated: true) { SearchBar.barModel(content: .init(text)) }
  public final class BarStackView: UIStackView {
    /// Sets the bars, and updates those that are shown.
    public private(set) lazy var updater: BarStackUpdater = BarStackUpdater(self, zOrder: zOrder)

    private let zOrder: BarZOrder
    /// Seconds.
    private let duration = 0.25

    /// - Parameter zOrder: `firstToLast` at the top of a screen, `lastToFirst` at its bottom.
    public init(zOrder: BarZOrder) {
      self.zOrder = zOrder
      super.init(frame: .zero)
      axis = .vertical
    }

    @available(*, unavailable, message: "Views are made in code.")
    public required init(coder: NSCoder) {
      zOrder = .firstToLast
      super.init(coder: coder)
    }
  }

  extension BarStackView: BarStack {
    public func insert(_ bar: AnyObject, at index: Int, animated: Bool) {
      let view = view(of: bar)
      // One that another bar had may have faded out.
      view.alpha = 1
      insertArrangedSubview(view, at: index)
      fadeIn(view, animated: animated)
    }

    public func remove(at index: Int, animated: Bool, completion: @escaping @MainActor () -> Void) {
      let view = arrangedSubviews[index]
      removeArrangedSubview(view)
      fadeOut(view, animated: animated, completion: completion)
    }

    public func move(from index: Int, to destination: Int, animated: Bool) {
      let view = arrangedSubviews[index]
      removeArrangedSubview(view)
      insertArrangedSubview(view, at: destination)
      guard animated else { return }
      UIView.animate(withDuration: duration) { self.layoutIfNeeded() }
    }

    public func replace(
      at index: Int, with bar: AnyObject, animated: Bool, completion: @escaping @MainActor () -> Void
    ) {
      remove(at: index, animated: animated, completion: completion)
      insert(bar, at: index, animated: animated)
    }

    public func setZOrder(_ order: [Int]) {
      for (view, _) in zip(arrangedSubviews, order).sorted(by: { $0.1 < $1.1 }) { bringSubviewToFront(view) }
    }

    /// A bar of another kind of object has an empty view, so that the others keep their places.
    private func view(of bar: AnyObject) -> UIView { bar as? UIView ?? UIView() }

    private func fadeIn(_ view: UIView, animated: Bool) {
      guard animated else { return }
      view.alpha = 0
      UIView.animate(withDuration: duration) {
        view.alpha = 1
        self.layoutIfNeeded()
      }
    }

    /// The view is no longer arranged, but visible until it has faded.
    private func fadeOut(_ view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
      guard animated else {
        view.removeFromSuperview()
        return completion()
      }
      // The stack no longer constrains it.
      view.translatesAutoresizingMaskIntoConstraints = true
      UIView.animate(withDuration: duration) {
        view.alpha = 0
        self.layoutIfNeeded()
      } completion: { _ in
        view.removeFromSuperview()
        completion()
      }
    }
  }
#endif
