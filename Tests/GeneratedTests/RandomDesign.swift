/// The specs of a design system, well-typed and otherwise as they come: all types, optional, as bindings and in arrays,
/// slots and actions, with defaults, samples and state, repeated, unwrapped, switched on and handed on to other
/// components. The same seed gives the same specs.
struct RandomDesign {
  private var random: RandomNumbers
  private var components: [RandomComponent] = []

  init(seed: UInt64, count: Int) {
    random = RandomNumbers(seed: seed)
    for number in 0..<count {
      components.append(RandomComponent(named: "C\(number)", among: components, &random))
    }
  }

  var specs: [(name: String, text: String)] { components.map { ($0.name, $0.text) } }
}

/// A type of the language, with values to write for it.
indirect enum RandomType: Hashable, Sendable {
  /// A type that is built in, by its name.
  case basic(String)
  /// An enum or a struct of a component's `types:`.
  case kind(String)
  case record(String)
  case array(RandomType)
  case optional(RandomType)
  case binding(RandomType)
  case view
  case viewOf(RandomType)
  case action(RandomType?)

  /// The name of a declared type has its owner before it: `C1.Kind`.
  var spelling: String {
    switch self {
    case .basic(let name), .kind(let name), .record(let name): name
    case .array(let element): "Array<\(element.spelling)>"
    case .optional(let wrapped): "\(wrapped.spelling)?"
    case .binding(let value): "Binding<\(value.spelling)>"
    case .view: "View"
    case .viewOf(let value): "View<\(value.spelling)>"
    case .action(let value): value.map { "Action<\($0.spelling)>" } ?? "Action"
    }
  }

  /// What reading it gives.
  var read: RandomType {
    switch self {
    case .binding(let value): value
    case .localizedText: .text
    case .optional(.localizedText): .optional(.text)
    default: self
    }
  }

  var unwrapped: RandomType { if case .optional(let wrapped) = self { wrapped } else { self } }

  var isAction: Bool { if case .action = unwrapped { true } else { false } }

  var isSlot: Bool {
    switch self {
    case .view, .viewOf: true
    default: false
    }
  }

  var isOptional: Bool { if case .optional = self { true } else { false } }

  static let localizedText = RandomType.basic("LocalizedText")
  static let text = RandomType.basic("String"), flag = RandomType.basic("Bool"), number = RandomType.basic("Double")
}

/// One component of a ``RandomDesign``.
struct RandomComponent {
  struct Parameter {
    var name: String
    var label: String?
    var type: RandomType
    var hasDefault: Bool
  }

  let name: String
  private(set) var parameters: [Parameter] = []
  private(set) var text = ""
  private(set) var hasStyles = false
  /// Whether a list is in it, or in what it draws.
  private(set) var scrolls = false

  init(named name: String, among others: [RandomComponent], _ random: inout RandomNumbers) {
    self.name = name
    var writer = SpecWriter(name, others: others, random)
    writer.write()
    text = writer.lines.joined(separator: "\n") + "\n"
    parameters = writer.parameters
    hasStyles = writer.hasStyles
    scrolls = writer.scrolls
    random = writer.random
  }
}

/// Writes one component, section by section, or one screen.
struct SpecWriter {
  typealias Parameter = RandomComponent.Parameter

  /// Something that an expression can name.
  struct Name {
    var text: String
    var type: RandomType
  }

  let name: String
  let others: [RandomComponent]
  var random: RandomNumbers
  var lines: [String] = []
  var parameters: [Parameter] = []
  var hasStyles = false
  var isScreen = false
  private(set) var scrolls = false
  var state: [(name: String, type: RandomType)] = []
  var actions: [(name: String, takes: RandomType?)] = []
  var content: [Name] = []
  private var locals = 0

  /// A part of the style.
  private struct Part {
    var name: String
    var parameters: [(name: String, type: RandomType)] = []
  }

  private var parts: [Part] = []

  init(_ name: String, others: [RandomComponent], _ random: RandomNumbers) {
    self.name = name
    self.others = others
    self.random = random
  }

  var kind: RandomType { .kind("\(name).Kind") }
  var record: RandomType { .record("\(name).Record") }

  mutating func write() {
    isSent = random.chance(3)
    lines.append("component: \(name)")
    if isSent { lines.append("serverDriven: true") }
    lines += [
      "types:", "  Kind: [first, none, some, default]",
      "  Record: { id: Int, title: String, note: String?, kind: \(random.pick(["Kind", "Kind?"])), ends: Date? }",
    ]
    declareParameters()
    declareState()
    declareContent()
    declareActions()
    let body = bodyOfAccessibility()
    if random.chance(2) {
      lines += ["style: none", "body:"] + indented(body)
    } else {
      hasStyles = true
      lines += ["styles:", "  default:", "    properties:"] + properties.map { "      " + $0 } + ["    body:"]
      inStyle = true
      let written = declareParts()
      lines.insert(contentsOf: written.isEmpty ? [] : ["    parts:"] + written, at: lines.count - 1)
      lines += indented(indented(indented(element(depth: 3, names))))
      lines += ["  other: { extends: default, properties: { flag: false } }"]
    }
    declareVariants()
  }

