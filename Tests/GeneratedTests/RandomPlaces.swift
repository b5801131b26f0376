import FacetLanguage

/// The vocabulary of the language at random: each key of each element and modifier, with a value that is a literal, a
/// name, a choice by the environment or a `switch:`, in an element that stands in two places, one in the other. A place is
/// whatever holds elements: the label of a button, the content of a sheet, a part, a slot.
///
/// All of it comes from the descriptors of FacetLanguage, so a new word is used without a change here. They do not say
/// what a key needs beyond its shape, so some uses have errors: whoever asks compiles each on its own first. The same seed
/// gives the same uses.
struct RandomPlaces {
  /// A use of a key, as the lines of an element and of the parts that it draws.
  struct Use: Sendable {
    /// What is used: `text.color`, `frame.maxWidth`.
    let key: String
    /// Where: `button.label`, `sheet.content`.
    let places: [String]
    let form: Form
    let element: [String]
    let parts: [[String]]

    var readsFlag: Bool { contains("environment.flag") }
    /// Whether it draws a view that is written by hand.
    var hasSwift: Bool { contains("swift:") }

    private func contains(_ text: String) -> Bool { (element + parts.joined()).contains { $0.contains(text) } }
  }

  /// What draws uses: a style, a body without styles, or a screen.
  enum Form: CaseIterable, Sendable { case style, body, screen }

  /// Something that an expression can name.
  private struct Name {
    var text: String
    var type: ValueType
  }

  private var random: RandomNumbers
  private var parts: [[String]] = []
  private var number = 0

  init(seed: UInt64) { random = RandomNumbers(seed: seed) }

  /// Nil if the use cannot be written.
  mutating func next() -> Use? {
    let word = random.pick(Word.all)
    let places = [random.pick(Place.all), random.pick(Place.all)]
    parts = []
    guard let element = element(using: word, in: places[...], names: Self.names) else { return nil }
    return Use(
      key: word.description, places: places.map(\.description), form: random.pick(Form.allCases), element: element,
      parts: parts)
  }

  // MARK: Words and places

  /// A key that has a value: of an element, or of a modifier.
  enum Word: CustomStringConvertible, Sendable {
    case element(ElementKind, Row?)
    case modifier(ModifierKind, Row, part: Row?)

    static let all: [Word] =
      ElementKind.all.flatMap { kind in [.element(kind, nil)] + kind.arguments.rows.map { .element(kind, $0) } }
      + ModifierKind.all.flatMap { kind -> [Word] in
        guard let row = kind.row else { return [] }
        let parts = row.value.shapes.flatMap(\.rows).map { Word.modifier(kind, row, part: $0) }
        return (row.value.isOnlyShape ? [] : [.modifier(kind, row, part: nil)]) + parts
      }

    var description: String {
      switch self {
      case .element(let kind, let row): kind.principal.key.text + (row.map { "." + $0.key.text } ?? "")
      case .modifier(_, let row, let part): row.key.text + (part.map { "." + $0.key.text } ?? "")
      }
    }
  }

  /// Where elements stand.
  enum Place: CustomStringConvertible, Sendable {
    case element(ElementKind, Row)
    case modifier(ModifierKind, Row, part: Row?)
    case part, partWithArguments, slot, slotWithValue, slotInLabel, sheetOfItem, unwrapped

    static let all: [Place] =
      ElementKind.all.flatMap { kind in
        ([kind.principal] + kind.arguments.rows).filter(\.value.holdsElements).map { .element(kind, $0) }
      }
      + ModifierKind.all.flatMap { kind -> [Place] in
        guard let row = kind.row else { return [] }
        if row.value.isOfElements { return [.modifier(kind, row, part: nil)] }
        return row.value.shapes.flatMap(\.rows).filter(\.value.isOfElements).map { .modifier(kind, row, part: $0) }
      }
      + [.part, .partWithArguments, .slot, .slotWithValue, .slotInLabel, .sheetOfItem, .unwrapped]

