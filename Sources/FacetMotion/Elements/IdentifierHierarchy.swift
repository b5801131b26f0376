/// The identified views of a screen. Views without an identifier are left out, and identified views in them belong to the
/// nearest identified view around them.
public struct IdentifierHierarchy: Hashable, Sendable {
  public struct Element: Hashable, Sendable {
    public let identifier: MotionIdentifier
    public let frame: MotionRect
    public let content: String?
    /// The index of the element around it; nil for those around which there is none.
    public let parent: Int?
  }

  /// In drawing order: an element before those in it, and siblings from back to front.
  public let elements: [Element]
  /// The identifiers of more than one view, once each. Only the first view of an identifier is an element.
  public let duplicates: [MotionIdentifier]

  /// - Parameter isIncluded: Whether an identifier takes part. Views with others are treated as if they had none.
  public init(of tree: MotionTree, where isIncluded: (MotionIdentifier) -> Bool = { _ in true }) {
    var elements: [Element] = []
    var counts: [MotionIdentifier: Int] = [:]
    var duplicates: [MotionIdentifier] = []
    /// The elements around the current node.
    var around: [(depth: Int, element: Int)] = []
    for node in tree.nodes {
      while let last = around.last, last.depth >= node.depth { around.removeLast() }
      guard let identifier = node.identifier, isIncluded(identifier) else { continue }
      let count = counts[identifier, default: 0] + 1
      counts[identifier] = count
      if count == 2 { duplicates.append(identifier) }
      if count > 1 { continue }
      let parent = around.last?.element
      around.append((node.depth, elements.count))
      elements.append(Element(identifier: identifier, frame: node.frame, content: node.content, parent: parent))
    }
    self.elements = elements
    self.duplicates = duplicates
  }
}
