import FacetShell
import Observation
import Testing

private enum AppTab {
  case home, profile
}

private enum Place: Hashable {
  case article(Int)
  case settings
}

@MainActor
struct AppNavigationTests {
  private func navigation(
    log: @escaping (NavigationAction<AppTab, Place>) -> Void = { _ in }
  ) -> AppNavigation<AppTab, Place> {
    let router = Router<AppTab, Place> { $0 == .settings ? .present : .push }
    return AppNavigation(state: NavigationState(selected: .home), router: router, log: log)
  }

  @Test func assignmentsAreActions() {
    var log: [NavigationAction<AppTab, Place>] = []
    let navigation = navigation { log.append($0) }
    navigation.send(.open(.article(1)))
    navigation.selected = .profile
    #expect(navigation.selected == .profile)
    #expect(navigation.state.stack(of: .home) == [.article(1)])
    navigation.presented = .settings
    #expect(navigation.presented == .settings)
    navigation.presented = nil
    #expect(navigation.presented == nil)
    navigation.selected = .home
    navigation.selected = .home
    #expect(navigation.state == NavigationState(selected: .home))
    #expect(
      log == [
        .open(.article(1)), .select(.profile), .present(.settings), .dismiss, .select(.home), .select(.home),
      ])
  }

  @Test func aStackIsSetIfItDiffers() {
    var log: [NavigationAction<AppTab, Place>] = []
    let navigation = navigation { log.append($0) }
    navigation[stackOf: .profile] = [.article(1), .article(2)]
    navigation[stackOf: .profile] = [.article(1), .article(2)]
    navigation[stackOf: .profile].removeLast()
    #expect(navigation[stackOf: .profile] == [.article(1)])
    #expect(navigation[stackOf: .home].isEmpty)
    #expect(log == [.setStack([.article(1), .article(2)], of: .profile), .setStack([.article(1)], of: .profile)])
  }

  @Test(arguments: [(.push(.article(1)), true), (.pop, false)] as [(NavigationAction<AppTab, Place>, Bool)])
  fileprivate func onlyAChangeIsObserved(action: NavigationAction<AppTab, Place>, isObserved: Bool) async {
    let navigation = navigation()
    await confirmation(expectedCount: isObserved ? 1 : 0) { changed in
      withObservationTracking {
        _ = navigation.selected
      } onChange: {
        changed()
      }
      navigation.send(action)
    }
  }
}
