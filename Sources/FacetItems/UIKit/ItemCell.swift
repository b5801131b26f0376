#if canImport(UIKit) && !os(watchOS) && !FACET_UI
  internal import UIKit

  /// The view of an item in a cell, which has its size.
  @MainActor final class ItemContainer {
    private(set) var view: UIView?
    /// Of the item that made the view.
    private(set) var identifier: ReuseIdentifier?
    /// The row that has the view, if that is `.unique`.
    private var section: DataID?

    /// Shows an item. One with the reuse identifier of those before has their view, and another one its own or a new one.
    ///
    /// - Parameter elementKind: Of a supplementary item.
    func show(
      _ item: AnyItemModel, of section: DataID, elementKind: String? = nil, in parent: UIView, hosts: RowHosts
    ) {
      let isUnique = item.identifier.view.isUnique
      if identifier != item.identifier.view || (isUnique && (self.section != section || view?.superview !== parent)) {
        leave(parent, hosts)
        let view = hosts.view(for: item, section: section, elementKind: elementKind) as? UIView ?? UIView()
        add(view, to: parent)
        (self.view, identifier, self.section) = (view, item.identifier.view, section)
      }
      if let view { item.configure(view) }
    }

    /// Another cell may have taken the view of a row that is `.unique`.
    private func leave(_ parent: UIView, _ hosts: RowHosts) {
      guard let view, let identifier, view.superview === parent else { return }
      view.removeFromSuperview()
      hosts.keep(view, of: identifier)
    }

    private func add(_ view: UIView, to parent: UIView) {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
        view.topAnchor.constraint(equalTo: parent.topAnchor),
        view.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
        view.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
      ])
    }
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
