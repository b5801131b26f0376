/// The changes that turn one collection into another.
///
/// Deletions and the origins of moves and updates are indexes in the old collection; insertions and their destinations
/// are indexes in the new one.
public struct Changeset<Index: Hashable & Sendable>: Equatable, Sendable {
  /// An element that is in both collections.
  public struct Change: Hashable, Sendable {
    /// The place in the old collection.
    public var old: Index
    /// The place in the new collection.
    public var new: Index

    @inlinable public init(old: Index, new: Index) {
      self.old = old
      self.new = new
    }
  }

  /// Ascending.
  public var inserts: [Index] = []
  /// Ascending.
  public var deletes: [Index] = []
  /// Elements of another content, in the order of the new collection. An element can be both updated and moved.
  public var updates: [Change] = []
  /// In the order of the new collection.
  public var moves: [Change] = []
  /// For each identifier that several elements of the new collection have, their indexes.
  ///
  /// Such elements are paired in order: the first with the first. It is no change that there are duplicates.
  public var duplicates: [[Index]] = []

  /// No changes.
  @inlinable public init() {}

  /// Whether the collections have the same elements in the same order.
  public var isEmpty: Bool { inserts.isEmpty && deletes.isEmpty && updates.isEmpty && moves.isEmpty }
}

public typealias IndexChangeset = Changeset<Int>
public typealias ItemPathChangeset = Changeset<ItemPath>

/// The place of an item in a list of sections.
public struct ItemPath: Hashable, Comparable, Sendable {
  /// The index of the section.
  public var section: Int
  /// The index of the item in its section.
  public var item: Int

  @inlinable public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  public static func < (lhs: ItemPath, rhs: ItemPath) -> Bool { (lhs.section, lhs.item) < (rhs.section, rhs.item) }
}

/// The changes that turn one list of sections into another.
public struct SectionedChangeset: Equatable, Sendable {
  /// Of the sections themselves, without their items.
  public var sectionChangeset: IndexChangeset
  /// Of the items of sections that are in both lists. An item in another section than before is deleted and inserted.
  public var itemChangeset: ItemPathChangeset

  @inlinable public init(sectionChangeset: IndexChangeset = .init(), itemChangeset: ItemPathChangeset = .init()) {
    self.sectionChangeset = sectionChangeset
    self.itemChangeset = itemChangeset
  }

  /// Whether sections and items are the same, in the same order.
  public var isEmpty: Bool { sectionChangeset.isEmpty && itemChangeset.isEmpty }
}
