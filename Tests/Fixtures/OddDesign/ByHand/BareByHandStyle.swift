package import FacetRuntime

package nonisolated struct BareByHandStyle: OddByHandStyle, Equatable {
  package init() {}

  @MainActor package func body(content: OddByHandStyleContent) -> some View {
    Text(verbatim: content.title)
  }
}