    var description: String {
      switch self {
      case .element(let kind, let row): "\(kind.principal.key.text).\(row.key.text)"
      case .modifier(_, let row, let part): row.key.text + (part.map { "." + $0.key.text } ?? "")
      case .part: "part"
      case .partWithArguments: "part.with"
      case .slot: "slot"
      case .slotWithValue: "slot.as"
      case .slotInLabel: "slot in a label"
      case .sheetOfItem: "sheet.item"
      case .unwrapped: "if let"
      }
    }
  }

  private mutating func element(using word: Word, in places: ArraySlice<Place>, names: [Name]) -> [String]? {
    guard let place = places.first else { return element(using: word, names) }
    number += 1
    let local = "v\(number)"
    func inner(_ bound: [Name] = []) -> [String]? {
      element(using: word, in: places.dropFirst(), names: names + bound)
    }
    switch place {
    case .element(let kind, let row):
      let filled = inner(bound(by: kind, as: local)).map { (row.key, holding($0, row)) }
      return filled.flatMap { element(kind, names, local: local, filling: $0) }
    case .modifier(let kind, let row, let part):
      return inner().flatMap { lines in
        let filled = part.map { ($0.key, holding(lines, $0)) } ?? (row.key, holding(lines, row))
        return modifier(kind, row, names, filling: filled).map { text(names) + $0 }
      }
    case .part: return inner().map { drawing($0) }
    case .partWithArguments:
      let flag = Name(text: "a\(number)", type: .bool)
      let kind = Name(text: "k\(number)", type: Self.kind)
      guard let lines = inner([flag, kind]), let given = value([.bool], names), let chosen = value([Self.kind], names)
      else { return nil }
      return drawing(
        lines, taking: ["\(flag.text): Bool", "\(kind.text): Kind"],
        with: ["\(flag.text): \(given)", "\(kind.text): \(chosen)"])
    case .slot: return inner().map { ["Holder:", "  main:"] + indented(items([$0])) }
    case .slotInLabel: return inner().map { ["Holder:", "  label:"] + indented(items([$0])) }
    case .slotWithValue:
      return inner([Name(text: local, type: .string)]).map {
        ["Holder:", "  each:", "    as: \(local)", "    do:"] + indented(indented(items([$0])))
      }
    case .sheetOfItem:
      return inner([Name(text: "\(local).title", type: .string), Name(text: "\(local).kind", type: Self.kind)]).map {
        text(names) + ["sheet:", "  item: content.chosen", "  as: \(local)", "  content:"] + indented(items([$0]))
      }
    case .unwrapped:
      return inner([Name(text: local, type: .string)]).map {
        ["if: let \(local) = content.note", "then:"] + items([$0])
      }
    }
  }

  /// Elements as the value of a key.
  private func holding(_ lines: [String], _ row: Row) -> [String] {
    if case .named = row.value { return ["  none:"] + indented(items([lines])) + ["  default:", "    text: \"d\""] }
    return items([lines])
  }

  private mutating func drawing(_ lines: [String], taking parameters: [String] = [], with arguments: [String] = [])
    -> [String]
  {
    let name = "part\(number)"
    parts.append(
      ["\(name):"] + (parameters.isEmpty ? [] : ["  parameters:"] + parameters.map { "    " + $0 })
        + ["  body:"] + indented(indented(lines)))
    return ["part: \(name)"] + (arguments.isEmpty ? [] : ["with:"] + arguments.map { "  " + $0 })
  }

  /// The names that an element binds for those in it.
  private func bound(by kind: ElementKind, as local: String) -> [Name] {
    switch kind.id {
    case .each: [Name(text: "\(local).title", type: .string), Name(text: "\(local).kind", type: Self.kind)]
    case .picker, .let: [Name(text: local, type: .string)]
    default: []
    }
  }

  // MARK: Elements and modifiers

