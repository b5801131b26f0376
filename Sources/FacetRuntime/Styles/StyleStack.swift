/// The styles of one component that surround a place, innermost last.
///
/// A stack and not a slot: a style that draws the same component again, to put something around it, must get the next
/// outer style there, or it would draw itself for ever. The component pops the stack for what its style draws, and
/// restores it for what its caller put into its slots.
public nonisolated struct StyleStack<Style> {
  private var pushed: [Style] = []

  /// No style is set.
  public init() {}

  public var isEmpty: Bool { pushed.isEmpty }

  /// The innermost style; `fallback`, which is made only then, where none is set.
  public func top(or fallback: @autoclosure () -> Style) -> Style { pushed.last ?? fallback() }

  public mutating func push(_ style: Style) { pushed.append(style) }

  public func popped() -> Self {
    var copy = self
    _ = copy.pushed.popLast()
    return copy
  }

  /// Puts back the style that was popped from `outer` to get here. What has been pushed since stays on top.
  public mutating func restore(poppedFrom outer: Self) {
    pushed = outer.pushed + pushed.dropFirst(max(outer.pushed.count - 1, 0))
  }
}

/// Setting an equal style again leaves the environment equal, and its readers asleep. A style that is not `Equatable`
/// counts as changed: right, only slower.
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
