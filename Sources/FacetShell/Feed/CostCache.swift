/// A least-recently-used cache with a limit of cost, usually bytes.
///
///     var cache = CostCache<String, Image>(limit: 50_000_000)
///     cache.insert(image, for: url, cost: image.bytes)
///     cache.value(for: url)
///
/// Use takes the same time however many values are held, and time in proportion to the number of those that are given up.
public struct CostCache<Key: Hashable, Value> {
  /// In a list in the order of use.
  struct Entry {
    let value: Value
    let cost: Int
    var older: Key?
    var newer: Key?
  }

  /// The highest sum of costs, in the unit of the costs; 0 or more.
  public let limit: Int
  /// The sum of the costs of all entries, at most the limit.
  public private(set) var cost = 0
  /// The number of look-ups that found a value.
  public private(set) var hits = 0
  /// The number of look-ups that found none.
  public private(set) var misses = 0
  private var entries: [Key: Entry] = [:]
  /// Nil if nothing is held.
  private var oldest: Key?
  private var newest: Key?

  /// - Parameter limit: A negative limit is 0.
  public init(limit: Int) {
    self.limit = max(limit, 0)
  }

  /// The number of values that are held.
  public var count: Int { entries.count }

  /// Returns the value and marks it as used.
  public mutating func value(for key: Key) -> Value? {
    guard let entry = unlink(key) else {
      misses += 1
      return nil
    }
    hits += 1
    append(entry.value, for: key, cost: entry.cost)
    return entry.value
  }

  /// Replaces what is held for the key, and returns the keys that were given up, the one used longest ago first.
  ///
  /// A value that costs more than the limit is not held, and what was held for its key is removed. A negative cost is 0.
  @discardableResult
  public mutating func insert(_ value: Value, for key: Key, cost newCost: Int) -> [Key] {
    remove(key)
    let newCost = max(newCost, 0)
    guard newCost <= limit else { return [] }
    var evicted: [Key] = []
    while cost > limit - newCost, let oldest {
      remove(oldest)
      evicted.append(oldest)
    }
    append(value, for: key, cost: newCost)
    cost += newCost
    return evicted
  }

  /// Removes the value that is held for the key, if any.
  public mutating func remove(_ key: Key) {
    guard let entry = unlink(key) else { return }
    cost -= entry.cost
  }

  // MARK: The list

  private mutating func append(_ value: Value, for key: Key, cost: Int) {
    entries[key] = Entry(value: value, cost: cost, older: newest, newer: nil)
    if let newest { entries[newest]?.newer = key } else { oldest = key }
    newest = key
  }

  private mutating func unlink(_ key: Key) -> Entry? {
    guard let entry = entries.removeValue(forKey: key) else { return nil }
    if let older = entry.older { entries[older]?.newer = entry.newer } else { oldest = entry.newer }
    if let newer = entry.newer { entries[newer]?.older = entry.older } else { newest = entry.older }
    return entry
  }
}

extension CostCache: Sendable where Key: Sendable, Value: Sendable {}
extension CostCache.Entry: Sendable where Key: Sendable, Value: Sendable {}
