extension View {
  /// Adds an accessibility action if it is not nil. The identity of the view depends on that, because SwiftUI has no
  /// accessibility action that can be disabled.
  ///
  ///     .accessibilityAction(optional: onTap)
  ///
  /// - Parameter actionKind: What performs it; by default, a double tap.
  @ViewBuilder public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, optional action: (@MainActor () -> Void)?
  ) -> some View {
    if let action {
      accessibilityAction(actionKind) { action() }
    } else {
      self
    }
  }
}
