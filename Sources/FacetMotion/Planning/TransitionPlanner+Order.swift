extension TransitionPlanner {
  /// The entries of the merged hierarchy with the entries around them, in drawing order.
  ///
  /// Siblings are in the order of the destination. Those that are removed are behind the first sibling, or in front of the
  /// nearest earlier one of the source that is a sibling in the destination, too.
  func mergedOrder() -> [(entry: Int, parent: Int?)] {
    // Index 0 is for the elements that have none around them, entry + 1 for those in the element of an entry.
    let count = definition.entries.count
    var children = [[Int]](repeating: [], count: count + 1)
    func place(of parent: Int?) -> Int { parent.map { $0 + 1 } ?? 0 }

    // The removed siblings that are in front of an element, and those at the very back in an element.
    var inFront = [[Int]](repeating: [], count: count)
    var atBack = [[Int]](repeating: [], count: count + 1)
    var nearest = [Int?](repeating: nil, count: count + 1)
    for entry in source.order {
      let parent = place(of: source.elements[entry]?.parent)
      if let element = destination.elements[entry] {
        if place(of: element.parent) == parent { nearest[parent] = entry }
      } else if let sibling = nearest[parent] {
        inFront[sibling].append(entry)
      } else {
        atBack[parent].append(entry)
      }
    }
    for (parent, entries) in atBack.enumerated() { children[parent] = entries }
    for entry in destination.order {
      children[place(of: destination.elements[entry]?.parent)] += [entry] + inFront[entry]
    }

    var order: [(entry: Int, parent: Int?)] = []
    var next: [(entry: Int, parent: Int?)] = children[0].reversed().map { ($0, nil) }
    while let element = next.popLast() {
      order.append(element)
      for child in children[element.entry + 1].reversed() { next.append((child, element.entry)) }
    }
    return order
  }
}
