import FacetMotion
import Testing

struct HierarchyTests {
  @Test func viewsWithoutIdentifierAreLeftOut() {
    let hierarchy = IdentifierHierarchy(of: SearchScreens.explore)
    #expect(hierarchy.elements.map(\.identifier.name) == ["SearchInput.whereCard", "SearchInput.whereCardContent"])
    #expect(hierarchy.elements.map(\.parent) == [nil, 0])
  }

  @Test func identifiersThatTakeNoPartAreLeftOutToo() {
    let hierarchy = IdentifierHierarchy(of: SearchScreens.explore) { $0 != "SearchInput.whereCard" }
    #expect(hierarchy.elements.map(\.parent) == [nil])
  }

  @Test func theFirstOfSeveralViewsIsTheElement() {
    var tree = MotionTree()
    tree.append("a", frame: rect(0, 0, 1, 1)) { $0.append("b", frame: rect(0, 0, 1, 1)) }
    tree.append("a", frame: rect(5, 5, 1, 1)) { $0.append("c", frame: rect(0, 0, 1, 1)) }
    tree.append("a", frame: rect(6, 6, 1, 1))
    let hierarchy = IdentifierHierarchy(of: tree)
    #expect(hierarchy.duplicates == ["a"])
    #expect(hierarchy.elements.map(\.identifier.name) == ["a", "b", "c"])
    #expect(hierarchy.elements.map(\.parent) == [nil, 0, nil])
  }

  @Test func depthsThatSkipALevelAreLowered() {
    let tree = MotionTree(
      [(0, "a"), (7, "b"), (2, "c"), (-1, "d")].map { depth, name in
        (identifier: MotionIdentifier(name), frame: .zero, content: nil, depth: depth)
      })
    #expect(tree.nodes.map(\.depth) == [0, 1, 2, 0])
  }

  @Test func aDeepTreeIsNoProblem() {
    let tree = MotionTree(
      (0..<100_000).map { (identifier: MotionIdentifier("\($0)"), frame: .zero, content: nil, depth: $0) })
    #expect(IdentifierHierarchy(of: tree).elements.last?.parent == 99_998)
  }
}
