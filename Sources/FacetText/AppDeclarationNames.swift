/// The names of the declarations that one app becomes.
package struct AppDeclarationNames {
  private let app: String

  /// - Parameter app: Its name, with the project's prefix.
  package init(app: String) { self.app = app }

  package var tab: String { app + "Tab" }
  package var screen: String { app + "Screen" }
  package var route: String { app + "Route" }
  package var intent: String { app + "Intent" }
  /// The property of the state of a screen at the root of a tab.
  package var badgeProperty: String { (CamelCase.lower(app) ?? app) + "Badge" }
  /// The property of the state of a screen.
  package var statusBarProperty: String { (CamelCase.lower(app) ?? app) + "StatusBar" }
  /// The settings of its feeds.
  package var feed: String { CamelCase.lower(app) ?? app }
  package var destination: String { app + "Destination" }
  package var model: String { app + "Model" }
  package var view: String { app + "View" }
  /// The property of a screen's requests.
  package var routeProperty: String { (CamelCase.lower(app) ?? app) + "Route" }
  package var file: String { app + "Navigation" }

  package var types: [String] { [tab, screen, route, intent, destination, model, view] }
}
