extension Frame {
  /// Whether both frames have the same tree of nodes, so that the marks of one apply to the other.
  public func hasStructure(of other: Frame) -> Bool {
    nodes.count == other.nodes.count && layers.map(\.root) == other.layers.map(\.root)
      && zip(nodes, other.nodes).allSatisfy { $0.end == $1.end && $0.kind.isSameCase(as: $1.kind) }
  }
}

extension Frame.Kind {
  fileprivate func isSameCase(as other: Self) -> Bool {
    switch (self, other) {
    case (.text, .text), (.image, .image), (.color, .color), (.shape, .shape), (.spacer, .spacer),
      (.divider, .divider), (.zstack, .zstack), (.background, .background), (.overlay, .overlay),
      (.padding, .padding), (.frame, .frame), (.clip, .clip), (.grid, .grid), (.flow, .flow),
      (.scroll, .scroll), (.wrapper, .wrapper), (.indicator, .indicator), (.placeholder, .placeholder):
      true
    case (.stack(let axis, _, _), .stack(let otherAxis, _, _)): axis == otherAxis
    case (.control(.textField), .control(.textField)): true
    case (.control(let control), .control(let otherControl)): control == otherControl
    default: false
    }
  }
}
