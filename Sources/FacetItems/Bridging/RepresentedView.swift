/// A view of UIKit that stands among views of SwiftUI: makes it, and brings it up to date.
///
/// - If the style differs, a new view takes the place of the old one, because a view keeps its style for life.
/// - Otherwise, if the content differs, the view is given the content, and its size may change.
/// - Behaviors are set at each update, and then closures that were added with `configure` run, in their order.
@MainActor public final class RepresentedView<View: AnyObject> {
  /// What an update asks of the container.
  public enum Change: Hashable, Sendable {
    case none
    /// The view may need another size.
    case content
    /// There is another view.
    case view
  }

  /// The view that shows the latest model. Another style replaces it.
  public private(set) var view: View
  private var model: AnyItemModel

  /// Makes the view and gives it its content. Behaviors are set by the first update.
  public init(_ model: ItemModel<View>) {
    self.model = model.eraseToAnyItemModel()
    view = model.makeView()
    self.model.update(view, animated: false, state: .normal)
  }

  /// - Parameters:
  ///   - model: What is to be shown. Its `dataID` is not used.
  ///   - configurations: Called with the view after its behaviors are set.
  public func update(
    to model: ItemModel<View>, animated: Bool, configurations: [@MainActor (View) -> Void] = []
  ) -> Change {
    let old = self.model
    self.model = model.eraseToAnyItemModel()
    let change: Change
    if old.identifier.view != self.model.identifier.view {
      view = model.makeView()
      change = .view
    } else {
      change = self.model.isDiffableItemEqual(to: old) ? .none : .content
    }
    if change != .none { self.model.update(view, animated: animated, state: .normal) }
    self.model.setBehaviors(of: view, state: .normal)
    for configure in configurations { configure(view) }
    return change
  }
}
