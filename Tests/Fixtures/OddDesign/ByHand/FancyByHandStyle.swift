package import FacetRuntime

/// A style that no spec could say: as many lamps as the level is high, and one that hurries ahead of it.
package nonisolated struct FancyByHandStyle: OddByHandStyle, Equatable {
  package var glow: Int
  package var `class`: Color

  package init(glow: Int, class: Color) {
    self.glow = glow
    self.class = `class`
  }

  @MainActor package func body(content: OddByHandStyleContent) -> some View {
    HStack(spacing: 2) {
      ForEach(Array(0..<max(content.level, 0)), id: \.self) { lamp in
        Circle()
          .fill(`class`.opacity(lamp < glow ? 1 : 0.5))
          .frame(width: 8, height: 8)
      }
      Lookahead(level: content.level)
    }
    .onTapGesture { content.onPick?() }
  }
}

/// Styles may hold views with state of their own.
private struct Lookahead: View {
  let level: Int
  @State private var lead = 1

  var body: some View {
    Text(verbatim: "\(level + lead)")
      .onAppear { lead = 2 }
  }
}
