#if canImport(UIKit) && !os(watchOS) && !FACET_UI
  public import UIKit

  /// A collection view that shows sections of items.
  ///
  ///     let list = ItemListView(layout: layout)
  ///     list.updater.setSections(animated: true) {
  ///       SectionModel(dataID: "stays") { for stay in stays { stayRow(stay) } }
  ///     }
  ///
  /// It is its own data source and delegate; neither is to be set. An item can be selected if it has a `didSelect`
  /// callback, and is deselected at once.
  public final class ItemListView: UICollectionView {
    /// Sets the sections, and updates the views that are shown.
    public private(set) lazy var updater: SectionListUpdater = SectionListUpdater(self)

    private lazy var source = ItemListSource(self)

    public init(layout: UICollectionViewLayout) {
      super.init(frame: .zero, collectionViewLayout: layout)
      // A cell that is prepared ahead is not visible, and would appear with the content that it was prepared with.
      isPrefetchingEnabled = false
      // A view whose content changes can need another height, also without any item coming or going.
      selfSizingInvalidation = .enabledIncludingConstraints
      dataSource = source
      delegate = source
    }

    @available(*, unavailable, message: "Views are made in code.")
    public required init?(coder: NSCoder) { return nil }

    public override func reloadData() {
      super.reloadData()
      source.forgetRows()
    }
  }

  extension ItemListView: SectionList {
    public var hasBounds: Bool { bounds.width > 0 && bounds.height > 0 }

    public var visibleItems: [ItemPath] { indexPathsForVisibleItems.map { ItemPath($0) }.sorted() }

    public func view(at path: ItemPath) -> AnyObject? { cell(at: path)?.container.view }

    public func state(at path: ItemPath) -> ItemState {
      guard let cell = cell(at: path) else { return .normal }
      return cell.isSelected ? .selected : cell.isHighlighted ? .highlighted : .normal
    }

    public func performBatchUpdates(
      _ steps: [UpdateStep], animated: Bool, applying: @escaping @MainActor () -> Void,
      completion: @escaping @MainActor () -> Void
    ) {
      func update() {
        performBatchUpdates {
          applying()
          for step in steps { self.perform(step) }
        } completion: { _ in
          self.source.forgetRows()
          completion()
        }
      }
      if animated { update() } else { UIView.performWithoutAnimation { update() } }
    }

    public var visibleSupplementaryViews: [SupplementaryView] { source.visibleSupplementaryViews }

    public func replaceView(of shown: SupplementaryView, with item: AnyItemModel) {
      source.replaceView(of: shown, with: item)
    }

    private func cell(at path: ItemPath) -> ItemCell? { cellForItem(at: IndexPath(path)) as? ItemCell }

    private func perform(_ step: UpdateStep) {
      switch step {
      case .deleteSections(let sections): deleteSections(IndexSet(sections))
      case .deleteItems(let paths): deleteItems(at: paths.map { IndexPath($0) })
      case .moveSection(let origin, let destination): moveSection(origin, toSection: destination)
      case .moveItem(let origin, let destination): moveItem(at: IndexPath(origin), to: IndexPath(destination))
      case .insertSections(let sections): insertSections(IndexSet(sections))
      case .insertItems(let paths): insertItems(at: paths.map { IndexPath($0) })
      }
    }
  }

  extension IndexPath {
    init(_ path: ItemPath) { self.init(item: path.item, section: path.section) }
  }

  extension ItemPath {
    init(_ path: IndexPath) { self.init(section: path.section, item: path.item) }
  }
#endif
