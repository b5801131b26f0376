import FacetFrame
import FacetUI
import Testing

@MainActor
struct SmokeTests {
  @Test func dividesAmongColors() {
    let frame = draw(in: (300, 100)) {
      HStack(spacing: 0) {
        Color.red
        Color.green
        Color.blue
      }
    }
    #expect(frame.rects.map(\.width) == [100, 100, 100])
  }

  @Test func countsTaps() {
    struct Counter: View {
      @State private var count = 0
      @Environment(\.isEnabled) private var isEnabled
      var body: some View {
        Button("\(count) \(String(isEnabled))") { count += 1 }
      }
    }
    let host = ViewHost(Counter())
    let node = host.frame(proposing: .unspecified).nodes.firstIndex { $0.kind == .control(.button) }
    #expect(host.activate(node ?? -1))
    #expect(host.frame(proposing: .unspecified).texts.map(\.text) == ["1 true"])
  }
}
