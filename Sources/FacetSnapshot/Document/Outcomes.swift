import FacetFrame
import FacetText

/// Outcomes of a picture in words: visible results, without the numbers they derive from.
struct Outcomes {
  /// The lines in the order of the golden. Keywords without a result are omitted.
  private(set) var lines: [(keyword: String, text: String)] = []

  static let keywords = [
    "presents", "text", "pressed", "hovered", "off", "hidden", "wraps", "cuts", "overflows", "touch", "unlabelled",
    "escape", announces,
  ]

  /// What a cell of the matrix announces in place of its variant, as in another language.
  static let announces = "announces"

  /// The minimum size of a control, in points, in Apple's guidelines.
  private static let leastTouch = 44.0
  /// Half a pixel at 3×, in points, which is lost in rounding.
  private static let tolerance = 1.0 / 6

  init(_ frame: Frame, drawnAs picture: TextPicture, names: NodeNames) {
    let seen = frame.nodes.indices.filter { !names.isHidden($0) }
    add("presents", frame.layers.map(\.words))
    add("text", [picture.quotes.map { "\($0.mark) \(quoted($0.text))" }.joined(separator: ", ")])
    add("pressed", [names.list(seen.filter { frame.nodes[$0].isPressed })])
    add("hovered", [names.list(seen.filter { frame.nodes[$0].isHovered })])
    add("off", [names.list(seen.filter { frame.nodes[$0].isControl && !frame.nodes[$0].isEnabled })])
    add("hidden", [names.list(frame.nodes.indices.filter { frame.nodes[$0].isHidden && !names.isBelowHidden($0) })])
    add("wraps", [distinct(seen.compactMap { Self.wrapping(frame.nodes[$0], names[$0]) }).joined(separator: ", ")])
    add("cuts", distinct(seen.compactMap { Self.cut(frame.nodes[$0], names[$0]) }))
    add("overflows", Self.overflow(frame, seen, names))
    let small = names.list(
      seen.filter { node in
        frame.nodes[node].isControl && Self.isSmall(frame.nodes[node].rect) && frame.layer(of: node)?.isOfSystem != true
      })
    add("touch", small.isEmpty ? [] : ["\(small)  under 44×44"])
    let silent = frame.accessibility.filter { $0.label.isEmpty && $0.value.isEmpty && !frame.isSpokenElsewhere($0) }
    add("unlabelled", [names.list(silent.map(\.node))])
    add("escape", frame.escapes.map { names.escape(at: $0) })
  }

  subscript(keyword: String) -> [String] { lines.filter { $0.keyword == keyword }.map(\.text) }

  private mutating func add(_ keyword: String, _ texts: [String]) {
    lines += texts.filter { !$0.isEmpty }.map { (keyword, $0) }
  }

  private static func wrapping(_ node: Frame.Node, _ name: @autoclosure () -> String) -> String? {
    guard case .text(let run) = node.kind, run.lines.count > 1 else { return nil }
    return "\(name()) \(run.lines.count) lines"
  }

  private static func cut(_ node: Frame.Node, _ name: @autoclosure () -> String) -> String? {
    guard case .text(let run) = node.kind, run.isTruncated else { return nil }
    let place = run.lines.count == 1 ? "1 line" : "\(run.lines.count) lines"
    return run.dropped.isEmpty ? "\(name()) at \(place)" : "\(name()) at \(place), drops \(quoted(run.dropped))"
  }

  private static func isSmall(_ rect: Rect) -> Bool {
    rect.width < leastTouch - tolerance || rect.height < leastTouch - tolerance
  }

