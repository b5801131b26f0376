import FacetDiagnostics
import FacetLanguage
import FacetText

extension SpecDecoder {
  /// Decodes the value of an element's first key.
  mutating func principal(_ entry: Entry, as kind: ElementKind?) -> ElementSpec.Value? {
    guard let kind else { return componentArguments(entry) }
    guard !kind.principal.isRequired else {
      if kind.id == .text, tree.kind(entry.value) == .sequence { return .elements(runs(entry)) }
      if readsData, Grammar.isShown(kind.id) { return .expression(data(entry)) }
      return value(entry, as: kind.principal.value) ?? .expression(invalid(entry))
    }
    if isAbsent(entry.value) || isNull(entry.value) { return nil }
    if case .expression = kind.principal.value { return .expression(expression(entry)) }
    let key = tree.text(entry.key)
    report(
      .wrongShape, at: tree.span(entry.value), "'\(key)' takes no value, found \(found(entry.value))",
      help: kind.arguments.rows.first.map { "write '\($0.key.text): …' on a line below it" })
    return nil
  }

  /// A data value, which is typed later.
  private mutating func data(_ entry: Entry) -> ExpressionSyntax {
    if spoiled.contains(entry.value) { return invalid(entry) }
    return ExpressionSyntax(.data(entry.value), at: tree.span(entry.value))
  }

  /// Whether it is the word `null`, which is the absence of a value in JSON.
  func isNull(_ node: NodeID) -> Bool {
    tree.kind(node) == .plain && tree.withText(node) { $0.elementsEqual("null".utf8) }
  }

  /// The arguments of a component by name: `{ image: content.avatar }`. Other values are kept and typed later.
  private mutating func componentArguments(_ entry: Entry) -> ElementSpec.Value? {
    if isAbsent(entry.value) || isNull(entry.value) { return nil }
    guard tree.kind(entry.value) == .mapping else { return .expression(expression(entry)) }
    reportCommas(in: entry.value, as: Shape("a component", []))
    var arguments: [ElementSpec.Argument] = []
    forEachName(of: entry) { decoder, name, argument in
      guard !decoder.spoiled.contains(argument.key) else { return }
      let value = ElementSpec.Value.expression(
        decoder.readsData ? decoder.data(argument) : decoder.expression(argument))
      arguments.append(ElementSpec.Argument(key: name, .none, value: value))
    }
    return .parts(arguments)
  }

  /// The value of an argument or a modifier; nil if an error has been reported.
  mutating func value(_ entry: Entry, as shape: ValueShape) -> ElementSpec.Value? {
    switch shape {
    case .expression, .wordOrExpression, .runs: .expression(expression(entry))
    case .condition: condition(entry)
    case .elements: .elements(elements(entry))
    case .name: name(entry).map { .word($0) }
    case .duration: duration(entry)
    case .word(let list): word(entry, of: list).map { .word($0) }
    case .arguments:
      isMapping(entry, orExpected: shape.expectation) ? componentArguments(entry) : .expression(invalid(entry))
    case .style: styleSelection(entry).map { .style($0) }
    case .shape(let shape): parts(entry, as: shape)
    case .named(let shape): named(entry, as: shape)
    case .expressionOr(_, let shape):
      tree.kind(entry.value) == .mapping && !tree.isSwitch(entry.value)
        ? parts(entry, as: shape) : .expression(expression(entry))
    case .wordOr(let list, let shape):
      tree.kind(entry.value) == .mapping
        ? parts(entry, as: shape) : word(entry, of: list).map { .word($0) } ?? .expression(invalid(entry))
    case .mappings(let shape): mappings(entry, as: shape)
    case .flag: word(entry, of: .flag).map { .word($0) }
    case .expressionOrList(_, of: let shape):
      tree.kind(entry.value) == .sequence ? items(entry, as: shape) : .expression(expression(entry))
    default: nil
    }
  }

  /// The parts of a text: `["I accept the ", { text: "terms", bold: true }]`
  private mutating func runs(_ entry: Entry) -> [ElementSpec] {
    tree.elements(of: entry.value).compactMap { node -> ElementSpec? in
      if isHopeless { return nil }
      if tree.kind(node) == .mapping, !tree.isSwitch(node) { return element(node, behind: nil) }
      let part = Entry(key: entry.key, value: node)
      return ElementSpec(
        kind: Located(Key.text.text, at: tree.span(node)), .text,
        .expression(readsData ? data(part) : expression(part)),
        span: tree.span(node))
    }
  }