  private mutating func element(using word: Word, _ names: [Name]) -> [String]? {
    number += 1
    switch word {
    case .element(let kind, let row):
      let wanted = row.map { ($0.key, entry($0, names, of: kind.id)) }
      if case (_, nil)? = wanted { return nil }
      return element(kind, names, local: "v\(number)", filling: wanted.map { ($0.0, $0.1 ?? []) })
    case .modifier(let kind, let row, let part):
      let base = kind.id != .refreshable && random.chance(2) ? text(names) : self.base(for: kind, names)
      guard let part else {
        return entry(row, names, shapes: false).flatMap { lines in
          base.map { $0 + [lines.count == 1 ? "\(row.key.text):\(lines[0])" : "\(row.key.text):"] + lines.dropFirst() }
        } ?? nil
      }
      guard let value = entry(part, names), let lines = modifier(kind, row, names, filling: (part.key, value)) else {
        return nil
      }
      return base.map { $0 + lines }
    }
  }

  /// An element that the modifier is made for.
  private mutating func base(for kind: ModifierKind, _ names: [Name]) -> [String]? {
    switch (kind.id, kind.effect) {
    case (.refreshable, _):
      return random.pick([
        ["list:"] + items([text(names)]) + ["style: plain", "frame: { height: 90 }"],
        ["scroll: vertical", "content: { text: \"s\" }", "frame: { height: 90 }"],
      ])
    case (_, .entry): return ["textField: content.query", "prompt: \"q\""]
    default:
      let kind = random.pick(ElementKind.all)
      number += 1
      return element(kind, names, local: "v\(number)")
    }
  }

  /// An element with the keys that it requires, and some others.
  private mutating func element(
    _ kind: ElementKind, _ names: [Name], local: String, filling filled: (key: Keyword, lines: [String])? = nil
  ) -> [String]? {
    var lines: [String] = []
    for row in [kind.principal] + kind.arguments.rows {
      let isNeeded = row.isRequired || row.key == kind.principal.key || needed(row.key, by: kind.id)
      if let filled, filled.key == row.key {
        lines += written(row.key, filled.lines)
      } else if isNeeded || random.chance(6) {
        guard let value = entry(row, names, of: kind.id, local: local) else {
          if isNeeded { return nil }
          continue
        }
        lines += written(row.key, value)
      }
    }
    return lines
  }

  /// What a shape does not say: without options, a picker shows the cases of an enum, and stacks have a spacing.
  private func needed(_ key: Keyword, by kind: ElementID) -> Bool {
    kind == .picker && key.text == "options" || kind != .lazyVGrid && key.text.lowercased().hasSuffix("spacing")
  }

  private func written(_ key: Keyword, _ lines: [String]) -> [String] {
    guard let first = lines.first else { return ["\(key.text):"] }
    return lines.count == 1 && first.hasPrefix(" ") && !first.hasPrefix("  ")
      ? ["\(key.text):\(first)"] : ["\(key.text):"] + lines
  }

  private mutating func modifier(
    _ kind: ModifierKind, _ row: Row, _ names: [Name], filling filled: (key: Keyword, lines: [String])
  ) -> [String]? {
    if row.value.isOfElements { return ["\(row.key.text):"] + filled.lines }
    guard let shape = row.value.shapes.first(where: { $0.row(filled.key) != nil }),
      let mapping = mapping(shape, names, filling: filled)
    else { return nil }
    return ["\(row.key.text):"] + mapping
  }

  /// The keys of a shape that it requires, and some others, one level in.
  private mutating func mapping(
    _ shape: Shape, _ names: [Name], filling filled: (key: Keyword, lines: [String])? = nil
  ) -> [String]? {
    var lines: [String] = []
    let isOfItem = filled?.key.text == "item" || filled?.key.text == "as" && shape.row(.item) != nil
    let isOptional = shape.rows.allSatisfy { !$0.isRequired } && filled == nil
    for row in shape.rows {
      if row.key.text == "isPresented", isOfItem { continue }
      if row.key.text == "item", !isOfItem { continue }
      let isNeeded =
        row.isRequired || row.key.text == "isPresented" || isOfItem && ["item", "as"].contains(row.key.text)
      if let filled, filled.key == row.key {
        lines += indented(written(row.key, filled.lines))
      } else if isNeeded || random.chance(isOptional ? 2 : 8) {
        guard let value = entry(row, names) else {
          if isNeeded { return nil }
          continue
        }
        lines += indented(written(row.key, value))
      }
    }
    return lines.isEmpty ? nil : lines
  }

