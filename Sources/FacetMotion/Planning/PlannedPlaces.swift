/// Where each element begins and ends. The place of an element on the screen where it is not follows from its animation,
/// and from the places of its anchor or of the element around it.
struct PlannedPlaces {
  struct Place {
    /// In the container.
    var absoluteFrom: MotionRect
    var absoluteTo: MotionRect
    /// In the element around it if it moves with that, or else in the container.
    var from: MotionRect
    var to: MotionRect
    var movesWithParent: Bool
    var timing: MotionTiming
  }

  private enum State { case unknown, underWay, known }

  private let planner: TransitionPlanner
  private var states: [State]
  /// By entry.
  private(set) var places: [Place]
  private(set) var diagnostics: [MotionDiagnostic] = []
  /// The entries whose anchors are part of a cycle.
  private var isInCycle: [Bool]

  init(planner: TransitionPlanner) {
    self.planner = planner
    let entries = planner.definition.entries
    states = Array(repeating: .unknown, count: entries.count)
    isInCycle = Array(repeating: false, count: entries.count)
    places = entries.map { entry in
      Place(
        absoluteFrom: .zero, absoluteTo: .zero, from: .zero, to: .zero, movesWithParent: false,
        timing: entry.animation.timing ?? planner.definition.timing)
    }
  }

  /// Each element depends on one other at most, so the elements to resolve first are a path, not a tree.
  mutating func resolve(_ entries: [Int]) {
    for entry in entries {
      var path: [Int] = []
      var current: Int? = entry
      while let element = current, states[element] == .unknown {
        states[element] = .underWay
        path.append(element)
        current = dependency(of: element)
      }
      if let element = current, states[element] == .underWay, let begin = path.firstIndex(of: element) {
        resolve(cycle: Array(path[begin...]))
        path.removeSubrange(begin...)
      }
      for element in path.reversed() { resolve(element) }
    }
  }

  /// Elements of which each depends on the next, and the last on the first. There is an anchor among them, because no
  /// element is around itself.
  private mutating func resolve(cycle: [Int]) {
    for entry in cycle where anchor(of: entry) != nil { isInCycle[entry] = true }
    report(cycle: cycle)
    // An element in a cycle of anchors stays in place, so the others can be resolved from there on.
    let independent = cycle.firstIndex { isInCycle[$0] } ?? 0
    for entry in cycle[...independent].reversed() + cycle[(independent + 1)...].reversed() { resolve(entry) }
  }

  /// Beginning with the entry that the definition has first, wherever the cycle was entered.
  private mutating func report(cycle: [Int]) {
    let first = cycle.min().flatMap { cycle.firstIndex(of: $0) } ?? 0
    let entries = planner.definition.entries
    diagnostics.append(.anchorCycle((cycle[first...] + cycle[..<first]).map { entries[$0].identifier }))
  }

  // MARK: Dependencies

  /// The element to which one is anchored, if it takes part.
  private func anchor(of entry: Int) -> Int? {
    guard case .anchorTranslation(let anchor) = planner.definition.entries[entry].animation.kind else { return nil }
    return planner.definition.index(of: anchor).flatMap { planner.role(of: $0) == nil ? nil : $0 }
  }

  /// The element whose place that of another is computed from.
  private func dependency(of entry: Int) -> Int? {
    if planner.role(of: entry) == .shared { return nil }
    if let anchor = anchor(of: entry) { return anchor }
    if case .edgeTranslation = planner.definition.entries[entry].animation.kind { return nil }
    return planner.parent(of: entry)
  }

  // MARK: Places

  private mutating func resolve(_ entry: Int) {
    states[entry] = .known
    let (source, destination) = (planner.source.elements[entry]?.frame, planner.destination.elements[entry]?.frame)
    if let source, let destination {
      share(entry, from: source, to: destination)
    } else if let frame = source ?? destination {
      outside(entry, frame, isAdded: destination != nil)
    }
  }

  /// In an element that is shared, too, it moves with that.
  private mutating func share(_ entry: Int, from source: MotionRect, to destination: MotionRect) {
    places[entry].absoluteFrom = source
    places[entry].absoluteTo = destination
    let parent = planner.parent(of: entry)
    if let parent, let from = planner.source.elements[parent], let to = planner.destination.elements[parent] {
      set(entry, source.relative(to: from.frame), destination.relative(to: to.frame), movesWithParent: true)
    } else {
      set(entry, source, destination, movesWithParent: false)
    }
  }

