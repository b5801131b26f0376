public import FacetRuntime

public nonisolated struct FancySwiftExampleStyle: SwiftExampleStyle, Equatable {
  public init() {}

  @MainActor public func body(content: SwiftExampleStyleContent) -> some View {
    Text(verbatim: "A").padding(8)
  }
}
