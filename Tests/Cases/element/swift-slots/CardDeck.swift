import FacetRuntime

/// What a person writes beside the generated code: views that hold others.
struct CardDeck<Content: View, Footer: View, Extra: View>: View {
  private let spacing: CGFloat
  private let content: Content
  private let footer: Footer
  private let extra: Extra

  init(
    spacing: CGFloat, @ViewBuilder _ content: () -> Content, @ViewBuilder footer: () -> Footer,
    @ViewBuilder extra: () -> Extra
  ) {
    self.spacing = spacing
    self.content = content()
    self.footer = footer()
    self.extra = extra()
  }

  var body: some View {
    VStack(spacing: spacing) {
      content
      footer
      extra
    }
  }
}

enum Frames {
  struct Thin<Content: View>: View {
    private let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View { content.padding(1) }
  }
}
