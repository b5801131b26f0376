#if canImport(UIKit) && !os(watchOS) && !FACET_UI
  internal import UIKit
#endif

nonisolated extension EnvironmentValues {
  /// The name of the theme of the environment; empty for the base. Generated code wraps it as `theme`.
  public var themeName: String {
    get { self[ThemeNameKey.self] }
    set { self[ThemeNameKey.self] = newValue }
  }
}

private nonisolated struct ThemeNameKey: EnvironmentKey {
  static var defaultValue: String { "" }
}

#if canImport(UIKit) && !os(watchOS) && !FACET_UI
  /// The theme as a UIKit trait, because dynamic colors are resolved with traits.
  nonisolated struct ThemeNameTrait: UITraitDefinition {
    static let defaultValue = ""
    static let affectsColorAppearance = true
    static let identifier = "facet.theme"
  }

  nonisolated extension ThemeNameKey: UITraitBridgedEnvironmentKey {
    static func read(from traitCollection: UITraitCollection) -> String { traitCollection[ThemeNameTrait.self] }

    static func write(to mutableTraits: inout any UIMutableTraits, value: String) {
      mutableTraits[ThemeNameTrait.self] = value
    }
  }
#endif
