import Checkout
import FacetCompiler
import FacetFrame
import FacetIR
import FacetInterpreter
import FacetPreview
import FacetSnapshot
import FacetText
import FacetUI
import Testing

/// A picture says what is there: the rule in `docs/pictures.md`, held against the frames of every variant in every cell
/// of two design systems, and against the frames of random views. What the rule asks is worked out here anew, from the
/// rectangles of the frame.
@MainActor struct PictureRuleTests {
  @Test func everyVariantIsDrawnAsItIs() throws {
    for folder in [DesignFolder.repository, .odd] {
      let program = Program(try #require(try folder.compile().design))
      var pictures = 0
      var last = Frame()
      _ = program.goldens { cell, component in
        let drawn = program.draw(cell, of: component).drawn
        pictures += 1
        // Many cells are the same frame.
        if drawn.frame == last { return drawn }
        last = drawn.frame
        // Each layer is a picture of its own.
        for (_, plane) in drawn.frame.planes {
          for fault in PictureRule(plane).faults {
            Issue.record(
              "\(component.name), \(cell.name): \(fault)\n\(plane.picture.lines.joined(separator: "\n"))")
          }
        }
        return drawn
      }
      #expect(pictures > 30)
    }
  }

  @Test func randomViewsAreDrawnAsTheyAre() {
    var faulty = 0
    for seed in 0..<1_500 as Range<UInt64> where faulty < 5 {
      let frame = RandomView.frame(seed: seed)
      let faults = PictureRule(frame).faults
      if faults.isEmpty { continue }
      faulty += 1
      Issue.record(
        "seed \(seed): \(faults.joined(separator: "; "))\n\(frame.picture.lines.joined(separator: "\n"))")
    }
  }

  /// The same with views that are turned, and with children that a layout puts anywhere, over each other and outside.
  @Test func randomViewsThatAreMovedAreDrawnAsTheyAre() {
    var (faulty, moved) = (0, 0)
    for seed in 0..<800 as Range<UInt64> where faulty < 5 {
      let frame = RandomView.frame(seed: seed, isMoved: true)
      if frame != RandomView.frame(seed: seed) { moved += 1 }
      let faults = PictureRule(frame).faults
      if faults.isEmpty { continue }
      faulty += 1
      Issue.record(
        "seed \(seed): \(faults.joined(separator: "; "))\n\(frame.picture.lines.joined(separator: "\n"))")
    }
    #expect(moved > 370)
  }

  @Test func picturesDoNotDependOnChance() {
    for seed in 0..<50 as Range<UInt64> {
      #expect(RandomView.frame(seed: seed).picture == RandomView.frame(seed: seed).picture)
    }
  }

  @Test func theRuleFindsWhatIsWrong() {
    let frame = row("one", "two", shape: Rect(width: 60, height: 22))
    #expect(PictureRule(frame).faults == [])
    let swapped = row("two", "one", shape: Rect(width: 60, height: 22))
    #expect(PictureRule(frame, drawnAs: swapped.picture).faults.count == 2)
    #expect(PictureRule(frame, drawnAs: row("one", "two", shape: Rect()).picture).faults != [])
    var piled = frame
    for index in 2...3 { piled.nodes[index].rect.x = 0 }
    piled.nodes[3].rect.y = 22
    #expect(PictureRule(piled, drawnAs: frame.picture).faults.contains { $0.contains("above") })
  }

  /// Two words side by side, on a card of a given size.
  private func row(_ first: String, _ second: String, shape: Rect) -> Frame {
    func word(_ text: String, x: Double, end: Int) -> Frame.Node {
      let run = Frame.TextRun(text: text, lines: [text], lineHeight: 22, fontSize: 17)
      return Frame.Node(kind: .text(run), rect: Rect(x: x, width: 26, height: 22), end: end)
    }
    let bounds = Rect(width: 60, height: 22)
    return Frame(
      nodes: [
        .init(kind: .background(alignment: .init()), rect: bounds, end: 5),
        .init(kind: .stack(axis: .horizontal, alignment: .init(), gaps: [8]), rect: bounds, end: 4),
        word(first, x: 0, end: 3), word(second, x: 34, end: 4),
        .init(kind: .color, rect: shape, end: 5),
      ], size: Size(width: 70, height: 22))
  }
}

/// What a picture says against the rule.
struct PictureRule {
  private(set) var faults: [String] = []
  private let frame: Frame
  private let picture: TextPicture
  private let cells: [[String]]
  private let order: DrawingOrder
  private var places: [Int: TextPicture.Place] = [:]

  /// Something that is seen, with the part of its rectangle that is.
  private struct Element {
    var node: Int
    var rect: Rect
    /// The scroll view that it is in.
    var window: Int?
    /// What of it was cut by a clip or a window.
    var isCut: Bool
  }

