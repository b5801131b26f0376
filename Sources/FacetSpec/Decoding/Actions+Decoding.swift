import FacetDiagnostics
import FacetLanguage

/// Whether an opening bracket is not closed.
private func isOpen(_ text: UnsafeBufferPointer<UInt8>) -> Bool { depth(of: text) > 0 }

private func isClosing(_ text: UnsafeBufferPointer<UInt8>) -> Bool { depth(of: text) < 0 }

private func depth(of text: UnsafeBufferPointer<UInt8>) -> Int {
  text.reduce(0) { $0 + ($1 == UInt8(ascii: "(") ? 1 : $1 == UInt8(ascii: ")") ? -1 : 0) }
}

extension SpecDecoder {
  /// `onClose: isOpen = false`, `onPick: { takes: { tag: String }, do: [ choice = tag, onSelect(tag) ] }`
  mutating func actions(_ entry: Entry) -> [ActionSpec] {
    var actions: [ActionSpec] = []
    forEachName(of: entry) { decoder, name, value in
      if decoder.reportSignature(name, value) { return }
      actions.append(decoder.action(name, value))
    }
    return actions
  }

  private mutating func action(_ name: Located<String>, _ entry: Entry) -> ActionSpec {
    guard tree.kind(entry.value) == .mapping else { return ActionSpec(name: name, statements: statements(entry)) }
    if let statement = compoundStatement(entry.value) { return ActionSpec(name: name, statements: [statement]) }
    var action = ActionSpec(name: name, statements: [])
    if reportStatement(inPlaceOf: Grammar.longAction, entry.value) { return action }
    forEachEntry(of: entry.value, as: Grammar.longAction, missingAt: name.span) { decoder, row, entry in
      switch row.key.key {
      case .takes: action.takes = decoder.taken(entry)
      case .do: action.statements = decoder.statements(entry)
      case .doc: action.doc = decoder.text(entry)
      default: break
      }
    }
    return action
  }

  /// The parameter of an action or an effect: `{ tag: String }`
  mutating func taken(_ entry: Entry, by what: String = "an action") -> ActionSpec.Taken? {
    // A type alone is what Swift writes.
    let isType = tree.kind(entry.value) == .plain && tree.withText(entry.value) { $0.first?.isUppercase == true }
    let help = "write 'takes: { value: \(isType ? tree.text(entry.value) : "String") }'"
    guard isMapping(entry, orExpected: "the name of a value and its type", help: help) else { return nil }
    var taken: [ActionSpec.Taken] = []
    forEachName(of: entry) { decoder, name, type in
      taken.append(ActionSpec.Taken(name: name, type: decoder.type(type)))
    }
    if taken.count > 1 {
      report(
        .wrongShape, at: taken[1].name.span, "\(what) takes one value, found \(taken.count)",
        help: "values of one type are a list, as in 'takes: { values: Array<Double> }'; others have an action each")
    }
    return taken.first
  }

  private mutating func statements(_ entry: Entry) -> [StatementSpec] {
    guard tree.kind(entry.value) == .sequence else { return [statement(entry)].compactMap { $0 } }
    if reportComma(inSteps: entry.value) { return [] }
    let key = entry.key
    return tree.elements(of: entry.value).compactMap { statement(Entry(key: key, value: $0)) }
  }

  /// Reports a step that a comma has split: in `[a = min(a + 1, 5), b = 0]`, YAML ends a value at a comma inside
  /// brackets.
  private mutating func reportComma(inSteps list: NodeID) -> Bool {
    let steps = Array(tree.elements(of: list))
    guard isFlowSequence(list),
      let cut = steps.first(where: { tree.kind($0) == .plain && tree.withText($0, isOpen) }),
      let end = steps.last(where: { tree.kind($0) == .plain && tree.withText($0, isClosing) }),
      tree.span(cut).start < tree.span(end).start
    else { return false }
    reportComma(inBrackets: cut, upTo: end)
    return true
  }

  /// - Parameter quoting: The step in quotes, if it is text.
  mutating func reportComma(inBrackets value: NodeID, upTo last: NodeID, quoting: String? = nil) {
    var span = tree.span(value)
    span.end = tree.span(last).end
    report(
      .commaInBraces, at: span, "inside brackets a comma ends the value",
      help: quoting.map { "put text with a comma in quotes: '\($0)'" }
        ?? "write one step a line, each behind '- ', without the brackets around them")
  }

  private mutating func statement(_ entry: Entry) -> StatementSpec? {
    if let statement = compoundStatement(entry.value) { return statement }
    if let call = callWithMapping(entry.value) { return call }
    if tree.kind(entry.value) == .mapping, reportStatement(inPlaceOf: Grammar.statement, entry.value) { return nil }
    guard tree.kind(entry.value).isPlain, !isAbsent(entry.value) else {
      let help = tree.kind(entry.value).isQuoted ? "write it without quotes" : "write 'value = value + 1'"
      reportWrongShape(entry, expected: ValueShape.statements.expectation, help: help)
      return nil
    }
    return parse(entry.value) { $0.wholeStatement() }
  }