  /// Whether its parameters are such that a server can send them.
  private var isSent = false
  private var inStyle = false
  private let properties = [
    "flag: Bool = true", "size: Length = 12", "ink: Color = color.content.primary", "font: TextStyle = text.body",
    "maybe: Length? = nil",
  ]

  // MARK: Declarations

  private mutating func declareParameters() {
    lines.append("parameters:")
    for number in 0..<random.number(2...7) {
      let type = parameterType()
      let name = random.chance(12) ? random.pick(["default", "in", "for", "where", "return", "label", "value"]) : ""
      let isTaken = parameters.contains { $0.name == name }
      var parameter = Parameter(
        name: name.isEmpty || isTaken ? "p\(number)" : name, type: type,
        hasDefault: type.isOptional || random.chance(2))
      if case .action = type { parameter.hasDefault = false }
      if number == 0, !type.isSlot, !type.isAction, random.chance(2) { parameter.label = "_" }
      var value = ""
      if parameter.hasDefault, !type.isSlot, !type.isOptional || random.chance(2), !type.isAction {
        value = " = " + literal(type.read)
      }
      if type.isSlot, parameter.hasDefault { value = " = none" }
      if case .record = type.read.unwrapped, !value.hasSuffix("nil") { value = type.isOptional ? "" : value }
      if value.hasSuffix("RECORD") {
        value = ""
        parameter.hasDefault = type.isOptional
      }
      parameters.append(parameter)
      lines.append("  \(parameter.label.map { $0 + " " } ?? "")\(parameter.name): \(type.spelling)\(value)")
    }
    // Every design has something to read and something to be done.
    parameters.append(Parameter(name: "title", type: .text, hasDefault: true))
    parameters.append(Parameter(name: "onTap", type: .optional(.action(nil)), hasDefault: true))
    lines += ["  title: String = \"t\"", "  onTap: Action?"]
  }

  private mutating func parameterType() -> RandomType {
    if isSent { return sentType() }
    switch random.number(0...15) {
    case 14: return .viewOf(valueType())
    case 15: return .viewOf(random.chance(2) ? .text : record)
    case 12: return .localizedText
    case 13: return .optional(.localizedText)
    case 0: return .view
    case 1: return .action(nil)
    case 2: return .optional(.action(nil))
    case 3: return .action(valueType())
    case 4: return .optional(.action(valueType()))
    case 5, 6, 7: return .binding(valueType())
    default: return valueType()
    }
  }

  /// A type of values: optional or not, an array or not.
  mutating func valueType() -> RandomType {
    let type = baseType()
    switch random.number(0...7) {
    case 0, 1: return .optional(type)
    case 2: return .array(type)
    case 3: return random.chance(3) ? .optional(.array(type)) : .array(type)
    default: return type
    }
  }

  private mutating func sentType() -> RandomType {
    let sent = [
      "String", "LocalizedText", "Int", "Double", "Bool", "Length", "Icon", "Image", "Date", "Duration", "URL",
    ]
    let type = random.pick(sent.map { .basic($0) } + [kind, record])
    switch random.number(0...9) {
    case 0: return .view
    case 1: return .action(nil)
    case 2: return .optional(.action(.basic(random.pick(["String", "Int", "Double", "Bool"]))))
    case 3: return .optional(type)
    case 4 where type != .localizedText: return .array(type)
    case 5 where type != .localizedText: return .optional(.array(type))
    default: return type
    }
  }

  static let basics = [
    "String", "Int", "Double", "Bool", "Length", "Color", "TextStyle", "Icon", "Image", "Date", "Duration", "URL",
    "Insets", "CornerRadius", "Font", "FontWeight", "TextAlignment", "Alignment", "Shadow", "HorizontalAlignment",
  ]

  private mutating func baseType() -> RandomType {
    switch random.number(0...9) {
    case 0: return kind
    case 1: return record
    case 2: return .basic(random.pick(["Range<Int>", "Range<Double>"]))
    case 3, 4, 5: return .basic(random.pick(["String", "Int", "Double", "Bool", "Date"]))
    default: return .basic(random.pick(Self.basics))
    }
  }

