// Begun by facet scaffold OnlyByHand.default. It is yours, and not written again.

package import FacetRuntime

/// How `OddOnlyByHand` looks where no style is set.
package nonisolated struct DefaultOnlyByHandStyle: OddOnlyByHandStyle, Equatable {
  package var space: CGFloat

  package init(space: CGFloat) {
    self.space = space
  }

  @MainActor package func body(content: OddOnlyByHandStyleContent) -> some View {
    // Draw it here: 'content' is all that a style sees, and can do.
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: content.title)
    }
  }
}