  /// Leaves that extend beyond the frame, with the edges they cross, and the frame if it is wider than its proposal.
  private static func overflow(_ frame: Frame, _ seen: [Int], _ names: NodeNames) -> [String] {
    var passed: [String: Set<String>] = [:]
    var order: [String] = []
    var outside: Set<Int> = []
    // A layer has bounds of its own.
    var layers = frame.layers[...]
    var bounds = Rect(width: frame.size.width, height: frame.size.height)
    for node in seen where frame.nodes[node].isLeaf && !names.isInside(node, outside) {
      while let layer = layers.first, layer.root <= node {
        bounds = frame.nodes[layer.root].rect
        layers.removeFirst()
      }
      // A clipped image is intended, clipped text is not.
      if frame.nodes[node].isPicture, names.isClipped(node) { continue }
      let axes = names.scrolledAxes(node)
      let edges = edges(of: frame.nodes[node].rect, beyond: bounds, isRightToLeft: frame.isRightToLeft).filter { edge in
        !axes.contains(edge == "top" || edge == "bottom" ? .vertical : .horizontal)
      }
      guard !edges.isEmpty else { continue }
      outside.insert(node)
      order.append(names[node])
      passed[names[node], default: []].formUnion(edges)
    }
    let texts = distinct(order).map { name in
      "\(name) \(edgeNames.filter { passed[name, default: []].contains($0) }.joined(separator: " "))"
    }
    let inner = seen.filter { !names.isInside($0, outside) }.flatMap { innerOverflow(frame, $0, names) }
    let isTooWide = frame.imposedWidth.map { frame.size.width > $0 + tolerance } ?? false
    return [((isTooWide ? ["the width"] : []) + texts + distinct(inner)).joined(separator: ", ")]
  }

  /// A text that sticks out of a frame of a fixed size in which it was laid out, by more than its line height may be more
  /// than the frame: `subtitle bottom of row`.
  private static func innerOverflow(_ frame: Frame, _ node: Int, _ names: NodeNames) -> [String] {
    guard case .text = frame.nodes[node].kind else { return [] }
    return names.fixedFrames(around: node).compactMap { holder, axis in
      let bounds = frame.nodes[holder].rect
      let edges = edges(
        of: frame.nodes[node].rect, beyond: bounds, isRightToLeft: frame.isRightToLeft, by: leastInnerOverflow
      ).filter { ($0 == "top" || $0 == "bottom") == (axis == .vertical) }
      return edges.isEmpty ? nil : "\(names[node]) \(edges.joined(separator: " ")) of \(names[holder])"
    }
  }

  /// Less than that is a line that is taller than its letters, in points.
  private static let leastInnerOverflow = 8.0

  private static let edgeNames = ["top", "leading", "bottom", "trailing"]

  private static func edges(
    of rect: Rect, beyond bounds: Rect, isRightToLeft: Bool, by tolerance: Double = tolerance
  ) -> [String] {
    let left = rect.x < bounds.x - tolerance
    let right = rect.maxX > bounds.maxX + tolerance
    var edges: [String] = []
    if rect.y < bounds.y - tolerance { edges.append("top") }
    if isRightToLeft ? right : left { edges.append("leading") }
    if rect.maxY > bounds.maxY + tolerance { edges.append("bottom") }
    if isRightToLeft ? left : right { edges.append("trailing") }
    return edges
  }
}

extension Frame.Node {
  var isControl: Bool {
    if case .control = kind { true } else { false }
  }

  var isPicture: Bool {
    if case .image = kind { true } else { false }
  }

  /// Whether it is a control that is one accessibility element regardless of its contents.
  var isOneElement: Bool { isControl && kind != .control(.tapGesture) }

  /// Whether it is read or used itself, and is not only a container.
  var isLeaf: Bool {
    switch kind {
    // The segments of a picker can be elements of their own.
    case .control(.picker): false
    case .text, .image, .control, .indicator, .placeholder: true
    default: false
    }
  }
}

extension Frame {
  /// The layer that a node is in; nil behind all layers.
  fileprivate func layer(of node: Int) -> Layer? { layers.last { $0.root <= node } }
}

extension Frame.Layer {
  /// Whether the system draws its content.
  fileprivate var isOfSystem: Bool {
    switch kind {
    case .alert, .confirmationDialog, .menu, .contextMenu, .swipeActions: true
    case .sheet, .fullScreenCover, .popover: false
    }
  }

  /// `sheet  medium, large`
  fileprivate var words: String {
    let details = details + (isDismissible ? [] : ["not dismissed by touch"])
    return details.isEmpty ? kind.rawValue : "\(kind.rawValue)  \(details.joined(separator: ", "))"
  }
}
