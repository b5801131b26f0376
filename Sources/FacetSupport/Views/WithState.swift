public import FacetRuntime

/// Stores the value of a binding, so that a view can be operated in a preview.
///
///     WithState(3) { $guests in
///       NumericStepper("Guests", value: $guests)
///     }
public struct WithState<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  public init(_ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }

  public var body: some View { content($value) }
}
