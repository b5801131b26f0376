nonisolated extension View {
  /// The color of text, symbols and shapes that have none of their own.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    modifier(_EnvironmentModifier { environment in environment.change { $0.foreground = style } })
  }

  /// Nil: that of the surroundings.
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(
      _EnvironmentModifier { environment in
        if let color { environment.change { $0.foreground = color } }
      })
  }

  public func tint(_ tint: Color?) -> some View {
    modifier(_EnvironmentModifier { environment in environment.change { $0.tint = tint } })
  }
}
