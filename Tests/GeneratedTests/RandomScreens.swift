/// The specs of screens at random, and of components that they draw: state of all types, actions that change it, call
/// others, and start and cancel effects, all layouts of sections, and variants that send actions and use controls. Names
/// include those that the generated code uses itself. The same seed gives the same specs.
struct RandomScreens {
  private(set) var specs: [(path: String, text: String)] = []

  init(seed: UInt64, count: Int) {
    var random = RandomNumbers(seed: seed)
    var components: [RandomComponent] = []
    for number in 0..<3 {
      components.append(RandomComponent(named: "C\(number)", among: components, &random))
    }
    specs = components.map { ("\($0.name).component.yaml", $0.text) }
    for number in 0..<count {
      var writer = SpecWriter("Page\(number)", others: components, random)
      writer.writeScreen()
      specs.append(("Page\(number).screen.yaml", writer.lines.joined(separator: "\n") + "\n"))
      random = writer.random
    }
  }
}

/// What a screen consists of besides a component's parts.
private struct ScreenParts {
  struct Effect {
    var name: String
    var takes: RandomType?
    var then: Int?
    var failed: Int?
  }

  struct Action {
    var name: String
    var takes: RandomType?
  }

  var actions: [Action] = []
  var effects: [Effect] = []
  /// The state that controls write to.
  var bound: [(name: String, type: RandomType)] = []
}

extension SpecWriter {
  /// Names of locals and members in the generated code of a screen, and keywords of Swift.
  private static let hostile = [
    "action", "effects", "error", "value", "store", "state", "request", "reduce", "item", "position", "perform", "in",
    "for", "return", "where", "sections", "named", "description", "id", "log", "dataID", "reducer", "handle", "appear",
    "newValue", "get", "set", "topBars", "switch", "await", "lhs", "rhs",
  ]
  /// Names that mean something else in expressions of enums, so that no value has them.
  private static let hostileOfActions = hostile + ["none", "some", "default"]

  /// A name that is not taken; now and then one that collides with the generated code.
  private mutating func freshName(
    _ standard: String, besides taken: [String], from hostile: [String] = Self.hostile
  ) -> String {
    let name = random.chance(3) ? random.pick(hostile) : standard
    return taken.contains(name) ? standard : name
  }

  mutating func writeScreen() {
    isScreen = true
    lines.append("screen: \(name)")
    lines += [
      "types:", "  Kind: [first, none, some, default]",
      "  Record: { id: Int, title: String, note: String?, kind: \(random.pick(["Kind", "Kind?"])), ends: Date? }",
    ]
    declareStored()
    var parts = ScreenParts()
    declareActionsAndEffects(&parts)
    declareDerived(&parts)
    writeActions(parts)
    writeEffects(parts)
    if random.chance(2), let action = parts.actions.last(where: { $0.takes == nil }) {
      lines.append("onAppear: \(action.name)")
    }
    if random.chance(2) { lines.append("presenter: true") }
    writeBars()
    writeSections(parts)
    writeVariants(parts)
  }

  // MARK: State

  /// Parameters, the first of which every screen has, and state.
  private mutating func declareStored() {
    lines += ["parameters:", "  title: String = \"t\""]
    parameters.append(Parameter(name: "title", type: .text, hasDefault: true))
    for number in 0..<random.number(1...4) {
      let type = valueType()
      let initial = random.chance(2) ? constant(type) : nil
      let name = freshName("p\(number)", besides: parameters.map(\.name))
      parameters.append(Parameter(name: name, type: type, hasDefault: initial != nil || type.isOptional))
      lines.append("  \(name): \(type.spelling)\(initial.map { " = \($0)" } ?? "")")
    }
    lines.append("state:")
    let always: [(String, RandomType)] = [("typed", .text), ("isOn", .flag), ("count", .basic("Int"))]
    for (name, type) in always { declareState(name, type) }
    for number in 0..<random.number(2...6) {
      let name = freshName("s\(number)", besides: parameters.map(\.name) + state.map(\.name))
      declareState(name, valueType())
    }
  }

  private mutating func declareState(_ name: String, _ type: RandomType) {
    guard let initial = constant(type) else {
      let type = RandomType.optional(type)
      state.append((name, type))
      return lines.append("  \(name): \(type.spelling)")
    }
    state.append((name, type))
    lines.append("  \(name): \(type.spelling) = \(initial)")
  }

  private var stored: [Name] {
    parameters.map { Name(text: $0.name, type: $0.type) } + state.map { Name(text: $0.name, type: $0.type) }
  }

