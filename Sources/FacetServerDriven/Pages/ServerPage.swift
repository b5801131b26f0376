public import FacetFlags

/// A page that a server describes: its navigation, and its components in sections.
///
///     {
///       "id": "home", "version": "2.1",
///       "navigation": {"title": "Stays"},
///       "sections": [
///         {"id": "new", "layout": "row", "components": [{"type": "hero", "id": "h1", "title": "Lisbon"}]}
///       ]
///     }
public struct ServerPage<Content: ServerContent>: Sendable {
  public let id: String?
  /// The version of the wire that the page is written for.
  public let version: ServerVersion?
  public let navigation: ServerNavigation
  /// The flags that the page sets.
  public let flags: FlagTable
  public let sections: [ServerSection<Content>]
  /// The page as it was received, with everything that the app does not know; nil for a page made in Swift.
  public let raw: JSONValue?

  public init(
    id: String? = nil, version: ServerVersion? = nil, navigation: ServerNavigation = ServerNavigation(),
    flags: FlagTable = FlagTable(), sections: [ServerSection<Content>]
  ) {
    self.init(id: id, version: version, navigation: navigation, flags: flags, sections: sections, raw: nil)
  }

  init(
    id: String?, version: ServerVersion?, navigation: ServerNavigation, flags: FlagTable,
    sections: [ServerSection<Content>], raw: JSONValue?
  ) {
    self.id = id
    self.version = version
    self.navigation = navigation
    self.flags = flags
    self.sections = sections
    self.raw = raw
  }

  /// The page as JSON in UTF-8. A page that was received is written as it was received.
  public func encoded() -> [UInt8] {
    var json = PayloadWriter()
    if let raw {
      json.verbatim(raw)
      return json.bytes
    }
    json.object {
      $0.write("id", id, .string)
      $0.write("version", version, .version)
      if navigation != ServerNavigation() { $0.write("navigation", navigation, .object(ServerNavigation.self)) }
      if !flags.values.isEmpty { $0.write("flags", flags, .object(FlagTable.self)) }
      $0.key("sections")
      $0.array { json in for section in sections { section.encode(to: &json) } }
    }
    return json.bytes
  }
}

extension ServerPage: Equatable {
  /// Pages are equal if the same is shown, whatever else was received.
  public static func == (left: ServerPage, right: ServerPage) -> Bool {
    left.id == right.id && left.version == right.version && left.navigation == right.navigation
      && left.flags == right.flags && left.sections == right.sections
  }
}

/// Components of a page with their layout.
public struct ServerSection<Content: ServerContent>: Equatable, Identifiable, Sendable {
  public let id: String
  public let layout: ServerLayout
  public let components: [ServerComponent<Content>]

  public init(id: String, layout: ServerLayout = .list(), components: [ServerComponent<Content>]) {
    self.id = id
    self.layout = layout
    self.components = components
  }

  func encode(to json: inout PayloadWriter) {
    json.object {
      $0.write("id", id, .string)
      $0.key("layout")
      layout.encode(to: &$0)
      $0.write("components", components)
    }
  }
}

/// How the components of a section are arranged. Spacing is in points.
public enum ServerLayout: Hashable, Sendable {
  /// Below each other, made when they become visible.
  case list(spacing: Double = 0)
  /// Beside each other, in a row that scrolls.
  case row(spacing: Double = 0)
  /// In columns of the same width.
  case grid(columns: Int, spacing: Double = 0)
  /// Below each other, all made at once.
  case stack(spacing: Double = 0)

  /// The numbers of columns that a grid may have.
  public static let columns = 1...12

  func encode(to json: inout PayloadWriter) {
    let (type, columns, spacing): (String, Int?, Double) =
      switch self {
      case .list(let spacing): ("list", nil, spacing)
      case .row(let spacing): ("row", nil, spacing)
      case .grid(let columns, let spacing): ("grid", columns, spacing)
      case .stack(let spacing): ("stack", nil, spacing)
      }
    json.object {
      $0.write("type", type, .string)
      $0.write("columns", columns, .int)
      if spacing != 0 { $0.write("spacing", spacing, .double) }
    }
  }
}
