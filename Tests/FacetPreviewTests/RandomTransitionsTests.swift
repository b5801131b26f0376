import FacetCompiler
import FacetFrame
import FacetIR
import FacetInterpreter
import FacetMotion
import FacetPreview
import SeededRandom
import Testing

/// Rules that hold for the transition of any two drawings: specs made from a seed are compiled, drawn and planned. Where an
/// element is on a screen, and what is behind what, is read from the frames again.
@MainActor struct RandomTransitionsTests {
  private nonisolated static let seeds = Array(0..<60 as Range<UInt64>)

  @Test(arguments: seeds) func theFirstAndTheLastFrameAreTheDrawings(seed: UInt64) throws {
    let scene = try Scene(seed: seed)
    for (fraction, screen, absent) in [
      (0.0, scene.source, PlannedElement.Role.added), (1, scene.destination, .removed),
    ] {
      let elements = scene.plan.frame(at: fraction).elements.filter { $0.role != absent }
      #expect(Set(elements.map(\.identifier.name)) == Set(screen.map(\.name)).intersection(scene.animated))
      for element in elements {
        let drawn = try #require(screen.first { $0.name == element.identifier.name })
        let distances = [
          element.frame.x - drawn.rect.x, element.frame.y - drawn.rect.y, element.frame.width - drawn.rect.width,
          element.frame.height - drawn.rect.height,
        ]
        #expect(distances.allSatisfy { abs($0) < 1e-9 }, "\(element) is drawn at \(drawn.rect)")
        #expect(element.opacity == 1 && element.blur == 0)
      }
    }
  }

  @Test(arguments: seeds) func theDrawingOrderIsThatOfTheDestination(seed: UInt64) throws {
    let scene = try Scene(seed: seed)
    let planned = scene.plan.elements.filter { $0.role != .removed }.map(\.identifier.name)
    #expect(planned == scene.destination.map(\.name).filter(scene.animated.contains))
  }

  @Test(arguments: seeds) func theWayBackIsThePlanReversed(seed: UInt64) throws {
    let plan = try Scene(seed: seed).plan
    #expect(plan.reversed() != plan || plan.elements.isEmpty)
    #expect(plan.reversed().reversed() == plan)
    for fraction in [0.0, 1] {
      #expect(
        plan.frame(at: fraction).elements.map(\.frame) == plan.reversed().frame(at: 1 - fraction).elements.map(\.frame))
    }
  }

  @Test(arguments: seeds) func allThatIsHiddenIsShownAgain(seed: UInt64) throws {
    let scene = try Scene(seed: seed)
    var session = TransitionSession(scene.plan)
    let hidden = session.start().compactMap { if case .hide(let original) = $0 { original } else { nil } }
    let shown = session.cancel().compactMap { if case .show(let original) = $0 { original } else { nil } }
    #expect(Set(hidden) == Set(shown) && hidden.count == shown.count)
    #expect(Set(hidden.map(\.identifier.name)) == Set(scene.plan.elements.map(\.identifier.name)))
  }

  /// Of an element below or above its anchor, also where the anchor overshoots.
  @Test func anchoredElementsKeepTheirDistance() throws {
    var count = 0
    for seed in Self.seeds {
      let scene = try Scene(seed: seed)
      for (name, anchor) in scene.anchors {
        guard let element = scene.element(name), element.role == .added,
          let target = scene.element(anchor), !target.movesWithParent,
          let first = gap(name, anchor, in: scene.plan.frame(at: 1))
        else { continue }
        count += 1
        for moment in Filmstrip(of: scene.plan).pictures {
          let now = try #require(gap(name, anchor, in: moment.frame, isBelow: first.isBelow))
          #expect(abs(now.points - first.points) < 1e-6, "seed \(seed), \(name) at \(moment.fraction)")
        }
      }
    }
    #expect(count > 10)
  }

  /// The points between an element and its anchor, one above the other; nil if they overlap.
  private func gap(
    _ name: String, _ anchor: String, in frame: TransitionFrame, isBelow: Bool? = nil
  ) -> (points: Double, isBelow: Bool)? {
    guard let element = frame.elements.first(where: { $0.identifier.name == name })?.frame,
      let target = frame.elements.first(where: { $0.identifier.name == anchor })?.frame
    else { return nil }
    if isBelow ?? (element.y >= target.maxY) { return (element.y - target.maxY, true) }
    if isBelow == false || element.maxY <= target.y { return (target.y - element.maxY, false) }
    return nil
  }
}

/// Two drawings and a transition between them.
@MainActor private struct Scene {
  let plan: TransitionPlan
  /// The elements of the drawings, from back to front.
  let source: [(name: String, rect: FacetFrame.Rect)]
  let destination: [(name: String, rect: FacetFrame.Rect)]
  let animated: Set<String>
  let anchors: [(name: String, anchor: String)]