  private mutating func declareState() {
    guard random.chance(2) else { return }
    lines.append("state:")
    for number in 0..<random.number(1...3) {
      var type = valueType()
      if case .record = type.unwrapped { type = .flag }
      if case .array(.record) = type.unwrapped { type = .flag }
      state.append(("s\(number)", type))
      lines.append("  s\(number): \(type.spelling) = \(literal(type))")
    }
  }

  private mutating func declareContent() {
    let own = parameters.map { Name(text: $0.name, type: $0.type) } + state.map { Name(text: $0.name, type: $0.type) }
    guard !state.isEmpty || random.chance(2) else {
      content = own.map { Name(text: "content.\($0.text)", type: $0.type) }
      return
    }
    lines.append("content:")
    for name in own where !["content", "self"].contains(name.text) {
      let isState = state.contains { $0.name == name.text }
      let type: RandomType = isState && random.chance(2) ? .binding(name.type) : name.type
      lines.append("  \(name.text): \(type.spelling)\(isState ? " = \(name.text)" : "")")
      content.append(Name(text: "content.\(name.text)", type: type))
    }
    for number in 0..<random.number(0...3) {
      let type = valueType()
      guard let value = expression(type, own.filter { !$0.type.isAction }, depth: 2) else {
        continue
      }
      lines.append("  d\(number): \(type.spelling) = \(value)")
      content.append(Name(text: "content.d\(number)", type: type))
    }
  }

  private mutating func declareActions() {
    var written: [String] = []
    let own = parameters.map { Name(text: $0.name, type: $0.type) } + state.map { Name(text: $0.name, type: $0.type) }
    let values = own.filter { !$0.type.isAction }
    let targets =
      parameters.filter { if case .binding = $0.type { true } else { false } }.map { ($0.name, $0.type.read) }
      + state.map { ($0.name, $0.type) }
    for (target, type) in targets where random.chance(2) {
      guard let value = expression(type, values, depth: 2) else { continue }
      let action = "do\(actions.count)"
      if random.chance(4) {
        let curve = random.pick(["spring", "easeInOut", "bouncy"])
        written += ["  \(action):", "    - animated:", "        curve: \(curve)", "        do: \(target) = \(value)"]
      } else {
        written.append("  \(action): \(target) = \(value)")
      }
      actions.append((action, nil))
    }
    for parameter in parameters {
      guard case .action(let taken) = parameter.type.unwrapped else { continue }
      if let taken {
        guard random.chance(2), let value = expression(taken, values, depth: 1) else { continue }
        written.append("  do\(actions.count): \(parameter.name)(\(value))")
      } else if random.chance(3) {
        written.append("  do\(actions.count): \(parameter.name)")
      } else {
        continue
      }
      actions.append(("do\(actions.count)", nil))
    }
    if !written.isEmpty { lines += ["actions:"] + written }
    content += actions.map { Name(text: "content.\($0.name)", type: .action(nil)) }
  }

  /// The accessibility of the component, and the body that it stands before.
  private mutating func bodyOfAccessibility() -> [String] {
    if random.chance(2) {
      lines += ["accessibility:", "  element: \(random.pick(["single", "combined"]))", "  label: content.title"]
      if let action = action(names) { lines.append("  activate: \(action)") }
      var written: [String] = []
      for _ in 0..<random.number(0...3) {
        guard let action = action(names) else { continue }
        written += ["    - name: \(expression(.text, names, depth: 1) ?? "title")", "      do: \(action)"]
      }
      if !written.isEmpty { lines += ["  actions:"] + written }
    }
    return element(depth: 3, names)
  }

  private mutating func declareVariants() {
    lines.append("sample:")
    var isEmpty = true
    for parameter in parameters where !parameter.hasDefault || random.chance(2) {
      guard let data = data(parameter.type) else { continue }
      lines.append("  \(parameter.name): \(data)")
      isEmpty = false
    }
    if isEmpty { lines[lines.count - 1] = "sample: {}" }
    lines += ["variants:", "  Default:", "  Other:"]
    var with: [String] = []
    for parameter in parameters where random.chance(2) {
      if let data = data(parameter.type) { with.append("      \(parameter.name): \(data)") }
    }
    lines += with.isEmpty ? [] : ["    with:"] + with
    if hasStyles { lines.append("  Styled: { style: { other: { size: 3 } } }") }
  }

