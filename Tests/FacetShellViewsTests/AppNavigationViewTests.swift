import FacetFrame
import FacetRuntime
import FacetShell
import FacetShellViews
import FacetUI
import SeededRandom
import Testing

/// Where there is no SwiftUI, the place of the navigation is drawn without bars.
@MainActor struct AppNavigationViewTests {
  private enum AppTab: CaseIterable { case home, profile }
  private enum Place: Hashable {
    case article(Int)
    case settings
  }

  private struct Page: View {
    let name: String
    @Environment(\.navigate) private var navigate
    @State private var taps = 0

    var body: some View {
      VStack(spacing: 0) {
        Text(verbatim: "\(name) \(taps)")
        Button("tap") { taps += 1 }
        Button("article") { navigate(NavigationAction<AppTab, Place>.open(.article(1))) }
        Button("settings") { navigate(NavigationAction<AppTab, Place>.open(.settings)) }
      }
    }
  }

  private let navigation = AppNavigation(
    state: NavigationState<AppTab, Place>(selected: .home),
    router: Router { $0 == .settings ? .present : .push })

  private var view: some View {
    AppNavigationView(navigation, tabs: AppTab.allCases) { tab in
      Page(name: "\(tab)")
    } destination: { place in
      Page(name: Self.name(of: place))
    }
  }

  private static func name(of place: Place) -> String {
    switch place {
    case .article(let number): "article \(number)"
    case .settings: "settings"
    }
  }

  private func title(_ host: ViewHost<some View>) -> String? { host.draw().visibleTexts.first }

  @Test func viewsLeadToOtherPlaces() {
    let host = ViewHost(view)
    #expect(title(host) == "home 0")
    host.tap("article")
    #expect(title(host) == "article 1 0")
    host.tap("settings")
    #expect(title(host) == "settings 0")
    navigation.presented = nil
    #expect(title(host) == "article 1 0")
  }

  @Test func aScreenKeepsItsStateWhileItIsCovered() {
    let host = ViewHost(view)
    host.tap("tap")
    host.tap("article")
    host.tap("tap")
    navigation.selected = .profile
    #expect(title(host) == "profile 0")
    navigation.selected = .home
    #expect(title(host) == "article 1 1")
    navigation.send(.pop)
    #expect(title(host) == "home 1")
    // A screen that is pushed again is a new one.
    host.tap("article")
    #expect(title(host) == "article 1 0")
    navigation[stackOf: .home] = [.article(2)]
    #expect(title(host) == "article 2 0")
  }

  private enum Section: String, LabeledTab {
    case today, saved

    var title: String { rawValue }
    var systemImage: String { self == .today ? "sun.max" : "heart" }
  }

  @Test func theBarSelectsTabs() {
    let sections = AppNavigation<Section, Place>(selected: .today)
    let host = ViewHost(
      AppNavigationView(sections) { section in
        section == .saved ? 3 : 0
      } root: { section in
        Page(name: "page of \(section)")
      } destination: { place in
        Page(name: Self.name(of: place))
      })
    #expect(title(host) == "page of today 0")
    let bar = host.draw().accessibility.suffix(2)
    #expect(bar.map(\.label) == ["today", "saved"])
    #expect(bar.map(\.value) == ["", "3"])
    #expect(bar.map { $0.traits.contains(.selected) } == [true, false])
    host.tap("saved")
    #expect(title(host) == "page of saved 0")
    #expect(host.draw().accessibility.suffix(2).map { $0.traits.contains(.selected) } == [false, true])
    sections.send(.push(.article(2)))
    #expect(title(host) == "article 2 0")
    // The selected tab pops to its root.
    host.tap("saved")
    #expect(title(host) == "page of saved 0")
  }

  private enum Shelf: String, IconTab {
    case books, basket

    var title: String { rawValue }
    var icon: DesignIcon {
      self == .books ? DesignIcon("shelf", systemName: "books.vertical") : DesignIcon("basket", image: "bag")
    }
  }

  @Test func theBarShowsIconsOfTheAssetCatalog() {
    let host = ViewHost(TabBarView(TabItems<Shelf>(), selection: .constant(.books)))
    let pictures = host.draw().nodes.compactMap { node in
      if case .image(let name, let isSymbol, _, _) = node.kind {
        "\(isSymbol ? "symbol" : "image") \(name)"
      } else {
        nil
      }
    }
    #expect(pictures == ["symbol books.vertical", "image bag"])
    #expect(Shelf.books.systemImage == "books.vertical")
  }

  @Test func aTabAppearsWhenItIsSelectedFirst() {
    var appeared: [String] = []
    let host = ViewHost(
      AppNavigationView(navigation, tabs: AppTab.allCases) { tab in
        Page(name: "\(tab)").onAppear { appeared.append("\(tab)") }
      } destination: { _ in
        EmptyView()
      })
    _ = host.draw()
    #expect(appeared == ["home"])
    for tab in [AppTab.profile, .home, .profile] {
      navigation.selected = tab
      _ = host.draw()
    }
    #expect(appeared == ["home", "profile"])
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func thePlaceOfTheNavigationIsVisible(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let host = ViewHost(view)
    for _ in 1...30 {
      let place = Int.random(in: 0...3, using: &random)
      let actions: [NavigationAction<AppTab, Place>] = [
        .select(.home), .select(.profile), .push(.article(place)), .push(.article(place)), .pop, .popToRoot,
        .present(.settings), .dismiss, .setStack([.article(place)], of: .profile),
      ]
      navigation.send(actions.randomElement(using: &random) ?? .pop)
      let state = navigation.state
      let shown = (state.presented ?? state.stack.last).map(Self.name) ?? "\(state.selected)"
      try #require(host.draw().visibleTexts == ["\(shown) 0", "tap", "article", "settings"])
      #expect(host.draw().accessibility.map(\.label) == ["\(shown) 0", "tap", "article", "settings"])
    }
  }
}
