import FacetFrame

extension Frame.Alignment {
  /// Creates the alignment of a frame. A custom guide, which a frame cannot represent, is drawn as center.
  init(_ alignment: Alignment) {
    self.init(Horizontal(alignment.horizontal.key), Vertical(alignment.vertical.key))
  }

  /// Creates the alignment of a stack along `axis`.
  init(across axis: Axis, _ key: AlignmentKey) {
    switch axis {
    case .horizontal: self.init(.center, Vertical(key))
    case .vertical: self.init(Horizontal(key), .center)
    }
  }
}

extension Frame.Alignment.Horizontal {
  init(_ key: AlignmentKey) {
    switch key {
    case HorizontalAlignment.leading.key: self = .leading
    case HorizontalAlignment.trailing.key: self = .trailing
    default: self = .center
    }
  }
}

extension Frame.Alignment.Vertical {
  init(_ key: AlignmentKey) {
    switch key {
    case VerticalAlignment.top.key: self = .top
    case VerticalAlignment.bottom.key: self = .bottom
    case VerticalAlignment.firstTextBaseline.key: self = .firstTextBaseline
    case VerticalAlignment.lastTextBaseline.key: self = .lastTextBaseline
    default: self = .center
    }
  }
}