  /// The parts of the style, each of which can draw those before it.
  private mutating func declareParts() -> [String] {
    var written: [String] = []
    for number in 0..<random.number(0...2) {
      var part = Part(name: random.chance(4) ? "title" : "part\(number)")
      if parts.contains(where: { $0.name == part.name }) { part.name = "part\(number)" }
      for position in 0..<random.number(1...3) {
        let type: RandomType =
          switch random.number(0...4) {
          case 0: .action(nil)
          case 1: .optional(.action(random.chance(2) ? .text : nil))
          default: valueType()
          }
        part.parameters.append((random.chance(6) ? "title\(position)" : "a\(number)\(position)", type))
      }
      let own = part.parameters.map { Name(text: $0.name, type: $0.type) }
      let body = element(depth: 2, names + own)
      written += ["      \(part.name):", "        parameters:"]
      written += part.parameters.map { "          \($0.name): \($0.type.spelling)" }
      written += ["        body:"] + indented(indented(indented(indented(indented(body)))))
      parts.append(part)
    }
    return written
  }

  private mutating func usingPart(_ names: [Name]) -> [String] {
    guard !parts.isEmpty else { return leaf(names) }
    let part = random.pick(parts)
    var arguments: [String] = []
    for (name, type) in part.parameters where !type.isOptional || random.chance(2) {
      let value = type.isAction ? actionValue(type, names, depth: 0) : expression(type, names, depth: 1)
      guard let value else {
        if type.isOptional { continue }
        return leaf(names)
      }
      arguments.append("  \(name): \(value)")
    }
    return ["part: \(part.name)"] + (arguments.isEmpty ? [] : ["with:"] + arguments)
  }

  // MARK: Elements

  private var names: [Name] {
    inStyle
      ? content + [
        Name(text: "style.flag", type: .flag), Name(text: "style.size", type: .basic("Length")),
        Name(text: "style.ink", type: .basic("Color")), Name(text: "style.font", type: .basic("TextStyle")),
        Name(text: "style.maybe", type: .optional(.basic("Length"))),
      ] : content
  }

  mutating func element(depth: Int, _ names: [Name]) -> [String] {
    let lines = base(depth: depth, names)
    let modifiers = modifiers(names)
    let isLabelledTwice = [lines, modifiers].allSatisfy { $0.contains { $0.hasPrefix("accessibilityLabel:") } }
    return isLabelledTwice ? lines : lines + modifiers
  }

  private mutating func base(depth: Int, _ names: [Name]) -> [String] {
    if depth == 0 { return leaf(names) }
    switch random.number(0...15) {
    case 13, 14: return usingPart(names)
    case 0, 1, 2:
      let stack = random.pick(["hstack", "vstack", "lazyVStack", "zstack", "group"])
      return ["\(stack):"] + items((0..<random.number(1...4)).map { _ in element(depth: depth - 1, names) })
        + (["zstack", "group"].contains(stack) ? [] : ["spacing: \(random.number(0...8))"])
    case 3:
      return ["if: \(expression(.flag, names, depth: 2)!)", "then:"] + indented(element(depth: depth - 1, names))
        + (random.chance(2) ? ["else:"] + indented(element(depth: depth - 1, names)) : [])
    case 4, 5: return unwrapping(depth, names)
    case 6: return choosing(depth, names)
    case 7, 8: return repeating(depth, names)
    case 9, 10, 11: return instance(depth, names)
    case 12:
      let slots = names.filter(\.type.isSlot)
      guard !slots.isEmpty else { return leaf(names) }
      let slot = random.pick(slots)
      guard case .viewOf(let type) = slot.type else { return ["slot: \(slot.text)"] }
      return expression(type, names, depth: 1).map { ["slot: \(slot.text)(\($0))"] } ?? leaf(names)
    default: return leaf(names)
    }
  }

  private mutating func unwrapping(_ depth: Int, _ names: [Name]) -> [String] {
    let optionals = names.filter { $0.type.read.isOptional }
    guard !optionals.isEmpty else { return leaf(names) }
    let optional = random.pick(optionals)
    let local = newLocal()
    let inner = names + [Name(text: local, type: optional.type.read.unwrapped)]
    return ["if: let \(local) = \(optional.text)", "then:"] + indented(element(depth: depth - 1, inner))
      + (random.chance(2) ? ["else:"] + indented(element(depth: depth - 1, names)) : [])
  }

  private mutating func choosing(_ depth: Int, _ names: [Name]) -> [String] {
    let kinds = names.filter { if case .kind = $0.type.read { true } else { false } }
    guard !kinds.isEmpty else { return leaf(names) }
    var lines = ["switch: \(random.pick(kinds).text)", "cases:"]
    lines += ["  none:"] + indented(indented(element(depth: depth - 1, names)))
    lines += ["  default:"] + indented(indented(element(depth: depth - 1, names)))
    return lines
  }

  private mutating func repeating(_ depth: Int, _ names: [Name]) -> [String] {
    let arrays = names.filter { if case .array = $0.type.read { true } else { false } }
    guard !arrays.isEmpty else { return leaf(names) }
    let array = random.pick(arrays)
    guard case .array(let element) = array.type.read else { return [] }
    let local = newLocal()
    let body = self.element(depth: depth - 1, names + [Name(text: local, type: element)])
    return ["each: \(array.text)", "as: \(local)", "do:"] + indented(body)
  }

