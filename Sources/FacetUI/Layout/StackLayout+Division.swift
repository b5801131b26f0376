extension StackLayout {
  func withPortions<Result>(
    _ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine, _ body: (inout [Portion]) -> Result
  ) -> Result {
    var portions = layout.sparePortions.popLast() ?? []
    portions.removeAll(keepingCapacity: true)
    for child in layout.children(of: node) { portions.append(Portion(child: child)) }
    setGaps(of: &portions, in: layout)
    if let length = proposal.length(along: axis) {
      divide(length, minor: proposal.length(along: axis.other), among: &portions, in: layout)
    } else {
      for index in portions.indices { offer(nil, proposal.length(along: axis.other), to: &portions[index], layout) }
    }
    defer { layout.sparePortions.append(portions) }
    return body(&portions)
  }

  private func offer(_ length: CGFloat?, _ minor: CGFloat?, to portion: inout Portion, _ layout: LayoutEngine) {
    portion.proposal = axis.proposal(major: length, minor: minor)
    portion.size = layout.size(of: portion.child, portion.proposal)
  }

  private func divide(_ length: CGFloat, minor: CGFloat?, among portions: inout [Portion], in layout: LayoutEngine) {
    let order = servingOrder(of: &portions, minor: minor, in: layout)
    var available = portions.reduce(length) { $0 - $1.gapBefore }
    var group = order.startIndex
    while group < order.endIndex {
      let priority = portions[order[group]].priority
      let end = order[group...].firstIndex { portions[$0].priority != priority } ?? order.endIndex
      if group == order.startIndex {
        // Space is reserved for the minimum of later groups.
        available = order[end...].reduce(available) { left($0, after: portions[$1].minimum) }
      } else {
        available = order[group..<end].reduce(available) { $0 + portions[$1].minimum }
      }
      for position in group..<end {
        let index = order[position]
        offer(max(available / CGFloat(end - position), 0), minor, to: &portions[index], layout)
        available = left(available, after: portions[index].length(along: axis))
      }
      group = end
    }
  }

  /// The remaining space. It can be negative, if the stack is longer than its proposal, or infinite.
  private func left(_ available: CGFloat, after length: CGFloat) -> CGFloat {
    available.isInfinite ? available : available - length
  }

  /// Indices of the portions by priority, then by flexibility. Of unlimited ones those with the larger minimum come
  /// first; others keep their order.
  private func servingOrder(of portions: inout [Portion], minor: CGFloat?, in layout: LayoutEngine) -> [Int] {
    var order = Array(portions.indices)
    guard portions.count > 1 else { return order }
    for index in order { measureFlexibility(of: &portions[index], minor: minor, in: layout) }
    order.sort { comesBefore(portions[$0], portions[$1]) ?? ($0 < $1) }
    return order
  }

  private func measureFlexibility(of portion: inout Portion, minor: CGFloat?, in layout: LayoutEngine) {
    let child = portion.child
    portion.priority = layout.priority(of: child)
    portion.minimum = layout.size(of: child, axis.proposal(major: 0, minor: minor)).length(along: axis)
    let maximum = layout.size(of: child, axis.proposal(major: .infinity, minor: minor)).length(along: axis)
    portion.flexibility = maximum == portion.minimum ? 0 : maximum - portion.minimum
  }

  /// Nil if they keep their order.
  private func comesBefore(_ a: Portion, _ b: Portion) -> Bool? {
    if a.priority != b.priority { return a.priority > b.priority }
    if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
    return a.flexibility == .infinity && a.minimum != b.minimum ? a.minimum > b.minimum : nil
  }
}
