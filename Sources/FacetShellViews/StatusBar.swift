internal import FacetMotionViews
public import FacetRuntime
public import FacetShell

extension View {
  /// The style of the status bar while this view is visible, which is a screen of an ``AppNavigationView``.
  ///
  ///     PlayerScreen(store: store).statusBar { store.state.isFullScreen ? .hidden : .light }
  ///
  /// Light and dark content follow from the color scheme of the navigation bar. Screens on hidden tabs, and those under
  /// another screen, change nothing. Only this modifier is evaluated when the style changes, and not the view.
  public func statusBar(_ style: @escaping @MainActor () -> StatusBarStyle) -> some View {
    modifier(StatusBar(style: style))
  }
}

private struct StatusBar: ViewModifier {
  let style: @MainActor () -> StatusBarStyle
  @Environment(\.isCovered) private var isCovered

  func body(content: Content) -> some View {
    #if canImport(SwiftUI) && !FACET_UI
      let style = isCovered ? .automatic : style()
      content
        #if os(iOS) || os(visionOS)
          .statusBarHidden(style == .hidden)
        #endif
        .toolbarColorScheme(style.barColorScheme, for: .automatic)
    #else
      content
    #endif
  }
}

extension StatusBarStyle {
  /// The color scheme of a bar behind the status bar, so that the status bar has this style; nil for that of the app.
  var barColorScheme: ColorScheme? {
    switch self {
    case .automatic, .hidden: nil
    case .light: .dark
    case .dark: .light
    }
  }
}
