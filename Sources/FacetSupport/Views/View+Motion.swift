public import FacetRuntime

nonisolated extension View {
  /// Animates the changes of this view when a value changes, unless the reader has motion reduced.
  ///
  ///     Disclosure(isOpen: isOpen).motion(.spring, value: isOpen)
  public func motion<Value: Equatable>(_ animation: Animation, value: Value) -> some View {
    modifier(Motion(animation: animation, value: value))
  }
}

private nonisolated struct Motion<Value: Equatable>: _NonisolatedViewModifier {
  let animation: Animation
  let value: Value
  @Environment(\.reduceMotion) private var isReduced

  func body(content: Content) -> some View { content.animation(isReduced ? nil : animation, value: value) }
}
