#if canImport(UIKit) && !os(watchOS) && !FACET_UI
  internal import UIKit

  /// The view of an item in a cell, which has its size.
  @MainActor final class ItemContainer {
    private(set) var view: UIView?
    /// Of the item that made the view.
    private(set) var identifier: ReuseIdentifier?

    /// Shows an item. One with the reuse identifier of those before has their view, and another one a new view.
    func show(_ item: AnyItemModel, in parent: UIView) {
      if identifier != item.identifier.view {
        view?.removeFromSuperview()
        view = nil
        identifier = item.identifier.view
      }
      let view = view ?? makeView(of: item, in: parent)
      item.configure(view)
    }

    private func makeView(of item: AnyItemModel, in parent: UIView) -> UIView {
      let view = item.makeUIView()
      self.view = view
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
        view.topAnchor.constraint(equalTo: parent.topAnchor),
        view.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
        view.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
      ])
      return view
    }
  }

  extension AnyItemModel {
    /// Makes the view of the item. An item of another kind of object has an empty view.
    @MainActor func makeUIView() -> UIView { makeView() as? UIView ?? UIView() }
  }

  final class ItemCell: UICollectionViewCell {
    let container = ItemContainer()
    /// The item and its section when the cell was last displayed; nil if it is not visible.
    var displayed: (item: AnyItemModel, section: SectionModel)?
  }

  /// The view of a supplementary item.
  final class ItemSupplement: UICollectionReusableView {
    let container = ItemContainer()
  }
#endif
