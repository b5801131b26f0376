/// Whether each color and shape is drawn as an edge around its contents, as an area, or not at all.
struct PictureEdges {
  /// How a color or a shape is drawn.
  enum Role { case edge, area, nothing }

  /// The role of each node; nil unless it is a color or a shape with an extent.
  private(set) var roles: [Role?]
  /// For each node, the color or shape with the same bounds whose edge encloses its contents.
  private(set) var surfaces: [Int?]
  /// Whether each node is behind an opaque one.
  private(set) var isCovered: [Bool]

  private let frame: Frame
  private let sight: PictureSight
  private let ranks: [Int]

  init(_ frame: Frame, tree: FrameTree, sight: PictureSight) {
    self.frame = frame
    self.sight = sight
    ranks = frame.paintRanks(tree)
    roles = Array(repeating: nil, count: frame.nodes.count)
    surfaces = Array(repeating: nil, count: frame.nodes.count)
    isCovered = Array(repeating: false, count: frame.nodes.count)
    let parents = tree.parents
    let contents = frame.contentCounts
    var edges = knownEdges()
    for node in frame.nodes.indices where frame.nodes[node].kind.isPaint && !bounds(node).isEmpty {
      guard sight.isSeen(node), frame.nodes[node].color?.alpha != 0 else {
        roles[node] = .nothing
        continue
      }
      let holder = holder(of: node, parents, contents)
      roles[node] = role(of: node, in: holder.map { $0..<frame.end(of: $0) } ?? 0..<0)
      if roles[node] == .edge, !edges.insert(bounds(node)).inserted { roles[node] = .nothing }
      if roles[node] == .edge, let holder, surfaces[holder] == nil, bounds(holder) == bounds(node) {
        surfaces[holder] = node
      }
    }
  }

  /// The bounds of elements with an edge, which a second edge would coincide with.
  private func knownEdges() -> Set<PictureBounds> {
    var edges: Set<PictureBounds> = []
    if let imposed = frame.imposedWidth, let root = frame.nodes.first?.rect, root.width >= imposed - 0.01 {
      edges.insert(bounds(0))
    }
    for node in frame.nodes.indices where sight.isSeen(node) {
      switch frame.nodes[node].kind {
      case .control(.button), .control(.menu), .control(.textField), .image(_, _, _, fills: true), .placeholder:
        edges.insert(bounds(node))
      default: break
      }
    }
    return edges
  }

  /// The ancestor of a shape that stacks it with other nodes in depth.
  private func holder(of node: Int, _ parents: [Int?], _ contents: [Int]) -> Int? {
    var current = parents[node]
    while let outer = current {
      switch frame.nodes[outer].kind {
      case .zstack, .background, .overlay: if contents[outer] > 0 { return outer }
      case .stack, .grid, .flow, .scroll, .control(.button), .control(.menu), .control(.textField): return nil
      default: break
      }
      current = parents[outer]
    }
    return nil
  }

  private mutating func role(of node: Int, in holder: Range<Int>) -> Role {
    let place = bounds(node)
    let isLine = frame.isStroked(node)
    var (holds, lies) = (false, false)
    var behind: [Int] = []
    for other in holder where frame.nodes[other].kind.isContent && sight.isSeen(other) {
      let inner = bounds(other)
      guard !inner.isEmpty, place.contains(inner) else { continue }
      if isLine || ranks[other] > ranks[node] {
        holds = true
      } else {
        lies = true
        behind.append(other)
      }
    }
    if lies, !isLine, frame.nodes[node].isOpaque {
      for other in behind { isCovered[other] = true }
      return holds ? .edge : .area
    }
    return holds ? .edge : lies ? .nothing : .area
  }

  private func bounds(_ node: Int) -> PictureBounds {
    PictureBounds(frame.nodes[node].rect, isRightToLeft: frame.isRightToLeft)
  }
}

extension Frame.Node {
  /// Whether it fills its bounds with an opaque color.
  fileprivate var isOpaque: Bool {
    guard let color, color.alpha >= 1 else { return false }
    switch kind {
    case .color, .shape(.rectangle), .shape(.roundedRectangle): return true
    default: return false
    }
  }
}

extension Frame.Kind {
  fileprivate var isPaint: Bool {
    switch self {
    case .color, .shape: true
    default: false
    }
  }

  fileprivate var isContent: Bool {
    switch self {
    case .text, .image, .indicator, .placeholder, .control(.button), .control(.menu), .control(.textField): true
    default: false
    }
  }
}

extension Frame {
  /// The number of descendants of each node that are read or used.
  fileprivate var contentCounts: [Int] {
    var sums = [0]
    for node in nodes { sums.append(sums[sums.count - 1] + (node.kind.isContent ? 1 : 0)) }
    return nodes.indices.map { sums[end(of: $0)] - sums[$0 + 1] }
  }

  /// The position of each node in the drawing order, from back to front.
  fileprivate func paintRanks(_ tree: FrameTree) -> [Int] {
    var ranks = [Int](repeating: 0, count: nodes.count)
    guard nodes.contains(where: { $0.kind.isPaint }) else { return ranks }
    var next = 0
    var open = nodes.isEmpty ? [] : [0]
    while let node = open.popLast() {
      ranks[node] = next
      next += 1
      let children = backToFront(tree.children(of: node), of: node)
      for index in children.indices.reversed() { open.append(children[index]) }
    }
    return ranks
  }

  /// The children of a node in drawing order.
  func backToFront(_ children: ArraySlice<Int>, of node: Int) -> ArraySlice<Int> {
    if children.count < 2 { return children }
    switch nodes[node].kind {
    case .background: return children.dropFirst() + children.prefix(1)
    case .zstack, .stack:
      let nodes = nodes
      // Few views have a zIndex, and those without are in order.
      if children.allSatisfy({ nodes[$0].zIndex == 0 }) { return children }
      return ArraySlice(children.sorted { (nodes[$0].zIndex, $0) < (nodes[$1].zIndex, $1) })
    default: return children
    }
  }
}
