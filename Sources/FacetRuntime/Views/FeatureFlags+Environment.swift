public import FacetFlags

nonisolated extension EnvironmentValues {
  /// The features that are on in the app; none by default. Screens with a `flag` read it.
  ///
  ///     TravelView(travel).environment(\.featureFlags, Experiments())
  public var featureFlags: any FeatureFlags {
    get { self[FeatureFlagsKey.self] }
    set { self[FeatureFlagsKey.self] = newValue }
  }
}

nonisolated extension FeatureFlags {
  /// Whether a feature is on. As a subscript, it can be part of a key path: `\.featureFlags["newLayout"]`.
  public subscript(flag: String) -> Bool { isOn(flag) }
}

nonisolated extension View {
  /// Switches one feature on or off, for previews and tests.
  public func featureFlag(_ flag: String, isOn: Bool) -> some View {
    transformEnvironment(\.featureFlags) { $0 = OneFlag(flag: flag, isOn: isOn, others: $0) }
  }
}

private nonisolated struct FeatureFlagsKey: EnvironmentKey {
  static var defaultValue: any FeatureFlags { FlagTable() }
}

/// Flags of which one is set.
private nonisolated struct OneFlag: FeatureFlags {
  let flag: String
  let isOn: Bool
  let others: any FeatureFlags

  func isOn(_ flag: String) -> Bool { flag == self.flag ? isOn : others.isOn(flag) }
}
