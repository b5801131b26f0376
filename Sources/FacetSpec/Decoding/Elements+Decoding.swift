package import FacetDiagnostics
import FacetLanguage

extension ElementSpec {
  /// Decodes an element or a list of elements. Reports and omits values that are not elements.
  ///
  /// - Parameter asData: Whether values are data, so that `text: Hello` is text.
  package static func decode(
    _ node: NodeID, in tree: SourceTree, asData: Bool = false, diagnostics: inout [Diagnostic]
  ) -> [ElementSpec] {
    var decoder = SpecDecoder(tree)
    decoder.readsData = asData
    defer { decoder.handOver(to: &diagnostics) }
    return decoder.elements(node, behind: nil)
  }
}

/// The kind of an element, from its first key.
private enum WrittenKind {
  case known(ElementKind)
  case component

  /// Nil for a component of the project.
  var shape: ElementKind? {
    if case .known(let shape) = self { shape } else { nil }
  }

  /// The keys that are allowed after the first one.
  var keys: Shape {
    switch self {
    case .known(let shape): shape.keys
    case .component: Grammar.componentKeys
    }
  }

  /// The number of keys that are arguments; the others are modifiers.
  var argumentCount: Int {
    switch self {
    case .known(let shape): shape.arguments.rows.count
    case .component: Grammar.componentElement.rows.count
    }
  }
}

extension SpecDecoder {
  mutating func elements(_ entry: Entry) -> [ElementSpec] { elements(entry.value, behind: entry.key) }

  fileprivate mutating func elements(_ node: NodeID, behind key: NodeID?) -> [ElementSpec] {
    guard tree.kind(node) == .sequence else { return [element(node, behind: key)].compactMap { $0 } }
    return tree.elements(of: node).compactMap { isHopeless ? nil : element($0, behind: nil) }
  }

  /// Decodes one element. `key` is its key in the parent; nil in a list.
  mutating func element(_ node: NodeID, behind key: NodeID?) -> ElementSpec? {
    switch tree.kind(node) {
    case .mapping: return mappedElement(node)
    case .sequence:
      let help = "write '- group:' with the list behind it"
      report(.wrongShape, at: tree.span(node), "expected an element, found a list in a list", help: help)
      return nil
    default: return isAbsent(node) ? missingElement(node, behind: key) : bareElement(node)
    }
  }

  private mutating func missingElement(_ node: NodeID, behind key: NodeID?) -> ElementSpec? {
    if let key {
      reportWrongShape(Entry(key: key, value: node), expected: ValueShape.elements.expectation)
    } else {
      report(.missingValue, at: tree.span(node), "expected an element, found nothing")
    }
    return nil
  }

  /// `- spacer`
  private mutating func bareElement(_ node: NodeID) -> ElementSpec? {
    if reportMissingSpace(node) { return nil }
    let word = located(node)
    guard tree.kind(node).isPlain, let kind = elementKind(node) else {
      reportUnknownElement(node)
      return nil
    }
    if let shape = kind.shape, shape.principal.isRequired {
      let expected = shape.principal.value.expectation
      let help = "write '\(word.value): …'"
      report(.missingValue, at: word.span, "'\(word.value)' takes \(expected), and nothing is there", help: help)
      return nil
    }
    return ElementSpec(kind: word, kind.shape?.id, span: word.span)
  }

  /// The kind that a key or a bare word denotes.
  private func elementKind(_ word: NodeID) -> WrittenKind? {
    guard tree.kind(word).isScalar else { return nil }
    if let shape = ElementKind(tree.withText(word) { Keyword($0) }) { return .known(shape) }
    let isTypeName = tree.withText(word) { $0.first?.isUppercase == true && $0.allSatisfy(\.continuesName) }
    return isTypeName ? .component : nil
  }

  // MARK: A mapping

