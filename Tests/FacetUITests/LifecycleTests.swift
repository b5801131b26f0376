import FacetFrame
import FacetUI
import Testing

@MainActor struct LifecycleTests {
  private struct Toast: View {
    @State private var step = 0
    let log: (String) -> Void

    var body: some View {
      VStack(spacing: 0) {
        if step == 0 {
          Text("first")
            .onAppear { log("shown") }
            ._task(after: .seconds(2)) { step = 1 }
            ._task(after: .seconds(3)) { log("never") }
        } else {
          Text("second")._task(after: .seconds(2)) { log("done") }
        }
      }
    }
  }

  private func text(_ host: ViewHost<Toast>) -> String? { host.frame(proposing: .unspecified).texts.first?.text }

  @Test func timePassesByTheClockOfTheHost() {
    var log: [String] = []
    let host = ViewHost(Toast { log.append($0) })
    #expect(text(host) == "first")
    #expect(text(host) == "first")
    #expect(log == ["shown"])
    host.advance(by: .milliseconds(1999))
    #expect(text(host) == "first")
    host.advance(by: .milliseconds(1))
    #expect(text(host) == "second")
    host.advance(by: .seconds(2))
    #expect(log == ["shown", "done"])
    host.advance(by: .seconds(100))
    #expect(log == ["shown", "done"])
  }

  private struct Restless: View {
    @State private var isOdd = false
    let log: () -> Void

    var body: some View {
      if isOdd {
        Text("odd").onAppear { turn() }._task(after: .nanoseconds(1)) { turn() }
      } else {
        Text("even").onAppear { turn() }._task(after: .nanoseconds(1)) { turn() }
      }
    }

    private func turn() {
      log()
      isOdd.toggle()
    }
  }

  @Test func viewsThatReplaceEachOtherForeverAreStopped() {
    var count = 0
    let host = ViewHost(Restless { count += 1 })
    _ = host.frame(proposing: .unspecified)
    host.advance(by: .seconds(3600))
    #expect(count > 10 && count < 20_000)
  }
}