  private mutating func text(_ names: [Name]) -> [String] {
    ["text: \(value([.string], names) ?? "\"t\"")"]
  }

  // MARK: Values

  /// The value of a key: one line that begins with a space, or lines below the key.
  ///
  /// - Parameter shapes: Whether it may be a mapping.
  private mutating func entry(
    _ row: Row, _ names: [Name], of kind: ElementID? = nil, local: String = "it", shapes: Bool = true
  ) -> [String]? {
    func line(_ text: String?) -> [String]? { text.map { [" " + $0] } }
    switch row.value {
    case .expression(let types):
      return line(types.isEmpty ? anything(for: row.key, of: kind, names) : value(types, names))
    case .expressionOr(let types, let shape), .expressionOrList(let types, of: let shape):
      let isList = if case .expressionOrList = row.value { true } else { false }
      if shapes, random.chance(2) || types.isEmpty {
        return mapping(shape, names).map { isList ? items([$0.map { String($0.dropFirst(2)) }]) : $0 }
      }
      return line(types.isEmpty ? anything(for: row.key, of: kind, names) : value(types, names))
    case .word(let set): return line(random.pick(set.words))
    case .wordOrExpression(let set):
      return line(random.chance(2) ? value([.words(set)], names) : random.pick(set.words))
    case .wordOr(let set, let shape):
      return shapes && random.chance(2) ? mapping(shape, names) : line(random.pick(set.words))
    case .flag: return line(random.pick(["true", "false"]))
    case .number: return line("2")
    case .duration: return line(random.pick(["4s", "content.wait", "duration.toast"]))
    case .name: return line(row.key.text == "swift" ? "Drawn" : row.key.text == "as" ? local : "m\(number)")
    case .text: return line("t")
    case .condition: return line(value([.bool], names))
    case .statements: return line(value([.action], names))
    case .data: return []
    case .element, .elements: return items([leaf(names)])
    case .shape(let shape): return mapping(shape, names)
    case .mappings(let shape): return mapping(shape, names).map { items([$0.map { String($0.dropFirst(2)) }]) }
    case .runs:
      if random.chance(4), let part = value([.string], names) {
        return items([["\"a \""], ["text: \(part)", "bold: \(value([.bool], names) ?? "true")"]])
      }
      return line(value([.string], names))
    case .named(.expression):
      return kind == .let ? value([.string], names).map { ["  \(local): \($0)"] } : nil
    case .named(.elements): return ["  none:", "    text: \"n\"", "  default:", "    text: \"d\""]
    default: return nil
    }
  }

  private mutating func leaf(_ names: [Name]) -> [String] {
    switch random.number(0...4) {
    case 0: ["button: content.onTap", "label: { text: content.title }"]
    case 1: ["icon: \"star.fill\""]
    default: text(names)
    }
  }

  /// The value of a key that takes any type.
  private mutating func anything(for key: Keyword, of kind: ElementID?, _ names: [Name]) -> String? {
    switch (key.text, kind) {
    case ("isPresented", _): return "content.isOpen"
    case ("item", _): return "content.chosen"
    case ("text", _): return "content.query"
    case ("state", _): return "content.field"
    case ("equals", _): return random.pick(["none", "first"])
    case ("presenting", _): return random.pick(["content.chosen", "content.note"])
    case ("picker", _): return "content.picked"
    case ("options", _): return random.pick(["content.names", "[\"a\", \"b\"]"])
    case ("tag", _): return random.pick(["it", "(if \(condition(names)) then it else content.title)", "content.title"])
    case ("each", _): return "content.items"
    case ("switch", _): return names.filter { $0.type == Self.kind }.map(\.text).last
    case ("in", .datePicker): return random.pick(["content.at...content.until", "content.at...", "...content.until"])
    case ("id", .each): return nil
    case ("id", _): return value([random.pick([.string, .int, Self.kind])], names)
    default:
      let types: [ValueType] = [
        .string, .int, .bool, .double, .date, .length, .color, .duration, .url, Self.kind, .array(.string),
        .optional(.string), .range(.int), .range(.double),
      ]
      return random.chance(5)
        ? random.pick(["content.at...content.until", "content.at..."]) : value([random.pick(types)], names)
    }
  }

