/// The elements of two collections with the same identifier, in pairs.
///
/// The algorithm is that of P. Heckel, "A technique for isolating differences between files" (Communications of the ACM,
/// 1978): three passes, linear in the number of elements. Each identifier is hashed once for each collection; what
/// Heckel keeps in an entry for each identifier is in flat arrays here, linked by indexes. All of it is inlinable, because
/// code that is not specialized for an app's types of identifiers takes three times as long.
@usableFromInline struct ElementPairs {
  /// For each element of the old collection, its index in the new one; nil if it is deleted.
  @usableFromInline var newIndices: [Int?]
  /// For each element of the new collection, its index in the old one; nil if it is inserted.
  @usableFromInline var oldIndices: [Int?]
  /// See ``Changeset/duplicates``.
  @usableFromInline var duplicates: [[Int]] = []

  @inlinable init<Identifier: Hashable>(old: [Identifier], new: [Identifier]) {
    newIndices = Array(repeating: nil, count: old.count)
    oldIndices = Array(repeating: nil, count: new.count)
    var numbers = Numbers<Identifier>(capacity: new.count)
    let entries = number(new, in: &numbers)
    var queues = Queues(of: numbers.count, elements: old.count)
    // A common beginning is in pairs already.
    var prefix = 0
    while prefix < min(old.count, new.count), old[prefix] == new[prefix] {
      pair(prefix, prefix)
      prefix += 1
    }
    for index in prefix..<old.count {
      if let entry = numbers[old[index]] { queues.append(index, to: entry) }
    }
    for index in prefix..<new.count {
      if let first = queues.removeFirst(from: entries[index]) { pair(first, index) }
    }
  }

  @inlinable mutating func pair(_ old: Int, _ new: Int) {
    newIndices[old] = new
    oldIndices[new] = old
  }

  /// Numbers the identifiers of the new collection, and finds those that several elements have.
  @inlinable mutating func number<Identifier>(_ new: [Identifier], in numbers: inout Numbers<Identifier>) -> [Int] {
    var entries: [Int] = []
    entries.reserveCapacity(new.count)
    /// The first index of an entry, and its group among the duplicates once it has a second one.
    var firsts: [Int] = []
    var groups: [Int: Int] = [:]
    for (index, identifier) in new.enumerated() {
      let entry = numbers.insert(identifier)
      entries.append(entry)
      if entry == firsts.count {
        firsts.append(index)
      } else if let group = groups[entry] {
        duplicates[group].append(index)
      } else {
        groups[entry] = duplicates.count
        duplicates.append([firsts[entry], index])
      }
    }
    return entries
  }
}

/// Identifiers, numbered from 0 in the order of their first appearance.
@usableFromInline struct Numbers<Identifier: Hashable> {
  /// Small numbers, so that more of the table is in the processor's caches.
  @usableFromInline var numbers: [Identifier: Int32] = [:]

  @inlinable init(capacity: Int) { numbers.reserveCapacity(capacity) }

  @inlinable var count: Int { numbers.count }

  @inlinable subscript(identifier: Identifier) -> Int? { numbers[identifier].map { Int($0) } }

  /// The number of an identifier, which may be new.
  @inlinable mutating func insert(_ identifier: Identifier) -> Int {
    let next = Int32(numbers.count)
    return withUnsafeMutablePointer(to: &numbers[identifier, default: next]) { Int($0.pointee) }
  }
}

/// A queue of indexes for each entry, in three flat arrays.
@usableFromInline struct Queues {
  /// -1 where there is none.
  @usableFromInline var firsts: [Int]
  @usableFromInline var lasts: [Int]
  /// For each index, the next in its queue.
  @usableFromInline var nexts: [Int]

  @inlinable init(of entries: Int, elements: Int) {
    firsts = Array(repeating: -1, count: entries)
    lasts = firsts
    nexts = Array(repeating: -1, count: elements)
  }

  @inlinable mutating func append(_ index: Int, to entry: Int) {
    if firsts[entry] < 0 { firsts[entry] = index } else { nexts[lasts[entry]] = index }
    lasts[entry] = index
  }

  @inlinable mutating func removeFirst(from entry: Int) -> Int? {
    let first = firsts[entry]
    guard first >= 0 else { return nil }
    firsts[entry] = nexts[first]
    return first
  }
}
