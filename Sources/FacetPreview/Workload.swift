import FacetLimits

/// What drawing one variant has asked for so far. Beyond a bound nothing more is worked out: expressions come to nil,
/// elements draw nothing and actions do nothing, so that whatever asked for too much ends soon.
///
/// A picture is drawn on the main actor from beginning to end, and so is this read and written.
final class Workload: @unchecked Sendable {
  /// What went beyond its bound first, and what was found.
  private(set) var excess: (limit: Limit, found: Int)?
  /// The component that is drawn, and where it is noted which of its branches are; nil where nothing is noted.
  private(set) var branches: ShownBranches?
  private(set) var component = ""
  private var evaluations = 0
  private var views = 0

  /// Notes what is drawn of a component.
  func note(_ branches: ShownBranches, of component: String) {
    self.branches = branches
    self.component = component
  }

  /// Counts an expression, or a statement of an action. False: it is one too many.
  func countEvaluation() -> Bool {
    evaluations += 1
    return isWithin(.evaluations, evaluations)
  }

  /// Counts an element that is drawn.
  func countView() -> Bool {
    views += 1
    return isWithin(.views, views)
  }

  /// The picture is drawn anew.
  func beginPicture() { views = 0 }

  /// A value that has just been made, or nil where it is too large.
  func bounded(_ value: Value) -> Value {
    switch value {
    case .string(let text): isWithin(.text, text.utf8.count) ? value : .null
    case .array, .structure: isWithin(.values, value.count(upTo: Limit.values.most + 1)) ? value : .null
    default: value
    }
  }

  /// Whether `count` is within its bound, and nothing has gone beyond one.
  func isWithin(_ limit: Limit, _ count: Int) -> Bool {
    if count > limit.most, excess == nil { excess = (limit, count) }
    return excess == nil
  }
}

extension Value {
  /// How many values it is made of, at most `most`.
  fileprivate func count(upTo most: Int) -> Int {
    guard case .array(let values) = self.listed else { return 1 }
    var count = 1
    for value in values where count < most { count += value.count(upTo: most - count) }
    return count
  }

  private var listed: Value {
    if case .structure(let fields) = self { .array(fields) } else { self }
  }
}