  init(seed: UInt64) throws {
    var specs = TransitionSpecs(seed: seed)
    let files = specs.files()
    let compilation = Compiler.compile(files.map { SourceInput(path: $0.path, bytes: Array($0.text.utf8)) })
    let design = try #require(compilation.design, "\(files.map(\.text).joined(separator: "\n"))")
    let program = Program(design)
    plan = program.drawn(try #require(design.transitions.first)).plan
    source = try Self.elements(of: "Home", in: program)
    destination = try Self.elements(of: "Sheet", in: program)
    animated = Set(specs.animated)
    anchors = specs.anchors
  }

  func element(_ name: String) -> PlannedElement? { plan.elements.first { $0.identifier.name == name } }

  private static func elements(of name: String, in program: Program) throws -> [(String, FacetFrame.Rect)] {
    let component = try #require(program.design.component(named: name))
    let variant = try #require(component.catalog.variants.first)
    let preview = VariantPreview(variant, of: component, in: program, settings: variant.environment)
    let frame = preview.frame()
    return frame.nodes.indices.flatMap { index in
      (preview.marks[index]?.identifiers ?? []).map { ($0, frame.nodes[index].rect) }
    }
  }
}

/// The specs of two components with random elements, and of a transition between them.
private struct TransitionSpecs {
  private var random: SeededRandom
  private var next = 0
  private(set) var animated: [String] = []
  private(set) var anchors: [(name: String, anchor: String)] = []

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func files() -> [(path: String, text: String)] {
    let home = component("Home", sharing: [])
    let sheet = component("Sheet", sharing: home.identifiers.shuffled(using: &random))
    return [
      ("home.component.yaml", home.text), ("sheet.component.yaml", sheet.text),
      ("open.transition.yaml", transition(of: home.identifiers, sheet.identifiers)),
    ]
  }

  // MARK: Components

  /// - Parameter shared: Identifiers of another component, some of which this one has, too.
  private mutating func component(
    _ name: String, sharing shared: [String]
  ) -> (text: String, identifiers: [String]) {
    var shared = Array(shared.prefix(Int.random(in: 0...4, using: &random)))
    var identifiers: [String] = []
    let body = element(in: name, depth: 0, &shared, &identifiers)
    let text = """
      component: \(name)
      style: none
      body:
      \(body.map { "  " + $0 }.joined(separator: "\n"))
      variants: { Default: { environment: { width: 390, height: 844 } } }

      """
    return (text, identifiers)
  }

  private mutating func element(
    in component: String, depth: Int, _ shared: inout [String], _ identifiers: inout [String]
  ) -> [String] {
    next += 1
    let number = next
    var lines: [String] = []
    if depth < 3, depth == 0 || Int.random(in: 0..<2, using: &random) == 0 {
      let children = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        element(in: component, depth: depth + 1, &shared, &identifiers)
      }
      let kind = ["vstack", "hstack", "zstack"].randomElement(using: &random) ?? "vstack"
      lines =
        ["\(kind):"] + children.flatMap { child in zip(child.indices, child).map { ($0 == 0 ? "  - " : "    ") + $1 } }
      if kind != "zstack" { lines.append("spacing: \(Int.random(in: 0...20, using: &random))") }
    } else {
      lines = [
        "text: \"T\(number)\"",
        "frame: { minWidth: \(Int.random(in: 10...80, using: &random)), minHeight: \(Int.random(in: 10...60, using: &random)) }",
      ]
    }
    if Int.random(in: 0..<3, using: &random) == 0 { lines.append("padding: \(Int.random(in: 0...16, using: &random))") }
    if let name = shared.popLast() {
      lines.append("identifier: \(name)")
      identifiers.append(name)
    } else if Int.random(in: 0..<4, using: &random) > 0 {
      lines.append("identifier: e\(number)")
      identifiers.append("\(component).e\(number)")
    }
    return lines
  }

  // MARK: Transition

  private mutating func transition(of home: [String], _ sheet: [String]) -> String {
    let names = (home + sheet.filter { !home.contains($0) }).shuffled(using: &random)
    animated = names.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
    var elements: [String] = []
    for (index, name) in animated.enumerated() {
      // Only earlier elements, so that there is no cycle.
      let anchor = animated[..<index].randomElement(using: &random)
      elements.append("  \(name): \(animation(of: name, anchor))")
    }
    return """
      transition: Open
      from: { Home: Default }
      to: { Sheet: Default }
      timing: \(timing())
      elements:\(elements.isEmpty ? " {}" : "\n" + elements.joined(separator: "\n"))

      """
  }

  private mutating func animation(of name: String, _ anchor: String?) -> String {
    if let anchor, Int.random(in: 0..<3, using: &random) == 0 {
      anchors.append((name, anchor))
      return "{ anchorTranslation: \(anchor) }"
    }
    let edge = ["top", "bottom", "leading", "trailing"].randomElement(using: &random) ?? "top"
    let all = [
      "crossfade", "blur", "sharedElement", "{ blur: 5 }", "{ edgeTranslation: \(edge) }",
      "{ edgeTranslation: \(edge), fade: true }", "{ translate: { x: 4, y: -40 } }",
      "{ animation: crossfade, timing: \(timing()) }",
    ]
    return all.randomElement(using: &random) ?? "crossfade"
  }

  private mutating func timing() -> String {
    let all = [
      "linear", "easeIn", "bouncy", "{ curve: spring, duration: 300ms, bounce: 0.4 }",
      "{ stiffness: 170, damping: 12 }", "{ mass: 2, stiffness: 90, damping: 40, delay: 100ms }",
      "{ controlPoints: [0.3, -0.5, 0.6, 1.6], duration: 1s }", "{ curve: easeOut, delay: 250ms }",
    ]
    return all.randomElement(using: &random) ?? "linear"
  }
}
