/// A style whose properties can be set where it is used.
public protocol SettableStyle {}

extension SettableStyle {
  /// The style with another value of a property:
  ///
  ///     .cardStyle(.filled.setting(\.surface, to: .gray))
  ///
  /// A property that differs by theme can have a value for each:
  ///
  ///     .cardStyle(.filled.setting(\.cornerRadiusInThemes, to: Themed(RadiusTokens.sheet(in:))))
  public nonisolated func setting<Value>(_ property: WritableKeyPath<Self, Value>, to value: Value) -> Self {
    var style = self
    style[keyPath: property] = value
    return style
  }
}
