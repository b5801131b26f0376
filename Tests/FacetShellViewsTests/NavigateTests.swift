import FacetRuntime
import FacetShell
import FacetShellViews
import FacetUI
import Testing

@MainActor struct NavigateTests {
  private enum AppTab { case home, profile }
  private enum Place: Hashable {
    case article(Int)
    case profile
  }
  private typealias AppAction = NavigationAction<AppTab, Place>

  /// A view deep in a screen that asks for other places.
  private struct Leaf: View {
    @Environment(\.navigate) private var navigate

    var body: some View {
      Button("article") { navigate(AppAction.open(.article(7))) }
      Button("profile") { navigate(AppAction.open(.profile)) }
      Button("number") { navigate(NavigationAction<Int, Int>.push(1)) }
    }
  }

  @MainActor private final class Log { var lines: [String] = [] }
  private let log = Log()

  private func navigation() -> AppNavigation<AppTab, Place> {
    let router = Router<AppTab, Place> { $0 == .profile ? .tab(.profile) : .push }
    return AppNavigation(state: NavigationState(selected: .home), router: router)
  }

  @Test func anActionReachesTheNavigation() {
    let navigation = navigation()
    let host = ViewHost(VStack { Leaf() }.onNavigate(sendTo: navigation))
    host.tap("article")
    #expect(navigation.state.stack == [.article(7)])
    host.tap("profile")
    #expect(navigation.selected == .profile)
  }

  @Test func withoutAHandlerAnActionIsLogged() {
    let log = log
    let host = ViewHost(Leaf().environment(\.navigate.log) { log.lines.append($0) })
    host.tap("article")
    #expect(log.lines == ["no view handles the navigation action \(AppAction.open(.article(7)))"])
  }

  @Test func theNearestHandlerOfTheTypeIsCalled() {
    let log = log
    let host = ViewHost(
      Leaf()
        .onNavigate { (action: NavigationAction<Int, Int>) in log.lines.append("inner \(action)") }
        .onNavigate { (action: AppAction) in log.lines.append("middle \(action)") }
        .onNavigate { (action: AppAction) in log.lines.append("outer \(action)") }
        .onNavigate { (action: NavigationAction<Int, Int>) in log.lines.append("outer \(action)") })
    host.tap("profile")
    host.tap("number")
    #expect(log.lines == ["middle \(AppAction.open(.profile))", "inner push(1)"])
  }

  @Test func aHandlerPassesActionsOn() {
    struct Filter: View {
      @Environment(\.navigate) private var navigate

      var body: some View {
        Leaf().onNavigate { (action: AppAction) in
          if action != .open(.profile) { navigate(action) }
        }
      }
    }
    let navigation = navigation()
    let host = ViewHost(Filter().onNavigate(sendTo: navigation))
    host.tap("profile")
    #expect(navigation.selected == .home)
    host.tap("article")
    #expect(navigation.state.stack == [.article(7)])
  }

  @Test func handlersAreEqualIfTheyAreTheSameObject() {
    struct Reader: View, Equatable {
      @Environment(\.navigate) private var navigate

      nonisolated static func == (left: Reader, right: Reader) -> Bool { true }

      var body: some View { Text(verbatim: "a") }
    }
    func evaluations(_ view: some View) -> [Int] {
      let host = ViewHost(view)
      host.countsBodies = true
      return (1...2).map { _ in
        _ = host.draw()
        return host.bodyCounts["Reader"] ?? 0
      }
    }
    let log = log
    #expect(evaluations(Reader().equatable().onNavigate(sendTo: navigation())) == [1, 0])
    #expect(evaluations(Reader().equatable().onNavigate { (_: AppAction) in }) == [1, 1])
    #expect(evaluations(Reader().equatable().environment(\.navigate.log) { log.lines.append($0) }) == [1, 1])
  }
}
