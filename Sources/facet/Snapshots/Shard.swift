import ArgumentParser

/// One of several parts of a check, which run apart from each other: `2/4`.
struct Shard: ExpressibleByArgument, CustomStringConvertible {
  /// From 1.
  let number: Int
  let count: Int

  static let mostShards = 1000

  init?(argument: String) {
    let numbers = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1], number >= 1, number <= count,
      count <= Self.mostShards, "\(number)/\(count)" == argument
    else { return nil }
    self.number = number
    self.count = count
  }

  /// Whether this part also judges what belongs to no drawing: errors in specs, the tokens, snapshots of nothing.
  var isFirst: Bool { number == 1 }

  var description: String { "\(number)/\(count)" }
}
