package import FacetLanguage

/// The kind of a file of a project, by its name.
///
///     SpecFileKind("cards/listing-card.component.yaml")  // .component
package enum SpecFileKind: CaseIterable, Sendable {
  case project, component, screen, app, transition, tokens, resolver
  /// What a server sends about a page.
  case page
  /// Hand-written Swift.
  case swift

  /// How the names of such files end. One that does not begin with a period is a whole name.
  package var names: [String] {
    switch self {
    case .project: ["facet.yaml", "facet.json"]
    case .component: [".component.yaml", ".component.json"]
    case .screen: [".screen.yaml", ".screen.json"]
    case .app: ["app.yaml", "app.json"]
    case .transition: [".transition.yaml", ".transition.json"]
    case .tokens: [".tokens.yaml", ".tokens.json", ".tokens"]
    case .resolver: [".resolver.yaml", ".resolver.json"]
    case .page: [Self.pageEnding]
    case .swift: [".swift"]
    }
  }

  /// The keys of such a file; nil if they have no canonical order.
  package var shape: Shape? {
    switch self {
    case .project: Grammar.project
    case .component: Grammar.component
    case .screen: Grammar.screen
    case .app: Grammar.app
    case .transition: Grammar.transition
    case .tokens, .resolver, .page, .swift: nil
    }
  }

  /// How the names of pages end.
  package static let pageEnding = ".page.json"

  /// Whether it is read as a component: a screen is one with a state of its own.
  package var isDrawn: Bool { self == .component || self == .screen }

  /// - Parameter path: A path relative to the project, in whose folder the project file is. Nil for files of other kinds.
  package init?(_ path: String) {
    let path = path.utf8
    let kind = Self.endings.first { kind, ending, isWholeName in
      guard path.count >= ending.count, path.suffix(ending.count).elementsEqual(ending) else { return false }
      if kind == .project { return path.count == ending.count }
      return !isWholeName || path.count == ending.count || path.dropLast(ending.count).last == UInt8(ascii: "/")
    }
    guard let kind else { return nil }
    self = kind.kind
  }

  private static let endings = allCases.flatMap { kind in
    kind.names.map { (kind: kind, ending: Array($0.utf8), isWholeName: !$0.hasPrefix(".")) }
  }
}
