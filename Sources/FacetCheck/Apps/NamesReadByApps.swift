import FacetDiagnostics
import FacetSpec

extension Sequence<AppSpec> {
  /// The parameters and states that apps read of each screen, by the name of the screen: for its status bar and for
  /// badges.
  var namesReadOfScreens: [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    for app in self {
      let values =
        app.statusBars.map { ($0.screen, $0.style) }
        + app.tabs.compactMap { tab in
          guard let screen = tab.screen, let badge = tab.badge else { return nil }
          return (screen, badge)
        }
      for (screen, value) in values { names[screen.value, default: []].formUnion(value.names) }
    }
    return names
  }
}
