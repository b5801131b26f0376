// SwiftUI's modifiers that are either written or not, for a condition that is known only when the view is drawn. The
// view keeps its identity when the condition changes.

nonisolated extension View {
  /// Leaves the room of this view empty while `isHidden` is true.
  public func hidden(_ isHidden: Bool) -> some View {
    opacity(isHidden ? 0 : 1)
      .allowsHitTesting(!isHidden)
      .accessibilityHidden(isHidden)
  }

  /// Sets digits in one width while `isOn` is true.
  public func monospacedDigit(_ isOn: Bool) -> some View {
    transformEnvironment(\.font) { font in
      if isOn { font = (font ?? .body).monospacedDigit() }
    }
  }
}
