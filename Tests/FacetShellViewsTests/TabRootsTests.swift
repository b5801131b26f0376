import FacetFrame
import FacetRuntime
import FacetShellViews
import FacetUI
import SeededRandom
import Testing

@MainActor struct TabRootsTests {
  private enum AppTab: String, CaseIterable {
    case home, search, profile
  }

  @MainActor private final class Log { var lines: [String] = [] }

  /// The root of a tab: a button with the number of times that it was tapped.
  private struct Root: View {
    let tab: AppTab
    let log: Log
    @State private var taps = 0

    var body: some View {
      VStack(spacing: 0) {
        Text(verbatim: tab.rawValue)
        Button("\(tab.rawValue) \(taps)") { taps += 1 }
      }
      .onAppear { log.lines.append("\(tab) appears") }
    }
  }

  private struct App: View {
    var selected: AppTab
    let log: Log

    var body: some View { TabRoots(AppTab.allCases, selected: selected) { Root(tab: $0, log: log) } }
  }

  private let log = Log()

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func eachRootIsMadeOnceInAnySequence(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let host = ViewHost(App(selected: .home, log: log))
    var taps: [AppTab: Int] = [:]
    for _ in 1...40 {
      let tab = AppTab.allCases.randomElement(using: &random) ?? .home
      host.rootView.selected = tab
      let count = taps[tab, default: 0]
      try #require(host.draw().visibleTexts == [tab.rawValue, "\(tab.rawValue) \(count)"])
      if Bool.random(using: &random) {
        #expect(host.tap("\(tab.rawValue) \(count)"))
        taps[tab] = count + 1
      }
    }
    #expect(log.lines.sorted() == ["home appears", "profile appears", "search appears"])
  }

  @Test func hiddenTabsAreNotInTheAccessibilityTree() {
    let host = ViewHost(App(selected: .home, log: log))
    #expect(host.draw().accessibility.map(\.label) == ["home", "home 0"])
    host.rootView.selected = .profile
    #expect(host.draw().accessibility.map(\.label) == ["profile", "profile 0"])
  }

  @Test func hiddenTabsReceiveNoTaps() {
    let host = ViewHost(App(selected: .home, log: log))
    let frame = host.draw()
    let buttons = frame.nodes.indices.filter { frame.nodes[$0].kind == .control(.button) }
    #expect(buttons.map { host.activate($0) } == [true, false, false])
  }

  @Test func rootsAreAsLargeAsTheScreen() {
    let roots = TabRoots([1, 2], selected: 2) { tab in
      if tab == 1 { Color.red } else { Text(verbatim: "a") }
    }
    #expect(ViewHost(roots).draw().size == Size(width: 320, height: 640))
  }
}
