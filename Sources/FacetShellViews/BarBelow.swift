internal import FacetRuntime

/// A view with a bar below it, which stays where it is while the keyboard is shown, as those of the system do.
///
/// The view above ends where the keyboard begins.
struct BarBelow<Content: View, Bar: View>: View {
  private let content: Content
  private let bar: Bar
  #if canImport(SwiftUI) && !FACET_UI
    @State private var barHeight: CGFloat = 0
    @State private var height: CGFloat = 0
    /// The height without a keyboard.
    @State private var wholeHeight: CGFloat = 0
  #endif

  init(@ViewBuilder content: () -> Content, @ViewBuilder bar: () -> Bar) {
    self.content = content()
    self.bar = bar()
  }

  #if canImport(SwiftUI) && !FACET_UI
    var body: some View {
      VStack(spacing: 0) {
        content
        VStack(spacing: 0) { bar }
          .onGeometryChange(for: CGFloat.self, of: \.size.height) { barHeight = $0 }
      }
      // Below the keyboard, or as far as it covers the bar. Without one this is 0 from the first frame on.
      .padding(.bottom, -min(max(wholeHeight - height, 0), barHeight))
      .onGeometryChange(for: CGFloat.self, of: \.size.height) { height = $0 }
      .background {
        Color.clear
          .onGeometryChange(for: CGFloat.self, of: \.size.height) { wholeHeight = $0 }
          .ignoresSafeArea(.keyboard, edges: .bottom)
      }
    }
  #else
    var body: some View {
      VStack(spacing: 0) {
        content
        bar
      }
    }
  #endif
}
