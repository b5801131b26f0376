// Settings of the reader. SwiftUI's values are the system's and cannot be set; these can be overridden by previews and
// tests.

nonisolated extension EnvironmentValues {
  /// Whether Reduce Motion is on: the system setting, unless a preview or a test overrides it, which SwiftUI's
  /// `accessibilityReduceMotion` does not allow.
  ///
  ///     Card(title: "Map").environment(\.reduceMotion, true)
  public var reduceMotion: Bool {
    get { self[ReduceMotionKey.self] ?? accessibilityReduceMotion }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether Reduce Transparency is on, as ``reduceMotion``.
  public var reduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] ?? accessibilityReduceTransparency }
    set { self[ReduceTransparencyKey.self] = newValue }
  }

  /// Whether Differentiate Without Color is on, as ``reduceMotion``.
  public var differentiateWithoutColor: Bool {
    get { self[DifferentiateWithoutColorKey.self] ?? accessibilityDifferentiateWithoutColor }
    set { self[DifferentiateWithoutColorKey.self] = newValue }
  }

  /// Whether VoiceOver is running, as ``reduceMotion``.
  public var voiceOverEnabled: Bool {
    get { self[VoiceOverEnabledKey.self] ?? accessibilityVoiceOverEnabled }
    set { self[VoiceOverEnabledKey.self] = newValue }
  }
}

private nonisolated struct ReduceMotionKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

private nonisolated struct ReduceTransparencyKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

private nonisolated struct DifferentiateWithoutColorKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

private nonisolated struct VoiceOverEnabledKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}
