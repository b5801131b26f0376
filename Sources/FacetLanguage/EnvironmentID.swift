/// What surrounds a component: an axis of a matrix, and, where it has a type that a body can read, an environment value.
package enum EnvironmentID: String, Hashable, Sendable, CaseIterable {
  case colorScheme, colorSchemeContrast, dynamicTypeSize, layoutDirection, isEnabled, width, height
  case locale, theme

  /// The type that a style reads; nil for what only a variant can set.
  package var readType: ValueType? {
    switch self {
    case .colorScheme: .words(.colorScheme)
    case .colorSchemeContrast: .words(.colorSchemeContrast)
    case .dynamicTypeSize: .words(.dynamicTypeSize)
    case .layoutDirection: .words(.layoutDirection)
    case .isEnabled: .bool
    case .width, .height, .locale, .theme: nil
    }
  }
}
