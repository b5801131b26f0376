internal import FacetMotionViews
public import FacetRuntime

/// The roots of an app's tabs, of which one is visible.
///
///     TabRoots([.home, .search, .profile], selected: navigation.selected) { tab in
///       switch tab {
///       case .home: HomeScreen()
///       …
///       }
///     }
///
/// Each root is in the view tree all the time, so a tab is shown with the state in which it was left, and appears once.
/// Hidden tabs receive no taps, and assistive technologies do not see them.
public struct TabRoots<Tab: Hashable, Root: View>: View {
  private let tabs: [Tab]
  private let selected: Tab
  private let root: (Tab) -> Root

  /// - Parameters:
  ///   - tabs: Each tab once.
  ///   - selected: Nothing is visible if it is not one of `tabs`.
  public init(_ tabs: [Tab], selected: Tab, @ViewBuilder root: @escaping (Tab) -> Root) {
    self.tabs = tabs
    self.selected = selected
    self.root = root
  }

  public var body: some View {
    ZStack {
      ForEach(tabs, id: \.self) { tab in
        // The root of a tab may be several views.
        ZStack { root(tab) }.covered(tab != selected)
      }
    }
  }
}
