import FacetShell
import SeededRandom
import Testing

private enum AppTab: CaseIterable {
  case home, search, profile
}

private enum Place: Hashable {
  case article(Int)
  case settings
  case help
  case profile
}

private typealias State = NavigationState<AppTab, Place>
private typealias Action = NavigationAction<AppTab, Place>

private let router = Router<AppTab, Place> { place in
  switch place {
  case .article: .push
  case .settings, .help: .present
  case .profile: .tab(.profile)
  }
}

/// A state as a line: the tabs that have a stack with the selected one marked, then what is presented.
private func line(_ state: State) -> String {
  let tabs = AppTab.allCases.compactMap { tab -> String? in
    let stack = state.stack(of: tab)
    guard tab == state.selected || !stack.isEmpty else { return nil }
    return ([(tab == state.selected ? "*" : "") + "\(tab)"] + stack.map(name)).joined(separator: "/")
  }
  return (tabs + (state.presented.map { ["+" + name($0)] } ?? [])).joined(separator: " ")
}

private func name(_ place: Place) -> String {
  if case .article(let number) = place { "\(number)" } else { "\(place)" }
}

private func after(_ actions: [Action], from state: State = State(selected: .home)) -> State {
  actions.reduce(state, router.reduce)
}

struct RouterTests {
  /// Each action from each kind of state: at a root, in a stack, with a presentation over either.
  @Test(
    arguments: [
      ([], .select(.home), "*home"),
      ([], .select(.search), "*search"),
      ([], .push(.article(2)), "*home/2"),
      ([], .pop, "*home"),
      ([], .popToRoot, "*home"),
      ([], .back, "*home"),
      ([], .setStack([.article(2)], of: .search), "*home search/2"),
      ([], .present(.help), "*home +help"),
      ([], .dismiss, "*home"),
      ([], .open(.article(2)), "*home/2"),
      ([], .open(.help), "*home +help"),
      ([], .open(.profile), "*profile"),

      ([.push(.article(0)), .push(.article(1))], .select(.home), "*home"),
      ([.push(.article(0)), .push(.article(1))], .select(.search), "home/0/1 *search"),
      ([.push(.article(0)), .push(.article(1))], .push(.article(2)), "*home/0/1/2"),
      ([.push(.article(0)), .push(.article(1))], .pop, "*home/0"),
      ([.push(.article(0)), .push(.article(1))], .popToRoot, "*home"),
      ([.push(.article(0)), .push(.article(1))], .setStack([.article(0)], of: .home), "*home/0"),
      ([.push(.article(0)), .push(.article(1))], .setStack([], of: .home), "*home"),
      ([.push(.article(0)), .push(.article(1))], .present(.help), "*home/0/1 +help"),
      ([.push(.article(0)), .push(.article(1))], .dismiss, "*home/0/1"),
      ([.push(.article(0)), .push(.article(1))], .open(.article(2)), "*home/0/1/2"),
      ([.push(.article(0)), .push(.article(1))], .open(.help), "*home/0/1 +help"),
      ([.push(.article(0)), .push(.article(1))], .open(.profile), "home/0/1 *profile"),

      ([.present(.settings)], .select(.home), "*home"),
      ([.present(.settings)], .select(.search), "*search"),
      ([.present(.settings)], .push(.article(2)), "*home/2"),
      ([.present(.settings)], .pop, "*home +settings"),
      ([.push(.article(0)), .present(.settings)], .back, "*home/0"),
      ([.push(.article(0)), .push(.article(1))], .back, "*home/0"),
      ([.present(.settings)], .popToRoot, "*home +settings"),
      ([.present(.settings)], .present(.help), "*home +help"),
      ([.present(.settings)], .dismiss, "*home"),
      ([.present(.settings)], .open(.article(2)), "*home/2"),
      ([.present(.settings)], .open(.help), "*home +help"),
      ([.present(.settings)], .open(.profile), "*profile"),

      ([.push(.article(0)), .present(.settings)], .select(.home), "*home"),
      ([.push(.article(0)), .present(.settings)], .select(.search), "home/0 *search"),
      ([.push(.article(0)), .present(.settings)], .push(.article(2)), "*home/0/2"),
      ([.push(.article(0)), .present(.settings)], .pop, "*home +settings"),
      ([.push(.article(0)), .present(.settings)], .popToRoot, "*home +settings"),
      ([.push(.article(0)), .present(.settings)], .setStack([], of: .home), "*home +settings"),
      ([.push(.article(0)), .present(.settings)], .present(.help), "*home/0 +help"),
      ([.push(.article(0)), .present(.settings)], .dismiss, "*home/0"),
      ([.push(.article(0)), .present(.settings)], .open(.article(2)), "*home/0/2"),
      ([.push(.article(0)), .present(.settings)], .open(.help), "*home/0 +help"),
      ([.push(.article(0)), .present(.settings)], .open(.profile), "home/0 *profile"),
    ] as [([Action], Action, String)])
  fileprivate func everyActionFromEveryKindOfState(before: [Action], action: Action, expected: String) {
    #expect(line(after(before + [action])) == expected)
  }