  private mutating func outside(_ entry: Int, _ frame: MotionRect, isAdded: Bool) {
    let identifier = planner.definition.entries[entry].identifier
    switch planner.definition.entries[entry].animation.kind {
    case .crossfade, .sharedElement, .blur:
      move(entry, frame, isAdded: isAdded, x: 0, y: 0, withParent: true)
    case .translate(let x, let y):
      move(entry, frame, isAdded: isAdded, x: x, y: y, withParent: true)
    case .edgeTranslation(let edge):
      let (x, y) = translation(of: frame, over: edge)
      move(entry, frame, isAdded: isAdded, x: x, y: y, withParent: false)
    case .anchorTranslation(let name):
      guard let anchor = anchor(of: entry) else {
        diagnostics.append(.missingAnchor(identifier, anchor: name))
        return move(entry, frame, isAdded: isAdded, x: 0, y: 0, withParent: true)
      }
      if isInCycle[entry] { return move(entry, frame, isAdded: isAdded, x: 0, y: 0, withParent: false) }
      let place = places[anchor]
      let (near, far) =
        isAdded ? (place.absoluteTo, place.absoluteFrom) : (place.absoluteFrom, place.absoluteTo)
      move(
        entry, frame, isAdded: isAdded,
        x: Self.shift(frame.x, frame.maxX, near.x, near.maxX, far.x, far.maxX),
        y: Self.shift(frame.y, frame.maxY, near.y, near.maxY, far.y, far.maxY), withParent: false)
      if planner.definition.entries[entry].animation.timing == nil { places[entry].timing = place.timing }
    }
  }

  /// How far an element moves with the edge of its anchor that faces it, so that the distance to it stays the same while the
  /// anchor changes its size. Where the two overlap, it moves with the center.
  private static func shift(
    _ low: Double, _ high: Double, _ nearLow: Double, _ nearHigh: Double, _ farLow: Double, _ farHigh: Double
  ) -> Double {
    if low >= nearHigh { return farHigh - nearHigh }
    if high <= nearLow { return farLow - nearLow }
    return (farLow + farHigh - nearLow - nearHigh) / 2
  }

  /// Just out of the container.
  private func translation(of frame: MotionRect, over edge: MotionEdge) -> (x: Double, y: Double) {
    let container = planner.container
    switch (edge, planner.isRightToLeft) {
    case (.top, _): return (0, container.y - frame.maxY)
    case (.bottom, _): return (0, container.maxY - frame.y)
    case (.leading, false), (.trailing, true): return (container.x - frame.maxX, 0)
    case (.leading, true), (.trailing, false): return (container.maxX - frame.x, 0)
    }
  }

  /// - Parameters:
  ///   - frame: On the screen where the element is.
  ///   - x: How far it is from there at the other end of the transition.
  private mutating func move(
    _ entry: Int, _ frame: MotionRect, isAdded: Bool, x: Double, y: Double, withParent: Bool
  ) {
    let parent = withParent ? planner.parent(of: entry) : nil
    var (here, there) = (frame, frame.moved(x: x, y: y))
    var absoluteThere = there
    if let parent {
      let (around, aroundThere) =
        isAdded
        ? (places[parent].absoluteTo, places[parent].absoluteFrom)
        : (places[parent].absoluteFrom, places[parent].absoluteTo)
      here = frame.relative(to: around)
      there = here.moved(x: x, y: y)
      absoluteThere = there.moved(x: aroundThere.x, y: aroundThere.y)
    }
    places[entry].absoluteFrom = isAdded ? absoluteThere : frame
    places[entry].absoluteTo = isAdded ? frame : absoluteThere
    set(entry, isAdded ? there : here, isAdded ? here : there, movesWithParent: parent != nil)
  }

  private mutating func set(_ entry: Int, _ from: MotionRect, _ to: MotionRect, movesWithParent: Bool) {
    places[entry].from = from
    places[entry].to = to
    places[entry].movesWithParent = movesWithParent
  }
}
