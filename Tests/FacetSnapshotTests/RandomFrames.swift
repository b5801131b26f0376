import FacetFrame
import FacetIR
import FacetLanguage
import FacetSnapshot

/// Components with variants and a matrix, and frames for their cells, from a seed. Frames repeat themselves and differ in
/// little, as those of a component do.
struct RandomFrames {
  private var state: UInt64
  private var pool: [Picture] = []

  private struct Picture {
    var frame: Frame
    var marks: Marks
  }

  init(seed: UInt64) { state = seed }

  private mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  private mutating func pick<T>(_ values: [T]) -> T { values[next(below: values.count)] }

  private static let texts = [
    "Save", "Age 13 and over", "Really?", "a  b", "none", "· 3 reviews", "(1)", "x\"y", "a\\", "\u{202E}x", "★",
    "says 1",
    "\n=======", "", " ", "variant  x", "into 1", "שלום",
  ]

  mutating func component() -> Component {
    pool = []
    let style = Style(name: "default", properties: [], implementation: .body(Element(name: "text", kind: .divider)))
    var axes = [
      Axis(
        .layoutDirection,
        values: [
          EnvironmentSetting(.layoutDirection, "leftToRight"), EnvironmentSetting(.layoutDirection, "rightToLeft"),
        ]),
      Axis(
        .dynamicTypeSize,
        values: [EnvironmentSetting(.dynamicTypeSize, "large"), EnvironmentSetting(.dynamicTypeSize, "accessibility3")]),
      Axis(
        .colorScheme, values: [EnvironmentSetting(.colorScheme, "light"), EnvironmentSetting(.colorScheme, "dark")]),
      Axis(.width, values: [EnvironmentSetting(.width, .points(320)), EnvironmentSetting(.width, .points(375))]),
    ]
    axes.removeLast(next(below: 4))
    let names = ["B", "A", "Long one", "A @ b", "None"]
    let variants = names.prefix(1 + next(below: names.count)).map { Variant(name: $0, arguments: []) }
    return Component(
      name: "Badge", parameters: [], content: Content(fields: [], actions: []), styles: [style],
      catalog: VariantCatalog(variants: variants, matrix: axes))
  }

  mutating func index(of elements: [some Any]) -> Int { next(below: elements.count) }

  /// Mostly what was there before, with little changed.
  mutating func drawn(_ cell: Cell, telling word: String? = nil) -> SnapshotVariant {
    var picture = pool.isEmpty || next(below: 4) == 0 ? fresh() : pick(pool)
    for _ in 0..<next(below: 3) { change(&picture) }
    if let word { picture.frame.accessibility.append(AccessibilityElement(label: word)) }
    pool.append(picture)
    return SnapshotVariant(cell: cell, frame: picture.frame, marks: picture.marks)
  }

  private mutating func fresh() -> Picture {
    let count = next(below: 5)
    var marks = Marks([Marks.Mark(component: "Badge")])
    var nodes = [
      Frame.Node(
        kind: .stack(
          axis: .horizontal, alignment: Frame.Alignment(), gaps: Array(repeating: 4, count: max(count - 1, 0))),
        rect: Rect(x: 0, y: 0, width: Double(count) * 50, height: 22), end: count + 1)
    ]
    for index in 0..<count {
      let text = pick(Self.texts)
      nodes.append(
        Frame.Node(
          kind: .text(Frame.TextRun(text: text, lines: [text], lineHeight: 22, fontSize: 17)),
          rect: Rect(x: Double(index) * 50, y: 0, width: 46, height: 22), end: index + 2))
      marks[index + 1] = Marks.Mark(name: pick(["title", "none", "a  b", "tap 1", "row.title", "x into 2"]))
    }
    var frame = Frame(nodes: nodes, size: Size(width: Double(count) * 50, height: 22))
    for _ in 0..<next(below: 4) { frame.accessibility.append(element(in: frame)) }
    return Picture(frame: frame, marks: marks)
  }

  private mutating func element(in frame: Frame) -> AccessibilityElement {
    let traits: [AccessibilityElement.Trait] = AccessibilityElement.Trait.allCases
    var element = AccessibilityElement(
      label: pick(Self.texts), value: next(below: 3) == 0 ? pick(Self.texts) : "",
      hint: next(below: 4) == 0 ? pick(Self.texts) : "",
      traits: AccessibilityElement.Traits((0..<next(below: 3)).map { _ in pick(traits) }),
      actions: next(below: 5) == 0 ? [pick(Self.texts)] : [],
      node: next(below: frame.nodes.count))
    if next(below: 3) == 0 { element.merged = frame.nodes.indices.filter { _ in next(below: 2) == 0 } }
    if next(below: 4) == 0 { element.series = (1 + next(below: 2), 3) }
    return element
  }

  private mutating func change(_ picture: inout Picture) {
    let node = next(below: picture.frame.nodes.count)
    switch next(below: 8) {
    case 5:
      let property = pick(["fill", ".frame width", "drawn"])
      let look = Marks.Look(component: "Badge", property: property, value: pick(["", "style.on", "2"]))
      picture.marks[node] = Marks.Mark(
        name: picture.marks[node]?.name, component: picture.marks[node]?.component, looks: [look])
    case 6:
      picture.marks[node] = Marks.Mark(
        name: picture.marks[node]?.name, component: picture.marks[node]?.component)
    case let kind: change(&picture.frame, node, kind)
    }
  }

  private mutating func change(_ frame: inout Frame, _ node: Int, _ kind: Int) {
    switch kind {
    case 0: frame.accessibility.append(element(in: frame))
    case 1: if !frame.accessibility.isEmpty { frame.accessibility.removeLast() }
    case 2:
      if !frame.accessibility.isEmpty {
        frame.accessibility[next(below: frame.accessibility.count)] = element(in: frame)
      }
    case 3: frame.isRightToLeft.toggle()
    case 4: frame.nodes[node].isHidden.toggle()
    default:
      if case .text(var run) = frame.nodes[node].kind {
        run.isTruncated.toggle()
        run.dropped = pick(Self.texts)
        frame.nodes[node].kind = .text(run)
      }
    }
  }
}
