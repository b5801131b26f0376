import FacetRuntime

public nonisolated struct FancyCardStyle: CardStyle {
  public init() {}
  public func body(content: CardStyleContent) -> some View { Text(verbatim: content.title) }
}
