import FacetServerDriven

/// The contents of the pages in these tests: a leaf with all kinds of fields, and one with components in it.
enum TestContent: ServerContent {
  case hero(Hero)
  case grid(Grid)
  case registered(RegisteredPayload)
  case unknown(UnknownComponent)

  static let types = [ServerType(Hero.self), ServerType(Grid.self), ServerType("later", since: "3")]

  static func decode(_ type: String, from payload: inout PayloadReader) throws(MalformedPayload) -> TestContent? {
    switch type {
    case Hero.type: .hero(try Hero(from: &payload))
    case Grid.type, "later": .grid(try Grid(from: &payload))
    default: nil
    }
  }

  var type: String? {
    switch self {
    case .hero: Hero.type
    case .grid: Grid.type
    case .registered(let payload): payload.type
    case .unknown(let component): component.type
    }
  }

  func encode(to payload: inout PayloadWriter) {
    switch self {
    case .hero(let hero): hero.encode(to: &payload)
    case .grid(let grid): grid.encode(to: &payload)
    case .registered(let registered): registered.value.encode(to: &payload)
    case .unknown: break
    }
  }
}

struct Hero: ServerPayload {
  static let type = "hero"

  enum Size: String, CaseIterable { case small, large }

  struct Price: WireObject {
    var amount: Double

    init(amount: Double) { self.amount = amount }
    init(from payload: inout PayloadReader) throws(MalformedPayload) {
      amount = try payload.required("amount", .double)
    }
    func encode(to payload: inout PayloadWriter) { payload.write("amount", amount, .double) }
  }

  var title: String
  var count = 1
  var isNew = false
  var size = Size.small
  var price: Price?
  var tags: [String] = []
  var onTap: ServerAction?

  init(title: String) { self.title = title }

  init(from payload: inout PayloadReader) throws(MalformedPayload) {
    title = try payload.required("title", .string)
    count = payload.value("count", .int, default: 1)
    isNew = payload.value("isNew", .bool, default: false)
    size = payload.value("size", Self.sizes, default: .small)
    price = payload.optional("price", .object())
    tags = payload.value("tags", .array(.string), default: [])
    onTap = payload.optional("onTap", .action)
  }

  func encode(to payload: inout PayloadWriter) {
    payload.write("title", title, .string)
    payload.write("count", count, .int)
    payload.write("isNew", isNew, .bool)
    payload.write("size", size, Self.sizes)
    payload.write("price", price, .object())
    payload.write("tags", tags, .array(.string))
    payload.write("onTap", onTap, .action)
  }

  private static let sizes = WireFormat.words(Size.allCases.map { ($0.rawValue, $0) })
}

struct Grid: ServerPayload {
  static let type = "grid"

  var columns = 2
  var items: [ServerComponent<TestContent>] = []

  init(items: [ServerComponent<TestContent>]) { self.items = items }

  init(from payload: inout PayloadReader) throws(MalformedPayload) {
    columns = payload.value("columns", .int, default: 2)
    items = try payload.components("items")
  }

  func encode(to payload: inout PayloadWriter) {
    payload.write("columns", columns, .int)
    payload.write("items", items)
  }
}

/// A payload that only the app knows.
struct Promo: ServerPayload {
  static let type = "promo"
  static let since: ServerVersion? = "2"

  var code: String

  init(from payload: inout PayloadReader) throws(MalformedPayload) { code = try payload.required("code", .string) }
  func encode(to payload: inout PayloadWriter) { payload.write("code", code, .string) }
}

extension ServerPageResult<TestContent> {
  /// The result as lines: each component with its identity, indented below the one that contains it, then the problems.
  var outline: String {
    var lines: [String] = []
    for section in page?.sections ?? [] {
      lines.append("\(section.id) \(section.layout)")
      for component in section.components { append(component, to: &lines, indent: "  ") }
    }
    return (lines + problems.map { "! \($0.kind) \($0.pointer)" }).joined(separator: "\n")
  }

  private func append(_ component: ServerComponent<TestContent>, to lines: inout [String], indent: String) {
    switch component.content {
    case .hero(let hero): lines.append("\(indent)\(component.id): hero \(hero.title)")
    case .grid(let grid):
      lines.append("\(indent)\(component.id): grid \(grid.columns)")
      for item in grid.items { append(item, to: &lines, indent: indent + "  ") }
    case .registered(let payload): lines.append("\(indent)\(component.id): \(payload.value)")
    case .unknown(let unknown):
      lines.append("\(indent)\(component.id): unknown \(unknown.type ?? "") \(unknown.reason)")
    }
  }
}

/// The outline of a page with one list of components.
func outline(
  _ components: String, _ configure: (inout ServerPageDecoder<TestContent>) -> Void = { _ in }
) -> [String] {
  var decoder = ServerPageDecoder<TestContent>()
  configure(&decoder)
  let lines = decoder.decode("{\"components\": [\(components)]}".utf8).outline.split(separator: "\n").map(String.init)
  return lines.first == "components list(spacing: 0.0)" ? Array(lines.dropFirst()) : lines
}
