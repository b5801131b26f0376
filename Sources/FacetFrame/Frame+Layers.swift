extension Frame {
  /// A view that is presented above the others: a sheet, an alert, an open menu.
  ///
  /// Its nodes follow those of the layers below it, with the origin at the top left corner of the layer.
  public struct Layer: Equatable, Sendable {
    public enum Kind: String, CaseIterable, Sendable {
      case sheet, fullScreenCover, popover, alert, confirmationDialog, menu, contextMenu, swipeActions

      /// Whether it is as wide as its content. Others have the width of the screen or of their kind.
      public var isAsWideAsContent: Bool { self == .popover || self == .swipeActions }
    }

    public var kind: Kind
    /// The index of its first node.
    public var root: Int
    /// How it differs from others of its kind: `medium, large`.
    public var details: [String]
    /// Whether a person can close it by a swipe or by a tap outside of it.
    public var isDismissible: Bool

    public init(kind: Kind, root: Int, details: [String] = [], isDismissible: Bool = true) {
      self.kind = kind
      self.root = root
      self.details = details
      self.isDismissible = isDismissible
    }
  }

  /// The first node that can be read and used: that of the layer in front. What is behind it cannot.
  public var front: Int { layers.last?.root ?? 0 }

  /// The frame behind all layers, followed by one frame for each layer, with the first of its nodes in this frame.
  package var planes: [(root: Int, frame: Frame)] {
    if layers.isEmpty { return [(0, self)] }
    let roots = [0] + layers.map(\.root)
    return roots.enumerated().map { index, root in
      let end = index < layers.count ? roots[index + 1] : nodes.count
      return (root, plane(root..<end, of: index == 0 ? nil : layers[index - 1]))
    }
  }

  /// - Parameter layer: Nil for the nodes behind all layers.
  private func plane(_ range: Range<Int>, of layer: Layer?) -> Frame {
    var plane = self
    plane.layers = []
    plane.escapes = []
    plane.contextMenus = []
    plane.accessibility = []
    plane.accessibilityContainers = []
    plane.nodes = nodes[range].map { node in
      var node = node
      node.end -= range.lowerBound
      return node
    }
    guard let layer else { return plane }
    let rect = plane.nodes.first?.rect ?? Rect()
    plane.size = Size(width: rect.width, height: rect.height)
    plane.imposedWidth = layer.kind.isAsWideAsContent ? nil : rect.width
    return plane
  }
}
