/// Brings a list from one state of its sections to the next.
///
///     updater.setSections(viewModel.sections, animated: true)
///
/// Each pass compares the new sections with those that the list shows. In one batch update, views of items whose content has
/// changed are updated in place, and items come, go and move; a list measures views again whose content changes there.
/// Visible supplementary items with another content are updated in a second one. Behaviors are set again on all visible
/// views after every pass, because closures cannot be compared.
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
  /// What visible views of supplementary items show, by the identities of the views.
  private var supplements: [ObjectIdentifier: Supplement] = [:]
  private weak var list: (any SectionList)?

  /// - Parameter list: It is not retained.
  public init(_ list: some SectionList) { self.list = list }

  private struct Pending {
    var sections: [SectionModel]
    var animated: Bool
  }

  private struct Supplement {
    var item: AnyItemModel
    var section: SectionModel
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
    finishUpdate(animated: false)
  }

  private func update(_ list: some SectionList, to next: Pending) {
    let changes = next.sections.makeSectionedChangeset(from: sections)
    // Found while the places are the old ones.
    let updates = changes.itemChangeset.updates.compactMap { update -> (AnyItemModel, AnyObject, ItemState)? in
      guard let view = list.view(at: update.old) else { return nil }
      return (next.sections[update.new.section].items[update.new.item], view, list.state(at: update.old))
    }
    let steps = changes.steps
    if steps.isEmpty, updates.isEmpty {
      show(next.sections)
      finishUpdate(animated: next.animated)
    } else {
      list.performBatchUpdates(
        steps, animated: next.animated,
        applying: {
          for (item, view, state) in updates { item.update(view, animated: next.animated, state: state) }
          self.show(next.sections)
        }, completion: { [weak self] in self?.finishUpdate(animated: next.animated) })
    }
  }

  private func show(_ sections: [SectionModel]) {
    self.sections = sections
    index = ItemIndex(sections)
    if !index.duplicates.isEmpty { onDuplicates?(index.duplicates) }
  }

  private func finishUpdate(animated: Bool) {
    guard let list else { return endUpdate() }
    for path in list.visibleItems {
      if let view = list.view(at: path) { item(at: path)?.setBehaviors(of: view, state: list.state(at: path)) }
    }
    let visible = visibleSupplements(of: list)
    if visible.allSatisfy({ isShown($1.item, in: $0) }) {
      for (shown, supplement) in visible { supplement.item.setBehaviors(of: shown.view, state: .normal) }
      remember(visible)
      endUpdate()
    } else {
      list.performBatchUpdates(
        [], animated: animated, applying: { self.update(visible, of: list) },
        completion: { [weak self] in self?.endUpdate() })
    }
  }

  private func endUpdate() {
    isUpdating = false
    updateIfNeeded()
  }

  // MARK: Supplementary items

  private func visibleSupplements(of list: some SectionList) -> [(SupplementaryView, Supplement)] {
    list.visibleSupplementaryViews.compactMap { shown in
      supplementaryItem(ofKind: shown.elementKind, at: shown.path).map {
        (shown, Supplement(item: $0, section: sections[shown.path.section]))
      }
    }
  }

  private func isShown(_ item: AnyItemModel, in shown: SupplementaryView) -> Bool {
    item.identifier.view == shown.identifier
      && supplements[ObjectIdentifier(shown.view)]?.item.isDiffableItemEqual(to: item) == true
  }

  private func update(_ visible: [(SupplementaryView, Supplement)], of list: some SectionList) {
    var replaced: [ObjectIdentifier: AnyItemModel] = [:]
    for (shown, supplement) in visible {
      if isShown(supplement.item, in: shown) {
        supplement.item.setBehaviors(of: shown.view, state: .normal)
      } else if supplement.item.identifier.view == shown.identifier {
        supplement.item.configure(shown.view)
      } else {
        replaced[ObjectIdentifier(shown.view)] = supplements[ObjectIdentifier(shown.view)]?.item
        list.replaceView(of: shown, with: supplement.item)
      }
    }
    let now = visibleSupplements(of: list)
    for ((old, _), (new, supplement)) in zip(visible, now) where old.view !== new.view {
      replaced[ObjectIdentifier(old.view)]?.call(.didEndDisplaying, old.view)
      supplement.item.call(.willDisplay, new.view)
    }
    remember(now)
  }

  private func remember(_ visible: [(SupplementaryView, Supplement)]) {
    supplements = Dictionary(visible.map { (ObjectIdentifier($0.view), $1) }) { _, last in last }
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
    index.supplementaryItem(ofKind: elementKind, at: path)
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
    appear(sections[path.section])
    item.call(.willDisplay, view)
  }

  /// For the list to call when a supplementary item becomes visible, before its view is drawn.
  ///
  /// - Parameter path: The section, and the index among its items of this kind.
  public func willDisplay(_ view: AnyObject, supplementaryItemOfKind elementKind: String, at path: ItemPath) {
    guard let item = supplementaryItem(ofKind: elementKind, at: path) else { return }
    let section = sections[path.section]
    supplements[ObjectIdentifier(view)] = Supplement(item: item, section: section)
    appear(section)
    item.call(.willDisplay, view)
  }

  /// For the list to call when an item is no longer visible.
  ///
  /// - Parameters:
  ///   - item: The item and its section as they were displayed: they may be gone from the list.
  public func didEndDisplaying(_ view: AnyObject, _ item: AnyItemModel, of section: SectionModel) {
    item.call(.didEndDisplaying, view)
    disappear(section)
  }

  /// For the list to call when the view of a supplementary item is no longer visible. Only a view that was said to be
  /// displayed is; its item is the latest that it showed.
  public func didEndDisplaying(supplementaryView view: AnyObject) {
    guard let supplement = supplements.removeValue(forKey: ObjectIdentifier(view)) else { return }
    supplement.item.call(.didEndDisplaying, view)
    disappear(index.section(supplement.section.dataID).map { sections[$0] } ?? supplement.section)
  }

  private func appear(_ section: SectionModel) {
    let count = visibleCounts[section.dataID, default: 0]
    visibleCounts[section.dataID] = count + 1
    if count == 0 { for callback in section.willDisplayCallbacks { callback(section) } }
  }

  private func disappear(_ section: SectionModel) {
    guard let count = visibleCounts[section.dataID] else { return }
    visibleCounts[section.dataID] = count > 1 ? count - 1 : nil
    if count == 1 { for callback in section.didEndDisplayingCallbacks { callback(section) } }
  }

  private func call(_ kind: ItemCallback, at path: ItemPath) {
    guard let list, let view = list.view(at: path) else { return }
    item(at: path)?.call(kind, view, state: list.state(at: path))
  }
}
