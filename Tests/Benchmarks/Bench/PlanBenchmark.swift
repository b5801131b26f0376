import FacetMotion

/// FacetMotion's planner against the least that any planner does: look up each identifier of one screen among those of the
/// other.
struct PlanBenchmark {
  /// Seconds, of both in the same run.
  struct Times {
    var planner: Double
    var floor: Double
    var ratio: Double { planner / floor }
  }

  struct Result {
    /// By the number of identifiers.
    var sizes: [(count: Int, times: Times)]
    /// The time for 1,000 identifiers, as a ratio to that for 100.
    var growth: Double
  }

  let rounds: Int

  func run() -> Result {
    let sizes = [100, 1_000].map { count in (count: count, times: times(of: count)) }
    return Result(sizes: sizes, growth: sizes[1].times.planner / sizes[0].times.planner)
  }

  private func times(of count: Int) -> Times {
    let (definition, source, destination) = Self.transition(of: count)
    let container = MotionRect(x: 0, y: 0, width: 390, height: 844)
    let pairs = (0..<rounds).map { _ in
      (
        seconds(repeated: 50_000 / count) {
          definition.plan(from: source, to: destination, in: container).elements.count
        },
        seconds(repeated: 50_000 / count) { Self.shared(source, destination) }
      )
    }
    return Times(planner: median(pairs.map(\.0)), floor: median(pairs.map(\.1)))
  }

  private static func shared(_ source: MotionTree, _ destination: MotionTree) -> Int {
    func frames(_ tree: MotionTree) -> [MotionIdentifier: MotionRect] {
      var frames: [MotionIdentifier: MotionRect] = [:]
      for node in tree.nodes { if let identifier = node.identifier { frames[identifier] = node.frame } }
      return frames
    }
    let (first, second) = (frames(source), frames(destination))
    return first.reduce(0) { $0 + (second[$1.key] == nil ? 0 : 1) }
  }

  // MARK: Screens

  /// A third of the elements is on the source, a third on the destination, and a third on both. Each fifth element holds
  /// the four after it, and each animation occurs.
  private static func transition(of count: Int) -> (TransitionDefinition, MotionTree, MotionTree) {
    let names = (0..<count).map { MotionIdentifier("Screen.element\($0)") }
    let animations: [ElementAnimation] = [
      .crossfade, .blur, .translateY(-40), .edgeTranslation(.bottom), .sharedElement,
      .anchorTranslation(relativeTo: names[2]),
    ]
    func tree(without rest: Int) -> MotionTree {
      MotionTree(
        names.indices.filter { $0 % 3 != rest }.map { index in
          (
            identifier: names[index],
            frame: MotionRect(x: Double(index % 7) * 50, y: Double(index % 11) * 70, width: 50, height: 60),
            content: nil, depth: index % 5 == 0 ? 0 : 1
          )
        })
    }
    let entries = names.indices.map { (names[$0], animations[$0 % animations.count]) }
    return (TransitionDefinition(entries), tree(without: 0), tree(without: 1))
  }
}