  /// A value of one of some types in one of its forms.
  private mutating func value(_ types: [ValueType], _ names: [Name]) -> String? {
    let type = random.pick(types)
    switch type {
    case .binding, .focus, .action, .actionOf, .view, .viewOf, .serverPage: return named(type, names)
    default: break
    }
    guard let first = simple(type, names), let second = simple(type, names) else { return nil }
    let kinds = names.filter { $0.type == Self.kind }.map(\.text)
    switch random.number(0...5) {
    case 0: return first
    case 1, 2: return "if \(condition(names)) then \(first) else \(second)"
    default:
      let other = random.chance(2) ? "if \(condition(names)) then \(first) else \(second)" : second
      // A comma or a brace ends a value in a flow mapping.
      let isFlow = ![first, second].contains { $0.contains { ",{}#".contains($0) } }
      guard isFlow else { return "if \(condition(names)) then \(first) else \(second)" }
      return random.chance(2)
        ? "{ switch: \(random.pick(kinds)), none: \(first), default: \(other) }"
        : "{ switch: \(random.pick(kinds)), cases: { first: \(other), none: \(first), some: \(second), default: \(first) } }"
    }
  }

  /// A literal or a name.
  private mutating func simple(_ type: ValueType, _ names: [Name]) -> String? {
    let named = names.filter { $0.type == type || .optional($0.type) == type }.map(\.text)
    if !named.isEmpty, random.chance(2) { return random.pick(named) }
    return literal(type) ?? (named.isEmpty ? nil : random.pick(named))
  }

  private mutating func named(_ type: ValueType, _ names: [Name]) -> String? {
    if type == .action {
      let value = simple(.string, names) ?? "\"a\""
      return random.pick(["content.onTap", "content.close", "content.onPick(\(value))", "content.onMay(\(value))"])
    }
    let named = names.filter { $0.type == type }.map(\.text)
    return named.isEmpty ? nil : random.pick(named)
  }

  private mutating func literal(_ type: ValueType) -> String? {
    switch type {
    case .optional(let wrapped): return random.chance(3) ? "nil" : literal(wrapped)
    case .array(let element):
      let values = (0..<random.number(0...2)).compactMap { _ in literal(element) }
      return "[\(values.joined(separator: ", "))]"
    case .words(let set): return set.words.isEmpty ? nil : random.pick(set.words)
    default: return Self.literals[type].map { random.pick($0) }
    }
  }

  private mutating func condition(_ names: [Name]) -> String {
    let flags = names.filter { $0.type == .bool }.map(\.text)
    let flag = environment()
    switch random.number(0...4) {
    case 0: return "\(flag) and \(random.pick(flags))"
    case 1: return random.pick(flags)
    default: return flag
    }
  }

  /// A condition that reads the environment. Only a screen has a flag.
  private mutating func environment() -> String {
    let id = random.chance(3) ? random.pick(EnvironmentID.ofButtons) : random.pick(Self.readable)
    let name = "environment.\(id.name)"
    if id == .locale { return "\(name) \(random.pick(["==", "!="])) \(random.pick(Self.languages))" }
    switch id.kind.readType {
    case .optional(.words(let set))?:
      return random.chance(2) ? "\(name) == \(random.pick(set.words))" : "\(name) == nil"
    case .words(let set)?: return "\(name) == \(random.pick(set.words))"
    default: return name
    }
  }

  private static let readable = EnvironmentID.allCases.filter { $0.kind.readType != nil } + [.locale]

  /// Those of the String Catalog.
  private static let languages = ["en", "de", "ar"]

  private static let kind = ValueType.declared(DeclaredType(component: "", name: "Kind"))

