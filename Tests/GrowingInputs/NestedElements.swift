import FacetLanguage

/// Each place that holds elements within itself: the keys of elements and of modifiers, parts, slots.
///
/// The keys come from the descriptors of the language, so a new one is nested without a change here. YAML may be 64 deep,
/// so each is nested through parts too, a part in a part.
extension GrowingInput {
  static let nestedElements: [GrowingInput] = Place.all.flatMap { place in
    let most = place.most
    return [
      GrowingInput("elements in \(place) in each other", most: most, beyond: most * 2) { count in
        files(card(element: (0..<count).reduce(place.leaf) { place.around($0, $1) }))
      }
    ]
      + (place.showsParts
        ? [
          GrowingInput("parts in \(place) in each other", most: 30, beyond: 200) { count in
            var card = card(element: "{ part: p\(count - 1) }")
            card.declarations += "parts:\n"
            for number in 0..<count {
              let inner = number == 0 ? place.leaf : "{ part: p\(number - 1) }"
              card.declarations += "  p\(number): { body: \(place.around(inner, number)) }\n"
            }
            return files(card)
          }
        ] : [])
  }

  /// For a platform that has every element and modifier.
  private static func files(_ card: Card) -> [String: String] {
    card.files.merging(["facet.yaml": project("platforms: { iOS: 17 }\n")]) { $1 }
  }

  private static func card(element: String) -> Card {
    Card(
      declarations: """
        accessibility: { element: contains }
        types: { Kind: [first, other] }
        parameters:
          title: String = a
          note: String?
          names: Array<String> = [a]
          kind: Kind = first
          isOn: Binding<Bool>
          query: Binding<String>
          level: Binding<Double>
          count: Binding<Int>
          day: Binding<Date>
          picked: Binding<String>
          page: URL
          picture: URL?
          onTap: Action

        """,
      body: "{ vstack: [\(element)], spacing: 0 }",
      sample:
        "isOn: true, query: q, level: 0.5, count: 1, day: 2026-05-01, picked: a, onTap: record, page: \"https://example.com\"",
      variants: "  Default:\n  Other: { with: { kind: other, isOn: false, note: n } }\n")
  }
}

/// A key that holds elements.
private enum Place: CustomStringConvertible, Sendable {
  case element(ElementKind, Row)
  case modifier(Row, part: Row?)
  case unwrapped

  static let all: [Place] =
    ElementKind.all.flatMap { kind in
      ([kind.principal] + kind.arguments.rows).filter(\.value.holdsElements).map { .element(kind, $0) }
    }
    + ModifierKind.all.flatMap { kind -> [Place] in
      guard let row = kind.row, row.value.holdsElements, nests(row) else { return [] }
      if row.value.isOfElements { return [.modifier(row, part: nil)] }
      return row.value.mappings.flatMap(\.rows).filter(\.value.isOfElements).map { .modifier(row, part: $0) }
    } + [.unwrapped]

  /// Whether the place may hold elements that have the same place: what has buttons alone does not.
  private static func nests(_ row: Row) -> Bool {
    !["swipeActions", "contextMenu", "alert", "confirmationDialog"].contains(row.key.text)
  }

  /// A menu shows buttons and menus alone.
  var showsParts: Bool { description != "menu.menu" }

  var description: String {
    switch self {
    case .element(let kind, let row): "\(kind.principal.key.text).\(row.key.text)"
    case .modifier(let row, let part): row.key.text + (part.map { "." + $0.key.text } ?? "")
    case .unwrapped: "if let"
    }
  }

  /// By the levels of mappings and lists that one takes.
  var most: Int { 58 / (around("", 0).count { "[{".contains($0) } + 1) }

  /// Some places hold buttons only.
  var leaf: String {
    switch description {
    case "menu.menu": "{ button: content.onTap, label: { text: content.title } }"
    default: "{ text: content.title }"
    }
  }

