package import FacetRuntime

package struct OddDeck<Content: View, Default: View, Footer: View>: View {
  private let gap: Int
  private let content: Content
  private let `default`: Default
  private let footer: Footer

  package init(
    gap: Int,
    @ViewBuilder _ content: () -> Content,
    @ViewBuilder `default`: () -> Default,
    @ViewBuilder in footer: () -> Footer
  ) {
    self.gap = gap
    self.content = content()
    self.default = `default`()
    self.footer = footer()
  }

  package var body: some View {
    // Draw it here.
    VStack(spacing: 0) {
      content
      `default`
      footer
    }
  }
}
