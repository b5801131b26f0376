public import FacetRuntime

// Variants with a condition of SwiftUI modifiers that have none. The identity of the view does not depend on the
// condition.

nonisolated extension View {
  /// Hides this view while `isHidden` is true, and keeps its space.
  public func hidden(_ isHidden: Bool) -> some View {
    opacity(isHidden ? 0 : 1)
      .allowsHitTesting(!isHidden)
      .accessibilityHidden(isHidden)
  }

  /// Uses monospaced digits while `isOn` is true.
  public func monospacedDigit(_ isOn: Bool) -> some View {
    transformEnvironment(\.font) { font in
      if isOn { font = (font ?? .body).monospacedDigit() }
    }
  }
}
