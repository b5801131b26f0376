import FacetFrame
import FacetUI
import Testing

/// A view whose body belongs to no actor is drawn and used away from the main actor, with state and an environment.
struct NonisolatedTests {
  @Test func isDrawnAndUsedOnAnyThread() async {
    let texts = await Task.detached {
      let host = ViewHost(Counter())
      let first = host.frame(proposing: .unspecified)
      let button = first.nodes.firstIndex { $0.kind == .control(.button) }
      let isUsed = button.map { host.activate($0) }
      return (first.texts.map(\.text), isUsed, host.frame(proposing: .unspecified).texts.map(\.text))
    }.value
    #expect(texts.0 == ["0 light", "Add"])
    #expect(texts.1 == true)
    #expect(texts.2 == ["1 light", "Add"])
  }
}

private struct Counter {
  @State private var count = 0
  @Environment(\.colorScheme) private var scheme
}

extension Counter: _NonisolatedView {
  nonisolated var body: some View {
    VStack {
      Text(verbatim: "\(count) \(scheme == .light ? "light" : "dark")")
      Button(_role: nil, action: { count += 1 }) { Text(verbatim: "Add") }.buttonStyle(PlainButtonStyle())
    }
  }
}