  private mutating func mappedElement(_ node: NodeID) -> ElementSpec? {
    guard let (key, kind) = kindKey(of: node) else { return elementsBelow(node) }
    let keys = kind.keys
    let argumentCount = kind.argumentCount
    reportCommas(in: node, as: keys)
    let name = kind.shape.map { located(Entry(key: key, value: key), $0.principal) } ?? located(key)
    var principal: ElementSpec.Value?
    var arguments: [ElementSpec.Argument] = []
    var modifiers: [ElementSpec.Argument] = []
    var meant = reportLoop(in: node) ? [Keyword(.as)] : []
    var strays: [Entry] = []
    for (entryKey, value) in tree.entries(of: node) where !isHopeless {
      let entry = Entry(key: entryKey, value: value)
      if entryKey == key {
        principal = self.principal(entry, as: kind.shape)
      } else if isStyleModifier(entryKey, besides: keys) {
        guard let style = styleSelection(entry) else { continue }
        modifiers.append(ElementSpec.Argument(key: located(entryKey), .none, value: .style(style)))
      } else if let halves = halves(of: entry, as: keys) {
        guard let value = self.value(entry, as: .expression([])) else { continue }
        arguments += halves.map {
          ElementSpec.Argument(key: Located($0.text, at: tree.span(entryKey)), Keyword($0), value: value)
        }
      } else if isArgumentOfPart(entry.key, in: node, as: keys) {
        strays.append(entry)
      } else if let (row, isCertain) = row(of: entry, in: node, as: keys) {
        let isArgument = row < argumentCount
        let row = keys.rows[row]
        meant.append(row.key)
        guard let value = isCertain ? self.value(entry, as: row.value) : hole(entry, as: row.value) else { continue }
        let argument = ElementSpec.Argument(key: located(entry, row), row.key, value: value)
        if isArgument { arguments.append(argument) } else { modifiers.append(argument) }
      }
    }
    if !strays.isEmpty { arguments = reportStrays(strays, beside: arguments, in: node) }
    // If the kind is a guess, missing arguments are not reported, because they can be misspelled as well.
    let isSure = elementKind(key) != nil
    if let shape = kind.shape { complete(&arguments, of: shape, at: name.span, besides: isSure ? meant : nil) }
    return ElementSpec(
      kind: name, kind.shape?.id, principal, arguments: arguments, modifiers: modifiers, span: tree.span(node))
  }

  /// An element of an unknown kind, whose value is a list of elements, as a stack, so that errors in them are reported
  /// too. Nil for any other.
  private mutating func elementsBelow(_ node: NodeID) -> ElementSpec? {
    guard let first = firstEntry(of: node), isOfElements(first.value) else { return nil }
    return ElementSpec(kind: located(first.key), .zstack, .elements(elements(first)), span: tree.span(node))
  }

  /// Whether it is a list with an element in it.
  private func isOfElements(_ list: NodeID) -> Bool {
    tree.kind(list) == .sequence
      && tree.elements(of: list).contains { firstEntry(of: $0).map { elementKind($0.key) != nil } ?? false }
  }

  /// What stands for a value whose key is a guess, so that no rule finds it missing.
  private func hole(_ entry: Entry, as shape: ValueShape) -> ElementSpec.Value? {
    guard case .expression = shape else { return nil }
    return .expression(ExpressionSyntax(.invalid, at: tree.span(entry.value)))
  }

  /// Whether the key is a style modifier such as `avatarStyle: small`. The checker validates the component's name.
  private func isStyleModifier(_ key: NodeID, besides keys: Shape) -> Bool {
    guard tree.kind(key).isScalar, keys.rowIndex(tree.keyword(key)) == nil else { return false }
    return tree.withText(key) { text in
      text.first?.startsName == true && text.first?.isUppercase == false && text.allSatisfy(\.continuesName)
        && text.count > Self.styleSuffix.count
        && text.suffix(Self.styleSuffix.count).elementsEqual(Self.styleSuffix)
    }
  }

  private static let styleSuffix = Array("Style".utf8)

