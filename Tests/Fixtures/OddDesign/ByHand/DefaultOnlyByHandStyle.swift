package import FacetRuntime

package nonisolated struct DefaultOnlyByHandStyle: OddOnlyByHandStyle, Equatable {
  package var space: CGFloat

  package init(space: CGFloat) {
    self.space = space
  }

  @MainActor package func body(content: OddOnlyByHandStyleContent) -> some View {
    Text(verbatim: content.title)
      .padding(space)
  }
}