  private static let literals: [ValueType: [String]] = [
    .string: ["\"a\"", "\"b c\""], .int: ["3", "0"], .double: ["0.5", "2", "1"], .bool: ["true", "false"],
    .length: ["4", "12", "space.m", "radius.control"], .color: ["color.action", "color.content.primary"],
    .textStyle: ["text.body", "text.caption"], .icon: ["\"star.fill\"", "\"heart\""], .image: ["\"cabin\""],
    .date: ["\"2026-05-01\""], .duration: ["\"4s\""], .url: ["\"https://example.com/a\""],
    .fontWeight: ["semibold", "bold"], .insets: ["12", "4"], .cornerRadius: ["8"], .font: ["headline", "body"],
    .shadow: ["shadow.card", "shadow.floating"], .range(.int): ["0...9"], .range(.double): ["0...1.5"],
    kind: ["first", "none"],
  ]

  // MARK: Components

  private static let names: [Name] =
    fields.map { Name(text: "content.\($0.name)", type: $0.type) }
    + bindings.map { Name(text: "content.\($0.name)", type: .binding($0.type)) }
    + bindings.map { Name(text: "content.\($0.name)", type: $0.type) }
    + [Name(text: "content.main", type: .view)]

  private static let fields: [(name: String, type: ValueType)] = [
    ("title", .string), ("note", .optional(.string)), ("other", .optional(.string)), ("count", .int),
    ("amount", .double), ("gap", .length), ("flag", .bool), ("ink", .color), ("type", .textStyle), ("mark", .icon),
    ("cover", .image), ("at", .date), ("until", .date), ("page", .url), ("wait", .duration), ("kind", kind),
    ("names", .array(.string)), ("weight", .fontWeight), ("space", .insets), ("window", .range(.int)),
  ]

  private static let bindings: [(name: String, type: ValueType)] = [
    ("isOpen", .bool), ("query", .string), ("level", .double), ("step", .int), ("day", .date),
  ]

  /// What a project has beside its components.
  struct Project: Sendable {
    var hasStrings: Bool
    var hasThemes: Bool

    /// Seeds take turns.
    init(seed: UInt64) { (hasStrings, hasThemes) = (seed % 2 == 0, seed % 3 < 2) }
  }

  /// Texts of the String Catalog, which all uses share.
  static let texts = [
    "a": ["de": "ä", "ar": "أ"], "b c": ["de": "B und C", "ar": "ب ج"], "t": ["de": "Ein Text"], "d": ["ar": "د"],
    "q": ["de": "Frage", "ar": "سؤال"],
  ]

  /// A file that draws uses of one form, one below the other.
  static func spec(
    _ name: String, drawing uses: [Use], as form: Form, in project: Project
  ) -> (path: String, text: String) {
    let rows = stride(from: 0, to: uses.count, by: 8).map { start in
      ["vstack:"] + items(uses[start..<min(start + 8, uses.count)].map(\.element)) + ["spacing: 0"]
    }
    let parts = uses.flatMap(\.parts)
    let body =
      (parts.isEmpty ? [] : ["parts:"] + indented(parts.flatMap(\.self))) + ["body:"]
      + indented(["vstack:"] + items(rows) + ["spacing: 0"])
    let flag = form == .screen && uses.contains(where: \.readsFlag) ? ["flag: newLayout"] : []
    let lines: [String] =
      switch form {
      case .style: ["component: \(name)"] + declarations + ["styles:", "  default:"] + indented(indented(body))
      case .body: ["component: \(name)"] + declarations + ["style: none"] + body
      case .screen:
        ["screen: \(name)"] + flag + declarationsOfScreen + ["sections:", "  all:", "    layout: stack", "    items:"]
          + indented(indented(items(rows)))
      }
    let text = (lines + variants(of: form, in: project, hasFlag: !flag.isEmpty)).joined(separator: "\n") + "\n"
    return ("\(name).\(form == .screen ? "screen" : "component").yaml", text)
  }

  private static let types = [
    "types:", "  Kind: [first, none, some, default]", "  Item: { id: Int, title: String, kind: Kind }",
  ]

  private static let declarations =
    ["accessibility: { element: contains }"] + types + ["parameters:"]
    + fields.map { "  \($0.name): \(spelling($0.type))" }
    + bindings.map { "  \($0.name): Binding<\(spelling($0.type))>" } + [
      "  items: Array<Item>", "  chosen: Binding<Item?>", "  picked: Binding<String>", "  onTap: Action",
      "  close: Action?", "  onPick: Action<String>", "  onMay: Action<String>?", "  main: View = none", "state:",
      "  field: Focus<Kind>",
    ]