  /// A statement of others.
  private mutating func compoundStatement(_ node: NodeID) -> StatementSpec? {
    guard tree.kind(node) == .mapping else { return nil }
    return animatedStatement(node) ?? conditionalStatement(node)
  }

  /// `- { if: isOn, then: isOn = false, else: onTap }`
  private mutating func conditionalStatement(_ node: NodeID) -> StatementSpec? {
    guard let key = tree.entries(of: node).map(\.key).first(where: { tree.keyword($0) == .if }) else { return nil }
    var condition = ElementSpec.Value.expression(ExpressionSyntax(.invalid, at: tree.span(key)))
    var (then, otherwise): ([StatementSpec], [StatementSpec]) = ([], [])
    forEachEntry(of: node, as: Grammar.conditionalStatement, missingAt: tree.span(key)) { decoder, row, entry in
      switch row.key.key {
      case .if: condition = decoder.condition(entry)
      case .then: then = decoder.statements(entry)
      default: otherwise = decoder.statements(entry)
      }
    }
    return .conditional(condition, then: then, else: otherwise)
  }

  /// `- animated: { curve: spring, do: isOpen = true }`
  private mutating func animatedStatement(_ node: NodeID) -> StatementSpec? {
    guard tree.kind(node) == .mapping, let first = firstEntry(of: node), tree.keyword(first.key) == .animated,
      isSingle(node)
    else { return nil }
    var curve: ExpressionSyntax?
    var statements: [StatementSpec] = []
    let key = located(first.key)
    guard isMapping(first, orExpected: "'curve' and 'do'", help: "write 'animated: { curve: spring, do: … }'") else {
      return .animated(key, curve: nil, [])
    }
    forEachEntry(of: first.value, as: Grammar.animatedStatement, missingAt: key.span) { decoder, row, entry in
      if row.key == .curve { curve = decoder.expression(entry) } else { statements = decoder.statements(entry) }
    }
    return .animated(key, curve: curve, statements)
  }

  /// Reports a choice `{ if isOn: open }`, or `animated` beside the keys of the long form.
  private mutating func reportStatement(inPlaceOf shape: Shape, _ node: NodeID) -> Bool {
    let keys = tree.entries(of: node).map(\.key)
    if let key = keys.first(where: isChoice) {
      report(
        .malformedStatement, at: tree.span(key), "expected 'if' with 'then' and 'else'",
        help: ExpressionParser.choiceHelp)
      return true
    }
    guard let key = keys.first(where: { tree.keyword($0).key == .animated }) else { return false }
    report(
      .misplacedKey, at: tree.span(key), "unknown key 'animated' in \(shape.name)",
      help: "it is one of the statements: 'do: { animated: { curve: spring, do: … } }'")
    return true
  }

  /// Whether it is `if`, `if isOn` or `switch`.
  private func isChoice(_ key: NodeID) -> Bool {
    [Key.if, .switch].contains(tree.keyword(key).key) || tree.withText(key) { $0.starts(with: "if ".utf8) }
  }

  /// Whether a mapping has one entry.
  func isSingle(_ node: NodeID) -> Bool { tree.entries(of: node).reduce(0) { count, _ in count + 1 } == 1 }

  /// `- find: { place: place }`: an action or an effect with its value, for values that expressions cannot write.
  private mutating func callWithMapping(_ node: NodeID) -> StatementSpec? {
    guard tree.kind(node) == .mapping, let first = firstEntry(of: node), tree.kind(first.key).isScalar,
      isSingle(node), !isChoice(first.key), !isAbsent(first.value)
    else { return nil }
    return .call(located(first.key), [expression(first)])
  }

  /// Reports a declaration in Swift's syntax: `"onPick(tag: String)"`.
  private mutating func reportSignature(_ name: Located<String>, _ entry: Entry) -> Bool {
    let parts = name.value.utf8.split(separator: UInt8(ascii: "("), maxSplits: 1).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard parts.count == 2, parts[1].utf8.last == UInt8(ascii: ")") else { return false }
    let words = parts[1].utf8.dropLast().split { ": ,_".utf8.contains($0) }.map { String(decoding: $0, as: UTF8.self) }
    let taken = "\(words.first ?? "value"): \(words.count > 1 ? words[1] : "String")"
    report(
      .wrongShape, at: name.span, "what an action takes stands behind its name, under 'takes'",
      help: "write '\(parts[0]): { takes: { \(taken) }, do: … }'")
    return true
  }
}
