extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { known.colorScheme }
    set { change { $0.colorScheme = newValue } }
  }

  /// Read-only in SwiftUI; settable here, where no device has a setting for it.
  public var colorSchemeContrast: ColorSchemeContrast {
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
  public var locale: Locale {
    get { known.locale }
    set { change { $0.locale = newValue } }
  }
}

public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }

public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }

public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