  /// The content: what controls write to, the rest of the state, and derived values.
  private mutating func declareDerived(_ parts: inout ScreenParts) {
    defer { content += parts.actions.map { Name(text: "content.\($0.name)", type: .action($0.takes)) } }
    if random.chance(5) {
      content = stored.map { Name(text: "content.\($0.text)", type: $0.type) }
      return
    }
    lines.append("content:")
    for name in stored {
      let isState = state.contains { $0.name == name.text }
      let isBound = isState && (["typed", "isOn"].contains(name.text) || random.chance(4))
      if isBound { parts.bound.append((name.text, name.type)) }
      let type: RandomType = isBound ? .binding(name.type) : name.type
      let value = !isBound && random.chance(5) ? expression(name.type, stored, depth: 1).map { " = \($0)" } ?? "" : ""
      lines.append("  \(name.text): \(type.spelling)\(value)")
      content.append(Name(text: "content.\(name.text)", type: type))
    }
    for number in 0..<random.number(0...4) {
      let type = valueType()
      guard let value = expression(type, stored, depth: 2) else { continue }
      let taken = content.map { String($0.text.dropFirst("content.".count)) } + parts.actions.map(\.name)
      let name = freshName("d\(number)", besides: taken)
      lines.append("  \(name): \(type.spelling) = \(value)")
      content.append(Name(text: "content.\(name)", type: type))
    }
  }

  // MARK: Actions and effects

  private mutating func declareActionsAndEffects(_ parts: inout ScreenParts) {
    let takenByState = stored.map(\.text)
    for number in 0..<random.number(3...7) {
      let name = freshName(
        "a\(number)", besides: parts.actions.map(\.name) + takenByState, from: Self.hostileOfActions)
      let type: RandomType? = random.chance(2) ? valueType() : nil
      parts.actions.append(.init(name: name, takes: number == 0 ? .text : number == 1 ? nil : type))
    }
    for number in 0..<random.number(0...4) {
      let name = freshName(
        "e\(number)", besides: parts.actions.map(\.name) + parts.effects.map(\.name), from: Self.hostileOfActions)
      let type: RandomType? = random.chance(2) ? valueType() : nil
      let failing = parts.actions.indices.filter { [nil, .text].contains(parts.actions[$0].takes) }
      parts.effects.append(
        .init(
          name: name, takes: type, then: random.chance(4) ? nil : random.number(0...(parts.actions.count - 1)),
          failed: random.chance(2) ? nil : failing[random.number(0...(failing.count - 1))]))
    }
  }

  private mutating func writeActions(_ parts: ScreenParts) {
    lines.append("actions:")
    for (index, action) in parts.actions.enumerated() {
      let local = action.takes.map { ($0, freshName("v", besides: stored.map(\.text))) }
      let names = stored + (local.map { [Name(text: $0.1, type: $0.0)] } ?? [])
      var statements: [String] = []
      for _ in 0..<random.number(0...4) {
        if let statement = statement(of: index, parts, names) { statements.append(statement) }
      }
      lines.append("  \(action.name):")
      if let (type, name) = local { lines.append("    takes: { \(name): \(type.spelling) }") }
      lines.append("    do:\(statements.isEmpty ? " []" : "")")
      lines += statements.map { "      - \($0)" }
    }
  }

  /// An assignment, an action before this one, an effect to start or to cancel, or a condition of others.
  private mutating func statement(of index: Int, _ parts: ScreenParts, _ names: [Name]) -> String? {
    switch random.number(0...7) {
    case 7:
      var inner = names
      let test = condition(&inner)
      guard let then = statement(of: index, parts, inner) else { return nil }
      let otherwise = random.chance(2) ? statement(of: index, parts, names) : nil
      let branches = [("then", then)] + (otherwise.map { [("else", $0)] } ?? [])
      return "if: \(test)"
        + branches.map { "\n        \($0):\n          - \($1.replacing("\n", with: "\n    "))" }.joined()
    case 0, 1, 2:
      let (target, type) = random.pick(state)
      return expression(type, names, depth: 1).map { "\(target) = \($0)" }
    case 3:
      guard index > 0 else { return nil }
      let action = parts.actions[random.number(0...(index - 1))]
      return call(action.name, action.takes, names)
    case 4, 5:
      guard !parts.effects.isEmpty else { return nil }
      let effect = random.pick(parts.effects)
      return call(effect.name, effect.takes, names)
    default:
      return parts.effects.isEmpty ? nil : "cancel(\(random.pick(parts.effects).name))"
    }
  }

  private mutating func call(_ name: String, _ takes: RandomType?, _ names: [Name]) -> String? {
    guard let takes else { return name }
    return expression(takes, names, depth: 1).map { "\(name)(\($0))" }
  }

  private mutating func writeEffects(_ parts: ScreenParts) {
    if parts.effects.isEmpty { return }
    lines.append("effects:")
    for effect in parts.effects {
      var keys: [String] = []
      if let type = effect.takes { keys.append("takes: { \(freshName("v", besides: [])): \(type.spelling) }") }
      if let then = effect.then { keys.append("then: \(parts.actions[then].name)") }
      if let failed = effect.failed { keys.append("failed: \(parts.actions[failed].name)") }
      if random.chance(2) { keys.append("whenRunning: \(random.pick(["restart", "ignore", "both"]))") }
      lines.append("  \(effect.name): { \(keys.joined(separator: ", ")) }")
    }
  }

  // MARK: Elements

  private mutating func writeBars() {
    if random.chance(2) { return }
    lines += ["bars:", "  top:"] + indented(items([element(depth: 1, content), element(depth: 0, content)]))
    if random.chance(2) { lines += ["  bottom:"] + indented(indented(element(depth: 1, content))) }
  }

