/// The numbers of components, screens and uses while specs change. A change costs what it changes, not all specs anew.
struct AdoptionCount {
  private(set) var screens = 0
  /// Components and screens that draw at least one other component.
  private(set) var users = 0
  /// Elements that are components.
  private(set) var uses = 0
  /// The number of specs of each component.
  private var specsOfComponent: [String: Int] = [:]
  /// The elements with each name, by the spec that has them, whether or not there is a component of that name.
  private var elements: [String: [String: Int]] = [:]
  /// The number of other components that each spec draws.
  private var drawnBy: [String: Int] = [:]

  var components: Int { specsOfComponent.count }

  /// Replaces the facts of a spec. They are nil where there is none.
  mutating func change(_ path: String, from old: SpecFacts?, to new: SpecFacts?) {
    if let old { remove(old, at: path) }
    if let new { add(new, at: path) }
  }

  private mutating func add(_ spec: SpecFacts, at path: String) {
    for (name, count) in spec.used where name != spec.name {
      elements[name, default: [:]][path] = count
      if specsOfComponent[name] != nil { draw(count, by: path) }
    }
    if spec.isScreen {
      screens += 1
      return
    }
    specsOfComponent[spec.name, default: 0] += 1
    guard specsOfComponent[spec.name] == 1 else { return }
    for (user, count) in elements[spec.name] ?? [:] { draw(count, by: user) }
  }

  private mutating func remove(_ spec: SpecFacts, at path: String) {
    if spec.isScreen {
      screens -= 1
    } else if let count = specsOfComponent[spec.name] {
      specsOfComponent[spec.name] = count > 1 ? count - 1 : nil
      if count == 1 {
        for (user, count) in elements[spec.name] ?? [:] { stopDrawing(count, by: user) }
      }
    }
    for (name, count) in spec.used where name != spec.name {
      elements[name]?[path] = nil
      if specsOfComponent[name] != nil { stopDrawing(count, by: path) }
    }
  }

  /// A spec draws a component that it did not draw before.
  private mutating func draw(_ count: Int, by spec: String) {
    uses += count
    drawnBy[spec, default: 0] += 1
    if drawnBy[spec] == 1 { users += 1 }
  }

  private mutating func stopDrawing(_ count: Int, by spec: String) {
    uses -= count
    drawnBy[spec, default: 0] -= 1
    if drawnBy[spec] == 0 { users -= 1 }
  }
}