  /// The keys that `spacing` of a grid stands for, which has one for each axis, so that neither is reported as missing.
  private mutating func halves(of entry: Entry, as shape: Shape) -> [Key]? {
    let halves: [Key] = [.horizontalSpacing, .verticalSpacing]
    guard tree.keyword(entry.key).key == .spacing, shape.row(.spacing) == nil,
      halves.allSatisfy({ shape.row($0) != nil })
    else { return nil }
    report(
      .misplacedKey, at: tree.span(entry.key), "unknown key 'spacing' in \(shape.name)",
      help: "it has one for each axis: 'horizontalSpacing' and 'verticalSpacing'")
    return halves
  }

  /// The row of a key, or of its correction if it is misspelled; see `reportUnknownKey(_:in:as:)`.
  private mutating func row(of entry: Entry, in node: NodeID, as keys: Shape) -> (row: Int, isCertain: Bool)? {
    if let row = keys.rowIndex(tree.keyword(entry.key)) { return (row, true) }
    return reportUnknownKey(entry, in: node, as: keys)
  }

  /// Reports missing required arguments and adds placeholders, so that they are not reported again.
  ///
  /// - Parameter meant: The keys that are present, after correction. Nil to report nothing.
  private mutating func complete(
    _ arguments: inout [ElementSpec.Argument], of shape: ElementKind, at span: SourceSpan, besides meant: [Keyword]?
  ) {
    for row in shape.arguments.rows
    where row.isRequired && !arguments.contains(where: { $0.keyword == row.key }) {
      if let meant, !meant.contains(row.key) { reportMissing(row, of: shape.arguments, at: span) }
      let isName = if case .name = row.value { true } else { false }
      let value: ElementSpec.Value = isName ? .expression(ExpressionSyntax(.invalid, at: span)) : .elements([])
      arguments.append(ElementSpec.Argument(key: Located(row.key.text, at: span), row.key, value: value))
    }
  }

  /// Returns the key that determines the element's kind: the first key, or else the first one that can, which is
  /// reported.
  private mutating func kindKey(of node: NodeID) -> (NodeID, WrittenKind)? {
    guard let first = firstEntry(of: node) else {
      report(.unknownElement, at: tree.span(node), "this element says nothing", help: Self.elementHelp)
      return nil
    }
    let isOfControl = tree.keyword(first.key) == Keyword(Key.label) && controlKey(of: node) != nil
    if !isOfControl, let kind = elementKind(first.key) { return (first.key, kind) }
    if reportSlip(first, in: node) { return nil }
    guard isModifierOrArgument(first.key), let later = isOfControl ? controlKey(of: node) : laterKindKey(of: node),
      let kind = elementKind(later)
    else {
      let isList = isOfElements(first.value) && isSingle(node)
      let meant = reportUnknownElement(first.key, isList: isList).flatMap { ElementKind($0) }
      return meant.map { (first.key, .known($0)) }
    }
    report(
      .kindNotFirst, at: tree.span(first.key),
      "the first key says what an element is, and '\(tree.text(first.key))' does not",
      help: "put '\(tree.text(later))' first", notes: [Diagnostic.Note("this says it", at: tree.span(later))])
    return (later, kind)
  }

  private func laterKindKey(of node: NodeID) -> NodeID? {
    for (key, _) in tree.entries(of: node) where elementKind(key) != nil { return key }
    return nil
  }

  /// The key of a control that has a label, in a mapping that begins with 'label'.
  private func controlKey(of node: NodeID) -> NodeID? {
    for (key, _) in tree.entries(of: node) {
      if let kind = elementKind(key)?.shape, kind.arguments.row(Keyword(Key.label)) != nil { return key }
    }
    return nil
  }

  private func isModifierOrArgument(_ node: NodeID) -> Bool {
    let key = tree.keyword(node)
    return Grammar.componentKeys.row(key) != nil || Grammar.elements.contains { $0.arguments.row(key) != nil }
  }
}
