/// Brings a list from one state of its sections to the next.
///
///     updater.setSections(viewModel.sections, animated: true)
///
/// Each pass compares the new sections with those that the list shows. Views of items whose content has changed are
/// updated in place; then the list performs one batch update. Behaviors are set again on all visible views after every
/// pass, because closures cannot be compared. So are the visible supplementary items, which are not compared.
@MainActor public final class SectionListUpdater {
  /// The sections that the list shows.
  public private(set) var sections: [SectionModel] = []
  /// Called for identifiers that several sections, or several items of a section, have. Such items are shown; their order
  /// decides which of them is which after an update.
  public var onDuplicates: (@MainActor (Duplicates) -> Void)?

  /// What has been set while the list was busy. Only the latest counts.
  private var pending: Pending?
  private var isUpdating = false
  private var hasData = false
  private var index = ItemIndex()
  private var visibleCounts: [DataID: Int] = [:]
  private weak var list: (any SectionList)?

  /// - Parameter list: It is not retained.
  public init(_ list: some SectionList) { self.list = list }

  private struct Pending {
    var sections: [SectionModel]
    var animated: Bool
  }

  // MARK: Setting sections

  /// Shows these sections.
  public func setSections(animated: Bool, @SectionModelBuilder _ sections: () -> [SectionModel]) {
    setSections(sections(), animated: animated)
  }

  /// Shows these sections. If the list is in an update, they are shown after it, unless others are set before its end.
  public func setSections(_ sections: [SectionModel], animated: Bool) {
    pending = Pending(sections: sections, animated: animated)
    updateIfNeeded()
  }

  private func updateIfNeeded() {
    guard !isUpdating, let list, let next = pending else { return }
    pending = nil
    isUpdating = true
    // Nothing can be animated from a list that has shown nothing yet.
    if hasData, list.hasBounds { update(list, to: next) } else { reload(list, with: next.sections) }
  }

  private func reload(_ list: some SectionList, with sections: [SectionModel]) {
    hasData = true
    show(sections)
    list.reloadData()
    finishUpdate()
  }

  private func update(_ list: some SectionList, to next: Pending) {
    let changes = next.sections.makeSectionedChangeset(from: sections)
    for update in changes.itemChangeset.updates {
      guard let view = list.view(at: update.old) else { continue }
      next.sections[update.new.section].items[update.new.item]
        .update(view, animated: next.animated, state: list.state(at: update.old))
    }
    let steps = changes.steps
    if steps.isEmpty {
      show(next.sections)
      finishUpdate()
    } else {
      list.performBatchUpdates(
        steps, animated: next.animated, applying: { self.show(next.sections) },
        completion: { [weak self] in self?.finishUpdate() })
    }
  }

  private func show(_ sections: [SectionModel]) {
    self.sections = sections
    index = ItemIndex(sections)
    if !index.duplicates.isEmpty { onDuplicates?(index.duplicates) }
  }

  private func finishUpdate() {
    if let list {
      for path in list.visibleItems {
        if let view = list.view(at: path) { item(at: path)?.setBehaviors(of: view, state: list.state(at: path)) }
      }
      for shown in list.visibleSupplementaryViews {
        guard let item = supplementaryItem(ofKind: shown.elementKind, at: shown.path) else { continue }
        if item.identifier.view == shown.identifier {
          item.configure(shown.view)
        } else {
          list.replaceView(of: shown, with: item)
        }
      }
    }
    isUpdating = false
    updateIfNeeded()
  }

  // MARK: Looking up

  /// Nil if there is no such item.
  public func item(at path: ItemPath) -> AnyItemModel? {
    guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item) else {
      return nil
    }
    return sections[path.section].items[path.item]
  }

  /// Nil if there is no such supplementary item.
  ///
  /// - Parameter path: The section, and the index among its items of this kind.
  public func supplementaryItem(ofKind elementKind: String, at path: ItemPath) -> AnyItemModel? {
    guard sections.indices.contains(path.section) else { return nil }
    let items = sections[path.section].supplementaryItems.filter { $0.elementKind == elementKind }
    return items.indices.contains(path.item) ? items[path.item].item : nil
  }

  /// The place of an item; nil if there is none. Of several items with the identifier it is the last.
  public func path(ofItem dataID: DataID, inSection section: DataID) -> ItemPath? {
    index.path(ofItem: dataID, inSection: section)
  }

  // MARK: Events of the list

  /// For the list to call when the user selects an item.
  public func didSelect(at path: ItemPath) { call(.didSelect, at: path) }

  /// For the list to call when an item is highlighted or selected, and when it no longer is.
  public func didChangeState(at path: ItemPath) { call(.setState, at: path) }

  /// For the list to call when an item becomes visible, before its view is drawn.
  public func willDisplay(_ view: AnyObject, at path: ItemPath) {
    guard let item = item(at: path) else { return }
    let section = sections[path.section]
    let count = visibleCounts[section.dataID, default: 0]
    visibleCounts[section.dataID] = count + 1
    if count == 0 { for callback in section.willDisplayCallbacks { callback(section) } }
    item.call(.willDisplay, view)
  }

  /// For the list to call when an item is no longer visible.
  ///
  /// - Parameters:
  ///   - item: The item and its section as they were displayed: they may be gone from the list.
  public func didEndDisplaying(_ view: AnyObject, _ item: AnyItemModel, of section: SectionModel) {
    item.call(.didEndDisplaying, view)
    guard let count = visibleCounts[section.dataID] else { return }
    visibleCounts[section.dataID] = count > 1 ? count - 1 : nil
    if count == 1 { for callback in section.didEndDisplayingCallbacks { callback(section) } }
  }

  private func call(_ kind: ItemCallback, at path: ItemPath) {
    guard let list, let view = list.view(at: path) else { return }
    item(at: path)?.call(kind, view, state: list.state(at: path))
  }
}
