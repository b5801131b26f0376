// Begun by facet scaffold ByHand.bare. It is yours, and not written again.

package import FacetRuntime

package nonisolated struct BareByHandStyle: OddByHandStyle, Equatable {
  package init() {}

  @MainActor package func body(content: OddByHandStyleContent) -> some View {
    // Draw it here: 'content' is all that a style sees, and can do.
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: content.title)
      if let subtitle = content.subtitle {
        Text(verbatim: subtitle)
      }
      Text(verbatim: "level: \(content.level)")
      Text(verbatim: "isHigh: \(content.isHigh)")
      Button {
        content.onPick?()
      } label: {
        Text(verbatim: "onPick")
      }
      .buttonStyle(.component)
      Button(action: content.onMore) {
        Text(verbatim: "onMore")
      }
      .buttonStyle(.component)
      Button(action: content.onLess) {
        Text(verbatim: "onLess")
      }
      .buttonStyle(.component)
    }
  }
}
