package import FacetItems

/// A list that keeps UIKit's rules for batch updates, and reports whatever UIKit would stop the app for.
///
/// Every item has a cell with a view of type `Cell`. A cell keeps its view when it is moved, as a collection view's does.
@MainActor package final class SimulatedList<Cell: AnyObject>: SectionList {
  package private(set) lazy var updater: SectionListUpdater = SectionListUpdater(self)
  package private(set) var faults: [String] = []
  package private(set) var log: [String] = []
  /// The steps of the last batch update.
  package private(set) var steps: [UpdateStep] = []
  package private(set) var cells: [[Cell]] = []
  package var hasBounds = true
  /// Ends the update that is under way.
  package private(set) var finishUpdate: (@MainActor () -> Void)?
  /// Whether updates end at once.
  package var isInstant = true
  /// Only items before this one have a view.
  package var firstHiddenItem = Int.max

  /// Whether a batch update is under way, up to its animation.
  package private(set) var isInBatch = false
  package var selectedItem: ItemPath?
  package var visibleSupplementaryViews: [SupplementaryView] = []

  package init() {}

  // MARK: SectionList

  package var visibleItems: [ItemPath] {
    cells.enumerated().flatMap { section, row in
      row.indices.prefix(firstHiddenItem).map { ItemPath(section: section, item: $0) }
    }
  }

  package func view(at path: ItemPath) -> AnyObject? {
    guard path.item < firstHiddenItem, cells.indices.contains(path.section),
      cells[path.section].indices.contains(path.item)
    else { return nil }
    return cells[path.section][path.item]
  }

  package func state(at path: ItemPath) -> ItemState { path == selectedItem ? .selected : .normal }

  package func replaceView(of shown: SupplementaryView, with item: AnyItemModel) {
    let view = item.makeView()
    item.configure(view)
    visibleSupplementaryViews = visibleSupplementaryViews.map { visible in
      visible.view !== shown.view
        ? visible
        : SupplementaryView(
          elementKind: visible.elementKind, path: visible.path, identifier: item.identifier.view, view: view)
    }
  }

  package func reloadData() {
    log.append("reload")
    cells = updater.sections.map { $0.items.map(makeCell) }
  }

  package func performBatchUpdates(
    _ steps: [UpdateStep], animated: Bool, applying: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    log.append("batch")
    self.steps = steps
    let old = cells.map(\.count)
    if updater.sections.map(\.items.count) != old { fault("the sections changed before the update") }
    isInBatch = true
    applying()
    isInBatch = false
    let batch = BatchUpdate(steps, old: old, new: updater.sections.map(\.items.count))
    faults += batch.faults
    if batch.faults.isEmpty {
      cells = batch.cells(from: cells) { makeCell(updater.sections[$0.section].items[$0.item]) }
    }
    finishUpdate = completion
    if isInstant { completeUpdate() }
  }

  package func completeUpdate() {
    let completion = finishUpdate
    finishUpdate = nil
    completion?()
  }

  private func makeCell(_ item: AnyItemModel) -> Cell {
    guard let view = item.makeView() as? Cell else { preconditionFailure("the list shows views of one type") }
    item.configure(view)
    return view
  }

  private func fault(_ text: String) { faults.append(text) }
}

