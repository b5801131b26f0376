import SeededRandom

/// Callbacks that act on what calls them, a limited number of times, at random.
@MainActor final class Reentrance {
  var random: SeededRandom
  /// How often callbacks may still act.
  var budget = 12
  /// How many callbacks are under way, within each other.
  private(set) var depth = 0
  private(set) var deepest = 0
  /// What callbacks may do.
  var actions: [@MainActor () -> Void] = []

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// For each callback to call.
  func callback() {
    depth += 1
    deepest = max(deepest, depth)
    if budget > 0, Int.random(in: 0..<3, using: &random) == 0 {
      budget -= 1
      act()
    }
    depth -= 1
  }

  func act() { actions.randomElement(using: &random)?() }

  func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  /// Up to four names, some of them twice.
  func names() -> [String] {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in ["a", "b", "c", "d"].randomElement(using: &random) ?? "a" }
  }
}