  /// An element with another one in the place, at some depth.
  func around(_ inner: String, _ depth: Int) -> String {
    switch self {
    case .element(let kind, let held):
      let inner =
        kind.isOncePerLayer
        ? "{ text: content.title, sheet: { isPresented: content.isOn, content: [\(inner)] } }" : inner
      let entries = ([kind.principal] + kind.arguments.rows).compactMap { row -> String? in
        if row.key == held.key {
          if case .named = row.value { return "\(row.key.text): { first: \(inner), default: { text: content.title } }" }
          return "\(row.key.text): [\(inner)]"
        }
        return row.isRequired || kind.needs(row.key) ? "\(row.key.text): \(row.leastValue(depth))" : nil
      }
      return kind.placed("{ \(entries.joined(separator: ", ")) }")
    case .modifier(let row, nil): return "{ text: content.title, \(row.key.text): [\(inner)] }"
    case .modifier(let row, let part?):
      let entries = (row.value.mappings.first?.rows ?? []).compactMap { other -> String? in
        if other.key == part.key { return "\(other.key.text): [\(inner)]" }
        return other.isRequired || other.key.text == "isPresented"
          ? "\(other.key.text): \(other.leastValue(depth))" : nil
      }
      return "{ text: content.title, \(row.key.text): { \(entries.joined(separator: ", ")) } }"
    case .unwrapped: return "{ if: let v\(depth) = content.note, then: [\(inner)] }"
    }
  }
}

extension ElementKind {
  /// What a shape does not say: stacks have a spacing, and a picker of texts has options.
  fileprivate func needs(_ key: Keyword) -> Bool {
    key == principal.key || key.text.lowercased().hasSuffix("spacing") || id == .picker && key.text == "options"
  }
}

extension ElementKind {
  /// Whether the language refuses it within itself, unless something is presented in between.
  fileprivate var isOncePerLayer: Bool {
    switch id {
    case .scroll, .list, .section, .lazyVGrid, .lazyHGrid, .gridRow: true
    default: false
    }
  }

  /// The element in what it has to be in.
  fileprivate func placed(_ element: String) -> String {
    switch id {
    case .section: "{ list: [\(element)], style: plain }"
    case .gridRow: "{ grid: [\(element)], horizontalSpacing: 4, verticalSpacing: 4 }"
    default: element
    }
  }
}

extension Row {
  /// A value that the key takes, as short as there is.
  fileprivate func leastValue(_ depth: Int) -> String {
    switch (key.text, value) {
    case ("switch", _): "content.kind"
    case ("each", _), ("options", _): "content.names"
    case ("picker", _): "content.picked"
    case ("disclosureGroup", _), ("isPresented", _): "content.isOn"
    case ("stepper", _): "content.count"
    case ("as", _): "v\(depth)"
    case ("swift", _): "Drawn"
    case ("in", _): "0...1"
    case (_, .condition): "content.isOn"
    case (_, .named(.expression)): "{ v\(depth): content.title }"
    case (_, .elements), (_, .element): "{ text: content.title }"
    case (_, .word(let set)), (_, .wordOrExpression(let set)), (_, .wordOr(let set, _)): set.words.first ?? ""
    case (_, .expression(let types)), (_, .expressionOr(let types, _)), (_, .expressionOrList(let types, _)):
      switch types.first {
      case .action: "content.onTap"
      case .binding(.bool): "content.isOn"
      case .binding(.string): "content.query"
      case .binding(.double): "content.level"
      case .binding(.int): "content.count"
      case .binding(.date): "content.day"
      case .url: "content.page"
      case .optional(.url): "content.picture"
      case .int: "1"
      case .double, .optional(.double): "0.5"
      case .length: "4"
      case .bool: "true"
      default: "content.title"
      }
    default: "a"
    }
  }
}

extension ValueShape {
  /// The mappings that the value may be.
  fileprivate var mappings: [Shape] {
    switch self {
    case .shape(let shape), .expressionOr(_, let shape), .expressionOrList(_, of: let shape), .mappings(let shape),
      .wordOr(_, let shape):
      [shape]
    default: []
    }
  }
}