  /// A duration literal `4s`, or an expression `style.delay`.
  private mutating func duration(_ entry: Entry) -> ElementSpec.Value? {
    if tree.isSwitch(entry.value) { return .expression(expression(entry)) }
    let isLiteral = tree.withText(entry.value) { text in
      text.first.map { "0123456789+-.".utf8.contains($0) } ?? true
    }
    guard tree.kind(entry.value).isPlain, !isLiteral else {
      return text(entry, expected: ValueShape.duration.expectation).map { .word($0) }
    }
    return .expression(expression(entry))
  }

  mutating func parts(_ entry: Entry, as shape: Shape) -> ElementSpec.Value? {
    guard tree.kind(entry.value) == .mapping else {
      let help = shape.form(holding: plainText(entry.value)).map { "write '\(tree.text(entry.key)): \($0)'" }
      reportWrongShape(entry, expected: ValueShape.shape(shape).expectation, help: help)
      return nil
    }
    if reportBraces(entry) { return .expression(invalid(entry)) }
    var parts: [ElementSpec.Argument] = []
    let missing = forEachEntry(of: entry.value, as: shape) { decoder, row, part in
      guard let value = decoder.value(part, as: row.value) else { return }
      parts.append(ElementSpec.Argument(key: decoder.located(part, row), row.key, value: value))
    }
    for key in missing {
      let name = Located(key.text, at: tree.span(entry.key))
      parts.append(ElementSpec.Argument(key: name, key, value: .expression(invalid(entry))))
    }
    return .parts(parts)
  }

  /// The text of a plain scalar that is short enough for a message.
  private func plainText(_ node: NodeID) -> String? {
    guard tree.kind(node) == .plain, !isAbsent(node) else { return nil }
    let text = tree.text(node)
    return text.utf8.count <= 40 ? text : nil
  }

  /// Decodes a mapping as a list of one.
  private mutating func mappings(_ entry: Entry, as shape: Shape) -> ElementSpec.Value {
    guard tree.kind(entry.value) == .mapping else {
      return isSequence(
        entry, orExpected: ValueShape.mappings(shape).expectation,
        help: shape.form(holding: nil).map { "write '\(tree.text(entry.key)): [\($0)]'" })
        ? items(entry, as: shape) : .expression(invalid(entry))
    }
    return items(of: [entry.value], in: entry, as: shape)
  }

  /// Decodes a list of mappings. A list with errors is invalid as a whole.
  private mutating func items(_ entry: Entry, as shape: Shape) -> ElementSpec.Value {
    items(of: Array(tree.elements(of: entry.value)), in: entry, as: shape)
  }

  private mutating func items(of nodes: [NodeID], in entry: Entry, as shape: Shape) -> ElementSpec.Value {
    var items: [ElementSpec.Item] = []
    var isWhole = true
    for node in nodes {
      guard tree.kind(node) == .mapping else {
        let help = shape.rows.first.map { "write '- { \($0.key.text): … }'" }
        let expected = ValueShape.shape(shape).expectation
        report(.wrongShape, at: tree.span(node), "expected \(expected), found \(found(node))", help: help)
        isWhole = false
        continue
      }
      guard case .parts(let parts)? = self.parts(Entry(key: entry.key, value: node), as: shape) else { continue }
      isWhole = isWhole && parts.count == tree.entries(of: node).reduce(0) { count, _ in count + 1 }
      items.append(ElementSpec.Item(parts: parts, span: tree.span(node)))
    }
    return isWhole ? .list(items) : .expression(invalid(entry))
  }

  /// `cases: { positive: …, default: … }`
  private mutating func named(_ entry: Entry, as shape: ValueShape) -> ElementSpec.Value? {
    guard isMapping(entry, orExpected: ValueShape.named(shape).expectation) else { return nil }
    var parts: [ElementSpec.Argument] = []
    forEachName(of: entry) { decoder, name, part in
      guard let value = decoder.value(part, as: shape) else { return }
      parts.append(ElementSpec.Argument(key: name, .none, value: value))
    }
    return .parts(parts)
  }

