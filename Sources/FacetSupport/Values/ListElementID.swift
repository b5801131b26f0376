/// The identity of an element in a container with several lists.
public nonisolated struct ListElementID<ID: Hashable>: Hashable {
  let list: Int
  let id: ID

  /// - Parameters:
  ///   - list: The number of the list in the container.
  ///   - id: The identity of the element in its list.
  public init(list: Int, id: ID) {
    self.list = list
    self.id = id
  }
}

extension ListElementID: Sendable where ID: Sendable {}

nonisolated extension Array {
  /// The elements, identified by their positions and the number of their list.
  ///
  /// A lazy stack or grid identifies its views by their ids alone. Without list numbers, views of two lists with equal
  /// ids would be dropped:
  ///
  ///     ForEach(content.weekdays.identified(inList: 0), id: \.id) { _, weekday in … }
  ///     ForEach(content.days.identified(inList: 1), id: \.id) { _, day in … }
  public func identified(inList list: Int) -> [(id: ListElementID<Int>, element: Element)] {
    enumerated().map { (ListElementID(list: list, id: $0.offset), $0.element) }
  }

  /// The elements, identified by one of their values and the number of their list.
  public func identified<ID: Hashable>(
    by id: KeyPath<Element, ID>, inList list: Int
  ) -> [(id: ListElementID<ID>, element: Element)] {
    map { (ListElementID(list: list, id: $0[keyPath: id]), $0) }
  }
}
