import FacetFrame

nonisolated extension View {
  /// A frame with minimum, ideal and maximum sizes.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    let (width, height) = (LengthRange(minWidth, idealWidth, maxWidth), LengthRange(minHeight, idealHeight, maxHeight))
    return layout(FlexibleFrameLayout(width: width, height: height, alignment: alignment))
  }
}

struct FlexibleFrameLayout: UnaryLayout {
  let width: LengthRange
  let height: LengthRange
  let alignment: Alignment

  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize {
    if let width = width.length(proposal.width), let height = height.length(proposal.height) {
      return CGSize(width: width, height: height)
    }
    let offer = ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height))
    let child = layout.size(of: node + 1, offer)
    return CGSize(
      width: width.length(proposal.width, ofChild: child.width),
      height: height.length(proposal.height, ofChild: child.height))
  }

  /// The child is proposed the size of the frame.
  func placeChildren(
    of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine, _ place: ChildPlacement
  ) {
    let offer = ProposedViewSize(
      width: width.finalOffer(size.width, proposal.width), height: height.finalOffer(size.height, proposal.height))
    place(node + 1, layout.origin(of: node + 1, offer, in: size, alignment), offer)
  }

  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind {
    let (proposal, size) = (layout.proposals[node], layout.rects[node].size)
    return .frame(
      alignment: Frame.Alignment(alignment), fillsWidth: width.fills(size.width, of: proposal.width),
      fillsHeight: height.fills(size.height, of: proposal.height),
      fixesWidth: width.fixes(size.width, of: proposal.width),
      fixesHeight: height.fixes(size.height, of: proposal.height))
  }
}

/// A minimum, an ideal and a maximum length.
struct LengthRange: Hashable, Sendable {
  let min: CGFloat?
  let ideal: CGFloat?
  let max: CGFloat?

  /// Contradictory bounds are adjusted to the smaller one: the ideal is at least the minimum, and so on.
  init(_ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?) {
    let least = min.map { Swift.max($0, 0) }
    let middle = ideal.map { Swift.max($0, least ?? 0) }
    self.min = least
    self.ideal = middle
    self.max = max.map { Swift.max($0, middle ?? least ?? 0) }
  }

  /// The proposal for measuring the child.
  func offer(_ proposed: CGFloat?) -> CGFloat? { (proposed ?? ideal).map(clamp) }

  /// The length of the frame if it does not depend on the child.
  func length(_ proposed: CGFloat?) -> CGFloat? {
    guard let proposed else { return ideal }
    return min != nil && max != nil ? clamp(proposed) : nil
  }

  func length(_ proposed: CGFloat?, ofChild child: CGFloat) -> CGFloat {
    if let length = length(proposed) { return length }
    switch (min, max) {
    case (nil, nil): return child
    case (_?, _?): return clamp(child)
    case (let min?, nil): return Swift.max(Swift.min(offer(proposed) ?? .infinity, child), min)
    case (nil, let max?): return Swift.min(Swift.max(offer(proposed) ?? -.infinity, child), max)
    }
  }

  /// The proposal for placing the child; nil if neither the proposal nor the frame sets a length.
  func finalOffer(_ length: CGFloat, _ proposed: CGFloat?) -> CGFloat? {
    let isFree = proposed == nil && ideal == nil && length > (min ?? -.infinity) && length < (max ?? .infinity)
    return isFree ? nil : length
  }

  func fills(_ length: CGFloat, of proposed: CGFloat?) -> Bool {
    guard let max, let proposed else { return false }
    return length == proposed && proposed <= max
  }

  /// Whether the length is a constant of the frame: the ideal or the maximum length.
  func fixes(_ length: CGFloat, of proposed: CGFloat?) -> Bool {
    length == max && !fills(length, of: proposed) || proposed == nil && length == ideal
  }

  private func clamp(_ length: CGFloat) -> CGFloat {
    Swift.min(Swift.max(length, min ?? -.infinity), max ?? .infinity)
  }
}