  init(_ frame: Frame, drawnAs picture: TextPicture? = nil) {
    let picture = picture ?? frame.picture
    self.frame = frame
    self.picture = picture
    order = DrawingOrder(frame)
    cells = picture.lines.map { line in
      graphemeWidths(of: line).flatMap { $0.width == 2 ? [String($0.text), ""] : [String($0.text)] }
    }
    for place in picture.places { places[place.node] = place }
    let elements = self.elements()
    for element in elements { checkPresence(element) }
    for (index, first) in elements.enumerated() {
      for second in elements[(index + 1)...] where first.window == second.window { checkOrder(first, second) }
    }
    for element in elements { checkEdges(element) }
  }

  private func elements() -> [Element] {
    var elements: [Element] = []
    var open: [(end: Int, clip: Rect?, window: Int?, isHidden: Bool)] = [(frame.nodes.count, nil, nil, false)]
    for (index, node) in frame.nodes.enumerated() {
      while open[open.count - 1].end <= index { open.removeLast() }
      let outer = open[open.count - 1]
      let isHidden = outer.isHidden || node.isHidden
      let rect = outer.clip.map { node.rect.intersection($0) } ?? node.rect
      if !isHidden, node.isElement, rect.width > 0.5, rect.height > 0.5, !isCovered(index, rect) {
        elements.append(Element(node: index, rect: rect, window: outer.window, isCut: rect != node.rect))
      }
      switch node.kind {
      case .clip: open.append((node.end, rect, outer.window, isHidden))
      // Of a window in a window nobody can say what is whole.
      case .scroll: open.append((node.end, outer.window == nil ? rect : Rect(), index, isHidden))
      default: open.append((node.end, outer.clip, outer.window, isHidden))
      }
    }
    return elements
  }

  /// Whether something that cannot be seen through is drawn over it.
  private func isCovered(_ node: Int, _ rect: Rect) -> Bool {
    order.opaque.contains { frame.nodes[$0].rect.contains(rect) && order.isInFront($0, of: node) }
  }

  private mutating func checkPresence(_ element: Element) {
    guard case .text(let run) = frame.nodes[element.node].kind, !run.text.isEmpty else { return }
    let named = picture.legend.contains { $0.hasPrefix("▒") && $0.contains("\"\(escapedForDisplay(run.text))\"") }
    guard let place = places[element.node] else {
      faults.append("'\(run.text)' is missing")
      return
    }
    if named || element.window != nil && element.isCut || picture.quotes.contains(where: { $0.text == run.text }) {
      return
    }
    for (row, line) in zip(place.rows, run.lines) {
      let shown = place.columns.clamped(to: 0..<cells[row].count).map { cells[row][$0] }.joined()
      let letters = graphemeWidths(of: escapedForDisplay(line)).filter { $0.width > 0 }.map { String($0.text) }.joined()
      if !shown.contains(letters) { faults.append("'\(line)' is not all there, '\(shown)' is") }
    }
    // A view that is narrower than its proposal is at the leading edge of it.
    let extent = max(frame.size.width, frame.imposedWidth ?? 0)
    let end = frame.isRightToLeft ? frame.size.width : extent
    let isOut = element.rect.x < end - extent - 0.4 || element.rect.maxX > end + 0.4
    if isOut, !isOutside(place), element.window == nil,
      element.rect.intersection(Rect(width: frame.size.width, height: frame.size.height)).isVisible,
      !picture.lines.contains(where: { $0.contains("▸") || $0.contains("◂") })
    {
      faults.append("'\(run.text)' overflows unmarked")
    }
  }

  private mutating func checkOrder(_ first: Element, _ second: Element) {
    guard let a = places[first.node], let b = places[second.node] else { return }
    let (one, other) = (first.rect, second.rect)
    let sharesRows = min(one.maxY, other.maxY) - max(one.y, other.y) > 0.4
    let sharesColumns = min(one.maxX, other.maxX) - max(one.x, other.x) > 0.4
    func check(_ relation: String, _ holds: Bool) {
      if !holds { faults.append("\(name(first)) is \(relation) \(name(second)): \(a) \(b)") }
    }
    if !sharesRows, !sharesColumns, frame.nodes[first.node].isText, frame.nodes[second.node].isText {
      check("apart from", !a.columns.overlaps(b.columns) || !a.rows.overlaps(b.rows))
    }
    if sharesRows, one.maxX <= other.x { check("left of", a.columns.upperBound <= b.columns.lowerBound) }
    if sharesRows, other.maxX <= one.x { check("right of", b.columns.upperBound <= a.columns.lowerBound) }
    if sharesColumns, one.maxY <= other.y { check("above", a.rows.upperBound <= b.rows.lowerBound) }
    if sharesColumns, other.maxY <= one.y { check("below", b.rows.upperBound <= a.rows.lowerBound) }
    if first.window != nil, first.isCut || second.isCut { return }
    let (isHolder, isHeld) = (frame.nodes[first.node].isHolder, frame.nodes[second.node].isHolder)
    if isHolder, one.contains(other), one != other {
      check("around", a.columns.contains(b.columns) && a.rows.contains(b.rows))
    } else if isHeld, other.contains(one), one != other {
      check("inside", b.columns.contains(a.columns) && b.rows.contains(a.rows))
    }
  }

