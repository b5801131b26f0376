import FacetIR
import FacetLanguage
import FacetText

/// The files of an app: its tabs, screens and routes as values, and the model and view that show them.
struct AppWriter {
  let app: App
  let index: DesignIndex
  let names: AppDeclarationNames
  /// Of all its screens.
  let availability: Code

  init(_ app: App, in index: DesignIndex) {
    self.app = app
    self.index = index
    names = AppDeclarationNames(app: index.design.project.typePrefix + app.name)
    let screens = app.screens.compactMap { index.component($0) }
    availability = .available(screens.reduce(Availability()) { $0.and($1.availability) })
  }

  var files: [SwiftFile] { [routesFile, AppModelWriter(self).file] }

  private var routesFile: SwiftFile {
    SwiftFile(
      names.file, from: app.source, importing: access, use: .values, modules: ["FacetShell"],
      [tabs, screens, routes] + requests)
  }

  var access: Code { index.access }
  var tab: SwiftName { SwiftName(names.tab) }
  var screen: SwiftName { SwiftName(names.screen) }
  var route: SwiftName { SwiftName(names.route) }

  func screenNames(_ screen: String) -> ScreenNames { ScreenNames(index.names(of: screen)) }

  // MARK: Tabs

  private var tabs: Code {
    let cases = app.tabs.map { "case \(SwiftName($0.name))" as Code }
    return .sequence([
      .documentation("The tabs of \(app.name)."),
      .block(
        "\(access)nonisolated enum \(tab): String, Hashable, Sendable, LabeledTab",
        .paragraphs([
          .lines(cases), property("title", \.title), property("systemImage", \.icon, doc: "The SF Symbol of the tab."),
        ])),
    ])
  }

  private func property(_ name: Code, _ value: KeyPath<App.Tab, String>, doc: String? = nil) -> Code {
    let choice = Code.switch(
      on: "self", app.tabs.map { "case .\(member: SwiftName($0.name)): \(StringLiteral($0[keyPath: value]))" })
    return "\(.documentation(doc))\(.block("\(access)var \(name): String", choice))"
  }

  // MARK: Routes

  private var screens: Code {
    let cases = app.screens.map { name -> Code in
      let screen = screenNames(name)
      return "case \(screen.reducer)(\(screen.state))"
    }
    return .sequence([
      .documentation("The screens of \(app.name), each with the state that it begins with."), availability,
      .block("\(access)nonisolated enum \(screen): Equatable", .lines(cases)),
    ])
  }

  private var routes: Code {
    if app.routes.isEmpty { return .empty }
    return .sequence([
      .documentation("Where effects of screens lead in \(app.name)."), availability,
      .block(
        "\(access)nonisolated enum \(route): Equatable",
        .lines([
          "case push(\(screen))", "case present(\(screen))", "case select(\(tab))",
          "/// To the screen below in the tab.\(.line)case back",
          "/// Removes the screen that is presented.\(.line)case dismiss",
        ])),
    ])
  }

  /// `ExploreRequest.travelRoute`
  private var requests: [Code] {
    app.routedScreens.map { name in
      let routes = app.routes.filter { $0.screen == name }
      let effects = index.component(name)?.screen?.effects ?? []
      let cases = routes.map { route -> Code in
        let effect = effects.first { $0.name == route.effect }
        let (pattern, writer) = pattern(of: route, effect)
        return "case \(pattern): \(destination(of: route.destination, writer))"
      }
      let rest: [Code] = routes.count < effects.count ? ["default: nil"] : []
      let property: Code = "\(access)nonisolated var \(SwiftName(names.routeProperty)): \(route)?"
      return .sequence([
        availability,
        .block(
          "extension \(screenNames(name).request)",
          .sequence([
            .documentation("Where the effect leads in \(app.name); nil for work that the app performs."),
            .block(property, .switch(on: "self", cases + rest)),
          ])),
      ])
    }
  }

  private func pattern(of route: App.Route, _ effect: Screen.Effect?) -> (Code, ExpressionWriter) {
    let writer = ExpressionWriter(index: index, scope: .constant)
    let name: Code = ".\(member: SwiftName(route.effect))"
    guard let taken = effect?.takes, route.reads(taken.name) else { return (name, writer) }
    let (scope, local) = writer.scope.binding(taken.name)
    return ("\(name)(let \(local))", ExpressionWriter(index: index, scope: scope))
  }

  private func destination(of destination: App.Route.Destination, _ writer: ExpressionWriter) -> Code {
    switch destination {
    case .push(let screen, let arguments): .call(".push", [state(of: screen, arguments, writer)])
    case .present(let screen, let arguments): .call(".present", [state(of: screen, arguments, writer)])
    case .select(let tab): ".select(.\(member: SwiftName(tab)))"
    case .back: ".back"
    case .dismiss: ".dismiss"
    }
  }

  /// `.listing(ListingState(title: …))`
  func state(of screen: String, _ arguments: [Variant.Argument], _ writer: ExpressionWriter) -> Code {
    let names = screenNames(screen)
    let members = index.component(screen).map { MemberNames($0) }
    let values = arguments.map { argument -> Code in
      let label = members?.parameter(argument.parameter) ?? SwiftName(argument.parameter)
      return "\(label: label): \(writer.code(argument.value))"
    }
    return .call(".\(member: names.reducer)", [.call("\(names.state)", values)])
  }
}

extension App {
  /// The screens with effects that are routes, each once.
  var routedScreens: [String] {
    var screens: [String] = []
    for route in routes where !screens.contains(route.screen) { screens.append(route.screen) }
    return screens
  }
}

extension App.Route {
  /// Whether an argument of the screen reads the value that the effect takes.
  fileprivate func reads(_ name: String) -> Bool {
    opened?.arguments.contains { $0.value.reads(local: name) } ?? false
  }
}
