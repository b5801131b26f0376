import FacetMotion
import SeededRandom
import Testing

/// Rules that hold for any two screens and any definition.
struct RandomPlanTests {
  private struct Scene {
    let source: MotionTree
    let destination: MotionTree
    let definition: TransitionDefinition
    let plan: TransitionPlan

    init(seed: UInt64) {
      var random = SeededRandom(seed: seed)
      let names = (0..<Int.random(in: 1...12, using: &random)).map { MotionIdentifier("e\($0)") }
      source = Self.tree(of: names, &random)
      destination = Self.tree(of: names, &random)
      definition = TransitionDefinition(
        names.shuffled(using: &random).map { ($0, Self.animation(names, &random)) }, timing: Self.timing(&random))
      plan = definition.plan(from: source, to: destination, in: rect(0, 0, 400, 800))
    }

    private static func tree(of names: [MotionIdentifier], _ random: inout SeededRandom) -> MotionTree {
      var nodes: [(identifier: MotionIdentifier?, frame: MotionRect, content: String?, depth: Int)] = []
      for name in names.shuffled(using: &random) where Int.random(in: 0..<4, using: &random) > 0 {
        let place = rect(
          .random(in: 0...300, using: &random), .random(in: 0...700, using: &random),
          .random(in: 0...100, using: &random), .random(in: 0...100, using: &random))
        let depth = Int.random(in: 0...4, using: &random)
        let content = ["x", "y", nil].randomElement(using: &random) ?? nil
        if Bool.random(using: &random) { nodes.append((nil, place, nil, depth)) }
        nodes.append((name, place, content, depth))
      }
      return MotionTree(nodes)
    }

    private static func animation(_ names: [MotionIdentifier], _ random: inout SeededRandom) -> ElementAnimation {
      let anchor = names.randomElement(using: &random) ?? "e0"
      let all: [ElementAnimation] = [
        .crossfade, .blur, .sharedElement, .translate(x: 5, y: -7),
        .edgeTranslation(MotionEdge.allCases.randomElement(using: &random) ?? .top),
        .anchorTranslation(relativeTo: anchor), .anchorTranslation(relativeTo: anchor),
      ]
      let animation = all.randomElement(using: &random) ?? .crossfade
      return Int.random(in: 0..<3, using: &random) == 0 ? animation.timing(timing(&random)) : animation
    }

    private static func timing(_ random: inout SeededRandom) -> MotionTiming {
      let all: [MotionTiming] = [
        .linear, .easeInOut, .bouncy, .timingCurve(0.3, -0.5, 0.6, 1.6), .linear(duration: 0),
        .spring(duration: 0.3, bounce: 0.1),
      ]
      let delays: [Double] = [0, 0, 0.1, 0.3]
      return (all.randomElement(using: &random) ?? .linear).delay(delays.randomElement(using: &random) ?? 0)
    }

    func frame(_ identifier: MotionIdentifier, in tree: MotionTree) -> MotionRect? {
      tree.nodes.first { $0.identifier == identifier }?.frame
    }
  }

  private static let seeds = Array(0..<400).map(UInt64.init)

  @Test func eachElementOfAScreenIsPlannedOnce() {
    for seed in Self.seeds {
      let scene = Scene(seed: seed)
      let present = Set((scene.source.nodes + scene.destination.nodes).compactMap(\.identifier))
      #expect(scene.plan.elements.count == present.count, "seed \(seed)")
      #expect(Set(scene.plan.elements.map(\.identifier)) == present, "seed \(seed)")
      for (index, element) in scene.plan.elements.enumerated() {
        #expect(element.parent.map { $0 < index } ?? true, "seed \(seed)")
      }
    }
  }

  @Test func screensAreAsTheyAreAtBothEnds() {
    for seed in Self.seeds {
      let scene = Scene(seed: seed)
      for (fraction, tree, absent) in [
        (0.0, scene.source, PlannedElement.Role.added), (1, scene.destination, .removed),
      ] {
        for element in scene.plan.frame(at: fraction).elements where element.role != absent {
          let place = scene.frame(element.identifier, in: tree)
          #expect(place.map { isEqual(element.frame, $0) } ?? false, "seed \(seed), \(element)")
          #expect(element.opacity == 1 && element.blur == 0, "seed \(seed), \(element)")
        }
      }
    }
  }

  /// In place of a destination, the hierarchy is that of the destination.
  @Test func drawingOrderIsThatOfTheDestination() {
    for seed in Self.seeds {
      let scene = Scene(seed: seed)
      let planned = scene.plan.elements.filter { $0.role != .removed }.map(\.identifier)
      #expect(planned == scene.destination.nodes.compactMap(\.identifier), "seed \(seed)")
    }
  }

