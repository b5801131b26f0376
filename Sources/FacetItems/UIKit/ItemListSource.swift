#if canImport(UIKit) && !os(watchOS) && !FACET_UI
  internal import UIKit

  /// Gives a list its cells, and reports its events to the updater.
  @MainActor final class ItemListSource: NSObject {
    private unowned let list: ItemListView
    private var updater: SectionListUpdater { list.updater }
    /// The names under which cells and supplementary views are registered, by kind; items have none.
    private var names: [String?: [ReuseIdentifier: String]] = [:]
    private let hosts = RowHosts()
    /// Of the cells and views for places without an item: UIKit raises an exception for one that it has not dequeued.
    private static let none = ReuseIdentifier(ItemListSource.self)

    init(_ list: ItemListView) { self.list = list }

    var visibleSupplementaryViews: [SupplementaryView] {
      names.keys.compactMap(\.self).flatMap { kind in
        list.indexPathsForVisibleSupplementaryElements(ofKind: kind).compactMap { indexPath in
          guard let supplement = list.supplementaryView(forElementKind: kind, at: indexPath) as? ItemSupplement,
            let identifier = supplement.container.identifier, let view = supplement.container.view
          else { return nil }
          return SupplementaryView(
            elementKind: kind, path: ItemPath(indexPath), identifier: identifier, view: view)
        }
      }
    }

    func replaceView(of shown: SupplementaryView, with item: AnyItemModel) {
      let view = list.supplementaryView(forElementKind: shown.elementKind, at: IndexPath(shown.path))
      guard let supplement = view as? ItemSupplement else { return }
      show(item, ofKind: shown.elementKind, at: shown.path, in: supplement)
    }

    /// Drops the views of rows that are gone.
    func forgetRows() { hosts.forgetRows(exceptOf: updater.sections) }

    private func show(_ item: AnyItemModel, ofKind kind: String, at path: ItemPath, in supplement: ItemSupplement) {
      supplement.container.show(
        item, of: updater.sections[path.section].dataID, elementKind: kind, in: supplement, hosts: hosts)
    }

    /// Returns the name for the cells of an item, and registers it when it is first used.
    private func name(of identifier: ReuseIdentifier, kind: String?) -> String {
      if let name = names[kind]?[identifier] { return name }
      let name = "\(identifier.viewTypeName) \(names[kind, default: [:]].count)"
      names[kind, default: [:]][identifier] = name
      if let kind {
        list.register(ItemSupplement.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: name)
      } else {
        list.register(ItemCell.self, forCellWithReuseIdentifier: name)
      }
      return name
    }
  }

  extension ItemListSource: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { updater.sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      updater.sections.indices.contains(section) ? updater.sections[section].items.count : 0
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let path = ItemPath(indexPath)
      let item = updater.item(at: path)
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: name(of: item?.identifier.view.registration ?? Self.none, kind: nil), for: indexPath)
      if let item, let cell = cell as? ItemCell {
        cell.container.show(item, of: updater.sections[path.section].dataID, in: cell.contentView, hosts: hosts)
      }
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let path = ItemPath(indexPath)
      let item = updater.supplementaryItem(ofKind: kind, at: path)
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: name(of: item?.identifier.view.supplementRegistration ?? Self.none, kind: kind),
        for: indexPath)
      if let item, let supplement = view as? ItemSupplement { show(item, ofKind: kind, at: path, in: supplement) }
      return view
    }
  }

  extension ItemListSource: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
      canSelect(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      updater.didChangeState(at: ItemPath(indexPath))
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      updater.didChangeState(at: ItemPath(indexPath))
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      canSelect(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      let path = ItemPath(indexPath)
      updater.didChangeState(at: path)
      updater.didSelect(at: path)
      // The callback may have changed the list.
      for indexPath in collectionView.indexPathsForSelectedItems ?? [] {
        collectionView.deselectItem(at: indexPath, animated: true)
        updater.didChangeState(at: ItemPath(indexPath))
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
      let path = ItemPath(indexPath)
      guard let cell = cell as? ItemCell, let view = cell.container.view, let item = updater.item(at: path) else {
        return
      }
      cell.displayed = (item, updater.sections[path.section])
      updater.willDisplay(view, at: path)
    }

    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
      guard let cell = cell as? ItemCell, let view = cell.container.view, let displayed = cell.displayed else { return }
      cell.displayed = nil
      // The latest models of the item and its section, if they are still in the list.
      if let path = updater.path(ofItem: displayed.item.dataID, inSection: displayed.section.dataID),
        let item = updater.item(at: path)
      {
        updater.didEndDisplaying(view, item, of: updater.sections[path.section])
      } else {
        updater.didEndDisplaying(view, displayed.item, of: displayed.section)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) {
      guard let view = (view as? ItemSupplement)?.container.view else { return }
      updater.willDisplay(view, supplementaryItemOfKind: elementKind, at: ItemPath(indexPath))
    }

    func collectionView(
      _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
      if let view = (view as? ItemSupplement)?.container.view { updater.didEndDisplaying(supplementaryView: view) }
    }

    private func canSelect(_ indexPath: IndexPath) -> Bool {
      updater.item(at: ItemPath(indexPath))?.callbacks.contains(.didSelect) == true
    }
  }
#endif