  /// A section of controls, and sections of all layouts.
  private mutating func writeSections(_ parts: ScreenParts) {
    lines += ["sections:", "  controls:", "    layout: stack", "    items:", "      - text: content.title"]
    if !parts.bound.isEmpty {
      lines += [
        "      - textField: content.typed", "        prompt: content.title", "      - toggle: content.isOn",
        "        label: { text: content.title }",
      ]
    }
    for action in parts.actions where action.takes == nil {
      lines += ["      - button: content.\(action.name)", "        label: { text: \"\(action.name)\" }"]
    }
    var taken = ["controls"]
    for number in 0..<random.number(1...5) {
      let name = freshName("part\(number)", besides: taken)
      taken.append(name)
      lines.append("  \(name):")
      var names = content
      if random.chance(3) { lines.append("    when: \(condition(&names))") }
      switch random.number(0...4) {
      case 0: lines.append("    layout: stack")
      case 1: lines.append("    layout: row")
      case 2: lines += ["    layout: grid", "    columns: \(random.number(1...3))"]
      case 3: lines.append("    layout: list")
      default: break
      }
      if random.chance(2) { lines.append("    spacing: \(random.number(0...9))") }
      if random.chance(2) { lines.append("    padding: \(random.pick(["4", "{ horizontal: 8 }"]))") }
      lines.append("    items:")
      let elements = (0..<random.number(1...3)).map { _ in random.chance(2) ? rows(names) : element(depth: 2, names) }
      lines += indented(indented(items(elements)))
    }
  }

  private mutating func condition(_ names: inout [Name]) -> String {
    let optionals = names.filter { $0.type.read.isOptional && !$0.type.isAction }
    guard random.chance(2), !optionals.isEmpty else { return expression(.flag, names, depth: 1) ?? "true" }
    let optional = random.pick(optionals)
    let local = freshName("w\(names.count)", besides: ["in"])
    names.append(Name(text: local, type: optional.type.read.unwrapped))
    return "let \(local) = \(optional.text)"
  }

  /// One element or more for each value of an array, with an identity or without.
  private mutating func rows(_ names: [Name]) -> [String] {
    let arrays = names.filter { if case .array = $0.type.read { true } else { false } }
    guard !arrays.isEmpty, case let array = random.pick(arrays), case .array(let type) = array.type.read else {
      return element(depth: 1, names)
    }
    let local = freshName("row\(names.count)", besides: [])
    let inner = names + [Name(text: local, type: type)]
    var lines = ["each: \(array.text)", "as: \(local)"]
    if case .record = type, random.chance(2) { lines.append("id: \(local).title") }
    return lines + ["do:"] + items((0..<random.number(1...2)).map { _ in element(depth: 1, inner) })
  }

  // MARK: Variants

  private mutating func writeVariants(_ parts: ScreenParts) {
    let given = parameters.compactMap { parameter in
      !parameter.hasDefault || random.chance(2) ? data(parameter.type).map { "\(parameter.name): \($0)" } : nil
    }
    lines += ["sample: { \(given.joined(separator: ", ")) }", "variants:", "  Default:"]
    for number in 0..<3 {
      lines.append("  V\(number):")
      let start = state.compactMap { name, type in random.chance(4) ? data(type).map { "\(name): \($0)" } : nil }
      if !start.isEmpty { lines.append("    state: { \(start.joined(separator: ", ")) }") }
      var steps: [String] = []
      for _ in 0..<random.number(3...12) {
        if let step = storeStep(parts) { steps.append(step) }
      }
      for _ in 0..<random.number(0...5) { steps.append(controlStep(parts)) }
      if !steps.isEmpty { lines.append("    after:") }
      lines += steps.map { "      - \($0)" }
    }
  }

  private mutating func storeStep(_ parts: ScreenParts) -> String? {
    if let effect = parts.effects.isEmpty ? nil : random.pick(parts.effects), random.chance(2) {
      if let then = effect.then, effect.failed == nil || random.chance(2) {
        return step("receive", "effect", effect.name, parts.actions[then].takes)
      }
      return effect.failed == nil ? nil : "fail: { effect: \(effect.name), error: \(random.pick(["No", "''", "a b"])) }"
    }
    if !parts.bound.isEmpty, random.chance(4) {
      let (field, type) = random.pick(parts.bound)
      return step("send", "action", "set\(field.prefix(1).uppercased())\(field.dropFirst())", type)
    }
    let action = random.pick(parts.actions)
    return step("send", "action", action.name, action.takes)
  }

  private mutating func step(_ verb: String, _ key: String, _ name: String, _ takes: RandomType?) -> String? {
    guard let takes else { return "\(verb): \(name)" }
    return data(takes).map { "\(verb): { \(key): \(name), with: \($0) }" }
  }

  private mutating func controlStep(_ parts: ScreenParts) -> String {
    switch random.number(0...(parts.bound.isEmpty ? 0 : 4)) {
    case 4: "tap: isOn"
    case 1: "type: { into: typed, text: x }"
    case 2: "submit: typed"
    default: "tap: \(random.pick(parts.actions.filter { $0.takes == nil }).name)"
    }
  }
}
