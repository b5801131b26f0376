public import FacetRuntime

nonisolated extension SlotContent {
  /// - Parameter view: The result of the closure that a caller gives.
  @MainActor public init<Content: View>(_ view: Content) {
    let slot = view as? any SlotView
    self.init(view, isGiven: slot?.isGiven ?? (Content.self != EmptyView.self))
  }
}

nonisolated extension SlotFunction {
  /// - Parameter content: The closure that a caller gives.
  @MainActor public init<Content: View>(@ViewBuilder _ content: @escaping (Value) -> Content) {
    self.init(isGiven: Content.self != EmptyView.self) { SlotContent(content($0)) }
  }
}

nonisolated extension StyledSlot {
  /// - Parameter styles: The styles in the environment of the component.
  public init(
    _ content: SlotContent, styles: StyleStack<Style>,
    at keyPath: WritableKeyPath<EnvironmentValues, StyleStack<Style>>
  ) {
    self.init(content: content, styles: styles, at: keyPath)
  }
}

nonisolated extension StyledSlotFunction {
  /// - Parameter styles: The styles in the environment of the component.
  public init(
    _ content: SlotFunction<Value>, styles: StyleStack<Style>,
    at keyPath: WritableKeyPath<EnvironmentValues, StyleStack<Style>>
  ) {
    self.init(content: content, styles: styles, at: keyPath)
  }
}
