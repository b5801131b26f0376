/// The place an app shows: the selected tab, the stack of each tab, and what is presented over them.
///
///     var state = NavigationState<AppTab, Place>(selected: .home)
///     state = router.reduce(state, .push(.article(7)))
///     state.stack     // [.article(7)]
///     state.selected  // .home
///
/// The root of a tab is not part of its stack.
public struct NavigationState<Tab: Hashable, Destination: Hashable>: Hashable {
  /// The visible tab.
  public fileprivate(set) var selected: Tab
  /// The destination that is presented over all tabs.
  public fileprivate(set) var presented: Destination?
  /// Without empty stacks, so that states that show the same place are equal.
  private var stacks: [Tab: [Destination]] = [:]

  /// All tabs are at their roots, and nothing is presented.
  public init(selected: Tab) {
    self.selected = selected
  }

  /// The stack of the selected tab, the root's child first.
  public var stack: [Destination] { stack(of: selected) }

  /// Returns the stack of a tab, the root's child first; empty at its root.
  public func stack(of tab: Tab) -> [Destination] { stacks[tab] ?? [] }

  fileprivate mutating func setStack(_ stack: some Sequence<Destination>) { setStack(stack, of: selected) }

  fileprivate mutating func setStack(_ stack: some Sequence<Destination>, of tab: Tab) {
    let stack = Array(stack)
    stacks[tab] = stack.isEmpty ? nil : stack
  }
}

extension NavigationState: Sendable where Tab: Sendable, Destination: Sendable {}

/// A request to show another place.
///
///     send(.open(.article(7)))
public enum NavigationAction<Tab: Hashable, Destination: Hashable>: Hashable {
  /// Shows a tab as it was left. Pops to the root if the tab is selected already.
  case select(Tab)
  /// Shows a destination on top of the selected tab's stack.
  case push(Destination)
  /// Removes the top of the selected tab's stack. Does nothing at the root.
  case pop
  /// Removes all of the selected tab's stack.
  case popToRoot
  /// Leaves the visible screen: dismisses what is presented, or pops if nothing is, as SwiftUI's `dismiss` does.
  case back
  /// Replaces the stack of a tab, selected or not. The view that shows the stack sends it after the user went back.
  case setStack([Destination], of: Tab)
  /// Presents a destination over all tabs, in place of the one that is presented.
  case present(Destination)
  /// Does nothing if nothing is presented.
  case dismiss
  /// Shows a destination the way its route says.
  case open(Destination)
}

extension NavigationAction: Sendable where Tab: Sendable, Destination: Sendable {}

/// The way a destination is shown when it is opened.
///
///     let route: Route<AppTab> = .tab(.profile)
public enum Route<Tab: Hashable>: Hashable {
  /// On top of the selected tab's stack.
  case push
  /// Over all tabs.
  case present
  /// The destination is the root of this tab.
  case tab(Tab)
}

extension Route: Sendable where Tab: Sendable {}

/// Computes the next navigation state from the current one and an action.
///
///     let router = Router<AppTab, Place> { place in
///       switch place {
///       case .article: .push
///       case .settings: .present
///       case .profile: .tab(.profile)
///       }
///     }
///     state = router.reduce(state, .open(.settings))
///     state.presented  // .settings
///
/// Only one destination is presented at a time: presenting another one replaces it, as a new item of SwiftUI's
/// `sheet(item:)` does. A queue would show an old request at a time when nothing asks for it.
///
/// `select` and `push` dismiss what is presented, which would cover the place they lead to. `pop`, `popToRoot` and
/// `setStack` leave it, so that a stack can be cleaned up under it.
public struct Router<Tab: Hashable, Destination: Hashable>: Sendable {
  /// Nil if all destinations are pushed.
  private let route: (@Sendable (Destination) -> Route<Tab>)?

  /// A router that pushes destinations that are opened.
  public init() {
    route = nil
  }

  /// - Parameter route: Returns the way a destination is shown when it is opened. It reads nothing but the destination.
  public init(route: @escaping @Sendable (Destination) -> Route<Tab>) {
    self.route = route
  }

  /// Returns the state after an action.
  public func reduce(
    _ state: NavigationState<Tab, Destination>, _ action: NavigationAction<Tab, Destination>
  ) -> NavigationState<Tab, Destination> {
    var next = state
    switch action {
    case .select(let tab):
      next.presented = nil
      if tab == state.selected { next.setStack([]) }
      next.selected = tab
    case .push(let destination):
      next.presented = nil
      next.setStack(state.stack + [destination])
    case .pop: next.setStack(state.stack.dropLast())
    case .popToRoot: next.setStack([])
    case .back: return reduce(state, state.presented == nil ? .pop : .dismiss)
    case .setStack(let stack, let tab): next.setStack(stack, of: tab)
    case .present(let destination): next.presented = destination
    case .dismiss: next.presented = nil
    case .open(let destination):
      switch route?(destination) ?? .push {
      case .push: return reduce(state, .push(destination))
      case .present: return reduce(state, .present(destination))
      case .tab(let tab):
        next.presented = nil
        next.selected = tab
        next.setStack([])
      }
    }
    return next
  }
}
