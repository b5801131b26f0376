public import FacetRuntime

nonisolated extension StyleStack {
  /// The innermost style, or `fallback`, which is evaluated only if the stack is empty.
  public func top(or fallback: @autoclosure () -> Style) -> Style { pushed.last ?? fallback() }

  public mutating func push(_ style: Style) { pushed.append(style) }

  package func popped() -> Self {
    var copy = self
    _ = copy.pushed.popLast()
    return copy
  }
}
