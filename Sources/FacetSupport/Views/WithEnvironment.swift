public import FacetRuntime

/// Reads a value of the environment, for a view that is not the body of another one, such as an item of a list.
///
///     WithEnvironment(\.colorScheme) { colorScheme in
///       Text(colorScheme == .dark ? "Night" : "Day")
///     }
public struct WithEnvironment<Value, Content: View>: View {
  @Environment private var value: Value
  private let content: (Value) -> Content

  public init(_ value: KeyPath<EnvironmentValues, Value>, @ViewBuilder content: @escaping (Value) -> Content) {
    _value = Environment(value)
    self.content = content
  }

  public var body: some View { content(value) }
}