  /// What has a background or a border has an edge around it.
  private mutating func checkEdges(_ element: Element) {
    guard case .text = frame.nodes[element.node].kind, element.window == nil, let place = places[element.node] else {
      return
    }
    for index in order.painted where frame.nodes[index].rect.contains(frame.nodes[element.node].rect) {
      let node = frame.nodes[index]
      guard frame.isStroke(index) || order.isInFront(element.node, of: index), !isCovered(index, node.rect) else {
        continue
      }
      let hasEdge =
        node.rect.isNear(Rect(width: frame.size.width, height: frame.size.height))
        || picture.places.contains { other in
          frame.nodes[other.node].rect.isNear(node.rect) && other.columns.contains(place.columns)
            && other.rows.contains(place.rows)
        }
      if !hasEdge { faults.append("\(name(element)) has no edge of \(index)") }
    }
  }

  /// Whether all of a place is beyond the edge of the whole.
  private func isOutside(_ place: TextPicture.Place) -> Bool {
    place.rows.allSatisfy { row in
      let edges = cells[row].indices.filter { "┊│◂▸".contains(cells[row][$0]) && !place.columns.contains($0) }
      guard let first = edges.first, let last = edges.last else { return true }
      return place.columns.upperBound <= first || last < place.columns.lowerBound
    }
  }

  private func name(_ element: Element) -> String {
    if case .text(let run) = frame.nodes[element.node].kind { return "'\(run.text)'" }
    return "node \(element.node)"
  }
}

/// Which of two nodes of a frame is drawn over the other, and those that matter to what is seen of others.
private struct DrawingOrder {
  private let frame: Frame
  private var parents: [Int] = []
  private var depths: [Int] = []
  /// What cannot be seen through.
  private(set) var opaque: [Int] = []
  /// What has an edge that can be seen, outside of windows.
  private(set) var painted: [Int] = []

  init(_ frame: Frame) {
    self.frame = frame
    var open: [(node: Int, isInWindow: Bool, isHidden: Bool)] = []
    for (index, node) in frame.nodes.enumerated() {
      while let last = open.last, frame.end(of: last.node) <= index { open.removeLast() }
      let outer = open.last
      parents.append(outer?.node ?? 0)
      depths.append(open.count)
      let isHidden = node.isHidden || outer?.isHidden == true
      if node.isOpaque, !frame.isStroke(index) { opaque.append(index) }
      if node.isPainted, !isHidden, outer?.isInWindow != true { painted.append(index) }
      let isWindow = if case .scroll = node.kind { true } else { false }
      open.append((index, isWindow || outer?.isInWindow == true, isHidden))
    }
  }

  /// Where the ways to two nodes part, their order says which is in front.
  func isInFront(_ one: Int, of other: Int) -> Bool {
    var (a, b) = (one, other)
    while depths[a] > depths[b] { a = parents[a] }
    while depths[b] > depths[a] { b = parents[b] }
    // One is in the other.
    if a == b { return one > other }
    while depths[a] > 0, parents[a] != parents[b] { (a, b) = (parents[a], parents[b]) }
    guard depths[a] > 0 else { return one > other }
    switch frame.nodes[parents[a]].kind {
    case .background:
      // The first child is what the others are behind.
      let first = parents[a] + 1
      return a == first || b == first ? a == first : a > b
    case .zstack, .stack: return (frame.nodes[a].zIndex, a) > (frame.nodes[b].zIndex, b)
    default: return a > b
    }
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Self) -> Bool { lowerBound <= other.lowerBound && other.upperBound <= upperBound }
}

extension Rect {
  fileprivate func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }

  fileprivate var isVisible: Bool { width > 0.5 && height > 0.5 }

  fileprivate func contains(_ other: Rect) -> Bool {
    x <= other.x && y <= other.y && other.maxX <= maxX && other.maxY <= maxY
  }

  fileprivate func isNear(_ other: Rect) -> Bool {
    abs(x - other.x) < 0.2 && abs(y - other.y) < 0.2 && abs(maxX - other.maxX) < 0.2 && abs(maxY - other.maxY) < 0.2
  }
}

extension Frame.Node {
  fileprivate var isElement: Bool {
    switch kind {
    case .text, .image, .indicator, .control(.button), .control(.textField): true
    default: false
    }
  }

  fileprivate var isHolder: Bool {
    switch kind {
    case .control(.button), .control(.textField), .image(_, _, _, fills: true): true
    default: false
    }
  }

  fileprivate var isPainted: Bool {
    switch kind {
    case .color, .shape: color.map { $0.alpha > 0 } ?? true
    default: false
    }
  }

  fileprivate var isOpaque: Bool {
    guard let color, color.alpha >= 1 else { return false }
    switch kind {
    case .color, .shape(.rectangle), .shape(.roundedRectangle): return true
    default: return false
    }
  }
}

extension Frame {
  fileprivate func isStroke(_ node: Int) -> Bool {
    paints(of: node).contains { if case .stroke = $0 { true } else { false } }
  }
}

extension Frame.Node {
  fileprivate var isText: Bool { if case .text = kind { true } else { false } }
}
