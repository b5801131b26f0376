/// Identifiers that are not unique where they must be.
public struct Duplicates: Equatable, Sendable {
  /// For each identifier of several sections, their indexes.
  public var sections: [[Int]] = []
  /// For each identifier of several items of a section, their places.
  public var items: [[ItemPath]] = []

  public init(sections: [[Int]] = [], items: [[ItemPath]] = []) {
    self.sections = sections
    self.items = items
  }

  /// Whether all identifiers are unique.
  public var isEmpty: Bool { sections.isEmpty && items.isEmpty }
}

/// The places of items by their identifiers. The last of several counts.
struct ItemIndex {
  private var sections: [DataID: Int] = [:]
  private var items: [[DataID: Int]] = []
  /// Of each section, by their kinds.
  private var supplements: [[String: [AnyItemModel]]] = []
  private(set) var duplicates = Duplicates()

  init() {}

  init(_ models: [SectionModel]) {
    (sections, duplicates.sections) = places(of: models.map(\.dataID))
    for (section, model) in models.enumerated() {
      let (places, groups) = places(of: model.items.map(\.dataID))
      items.append(places)
      duplicates.items += groups.map { $0.map { ItemPath(section: section, item: $0) } }
      supplements.append(Dictionary(grouping: model.supplementaryItems, by: \.elementKind).mapValues { $0.map(\.item) })
    }
  }

  func section(_ dataID: DataID) -> Int? { sections[dataID] }

  func supplementaryItem(ofKind kind: String, at path: ItemPath) -> AnyItemModel? {
    guard supplements.indices.contains(path.section), let items = supplements[path.section][kind] else { return nil }
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  func path(ofItem item: DataID, inSection section: DataID) -> ItemPath? {
    guard let section = sections[section], let item = items[section][item] else { return nil }
    return ItemPath(section: section, item: item)
  }
}

/// The last place of each identifier, and for each identifier that has several, all its places.
private func places(of identifiers: [DataID]) -> ([DataID: Int], [[Int]]) {
  var places = [DataID: Int](minimumCapacity: identifiers.count)
  var duplicates = Set<DataID>()
  for (index, identifier) in identifiers.enumerated() {
    if places.updateValue(index, forKey: identifier) != nil { duplicates.insert(identifier) }
  }
  if duplicates.isEmpty { return (places, []) }
  var groups: [DataID: [Int]] = [:]
  for (index, identifier) in identifiers.enumerated() where duplicates.contains(identifier) {
    groups[identifier, default: []].append(index)
  }
  return (places, groups.values.sorted { $0[0] < $1[0] })
}
