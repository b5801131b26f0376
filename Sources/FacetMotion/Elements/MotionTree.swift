/// The views of a screen, reduced to what a transition needs, in drawing order: a view before its subviews, and siblings
/// from back to front.
///
///     var tree = MotionTree()
///     tree.append(frame: screen) {
///       $0.append("Explore.pill", frame: MotionRect(x: 20, y: 60, width: 350, height: 56), content: "Where to?")
///     }
public struct MotionTree: Hashable, Sendable {
  /// A view.
  public struct Node: Hashable, Sendable {
    public let identifier: MotionIdentifier?
    /// In the coordinates of the container, not of the view around it.
    public let frame: MotionRect
    /// What the view draws, in any form that is equal for equal drawings; nil if it is unknown. Unknown content equals no
    /// other.
    public let content: String?
    /// The number of views around it.
    public let depth: Int
  }

  public private(set) var nodes: [Node] = []
  private var depth = 0

  public init() {}

  /// Adds a view in front of its earlier siblings, and then its subviews.
  public mutating func append(
    _ identifier: MotionIdentifier? = nil, frame: MotionRect, content: String? = nil,
    _ subviews: (inout MotionTree) -> Void = { _ in }
  ) {
    nodes.append(Node(identifier: identifier, frame: frame, content: content, depth: depth))
    depth += 1
    subviews(&self)
    depth -= 1
  }

  /// The tree of views whose depths are known, for example from a traversal without recursion. A depth that is more than
  /// one greater than the one before is lowered to that.
  public init(_ nodes: some Sequence<(identifier: MotionIdentifier?, frame: MotionRect, content: String?, depth: Int)>)
  {
    var last = -1
    for node in nodes {
      last = max(0, min(node.depth, last + 1))
      self.nodes.append(Node(identifier: node.identifier, frame: node.frame, content: node.content, depth: last))
    }
  }
}
