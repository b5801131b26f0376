/// The styles of one component in the environment, innermost last.
///
/// It is a stack because a style can use its own component, with something around it, which is then drawn in the next
/// outer style. With a single value it would recurse without end. The component pops the stack for the body of its
/// style, and restores it for the contents of its slots. What components do with it is in FacetSupport.
public nonisolated struct StyleStack<Style> {
  package var pushed: [Style] = []

  package init() {}

  package var isEmpty: Bool { pushed.isEmpty }

  /// Restores the style that was popped from `outer`. Styles that have been pushed since remain on top.
  package mutating func restore(poppedFrom outer: Self) {
    pushed = outer.pushed + pushed.dropFirst(max(outer.pushed.count - 1, 0))
  }
}

/// The key of the environment value for the styles of a component. The default is computed, because `any …Style` is not
/// `Sendable`; an empty stack costs nothing.
nonisolated extension StyleStack: EnvironmentKey {
  public static var defaultValue: Self { Self() }
}

/// Stacks with equal styles are equal, so that setting an equal style does not update the views that read it. A style
/// that is not `Equatable` is always unequal, which costs updates only.
nonisolated extension StyleStack: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.pushed.count == rhs.pushed.count && zip(lhs.pushed, rhs.pushed).allSatisfy { isSame($0, $1) }
  }

  private static func isSame(_ lhs: Any, _ rhs: Any) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { rhs as? Value == value }
    guard type(of: lhs) == type(of: rhs), let lhs = lhs as? any Equatable else { return false }
    return isEqual(lhs)
  }
}