  mutating func newLocal() -> String {
    locals += 1
    return random.chance(10)
      ? random.pick(["items", "title", "for"]) + "\(locals % 2 == 0 ? "" : "X")" : "v\(locals)"
  }

  private mutating func instance(_ depth: Int, _ names: [Name]) -> [String] {
    // A screen scrolls itself.
    let others = isScreen ? others.filter { !$0.scrolls } : others
    guard !others.isEmpty else { return leaf(names) }
    let component = random.pick(others)
    scrolls = scrolls || component.scrolls
    var arguments: [String] = []
    for parameter in component.parameters where !parameter.hasDefault || random.chance(2) {
      guard let value = argument(parameter.type, depth, names) else {
        if parameter.hasDefault { continue }
        return leaf(names)
      }
      arguments += value.count == 1 ? ["  \(parameter.name): \(value[0])"] : ["  \(parameter.name):"] + indented(value)
    }
    let style = component.hasStyles && random.chance(3) ? ["style: other"] : []
    return (arguments.isEmpty ? ["\(component.name): {}"] : ["\(component.name):"] + arguments) + style
  }

  /// The lines of an argument; more than one is a block.
  private mutating func argument(_ type: RandomType, _ depth: Int, _ names: [Name]) -> [String]? {
    switch type {
    case .viewOf(let value):
      let slots = names.filter { $0.type == type || $0.type == .view }
      if !slots.isEmpty, random.chance(2) { return [random.pick(slots).text] }
      if random.chance(4) { return items([leaf(names), leaf(names)]) }
      let local = newLocal()
      let body = element(depth: max(depth - 2, 0), names + [Name(text: local, type: value)])
      return indented(["as: \(local)", "do:"] + indented(body))
    case .view:
      let slots = names.filter { $0.type == type }
      if !slots.isEmpty, random.chance(3) { return [random.pick(slots).text] }
      return items([element(depth: 0, names), element(depth: max(depth - 2, 0), names)])
    case .binding(let value):
      let bindings = names.filter { $0.type == type }
      if !bindings.isEmpty, random.chance(2) { return [random.pick(bindings).text] }
      return expression(value, names, depth: 1).map { [$0] }
    case .action, .optional(.action): return actionValue(type, names, depth: 1).map { [$0] }
    default: return value(type, names, depth: 2).map { [$0] }
    }
  }

  /// An action as a value: one of the content, one that is given what it takes, or one of two.
  private mutating func actionValue(_ type: RandomType, _ names: [Name], depth: Int) -> String? {
    if depth > 0, random.chance(3), let then = actionValue(type, names, depth: 0),
      let otherwise = actionValue(type, names, depth: 0), let condition = expression(.flag, names, depth: 0)
    {
      return "if \(condition) then \(then) else \(otherwise)"
    }
    var choices = names.filter { $0.type == type || .optional($0.type) == type }.map(\.text)
    if type.unwrapped == .action(nil) {
      for name in names {
        guard case .action(let taken?) = name.type.unwrapped, type.isOptional || !name.type.isOptional,
          let value = expression(taken, names, depth: 1)
        else { continue }
        choices.append("\(name.text)(\(value))")
      }
    }
    return choices.isEmpty ? nil : random.pick(choices)
  }

  /// Something to be done where an element is used.
  private mutating func action(_ names: [Name]) -> String? {
    let actions = names.filter(\.type.isAction)
    guard !actions.isEmpty else { return nil }
    let action = random.pick(actions)
    guard case .action(let taken?) = action.type.unwrapped else { return action.text }
    return expression(taken, names, depth: 1).map { "\(action.text)(\($0))" }
  }

