/// A section of a list: an identity, its items, and views beside them.
///
///     SectionModel(dataID: "results") {
///       for listing in listings { Row.itemModel(dataID: listing.id, content: .init(listing)) }
///     }
public struct SectionModel: Sendable {
  /// The identity of the section, unique in its list.
  public let dataID: DataID
  /// The items, in order.
  public var items: [AnyItemModel]
  /// Headers, footers and other views that belong to the section and are no items.
  public private(set) var supplementaryItems: [SupplementaryItemModel] = []
  /// In the order in which they were added.
  private(set) var willDisplayCallbacks: [Callback] = []
  private(set) var didEndDisplayingCallbacks: [Callback] = []

  public typealias Callback = @MainActor @Sendable (SectionModel) -> Void

  /// A section of these items, without supplementary items.
  public init(dataID: DataID, items: [any ItemModeling] = []) {
    self.dataID = dataID
    self.items = items.map { $0.eraseToAnyItemModel() }
  }

  /// A section of these items, without supplementary items.
  public init(dataID: DataID, @ItemModelBuilder items: () -> [AnyItemModel]) {
    self.dataID = dataID
    self.items = items()
  }

  /// The section with these views beside its items, in place of those that it has.
  public func supplementaryItems(@SupplementaryItemModelBuilder _ items: () -> [SupplementaryItemModel]) -> Self {
    var section = self
    section.supplementaryItems = items()
    return section
  }

  /// Called when the first view of the section appears, after callbacks that were added before; nil adds none.
  public func willDisplay(_ callback: Callback?) -> Self {
    var section = self
    if let callback { section.willDisplayCallbacks.append(callback) }
    return section
  }

  /// Called when the last view of the section is no longer visible, after callbacks that were added before; nil adds
  /// none.
  public func didEndDisplaying(_ callback: Callback?) -> Self {
    var section = self
    if let callback { section.didEndDisplayingCallbacks.append(callback) }
    return section
  }
}

extension SectionModel: DiffableSection {
  public var diffIdentifier: DataID { dataID }
  public var diffableItems: [AnyItemModel] { items }
}

/// A view that belongs to a section without being one of its items, such as a header.
public struct SupplementaryItemModel: Sendable {
  /// The kind by which the list's layout places it.
  public let elementKind: String
  /// The view, with its content.
  public let item: AnyItemModel

  public init(elementKind: String, item: some ItemModeling) {
    self.elementKind = elementKind
    self.item = item.eraseToAnyItemModel()
  }
}

extension SupplementaryItemModel: Diffable {
  public struct DiffIdentifier: Hashable, Sendable {
    let elementKind: String
    let item: ItemIdentifier
  }

  public var diffIdentifier: DiffIdentifier { DiffIdentifier(elementKind: elementKind, item: item.identifier) }

  public func isDiffableItemEqual(to other: SupplementaryItemModel) -> Bool { item.isDiffableItemEqual(to: other.item) }
}
