public import FacetMotion
internal import FacetMotionViews
public import FacetRuntime
public import FacetShell

/// The place that an app's navigation shows: the selected tab with its stack, and what is presented over all tabs.
///
///     AppNavigationView(navigation, bar: bar) { tab in
///       root(of: tab)
///     } destination: { place in
///       screen(of: place)
///     }
///
/// The bar is shown below the tabs; `tabs` in place of it leaves the bar to the app.
///
/// Stacks are shown in a `NavigationStack` of SwiftUI, and the presented destination in one of its own in a sheet, or over
/// the tabs with a transition of its own. Going back and dismissing by gestures are actions of the navigation. Where
/// there is no SwiftUI, the place is drawn without bars and transitions.
///
/// A tab is made when it is selected first, and then stays in the view tree, see ``TabRoots``. Navigation actions of the
/// views are sent to the navigation.
public struct AppNavigationView<Tab: Hashable, Destination: Hashable, Root: View, Screen: View>: View {
  private let navigation: AppNavigation<Tab, Destination>
  private let tabs: [Tab]
  private let bar: TabItems<Tab>?
  private let badge: @MainActor (Tab) -> TabBadge?
  private let transition: (Destination) -> TransitionDefinition?
  private let root: (Tab) -> Root
  private let destination: (Destination) -> Screen

  /// The tabs of a bar, and the bar below them if it has more than one.
  ///
  /// - Parameter transition: The transition with which a destination is presented, and with which it leaves backwards; nil
  ///   for a sheet.
  public init(
    _ navigation: AppNavigation<Tab, Destination>, bar: TabItems<Tab>,
    badge: @escaping @MainActor (Tab) -> TabBadge? = { _ in nil },
    transition: @escaping (Destination) -> TransitionDefinition? = { _ in nil },
    @ViewBuilder root: @escaping (Tab) -> Root, @ViewBuilder destination: @escaping (Destination) -> Screen
  ) {
    self.navigation = navigation
    self.tabs = bar.items.map(\.id)
    self.bar = bar.items.count > 1 ? bar : nil
    self.badge = badge
    self.transition = transition
    self.root = root
    self.destination = destination
  }

  /// All tabs that there are, and the bar below them if there is more than one.
  ///
  /// - Parameter count: Returns the number on the item of a tab; 0 for none.
  public init(
    _ navigation: AppNavigation<Tab, Destination>, count: @escaping @MainActor (Tab) -> Int = { _ in 0 },
    transition: @escaping (Destination) -> TransitionDefinition? = { _ in nil },
    @ViewBuilder root: @escaping (Tab) -> Root, @ViewBuilder destination: @escaping (Destination) -> Screen
  ) where Tab: LabeledTab {
    self.init(
      navigation, bar: TabItems(), badge: { .count(count($0)) }, transition: transition, root: root,
      destination: destination)
  }

  /// - Parameter tabs: Each tab once.
  public init(
    _ navigation: AppNavigation<Tab, Destination>, tabs: [Tab],
    transition: @escaping (Destination) -> TransitionDefinition? = { _ in nil },
    @ViewBuilder root: @escaping (Tab) -> Root, @ViewBuilder destination: @escaping (Destination) -> Screen
  ) {
    self.navigation = navigation
    self.tabs = tabs
    self.bar = nil
    self.badge = { _ in nil }
    self.transition = transition
    self.root = root
    self.destination = destination
  }

  public var body: some View {
    BarBelow {
      TabRoots(tabs.filter(navigation.shownTabs.contains), selected: navigation.selected) { tab in
        TabStack(navigation: navigation, tab: tab, root: root(tab), destination: destination)
      }
    } bar: {
      if let bar {
        TabBarView(
          bar, selection: Binding(get: { navigation.selected }, set: { navigation.selected = $0 }), badge: badge)
      }
    }
    .modifier(PresentedDestination(navigation: navigation, transition: transition, destination: destination))
    .onNavigate(sendTo: navigation)
  }
}

#if canImport(SwiftUI) && !FACET_UI
  private struct TabStack<Tab: Hashable, Destination: Hashable, Root: View, Screen: View>: View {
    @Bindable var navigation: AppNavigation<Tab, Destination>
    let tab: Tab
    let root: Root
    let destination: (Destination) -> Screen

    var body: some View {
      NavigationStack(path: $navigation[stackOf: tab]) {
        root.navigationDestination(for: Destination.self) { destination($0) }
      }
    }
  }

  private struct PresentedDestination<Tab: Hashable, Destination: Hashable, Screen: View>: ViewModifier {
    let navigation: AppNavigation<Tab, Destination>
    let transition: (Destination) -> TransitionDefinition?
    let destination: (Destination) -> Screen

    func body(content: Content) -> some View {
      let (moving, inSheet) = (moving, inSheet)
      MotionPresentation(item: Binding(get: { moving }, set: { navigation.presented = $0 }), transition: motion) {
        content
      } destination: { moving in
        NavigationStack { destination(moving) }
      }
      .sheet(item: Binding(get: { inSheet }, set: { if self.moving == nil { navigation.presented = $0?.id } })) {
        let shown = $0.id
        NavigationStack { destination(shown) }
      }
    }

    /// The presented destination if it has a transition.
    private var moving: Destination? { navigation.presented.flatMap { transition($0) == nil ? nil : $0 } }

    private var inSheet: Presented<Destination>? {
      navigation.presented.flatMap { transition($0) == nil ? Presented(id: $0) : nil }
    }

    private func motion(to destination: Destination) -> TransitionDefinition { transition(destination) ?? [:] }
  }

  /// A sheet shows an item with an identity: a destination is its own.
  private struct Presented<Destination: Hashable>: Identifiable {
    let id: Destination
  }
#else
  private struct TabStack<Tab: Hashable, Destination: Hashable, Root: View, Screen: View>: View {
    let navigation: AppNavigation<Tab, Destination>
    let tab: Tab
    let root: Root
    let destination: (Destination) -> Screen

    var body: some View {
      Covered(by: navigation[stackOf: tab], root: root, destination: destination)
    }
  }

  private struct PresentedDestination<Tab: Hashable, Destination: Hashable, Screen: View>: ViewModifier {
    let navigation: AppNavigation<Tab, Destination>
    let transition: (Destination) -> TransitionDefinition?
    let destination: (Destination) -> Screen

    func body(content: Content) -> some View {
      Covered(by: navigation.presented.map { [$0] } ?? [], root: content, destination: destination)
    }
  }

  /// A view under a stack of screens, of which the last is visible. The others keep their state.
  private struct Covered<Destination: Hashable, Root: View, Screen: View>: View {
    let stack: [Destination]
    let root: Root
    let destination: (Destination) -> Screen

    init(by stack: [Destination], root: Root, destination: @escaping (Destination) -> Screen) {
      self.stack = stack
      self.root = root
      self.destination = destination
    }

    var body: some View {
      TabRoots(Array(0...stack.count), selected: stack.count) { index in
        // The same destination may be in a stack twice; another one in its place has a state of its own.
        if index == 0 { root } else { destination(stack[index - 1]).id(stack[index - 1]) }
      }
    }
  }
#endif