  private mutating func leaf(_ names: [Name]) -> [String] {
    switch random.number(0...12) {
    case 12:
      if !isScreen, let row = row(names) {
        scrolls = true
        return ["list:"] + indented(row) + ["style: plain"]
      }
    case 10: return richText(names)
    case 11:
      let header = random.chance(2) ? ["header: { text: content.title }"] : []
      return ["section:"] + indented(["text: \(expression(.text, names, depth: 1)!)"]) + header
    case 0:
      guard let action = action(names) else { break }
      return ["button: \(action)", "label:"] + indented(["text: \(expression(.text, names, depth: 1)!)"])
    case 1:
      if let field = binding(to: .flag, names) { return ["toggle: \(field)", "label: { text: content.title }"] }
    case 2:
      if let field = binding(to: .text, names) {
        let submit = random.chance(2) ? action(names).map { ["onSubmit: \($0)"] } ?? [] : []
        if random.chance(3) { return ["textEditor: \(field)", "accessibilityLabel: content.title"] }
        return ["\(random.pick(["textField", "secureField"])): \(field)", "prompt: content.title"] + submit
      }
    case 3:
      if let field = binding(to: .number, names) {
        if random.chance(3) { return ["textField: \(field)", "prompt: content.title", "format: percent"] }
        return ["slider: \(field)", "in: \(expression(.basic("Range<Double>"), names, depth: 0, literals: "0...7")!)"]
          + ["step: \(expression(.number, names, depth: 0, literals: "2")!)", "label: { text: content.title }"]
      }
    case 4: return ["progress: \(expression(.optional(.number), names, depth: 1)!)", "label: { text: content.title }"]
    case 5: return ["icon: \(value(.basic("Icon"), names, depth: 1)!)"]
    case 6: return ["image: \(value(.basic("Image"), names, depth: 1)!)"]
    default: break
    }
    return ["text: \(value(.text, names, depth: 2)!)"]
  }

  /// A row of a list with a button at an edge.
  private mutating func row(_ names: [Name]) -> [String]? {
    guard let action = action(names) else { return nil }
    return [
      "text: \(expression(.text, names, depth: 1)!)", "swipeActions:",
      "  edge: \(random.pick(["leading", "trailing"]))",
      "  allowsFullSwipe: \(expression(.flag, names, depth: 1)!)", "  content:", "    button: \(action)",
      "    label: { text: content.title }",
    ]
  }

  /// A text of Markdown, or one with parts that have styles and links.
  private mutating func richText(_ names: [Name]) -> [String] {
    if random.chance(4) { return ["text: \(expression(.text, names, depth: 1)!)", "markdown: true"] }
    var lines = ["text:", "  - \(expression(.text, names, depth: 1)!)"]
    for _ in 0...random.number(0...2) {
      lines.append("  - text: \(expression(.text, names, depth: 1)!)")
      switch random.number(0...5) {
      case 0: lines.append("    bold: \(expression(.flag, names, depth: 1)!)")
      case 1: lines += ["    link: \"https://example.com/a\"", "    underline: true"]
      case 2: lines.append("    color: \(value(.basic("Color"), names, depth: 1)!)")
      case 3: lines.append("    textStyle: \(value(.basic("TextStyle"), names, depth: 1)!)")
      case 4: lines.append("    kerning: \(random.number(0...3))")
      default: lines.append("    markdown: true")
      }
    }
    return lines
  }

  private mutating func binding(to type: RandomType, _ names: [Name]) -> String? {
    let fields = names.filter { $0.type == .binding(type) && $0.text.hasPrefix("content.") }
    return fields.isEmpty ? nil : random.pick(fields).text
  }

  private mutating func gesture(_ names: [Name]) -> [String] {
    let drag =
      names + [
        Name(text: "drag.fraction.x", type: .number), Name(text: "drag.translation.width", type: .basic("Length")),
      ]
    switch random.number(0...7) {
    case 0: return action(names).map { ["onTap:", "  count: 2", "  do: \($0)"] } ?? []
    case 1: return action(names).map { ["onLongPress:", "  minimumDuration: 1", "  do: \($0)"] } ?? []
    case 2: return action(names).map { ["onTap: \($0)"] } ?? []
    case 3: return action(names + [Name(text: "isHovered", type: .flag)]).map { ["onHover: \($0)"] } ?? []
    case 4:
      return action(names + [Name(text: "width", type: .basic("Length"))]).map { ["onGeometryChange: \($0)"] } ?? []
    case 5:
      guard let changed = action(drag), let ended = action(drag) else { return [] }
      return ["drag:", "  onEnded: \(ended)"] + (random.chance(2) ? ["  onChanged: \(changed)"] : [])
    case 6:
      guard let increment = action(names), let decrement = action(names) else { return [] }
      return ["accessibilityAdjustableAction:", "  increment: \(increment)", "  decrement: \(decrement)"]
    default: return action(names).map { ["onTap: \($0)"] } ?? []
    }
  }

  private mutating func contextMenu(_ names: [Name]) -> [String] {
    var rows: [[String]] = []
    if let action = action(names) { rows.append(["button: \(action)", "label: { text: content.title }"]) }
    if let field = binding(to: .flag, names) { rows.append(["toggle: \(field)", "label: { text: content.title }"]) }
    if random.chance(2) { rows.append(["link: \"https://example.com/b\"", "label: { text: content.title }"]) }
    if let last = rows.last, random.chance(2) {
      rows.append(["section:"] + indented(last) + ["header: { text: content.title }"])
    }
    return rows.isEmpty ? [] : ["contextMenu:"] + items(rows)
  }