  @Test func aTabIsShownAsItWasLeft() {
    let log: [Action] = [
      .push(.article(1)), .select(.search), .push(.article(2)), .select(.home), .push(.article(3)), .select(.search),
      .open(.settings), .select(.search), .select(.home), .open(.profile), .push(.article(4)), .open(.profile),
    ]
    var state = State(selected: .home)
    let lines = log.map { action in
      state = router.reduce(state, action)
      return line(state)
    }
    #expect(
      lines == [
        "*home/1", "home/1 *search", "home/1 *search/2", "*home/1 search/2", "*home/1/3 search/2", "home/1/3 *search/2",
        "home/1/3 *search/2 +settings", "home/1/3 *search", "*home/1/3", "home/1/3 *profile", "home/1/3 *profile/4",
        "home/1/3 *profile",
      ])
  }

  @Test func statesThatShowTheSamePlaceAreEqual() {
    let state = State(selected: .home)
    #expect(after([.push(.article(1)), .pop]) == state)
    #expect(after([.push(.article(1)), .select(.home)]) == state)
    #expect(after([.present(.help), .dismiss]) == state)
    #expect(after([.push(.article(1))]) != state)
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func invariantsHoldInAnySequence(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let places: [Place] = (0..<4).map(Place.article) + [.settings, .help, .profile]
    var state = State(selected: .home)
    for _ in 0..<100 {
      let place = places.randomElement(using: &random)!
      let tab = AppTab.allCases.randomElement(using: &random)!
      let actions: [Action] = [
        .select(tab), .push(place), .pop, .popToRoot, .back, .setStack([place, place], of: tab), .present(place),
        .dismiss,
        .open(place),
      ]
      let action = actions.randomElement(using: &random)!
      let next = router.reduce(state, action)

      // Only the stack of the tab that is selected afterwards or named can change, and that of the one left never does.
      let named: AppTab? = if case .setStack(_, let tab) = action { tab } else { nil }
      for tab in AppTab.allCases where tab != next.selected && tab != named {
        #expect(next.stack(of: tab) == state.stack(of: tab))
      }
      switch action {
      case .select(let tab):
        #expect(next.selected == tab)
        #expect(next.presented == nil)
        #expect(next.stack == (tab == state.selected ? [] : state.stack(of: tab)))
      case .push(let place):
        #expect(next.selected == state.selected)
        #expect(next.presented == nil)
        #expect(next.stack.last == place)
        #expect(router.reduce(next, .pop).stack == state.stack)
      case .pop:
        #expect(next.stack.count == max(state.stack.count - 1, 0))
        #expect(state.stack.starts(with: next.stack))
        #expect((next.selected, next.presented) == (state.selected, state.presented))
      case .popToRoot:
        #expect(next.stack.isEmpty)
        #expect(router.reduce(next, .pop) == next)
        #expect((next.selected, next.presented) == (state.selected, state.presented))
      case .back:
        #expect(next == router.reduce(state, state.presented == nil ? .pop : .dismiss))
      case .setStack(let stack, let tab):
        #expect(next.stack(of: tab) == stack)
        #expect((next.selected, next.presented) == (state.selected, state.presented))
        if tab != state.selected { #expect(next.stack == state.stack) }
      case .present(let place):
        #expect(next.presented == place)
        #expect(router.reduce(next, .dismiss) == router.reduce(state, .dismiss))
      case .dismiss:
        #expect(next.presented == nil)
        #expect((next.selected, next.stack) == (state.selected, state.stack))
      case .open(let place):
        switch place {
        case .article: #expect(next == router.reduce(state, .push(place)))
        case .settings, .help: #expect(next == router.reduce(state, .present(place)))
        case .profile:
          #expect((next.selected, next.presented) == (.profile, nil))
          #expect(next.stack.isEmpty)
        }
      }
      state = next
    }
  }
}