  /// A screen has the bindings as its state, and actions of its own.
  private static let declarationsOfScreen: [String] = {
    let parameters = fields.map { "  \($0.name): \(spelling($0.type))" } + ["  items: Array<Item>"]
    let state = bindings.map { "  \($0.name): \(spelling($0.type)) = \(literals[$0.type]![0])" }
    let content = bindings.map { "  \($0.name): Binding<\(spelling($0.type))>" }
    return types + ["parameters:"] + parameters + ["state:"] + state + ["  chosen: Item?", "  picked: String = \"a\""]
      + ["content:"] + parameters + content + ["  chosen: Binding<Item?>", "  picked: Binding<String>"] + [
        "actions:", "  onTap: isOpen = not isOpen", "  onPick:", "    takes: { text: String }", "    do:",
        "      - query = text",
      ]
  }()

  private static func variants(of form: Form, in project: Project, hasFlag: Bool) -> [String] {
    let sample = [
      "sample:", "  title: t", "  note: n", "  count: 1", "  amount: 0.5", "  gap: 4", "  flag: true",
      "  ink: color.action", "  type: text.body", "  mark: heart", "  cover: cabin", "  at: 2026-05-01",
      "  until: 2026-06-01", "  page: https://example.com", "  wait: 4s", "  kind: none", "  names: [a, b]",
      "  weight: bold", "  space: 4", "  window: 0...3", "  items: [{ id: 1, title: i, kind: first }]",
    ]
    let bound = [
      "  isOpen: false", "  query: q", "  level: 0.5", "  step: 1", "  day: 2026-05-01", "  chosen: null",
      "  picked: a",
      "  onTap: record", "  onPick: record",
    ]
    let elsewhere =
      ["reduceMotion: true", "legibilityWeight: bold", "controlSize: small"]
      + (project.hasStrings ? ["locale: \(form == .body ? "ar" : "de")"] : ["layoutDirection: rightToLeft"])
      + (project.hasThemes ? ["theme: harbor"] : []) + (hasFlag ? ["flag: true"] : [])
    let given = form == .screen ? "" : ", close: record, onMay: record"
    return sample + (form == .screen ? [] : bound) + [
      "variants:", "  Default:", "  Other:", "    with: { flag: false, note: null, kind: first\(given) }",
      "    environment: { colorScheme: dark, isEnabled: false, dynamicTypeSize: accessibility1 }", "  Elsewhere:",
      "    with: { note: null, names: [], window: 5... }", "    environment: { \(elsewhere.joined(separator: ", ")) }",
    ]
  }

  private static func spelling(_ type: ValueType) -> String {
    switch type {
    case kind: "Kind"
    case .optional(let wrapped): spelling(wrapped) + "?"
    default: type.spelling
    }
  }

  /// A component with slots, one of them in the label of a button.
  static let holder = """
    component: Holder
    accessibility: { element: contains }
    parameters:
      main: View = none
      label: View = none
      each: View<String> = none
      onTap: Action?
    styles:
      default:
        body:
          vstack:
            - slot: content.main
            - { button: content.onTap, label: [{ slot: content.label }, { text: "h", bold: environment.isPressed }] }
            - slot: content.each("v")
          spacing: 0
    sample: {}
    variants: { Default: }

    """

  /// The view that `swift:` names.
  static let drawn = """
    import FacetRuntime

    struct Drawn: View {
      init() {}
      init(@ViewBuilder none: () -> some View, @ViewBuilder default: () -> some View) {}

      var body: some View { EmptyView() }
    }

    """
}

extension ValueShape {
  /// The mappings that the value may be.
  fileprivate var shapes: [Shape] {
    switch self {
    case .shape(let shape), .expressionOr(_, let shape), .expressionOrList(_, of: let shape), .mappings(let shape),
      .wordOr(_, let shape):
      [shape]
    default: []
    }
  }

  fileprivate var isOnlyShape: Bool {
    switch self {
    case .shape, .mappings: true
    default: false
    }
  }
}
