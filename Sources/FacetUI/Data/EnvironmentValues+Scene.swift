// What a scene and the settings of its reader say. The defaults are those of a phone.

extension EnvironmentValues {
  /// Always false, because a frame has no materials.
  public var accessibilityReduceTransparency: Bool { false }

  /// Always false; the runtime overrides it in previews.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Always false; the runtime overrides it in previews.
  public var accessibilityVoiceOverEnabled: Bool { false }

  public var legibilityWeight: LegibilityWeight? {
    get { known.legibilityWeight }
    set { change { $0.legibilityWeight = newValue } }
  }

  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { known.horizontalSizeClass }
    set { change { $0.horizontalSizeClass = newValue } }
  }

  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { known.verticalSizeClass }
    set { change { $0.verticalSizeClass = newValue } }
  }

  /// No control of this module has several sizes.
  public var controlSize: ControlSize {
    get { known.controlSize }
    set { change { $0.controlSize = newValue } }
  }
}

@nonexhaustive public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

@nonexhaustive public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

@nonexhaustive public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}