  private mutating func modifiers(_ names: [Name]) -> [String] {
    guard random.chance(3) else { return [] }
    switch random.number(0...15) {
    case 0: return ["padding: \(value(.basic("Insets"), names, depth: 1)!)"]
    case 1:
      if !isScreen, random.chance(3) { return ["matchedGeometry:", "  id: \(value(.text, names, depth: 0)!)"] }
      if random.chance(3) { return ["padding: scaled(\(random.number(1...9)), footnote)"] }
      return ["frame: { width: \(random.number(1...99)) }"]
    case 2: return ["color: \(value(.basic("Color"), names, depth: 1)!)"]
    case 3: return ["opacity: \(value(.number, names, depth: 0, literals: "0.5")!)"]
    case 4: return ["hidden: \(value(.flag, names, depth: 1)!)"]
    case 5: return ["disabled: \(expression(.flag, names, depth: 1)!)"]
    case 6: return gesture(names)
    case 7: return ["accessibilityLabel: \(value(.text, names, depth: 1)!)"]
    case 8: return ["lineLimit: \(value(.optional(.basic("Int")), names, depth: 1, literals: "2")!)"]
    case 9: return ["identifier: m\(random.number(0...999))"]
    case 10:
      return binding(to: .flag, names).map { ["sheet: { isPresented: \($0), content: { text: content.title } }"] } ?? []
    case 11:
      return binding(to: .flag, names).map { ["alert: { title: content.title, isPresented: \($0) }"] } ?? []
    case 12: return contextMenu(names)
    case 13: return ["safeAreaInset: { edge: top, content: { text: content.title } }"]
    case 14: return ["navigationTitle: \(value(.text, names, depth: 1)!)"]
    default: return ["textStyle: \(value(.basic("TextStyle"), names, depth: 1)!)"]
    }
  }

  /// A value of a key: an expression, or a choice by the case of an enum.
  private mutating func value(
    _ type: RandomType, _ names: [Name], depth: Int, literals: String? = nil
  ) -> String? {
    let type = type.unwrapped == .localizedText ? type.read : type
    let kinds = names.filter { if case .kind = $0.type.read { true } else { false } }
    guard !kinds.isEmpty, random.chance(3) else { return expression(type, names, depth: depth, literals: literals) }
    // A comma or a brace ends a value in a flow mapping.
    let values = (0..<3).compactMap { _ in expression(type, names, depth: 0, literals: literals) }
      .filter { value in !value.contains { ",{}[]#".contains($0) } }
    guard values.count == 3 else { return expression(type, names, depth: depth, literals: literals) }
    let subject = random.pick(kinds).text
    return random.chance(2)
      ? "{ switch: \(subject), none: \(values[0]), default: \(values[1]) }"
      : "{ switch: \(subject), cases: { some: \(values[0]), first: \(values[1]), default: \(values[2]) } }"
  }

  // MARK: Expressions

  /// An expression of a type, over the names that there are; nil where none can be written.
  mutating func expression(
    _ type: RandomType, _ names: [Name], depth: Int, literals: String? = nil
  ) -> String? {
    if depth > 0, random.chance(4), let then = expression(type, names, depth: depth - 1, literals: literals),
      let otherwise = expression(type, names, depth: depth - 1, literals: literals),
      let condition = expression(.flag, names, depth: depth - 1)
    {
      return "(if \(condition) then \(then) else \(otherwise))"
    }
    var choices = names.filter { $0.type.read == type || (type.isOptional && .optional($0.type.read) == type) }.map(
      \.text)
    for name in names where name.type.read == .optional(type) {
      if let fallback = literals ?? constant(type) { choices.append("(\(name.text) ?? \(fallback))") }
    }
    for name in names {
      switch (name.type.read, type) {
      case (.view, .flag), (.viewOf, .flag): choices.append("isGiven(\(name.text))")
      case (.record, .text): choices.append("\(name.text).title")
      case (.record, .basic("Int")): choices.append("\(name.text).id")
      case (.record, .optional(.text)): choices.append("\(name.text).note")
      case (.record, .optional(.basic("Date"))): choices.append("\(name.text).ends")
      case (.optional(.record), .optional(.text)): choices.append("\(name.text)?.title")
      case (.array, .basic("Int")): choices.append("count(\(name.text))")
      case (.array, .flag): choices.append("isEmpty(\(name.text))")
      case (.array(let element), _) where .optional(element) == type: choices.append("first(\(name.text))")
      case (.optional(let wrapped), .flag) where !wrapped.isSlot: choices.append("\(name.text) != nil")
      case (.basic("Int"), .text), (.basic("Double"), .text), (.basic("Bool"), .text), (.text, .text):
        choices.append("\"<{\(name.text)}>\"")
      case (.basic("Int"), .number): choices.append("Double(\(name.text))")
      case (.basic("Range<Double>"), .number): choices.append("\(name.text).\(random.pick(["lower", "upper"]))")
      default: break
      }
    }
    if !choices.isEmpty, !random.chance(4) { return random.pick(choices) }
    return literals ?? constant(type) ?? (choices.isEmpty ? nil : random.pick(choices))
  }

