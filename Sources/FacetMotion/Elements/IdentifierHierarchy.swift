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
    var numbers: [MotionIdentifier: Int] = [:]
    let numbered = NumberedHierarchy(of: tree) { identifier in
      guard isIncluded(identifier) else { return nil }
      if let number = numbers[identifier] { return number }
      numbers[identifier] = numbers.count
      return numbers.count - 1
    }
    elements = numbered.elements
    duplicates = numbered.duplicates
  }
}

/// A hierarchy whose identifiers have numbers, so that none is looked up twice.
struct NumberedHierarchy {
  private(set) var elements: [IdentifierHierarchy.Element] = []
  /// The numbers of the elements.
  private(set) var numbers: [Int] = []
  private(set) var duplicates: [MotionIdentifier] = []

  /// - Parameter number: The number of an identifier, from 0; nil for one that takes no part.
  init(of tree: MotionTree, numbering number: (MotionIdentifier) -> Int?) {
    /// The number of views, by the numbers of their identifiers.
    var counts: [Int] = []
    /// The elements around the current node.
    var around: [(depth: Int, element: Int)] = []
    for node in tree.nodes {
      while let last = around.last, last.depth >= node.depth { around.removeLast() }
      guard let identifier = node.identifier, let number = number(identifier) else { continue }
      while counts.count <= number { counts.append(0) }
      counts[number] += 1
      if counts[number] == 2 { duplicates.append(identifier) }
      if counts[number] > 1 { continue }
      let parent = around.last?.element
      around.append((node.depth, elements.count))
      numbers.append(number)
      elements.append(
        IdentifierHierarchy.Element(
          identifier: identifier, frame: node.frame, content: node.content, parent: parent))
    }
  }
}
