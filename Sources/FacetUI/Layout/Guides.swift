extension LayoutEngine {
  /// The position of a guide of a node, in the node's coordinates.
  func guide(_ key: AlignmentKey, of node: Int, size: CGSize, _ proposal: ProposedViewSize) -> CGFloat {
    if let value = explicitGuide(key, of: node, size: size, proposal) { return value }
    // The leading edge of an infinite length is 0: infinity times zero is not a number.
    if let fraction = key.fraction { return (size.length(along: key.axis) * fraction).orZero }
    return key.defaultValue(in: dimensions(of: node, size, proposal))
  }

  func explicitGuide(_ key: AlignmentKey, of node: Int, size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    guard key.isTextBaseline || tree.explicitGuides.contains(key) else { return nil }
    let question = GuideQuestion(key: key, size: size, proposal: proposal)
    if let answer = guides.answer(of: node, to: question) { return answer }
    let answer = tree.nodes[node].layout.explicitGuide(key, of: node, size: size, proposal: proposal, in: self)
    guides.add(answer, of: node, to: question)
    return answer
  }

  func dimensions(of node: Int, _ size: CGSize, _ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size) { [self] key in explicitGuide(key, of: node, size: size, proposal) }
  }

  /// The guide of a container, merged from those of its children.
  func mergedGuide(
    _ key: AlignmentKey, ofChildrenOf node: Int, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    var merge = GuideMerge(key: key)
    let layout = tree.nodes[node].layout
    layout.placeChildren(of: node, size: size, proposal: proposal, in: self) { child, origin, proposal in
      let childSize = self.size(of: child, proposal)
      guard let value = explicitGuide(key, of: child, size: childSize, proposal) else { return }
      merge.add(value + origin.coordinate(along: key.axis))
    }
    return merge.value
  }
}

/// The key under which the position of a guide is cached.
struct GuideQuestion: Equatable {
  let key: AlignmentKey
  let size: CGSize
  let proposal: ProposedViewSize
}

/// Merges guides: the first of first baselines, the last of last baselines, and the mean of other guides.
struct GuideMerge {
  let key: AlignmentKey
  private var count = 0.0
  private(set) var value: CGFloat?

  init(key: AlignmentKey) {
    self.key = key
  }

  mutating func add(_ next: CGFloat) {
    count += 1
    guard let value else {
      value = next
      return
    }
    switch key {
    case VerticalAlignment.firstTextBaseline.key: self.value = min(value, next)
    case VerticalAlignment.lastTextBaseline.key: self.value = max(value, next)
    default: self.value = value + (next - value) / count
    }
  }
}

extension AlignmentKey {
  var isTextBaseline: Bool {
    self == VerticalAlignment.firstTextBaseline.key || self == VerticalAlignment.lastTextBaseline.key
  }

  /// Whether it is an edge or the center, which a container does not inherit from its children.
  var isEdgeOrCenter: Bool { fraction != nil && !isTextBaseline }
}

extension LayoutEngine {
  func guides(_ alignment: Alignment, of node: Int, size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
    CGPoint(
      x: guide(alignment.horizontal.key, of: node, size: size, proposal),
      y: guide(alignment.vertical.key, of: node, size: size, proposal))
  }

  /// The origin of a child that is aligned with its container.
  func origin(
    of child: Int, _ proposal: ProposedViewSize, in size: CGSize, _ alignment: Alignment
  ) -> CGPoint {
    let guide = guides(alignment, of: child, size: self.size(of: child, proposal), proposal)
    let container = ViewDimensions(size)
    return CGPoint(x: container[alignment.horizontal] - guide.x, y: container[alignment.vertical] - guide.y)
  }
}
