import FacetIR
import FacetLanguage
import FacetText

/// The file of an app: its tabs, the screens that it opens, and where effects lead.
struct AppWriter {
  private let app: App
  private let index: DesignIndex
  private let names: AppDeclarationNames

  init(_ app: App, in index: DesignIndex) {
    self.app = app
    self.index = index
    names = AppDeclarationNames(app: index.design.project.typePrefix + app.name)
  }

  var file: SwiftFile {
    SwiftFile(
      names.file, from: app.source, importing: index.access, use: .values, [tabs, screens, routes] + requests)
  }

  private var access: Code { index.access }
  private var tab: SwiftName { SwiftName(names.tab) }
  private var screen: SwiftName { SwiftName(names.screen) }
  private var route: SwiftName { SwiftName(names.route) }

  // MARK: Tabs

  private var tabs: Code {
    let cases = app.tabs.map { "case \(SwiftName($0.name))" as Code }
    return .sequence([
      .documentation("The tabs of \(app.name)."),
      .block(
        "\(access)nonisolated enum \(tab): String, Hashable, Sendable, CaseIterable",
        .paragraphs([
          .lines(cases), property("title", \.title), property("systemImage", \.icon, doc: "The SF Symbol of the tab."),
        ])),
    ])
  }

  private func property(_ name: Code, _ value: KeyPath<App.Tab, String>, doc: String? = nil) -> Code {
    let cases = app.tabs.map { "case .\(member: SwiftName($0.name)): \(StringLiteral($0[keyPath: value]))" as Code }
    let choice = Code.sequence(["switch self {", .line, .lines(cases), .line, "}"])
    return "\(.documentation(doc))\(.block("\(access)var \(name): String", choice))"
  }

  // MARK: Routes

  /// The screens that routes open.
  private var opened: [String] {
    var opened: [String] = []
    for name in app.routes.compactMap(\.opened?.screen) where !opened.contains(name) { opened.append(name) }
    return opened
  }

  private var screens: Code {
    if opened.isEmpty { return .empty }
    let cases = opened.map { name -> Code in
      let screen = screenNames(name)
      return "case \(screen.reducer)(\(screen.state))"
    }
    return .sequence([
      .documentation("The screens that \(app.name) opens, each with the state that it begins with."),
      .block("\(access)nonisolated enum \(screen): Equatable", .lines(cases)),
    ])
  }

  private var routes: Code {
    if app.routes.isEmpty { return .empty }
    let open: [Code] = opened.isEmpty ? [] : ["case push(\(screen))", "case present(\(screen))"]
    let others: [Code] = [
      "case select(\(tab))", "/// To the screen below in the tab.\(.line)case back",
      "/// Removes the screen that is presented.\(.line)case dismiss",
    ]
    return .sequence([
      .documentation("Where effects of screens lead in \(app.name)."),
      .block("\(access)nonisolated enum \(route): Equatable", .lines(open + others)),
    ])
  }

  /// `ExploreRequest.travelRoute`
  private var requests: [Code] {
    var screens: [String] = []
    for route in app.routes where !screens.contains(route.screen) { screens.append(route.screen) }
    return screens.map { name in
      let routes = app.routes.filter { $0.screen == name }
      let effects = index.component(name)?.screen?.effects ?? []
      let cases = routes.map { route -> Code in
        let effect = effects.first { $0.name == route.effect }
        let (pattern, writer) = pattern(of: route, effect)
        return "case \(pattern): \(destination(of: route.destination, writer))"
      }
      let rest: [Code] = routes.count < effects.count ? ["default: nil"] : []
      let choice = Code.sequence(["switch self {", .line, .lines(cases + rest), .line, "}"])
      let property: Code = "\(access)nonisolated var \(SwiftName(names.routeProperty)): \(route)?"
      return .block(
        "extension \(screenNames(name).request)",
        "\(.documentation("Where the effect leads in \(app.name); nil for work that the app performs."))\(.block(property, choice))"
      )
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

  private func state(of screen: String, _ arguments: [Variant.Argument], _ writer: ExpressionWriter) -> Code {
    let names = screenNames(screen)
    let members = index.component(screen).map { MemberNames($0) }
    let values = arguments.map { argument -> Code in
      let label = members?.parameter(argument.parameter) ?? SwiftName(argument.parameter)
      return "\(label: label): \(writer.code(argument.value))"
    }
    return .call(".\(member: names.reducer)", [.call("\(names.state)", values)])
  }

  private func screenNames(_ screen: String) -> ScreenNames { ScreenNames(index.names(of: screen)) }
}

extension App.Route {
  /// Whether an argument of the screen reads the value that the effect takes.
  fileprivate func reads(_ name: String) -> Bool {
    opened?.arguments.contains { $0.value.reads(local: name) } ?? false
  }
}
