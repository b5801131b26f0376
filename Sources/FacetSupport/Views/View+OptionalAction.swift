public import FacetRuntime

extension View {
  /// Adds an accessibility action if it is not nil. The view keeps its identity when that changes: an accessibility
  /// attachment has the same type with the action and without it.
  ///
  ///     .accessibilityAction(.escape, optional: isEditing ? onCancel : nil)
  ///
  /// - Parameter actionKind: What performs it; by default, a double tap.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, optional action: (@MainActor () -> Void)?
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let attached = accessibilityAddTraits([])
    guard let action else { return attached }
    return attached.accessibilityAction(actionKind) { action() }
  }

  /// Makes the value adjustable by swiping up and down while that is enabled. The view keeps its identity when that
  /// changes.
  ///
  ///     .accessibilityAdjustableAction(isEnabled: isEditing) { direction in … }
  public func accessibilityAdjustableAction(
    isEnabled: Bool, _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let attached = accessibilityAddTraits([])
    return isEnabled ? attached.accessibilityAdjustableAction(handler) : attached
  }
}

nonisolated extension View {
  /// Performs an action when a text field in this view is submitted, if it is not nil. The view keeps its identity when
  /// that changes, so that a field stays focused: without an action there are no triggers.
  public func onSubmit(optional action: (@MainActor () -> Void)?) -> some View {
    onSubmit(of: action == nil ? [] : .text) { if let action { MainActor.assumeIsolated(action) } }
  }
}
