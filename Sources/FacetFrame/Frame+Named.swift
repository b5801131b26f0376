extension Frame {
  /// This frame with the names, actions, components and looks of another one of the same structure.
  ///
  /// They are known from the spec only: drawn code has none of them. Where the structures differ the frame stays as it is, and
  /// the comparison that was to follow shows how they do.
  public func named(like other: Frame) -> Frame {
    guard hasStructure(of: other) else { return self }
    var named = self
    for index in nodes.indices {
      named.nodes[index].name = other.nodes[index].name
      named.nodes[index].action = other.nodes[index].action
      named.nodes[index].activation = other.nodes[index].activation
      named.nodes[index].component = other.nodes[index].component
      named.nodes[index].looks = other.nodes[index].looks
    }
    return named
  }

  /// The name of the action that activating an element does; nil where none is known.
  public func action(activating element: AccessibilityElement) -> String? {
    guard let node = element.activates, nodes.indices.contains(node) else { return nil }
    return nodes[node].activation ?? nodes[node].action
  }

  private func hasStructure(of other: Frame) -> Bool {
    nodes.count == other.nodes.count
      && zip(nodes, other.nodes).allSatisfy { $0.end == $1.end && $0.kind.isSameCase(as: $1.kind) }
  }
}

extension Frame.Kind {
  fileprivate func isSameCase(as other: Self) -> Bool {
    switch (self, other) {
    case (.text, .text), (.image, .image), (.color, .color), (.shape, .shape), (.spacer, .spacer),
      (.divider, .divider), (.zstack, .zstack), (.background, .background), (.overlay, .overlay),
      (.padding, .padding), (.frame, .frame), (.clip, .clip), (.grid, .grid), (.scroll, .scroll),
      (.wrapper, .wrapper), (.indicator, .indicator), (.placeholder, .placeholder):
      true
    case (.stack(let axis, _, _), .stack(let otherAxis, _, _)): axis == otherAxis
    case (.control(.textField), .control(.textField)): true
    case (.control(let control), .control(let otherControl)): control == otherControl
    default: false
    }
  }
}