  /// Against the rule of removed siblings as it is said, a list that is searched for each of them.
  @Test func removedElementsArePlacedAsTheRuleSays() {
    for seed in Self.seeds {
      let scene = Scene(seed: seed)
      let source = IdentifierHierarchy(of: scene.source)
      let destination = IdentifierHierarchy(of: scene.destination)
      func siblings(_ hierarchy: IdentifierHierarchy, in parent: MotionIdentifier?) -> [MotionIdentifier] {
        hierarchy.elements.filter { $0.parent.map { hierarchy.elements[$0].identifier } == parent }.map(\.identifier)
      }
      let all = Set(destination.elements.map(\.identifier))
      for parent in [nil] + scene.plan.elements.map({ Optional($0.identifier) }) {
        var expected = siblings(destination, in: parent)
        var nearest: MotionIdentifier?
        for identifier in siblings(source, in: parent) {
          if expected.contains(identifier) {
            nearest = identifier
          } else if !all.contains(identifier) {
            expected.insert(identifier, at: nearest.flatMap { expected.firstIndex(of: $0) }.map { $0 + 1 } ?? 0)
            nearest = identifier
          }
        }
        let elements = scene.plan.elements
        let planned = elements.filter { $0.parent.map { elements[$0].identifier } == parent }.map(\.identifier)
        #expect(planned == expected, "seed \(seed) in \(parent?.name ?? "-")")
      }
    }
  }

  @Test func theWayBackIsThePlanBackwards() {
    for seed in Self.seeds {
      let plan = Scene(seed: seed).plan
      let back = plan.reversed()
      #expect(back.reversed() == plan)
      #expect(back.duration == plan.duration)
      for fraction in [0.0, 1] {
        let (there, here) = (plan.frame(at: fraction), back.frame(at: 1 - fraction))
        #expect(there.elements.map(\.frame) == here.elements.map(\.frame), "seed \(seed)")
        #expect(there.elements.map(\.opacity) == here.elements.map(\.opacity), "seed \(seed)")
      }
    }
  }

  @Test func aFingerEndsWhereTheCurvesDo() {
    for seed in Self.seeds {
      let plan = Scene(seed: seed).plan
      #expect(plan.frame(dragged: 0) == plan.frame(at: 0), "seed \(seed)")
      #expect(plan.frame(dragged: 1) == plan.frame(at: 1), "seed \(seed)")
    }
  }

  @Test func framesCanBeDrawnAtAnyMoment() {
    for seed in Self.seeds {
      let scene = Scene(seed: seed)
      for plan in [scene.plan, scene.plan.reversed(), scene.plan.reducingMotion()] {
        for moment in Filmstrip(of: plan).pictures {
          for element in moment.frame.elements {
            #expect((0...1).contains(element.opacity) && element.blur >= 0, "seed \(seed)")
            #expect(element.frame.width >= 0 && element.frame.height >= 0, "seed \(seed)")
          }
        }
      }
    }
  }

  @Test func anchoredElementsWithTheTimingOfTheirAnchorKeepTheirDistance() {
    var count = 0
    for seed in Self.seeds {
      let scene = Scene(seed: seed)
      if scene.plan.diagnostics.contains(where: { if case .anchorCycle = $0 { true } else { false } }) { continue }
      for element in scene.plan.elements where element.role == .added {
        guard case .anchorTranslation(let name)? = scene.definition[element.identifier]?.kind,
          let anchor = scene.plan[name], !anchor.movesWithParent, anchor.timing == element.timing,
          let (end, edge) = scene.plan.frame(at: 1)[element.identifier].flatMap({ end in
            scene.plan.frame(at: 1)[name].map { (end.frame, $0.frame) }
          }), end.y >= edge.maxY
        else { continue }
        count += 1
        for fraction in [0, 0.2, 0.5, 0.9] {
          let frame = scene.plan.frame(at: fraction)
          guard let anchored = frame[element.identifier]?.frame, let anchor = frame[name]?.frame else { continue }
          #expect(abs(anchored.y - anchor.maxY - (end.y - edge.maxY)) < 1e-6, "seed \(seed), \(element.identifier)")
        }
      }
    }
    #expect(count > 20)
  }

  @Test func allThatIsHiddenIsShownAgain() {
    for seed in Self.seeds {
      let plan = Scene(seed: seed).plan
      for isFinished in [true, false] {
        var session = TransitionSession(plan)
        let begin = session.start()
        let hidden = begin.compactMap { if case .hide(let original) = $0 { original } else { nil } }
        #expect(session.hidden == Set(hidden))
        let end = isFinished ? session.finish() : session.cancel()
        let shown = end.compactMap { if case .show(let original) = $0 { original } else { nil } }
        #expect(Set(hidden) == Set(shown) && hidden.count == shown.count)
        #expect(session.hidden.isEmpty)
      }
    }
  }

  private func isEqual(_ first: MotionRect, _ second: MotionRect) -> Bool {
    zip([first.x, first.y, first.width, first.height], [second.x, second.y, second.width, second.height])
      .allSatisfy { abs($0 - $1) < 1e-9 }
  }
}
