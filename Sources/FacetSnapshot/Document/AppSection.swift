import FacetIR
import FacetLanguage
import FacetText

/// The section of a golden about the app of a session: its tabs and where it leads, as far as no session has to show them.
/// It is in the golden of the first session.
struct AppSection {
  private let app: App
  private let words: ExpressionWords
  private let declarations: DeclarationWords

  static let title = "app"
  private static let nameWidth = 26

  init(_ app: App, in design: Design) {
    self.app = app
    words = ExpressionWords(ofWordingIn: design)
    declarations = DeclarationWords(in: design)
  }

  var lines: [String] {
    ["", Self.title] + group("tabs", app.tabs.map(line))
      + group("routes", app.routes.map(line)) + group("intents", app.intents.map(line))
      + group("statusBar", app.statusBars.map { line($0.screen, words($0.style)) }) + whatsNew + feed
  }

  private func line(_ name: String, _ text: String) -> String {
    columns("    \(escapedForDisplay(name))", text, width: Self.nameWidth)
  }

  /// Lines below a title.
  private func group(_ title: String, _ lines: [String]) -> [String] { lines.isEmpty ? [] : ["  \(title)"] + lines }

  /// `stays  "Stays", icon map, StaysScreen, query "", badge count`
  private func line(_ tab: App.Tab) -> String {
    let parts = [words(tab.title), "icon \(words(tab.icon))", opened(tab.screen, tab.arguments)]
    return line(tab.name, (parts + [tab.badge.map { "badge \(words($0))" }].compactMap(\.self)).joined(separator: ", "))
  }

  /// `StaysScreen.open  push StayScreen, id stay.id`
  private func line(_ route: App.Route) -> String {
    let transition = route.transition.map { ", transition \(escapedForDisplay($0))" } ?? ""
    return line("\(route.screen).\(route.effect)", words(for: route.destination) + transition)
  }

  private func line(_ intent: App.Intent) -> String {
    let takes = intent.takes.map { "(\($0.name) \(declarations.spelling(of: $0.type)))" } ?? ""
    return line(intent.name + takes, words(for: intent.destination))
  }

  private var whatsNew: [String] {
    guard let news = app.whatsNew else { return [] }
    let version = news.version.map { "\($0)" }.joined(separator: ".")
    return [columns("  whatsNew \(version)", words(for: news.destination), width: Self.nameWidth)]
  }

  private var feed: [String] {
    guard let feed = app.feed else { return [] }
    let settings = [
      ("pageSize", feed.pageSize), ("leadingImages", feed.leadingImages), ("reducedScale", feed.reducedScale),
      ("cacheLimit", feed.cacheLimit), ("card inset", feed.cardInset), ("card radius", feed.cardRadius),
    ]
    return group("feed", settings.compactMap { name, value in value.map { line(name, words($0)) } })
  }

  private func words(for destination: App.Destination) -> String {
    switch destination {
    case .push(let screen, let arguments): "push \(opened(screen, arguments))"
    case .present(let screen, let arguments): "present \(opened(screen, arguments))"
    case .select(let tab): "select \(tab)"
    case .back: "back"
    case .dismiss: "dismiss"
    }
  }

  private func opened(_ screen: String, _ arguments: [Variant.Argument]) -> String {
    ([screen] + arguments.map { "\($0.parameter) \(words($0.value))" }).joined(separator: ", ")
  }
}