/// A batch update by the rules that UIKit states where it raises NSInternalInconsistencyException: an item or section is
/// deleted or moved once, and comes to one place; nothing happens to an item of a section that is deleted or inserted;
/// and the counts after the update are those before it, less what is gone, plus what has come.
package struct BatchUpdate {
  package private(set) var faults: [String] = []
  private let old: [Int]
  private let new: [Int]
  private var deletedSections = Set<Int>()
  private var insertedSections = Set<Int>()
  /// By destination.
  private var movedSections: [Int: Int] = [:]
  private var deletedItems = Set<ItemPath>()
  private var insertedItems = Set<ItemPath>()
  private var movedItems: [ItemPath: ItemPath] = [:]

  /// - Parameters:
  ///   - old: The number of items of each section before the update.
  ///   - new: After it.
  package init(_ steps: [UpdateStep], old: [Int], new: [Int]) {
    self.old = old
    self.new = new
    for step in steps { add(step) }
    checkItems()
    checkCounts()
  }

  private mutating func add(_ step: UpdateStep) {
    switch step {
    case .deleteSections(let sections): for section in sections { leave(section) }
    case .deleteItems(let paths): for path in paths { leave(path) }
    case .moveSection(let origin, let destination):
      leave(origin)
      deletedSections.remove(origin)
      arrive(destination)
      insertedSections.remove(destination)
      movedSections[destination] = origin
    case .moveItem(let origin, let destination):
      leave(origin)
      deletedItems.remove(origin)
      arrive(destination)
      insertedItems.remove(destination)
      movedItems[destination] = origin
    case .insertSections(let sections): for section in sections { arrive(section) }
    case .insertItems(let paths): for path in paths { arrive(path) }
    }
  }

  private mutating func leave(_ section: Int) {
    require(old.indices.contains(section), "there is no section \(section) before the update")
    require(!movedSections.values.contains(section), "section \(section) is moved already")
    require(deletedSections.insert(section).inserted, "section \(section) is deleted already")
  }

  private mutating func arrive(_ section: Int) {
    require(new.indices.contains(section), "there is no section \(section) after the update")
    require(movedSections[section] == nil, "a section is moved to \(section) already")
    require(insertedSections.insert(section).inserted, "section \(section) is inserted already")
  }

  private mutating func leave(_ path: ItemPath) {
    require(isItem(path, of: old), "there is no item \(path) before the update")
    require(!movedItems.values.contains(path), "\(path) is moved already")
    require(deletedItems.insert(path).inserted, "\(path) is deleted already")
  }

  private mutating func arrive(_ path: ItemPath) {
    require(isItem(path, of: new), "there is no item \(path) after the update")
    require(movedItems[path] == nil, "an item is moved to \(path) already")
    require(insertedItems.insert(path).inserted, "\(path) is inserted already")
  }

  private mutating func checkItems() {
    for path in deletedItems.union(movedItems.values) {
      require(!deletedSections.contains(path.section), "\(path) is in a section that is deleted")
    }
    for path in insertedItems.union(movedItems.keys) {
      require(!insertedSections.contains(path.section), "\(path) is in a section that is inserted")
    }
  }

  private mutating func checkCounts() {
    guard faults.isEmpty else { return }
    require(
      new.count == old.count - deletedSections.count + insertedSections.count,
      "\(old.count) sections became \(new.count)")
    guard faults.isEmpty else { return }
    for (section, origin) in origins.enumerated() {
      guard let origin else { continue }
      let gone = deletedItems.count { $0.section == origin } + movedItems.values.count { $0.section == origin }
      let come = insertedItems.count { $0.section == section } + movedItems.keys.count { $0.section == section }
      require(
        new[section] == old[origin] - gone + come,
        "section \(origin) of \(old[origin]) items became one of \(new[section])")
    }
  }

  /// For each section after the update, the one before it; nil if it is inserted. What is not moved keeps its order.
  private var origins: [Int?] {
    var staying = old.indices.filter { !deletedSections.contains($0) && !movedSections.values.contains($0) }[...]
    return new.indices.map { movedSections[$0] ?? (insertedSections.contains($0) ? nil : staying.popFirst()) }
  }

  /// The cells after the update.
  @MainActor func cells<Cell>(from cells: [[Cell]], make: (ItemPath) -> Cell) -> [[Cell]] {
    origins.enumerated().map { section, origin in
      var staying = (origin.map { cells[$0].indices.map { ItemPath(section: origin ?? 0, item: $0) } } ?? [])
        .filter { !deletedItems.contains($0) && !movedItems.values.contains($0) }[...]
      return (0..<new[section]).map { item in
        let path = ItemPath(section: section, item: item)
        if let origin = movedItems[path] { return cells[origin.section][origin.item] }
        if insertedItems.contains(path) || origin == nil { return make(path) }
        guard let origin = staying.popFirst() else { return make(path) }
        return cells[origin.section][origin.item]
      }
    }
  }

  private func isItem(_ path: ItemPath, of counts: [Int]) -> Bool {
    counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
  }

  private mutating func require(_ holds: Bool, _ fault: String) {
    if !holds { faults.append(fault) }
  }
}
