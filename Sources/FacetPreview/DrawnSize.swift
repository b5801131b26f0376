package import FacetFrame
package import FacetIR

/// The size of what a variant draws.
package struct DrawnSize: Equatable, Sendable {
  /// The views in the picture.
  package var nodes: Int
  /// The highest number of views around a view.
  package var depth: Int
  /// The most bodies of an update; see ``VariantPreview/bodies``.
  package var bodies: Int

  package init(_ frame: Frame, bodies: Int) {
    nodes = frame.nodes.count
    depth = frame.depth
    self.bodies = bodies
  }

  package subscript(measure: Listing.Budget.Measure) -> Int {
    switch measure {
    case .nodes: nodes
    case .depth: depth
    case .bodies: bodies
    }
  }
}

extension Frame {
  /// The highest number of nodes around a node.
  package var depth: Int {
    var ends: [Int] = []
    var depth = 0
    for index in nodes.indices {
      while let end = ends.last, end <= index { ends.removeLast() }
      depth = max(depth, ends.count)
      ends.append(nodes[index].end)
    }
    return depth
  }
}