  /// A constant; nil where the language has none.
  mutating func constant(_ type: RandomType) -> String? {
    let text = literal(type)
    return text.contains("RECORD") ? nil : text
  }

  /// A constant as an expression. A struct has none, and is `RECORD`.
  mutating func literal(_ type: RandomType) -> String {
    switch type {
    case .optional(let wrapped):
      let value = literal(wrapped)
      return random.chance(3) || value.contains("RECORD") ? "nil" : value
    case .array(let element):
      let values = (0..<random.number(0...2)).map { _ in literal(element) }
      return values.contains { $0.contains("RECORD") } ? "[]" : "[\(values.joined(separator: ", "))]"
    case .kind: return random.pick(["first", "none", "some", "default"])
    case .record: return "RECORD"
    case .binding(let value): return literal(value)
    case .view, .viewOf, .action: return "none"
    case .basic(let name): return random.pick(Self.literals[name]!)
    }
  }

  private static let literals: [String: [String]] = [
    "String": ["\"a\"", "\"b c\""], "LocalizedText": ["\"a\"", "\"b c\""], "Int": ["3", "0", "-7"],
    "Double": ["0.5", "2", "-1.25"],
    "Bool": ["true", "false"],
    "Length": ["4", "0", "space.m"], "Color": ["color.action", "color.content.primary"],
    "TextStyle": ["text.body", "text.caption"], "Icon": ["\"star.fill\""], "Image": ["\"cabin\""],
    "Date": ["\"2026-05-01\"", "\"2026-05-01T10:30:00Z\""], "Duration": ["\"4s\"", "\"400ms\""],
    "URL": ["\"https://example.com/rooms\""], "Insets": ["12", "0"], "CornerRadius": ["8"], "Font": ["headline"],
    "FontWeight": ["semibold", "regular"], "TextAlignment": ["leading", "center"],
    "Alignment": ["top", "bottomTrailing"],
    "HorizontalAlignment": ["leading"], "Shadow": ["shadow.card"], "Range<Int>": ["0...16"],
    "Range<Double>": ["0...1.5"],
  ]

  /// A value of a sample or a variant; nil where none can be written.
  mutating func data(_ type: RandomType) -> String? {
    switch type {
    case .optional(let wrapped): return wrapped.isAction || !random.chance(4) ? data(wrapped) : "null"
    case .array(let element):
      let values = (0..<random.number(0...2)).compactMap { _ in data(element) }
      return "[\(values.joined(separator: ", "))]"
    case .binding(let value): return data(value)
    case .action: return "record"
    case .view: return random.chance(6) ? "none" : "{ text: \"slot\" }"
    case .viewOf(let value):
      let text = value == .text ? "v" : "\"slot\""
      return random.chance(3) ? "none" : "{ as: v, do: { text: \(text) } }"
    case .kind: return literal(type)
    case .record:
      let note = random.chance(2) ? ", note: n" : ""
      return
        "{ id: \(random.number(0...9999)), title: t\(note), kind: none, ends: \(random.pick(["2026-05-01", "null"])) }"
    case .basic(let name):
      switch name {
      case "Insets": return random.pick(["12", "{ horizontal: 12, top: 4 }"])
      case "CornerRadius": return random.pick(["8", "{ topLeading: 8, topTrailing: 8 }"])
      case "Font": return random.pick(["headline", "{ size: 17, weight: semibold }"])
      case "Shadow": return random.pick(["none", "shadow.card", "{ color: color.action, radius: 4, y: 2 }"])
      default: return literal(type)
      }
    }
  }
}

/// Elements of a list.
func items(_ elements: [[String]]) -> [String] {
  elements.flatMap { lines in ["  - \(lines[0])"] + lines.dropFirst().map { "    " + $0 } }
}

func indented(_ lines: [String]) -> [String] { lines.map { "  " + $0 } }

/// Numbers that are the same for the same seed.
struct RandomNumbers {
  private var generator: Generator

  init(seed: UInt64) { generator = Generator(state: seed) }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
  /// True once in so many times.
  mutating func chance(_ sides: Int) -> Bool { number(1...sides) == 1 }
  mutating func pick<Element>(_ choices: [Element]) -> Element { choices[number(0...(choices.count - 1))] }
}
