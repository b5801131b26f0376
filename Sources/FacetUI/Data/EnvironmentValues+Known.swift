extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { known.colorScheme }
    set { change { $0.colorScheme = newValue } }
  }

  public var colorSchemeContrast: ColorSchemeContrast { known.colorSchemeContrast }

  /// The storage of `colorSchemeContrast`. SwiftUI also has this undocumented property, for previews and tests.
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { known.colorSchemeContrast }
    set { change { $0.colorSchemeContrast = newValue } }
  }

  public var dynamicTypeSize: DynamicTypeSize {
    get { known.dynamicTypeSize }
    set { change { $0.dynamicTypeSize = newValue } }
  }

  public var layoutDirection: LayoutDirection {
    get { known.layoutDirection }
    set { change { $0.layoutDirection = newValue } }
  }

  public var isEnabled: Bool {
    get { known.isEnabled }
    set { change { $0.isEnabled = newValue } }
  }
}

extension EnvironmentValues {
  /// The storage of `isHovered` of FacetRuntime: whether a pointer is over the button around a view.
  public var _isHovered: Bool {
    get { known.isHovered }
    set { change { $0.isHovered = newValue } }
  }

  /// The storage of `isPressed` of FacetRuntime: whether the button around a view is pressed.
  public var _isPressed: Bool {
    get { known.isPressed }
    set { change { $0.isPressed = newValue } }
  }
}

extension EnvironmentValues {
  /// Always false, because a frame has no motion.
  public var accessibilityReduceMotion: Bool { false }

  public var locale: Locale {
    get { known.locale }
    set { change { $0.locale = newValue } }
  }
}

// Apple can add cases to these enums: a switch needs `@unknown default` outside of this package.

@nonexhaustive public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }

@nonexhaustive public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }

@nonexhaustive public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
