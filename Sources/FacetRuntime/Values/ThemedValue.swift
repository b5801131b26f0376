/// The themes of a design, such as brands, the base first. Generated code declares them:
///
///     enum AcmeTheme: String, DesignThemeName { case standard, harbor }
public nonisolated protocol DesignThemeName: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

/// A value that depends on the theme, resolved where the theme is known:
///
///     @Environment(\.theme) private var theme
///     …
///     .cornerRadius(cornerRadiusInThemes(in: theme))
///
/// A literal is the value in all themes, and `Themed(RadiusTokens.card(in:))` has one for each.
public nonisolated struct ThemedValue<Theme: DesignThemeName, Value> {
  /// The value in the base theme.
  public let base: Value
  private let others: [Theme: Value]

  /// Creates a value from that of the base and those of other themes.
  public init(_ base: Value, _ others: [Theme: Value] = [:]) {
    self.base = base
    self.others = others
  }

  /// Creates a value from those of the themes: `Themed(RadiusTokens.card(in:))`
  public init(_ value: (Theme) -> Value) where Value: Equatable {
    let values = Theme.allCases.map { ($0, value($0)) }
    // The type has a case for each theme, and generated code has at least the base.
    guard let first = values.first else { preconditionFailure("a design has at least one theme") }
    self.init(first.1, Dictionary(values.dropFirst().filter { $0.1 != first.1 }) { _, last in last })
  }

  /// Creates a value for all themes, or without one a value for each: `Themed(cornerRadius, or: RadiusTokens.card(in:))`
  public init(_ value: Value?, or values: (Theme) -> Value) where Value: Equatable {
    if let value { self.init(value) } else { self.init(values) }
  }

  /// The value in a theme.
  public func callAsFunction(in theme: Theme) -> Value { others[theme] ?? base }

  /// The values by the names of the themes.
  var byName: (base: Value, others: [String: Value]) {
    (base, Dictionary(others.map { ($0.key.rawValue, $0.value) }) { _, last in last })
  }
}

nonisolated extension ThemedValue: Equatable where Value: Equatable {}
nonisolated extension ThemedValue: Hashable where Value: Hashable {}
nonisolated extension ThemedValue: Sendable where Value: Sendable {}

nonisolated extension ThemedValue: ExpressibleByIntegerLiteral where Value: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Value.IntegerLiteralType) { self.init(Value(integerLiteral: value)) }
}

nonisolated extension ThemedValue: ExpressibleByFloatLiteral where Value: ExpressibleByFloatLiteral {
  public init(floatLiteral value: Value.FloatLiteralType) { self.init(Value(floatLiteral: value)) }
}