  /// A condition, which can bind a name.
  mutating func condition(_ entry: Entry) -> ElementSpec.Value {
    guard tree.kind(entry.value).isPlain, !isAbsent(entry.value) else { return .expression(expression(entry)) }
    switch parse(entry.value, { $0.wholeCondition() }) {
    case .expression(let condition): return .expression(condition)
    case .binding(let name, let optional): return .binding(name, optional)
    }
  }

  // MARK: Errors

  static let elementHelp = "an element begins with what it is: \(elementNames), or the name of a component"

  private static let elementNames = Grammar.elements.map { "'\($0.principal.key.text)'" }.joined(separator: ", ")

  /// Reports an unknown kind of element. Returns the correct kind if it is certain.
  ///
  /// - Parameter isList: Whether it is the only key, and its value a list of elements.
  @discardableResult
  mutating func reportUnknownElement(_ node: NodeID, isList: Bool = false) -> Keyword? {
    guard tree.kind(node).isScalar else {
      let message = "expected the kind of an element, found \(found(node))"
      report(.wrongShape, at: tree.span(node), message, help: Self.elementHelp)
      return nil
    }
    let word = tree.text(node)
    let isValue = tree.kind(node).isQuoted || word.utf8.contains(UInt8(ascii: "."))
    let meant = isValue ? nil : kindMeant(by: word)
    report(
      .unknownElement, at: tree.span(node), "unknown element '\(word)'",
      help: quotedHelp(node, word) ?? valueHelp(word) ?? Grammar.shape(called: word).map {
        "write 'shape: \($0)'"
      } ?? meant.map { "did you mean '\($0.text)'?" }
        ?? (isList ? "write the list alone, without '\(word):' around it" : Self.elementHelp))
    return meant
  }

  /// The help for text: a quoted scalar or several words.
  private func quotedHelp(_ node: NodeID, _ word: String) -> String? {
    let isText = tree.kind(node).isQuoted || isSentence(word)
    return isText ? "write 'text: \"\(escapedForDisplay(word))\"'" : nil
  }

  /// Whether it is several words: `Buy now`.
  private func isSentence(_ word: String) -> Bool {
    let words = word.utf8.split(separator: UInt8(ascii: " "))
    return words.count > 1 && words.allSatisfy { $0.allSatisfy { $0 > 0x7F || $0.continuesName } }
      && !["if", "for"].contains { words[0].elementsEqual($0.utf8) }
  }

  /// `- Badge(text: content.word)`
  private func callHelp(_ word: String) -> String? {
    guard word.utf8.first?.isUppercase == true, let open = word.utf8.firstIndex(of: UInt8(ascii: "(")) else {
      return nil
    }
    let name = String(word[..<open])
    let element = Grammar.elements.map(\.principal.key.text).first { $0.lowercased() == name.lowercased() }
    return element.map { "write '\($0): …'" } ?? "write '\(name): { … }', with its parameters by name"
  }

  /// `- content.title`
  private func valueHelp(_ word: String) -> String? {
    for (swift, key) in [("if ", "if"), ("ForEach(", "each"), ("for ", "each")] where word.utf8.starts(with: swift.utf8)
    {
      let rest = key == "if" ? String(decoding: word.utf8.dropFirst(3), as: UTF8.self) : "content.items"
      return key == "if"
        ? "write 'if: \(rest)', and 'then:' below it" : "write 'each: \(rest)', with 'as:' and 'do:' below it"
    }
    return callHelp(word) ?? dottedHelp(word)
  }

  private func dottedHelp(_ word: String) -> String? {
    word.utf8.contains(UInt8(ascii: ".")) ? "say how it is shown: 'text: \(word)', or 'slot: \(word)'" : nil
  }

  private func kindMeant(by word: String) -> Keyword? {
    let kinds = Grammar.elements.map(\.principal.key)
    let guess = Guesses.meant(by: word).flatMap { guess in kinds.first { $0.text == guess } }
    if let guess { return guess }
    let near = nearest(to: word, among: kinds.map(\.text))
    return kinds.first { $0.text == near }
  }
}
