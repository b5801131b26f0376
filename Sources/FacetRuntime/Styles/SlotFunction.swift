/// The content of a slot that takes a value, as a component holds it.
///
///     self.row = SlotFunction(row)
///     // In the body:
///     row(person)
public nonisolated struct SlotFunction<Value> {
  /// Whether the slot is filled: whether its views are more than an `EmptyView`.
  public let isGiven: Bool
  private let content: @MainActor (Value) -> SlotContent

  package init(isGiven: Bool, _ content: @escaping @MainActor (Value) -> SlotContent) {
    self.isGiven = isGiven
    self.content = content
  }

  @MainActor public func callAsFunction(_ value: Value) -> SlotContent { content(value) }
}

/// The content of a slot that takes a value, with the styles of the place where the caller wrote it; see ``StyledSlot``.
public nonisolated struct StyledSlotFunction<Value, Style> {
  private let content: SlotFunction<Value>
  private let styles: StyleStack<Style>
  private let keyPath: WritableKeyPath<EnvironmentValues, StyleStack<Style>>

  package init(
    content: SlotFunction<Value>, styles: StyleStack<Style>,
    at keyPath: WritableKeyPath<EnvironmentValues, StyleStack<Style>>
  ) {
    self.content = content
    self.styles = styles
    self.keyPath = keyPath
  }

  public var isGiven: Bool { content.isGiven }

  @MainActor public func callAsFunction(_ value: Value) -> StyledSlot<Style> {
    StyledSlot(content: content(value), styles: styles, at: keyPath)
  }
}
