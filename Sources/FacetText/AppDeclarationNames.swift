/// The names of the declarations that one app becomes.
package struct AppDeclarationNames {
  private let app: String

  /// - Parameter app: Its name, with the project's prefix.
  package init(app: String) { self.app = app }

  package var tab: String { app + "Tab" }
  package var screen: String { app + "Screen" }
  package var route: String { app + "Route" }
  package var destination: String { app + "Destination" }
  package var model: String { app + "Model" }
  package var view: String { app + "View" }
  /// The property of a screen's requests.
  package var routeProperty: String { (CamelCase.lower(app) ?? app) + "Route" }
  package var file: String { app + "Navigation" }

  package var types: [String] { [tab, screen, route, destination, model, view] }
}
