/// A least-recently-used cache with a limit of cost, usually bytes.
///
///     var cache = CostCache<String, Image>(limit: 50_000_000)
///     cache.insert(image, for: url, cost: image.bytes)
///     cache.value(for: url)
///
/// Use takes time in proportion to the number of entries that are given up, and a search of that number for each: the
/// cache is for hundreds of images, not for millions of entries.
public struct CostCache<Key: Hashable, Value> {
  struct Entry {
    let value: Value
    let cost: Int
    var used: Int
  }

  /// The highest sum of costs, in the unit of the costs; 0 or more.
  public let limit: Int
  /// The sum of the costs of all entries, at most the limit.
  public private(set) var cost = 0
  /// The number of look-ups that found a value.
  public private(set) var hits = 0
  /// The number of look-ups that found none.
  public private(set) var misses = 0
  var entries: [Key: Entry] = [:]
  var clock = 0

  /// - Parameter limit: A negative limit is 0.
  public init(limit: Int) {
    self.limit = max(limit, 0)
  }

  /// The number of values that are held.
  public var count: Int { entries.count }

  /// Returns the value and marks it as used.
  public mutating func value(for key: Key) -> Value? {
    guard let value = entries[key]?.value else {
      misses += 1
      return nil
    }
    hits += 1
    clock += 1
    entries[key]?.used = clock
    return value
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
    while cost > limit - newCost, let oldest = entries.min(by: { $0.value.used < $1.value.used })?.key {
      remove(oldest)
      evicted.append(oldest)
    }
    clock += 1
    entries[key] = Entry(value: value, cost: newCost, used: clock)
    cost += newCost
    return evicted
  }

  /// Removes the value that is held for the key, if any.
  public mutating func remove(_ key: Key) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    cost -= entry.cost
  }
}

extension CostCache: Sendable where Key: Sendable, Value: Sendable {}
extension CostCache.Entry: Sendable where Value: Sendable {}
