import FacetDiagnostics
import FacetLanguage
import FacetText

extension SpecDecoder {
  mutating func reportMissingKeys(of shape: Shape, seen: RowSet, at span: SourceSpan) -> [Keyword] {
    var missing: [Keyword] = []
    for (index, row) in shape.rows.enumerated() where row.isRequired && !seen.contains(index) {
      missing.append(row.key)
      reportMissing(row, of: shape, at: span)
    }
    return missing
  }

  mutating func reportMissing(_ row: Row?, of shape: Shape, at span: SourceSpan) {
    guard let row else { return }
    report(
      .missingKey, at: span, "missing key '\(row.key.text)' in \(shape.name)",
      help: row.key == .as
        ? "say what each element is called below it: 'as: item'" : "'\(row.key.text)' takes \(row.value.expectation)")
  }

  /// Reports an unknown key. Returns the row of the correction, unless the mapping also has that key, and whether the
  /// correction is certain, so that its value can be read.
  @discardableResult
  mutating func reportUnknownKey(_ entry: Entry, in parent: NodeID, as shape: Shape) -> (row: Int, isCertain: Bool)? {
    if spoiled.contains(entry.key) || reportSlip(entry, in: parent) { return nil }
    guard tree.kind(entry.key).isScalar else {
      report(.wrongShape, at: tree.span(entry.key), "expected a key of \(shape.name), found \(found(entry.key))")
      return nil
    }
    let word = tree.text(entry.key)
    if isBehindElement(entry.key, in: parent, as: shape) { return nil }
    if let row = reportPrompt(entry, in: parent, as: shape) { return (row: row, isCertain: false) }
    if reportSecondElement(entry, in: parent, as: shape) { return nil }
    if let row = reportArgument(entry, in: shape) ?? reportElement(entry, in: shape) {
      return (row: row, isCertain: false)
    }
    let guess = Guesses.all(meantBy: word).compactMap { row(named: $0, of: shape) }.first
    if guess == nil, shape.row(.frame) != nil, let wayOut = SwiftModifiers.wayOut(of: word) {
      reportUnknown(word, entry, shape, help: wayOut)
      return nil
    }
    let found = guess ?? nearest(to: word, among: shape.rows.map(\.key.text)).flatMap { row(named: $0, of: shape) }
    guard let near = found else {
      return reportStranger(word, entry, in: parent, as: shape).map { (row: $0, isCertain: false) }
    }
    let meant = shape.rows[near].key
    let isTaken = tree.entries(of: parent).contains { tree.keyword($0.key) == meant }
    let fix = guess == nil ? correction(of: entry.key, to: meant, in: shape) : renaming(of: entry.key, to: meant)
    reportUnknown(
      word, entry, shape, help: isTaken ? "'\(meant.text)' is given already" : "did you mean '\(meant.text)'?",
      fixes: isTaken ? [] : [fix].compactMap(\.self))
    return isTaken ? nil : (row: near, isCertain: fix != nil)
  }

  /// The fix for a misspelled key; nil for a key that has a meaning elsewhere.
  private func correction(of key: NodeID, to meant: Keyword, in shape: Shape) -> Diagnostic.Fix? {
    if tree.keyword(key) != .none { return nil }
    return Diagnostic.Fix(
      correcting: tree.text(key), to: meant.text, among: shape.rows.lazy.map(\.key.text), at: tree.span(key)
    ) { tree.spelling($0, like: key) }
  }

  private func renaming(of key: NodeID, to meant: Keyword) -> Diagnostic.Fix? {
    Guesses.isSynonym(tree.text(key)) ? tree.fix(replacing: key, with: meant.text) : nil
  }

  /// Whether a key before it has been reported as an element, of which this one is an argument or a modifier.
  private func isBehindElement(_ key: NodeID, in parent: NodeID, as shape: Shape) -> Bool {
    guard shape.rows.contains(where: { $0.value.isOfElements }) else { return false }
    for (earlier, _) in tree.entries(of: parent) {
      if earlier == key { return false }
      guard shape.row(tree.keyword(earlier)) == nil, let kind = ElementKind(tree.keyword(earlier)) else { continue }
      return kind.keys.row(tree.keyword(key)) != nil
    }
    return false
  }

  /// Reports an element in place of a key that takes elements: `overlay: { text: "New" }`. Returns the row of that key.
  private mutating func reportElement(_ entry: Entry, in shape: Shape) -> Int? {
    let kind = tree.keyword(entry.key)
    guard ElementKind(kind) != nil, let row = shape.rows.firstIndex(where: { $0.value.isOfElements })
    else { return nil }
    let home = shape.rows[row].key.text
    report(
      .misplacedKey, at: tree.span(entry.key), "unknown key '\(kind.text)' in \(shape.name)",
      help: "elements stand behind '\(home)': write '\(home): { \(kind.text): … }'")
    return row
  }

  /// Reports an element as a key of another one that takes none: `{ text: "New", if: content.isNew }`. Returns whether
  /// it is one.
  private mutating func reportSecondElement(_ entry: Entry, in parent: NodeID, as shape: Shape) -> Bool {
    let outer = tree.entries(of: parent).lazy.compactMap { ElementKind(self.tree.keyword($0.key)) }.first
    guard let inner = ElementKind(tree.keyword(entry.key)), let outer, outer.keys.name == shape.name else {
      return false
    }
    let (word, around) = (inner.principal.key.text, outer.principal.key.text)
    let takesElements = outer.arguments.rows.contains { $0.value.isOfElements }
    let body: String
    switch inner.id {
    case .if: body = "then: { \(around): … }'"
    case .each: body = "as: item' and 'do: { \(around): … }'"
    case .switch: body = "cases: { name: { \(around): … } }'"
    case .let: body = "do: { \(around): … }'"
    case _ where takesElements || outer.principal.value.isOfElements: return false
    default: body = ""
    }
    let help =
      body.isEmpty
      ? "an element has one kind: put both into a stack, 'hstack: [{ \(around): … }, { \(word): … }]' with 'spacing: …'"
      : "'\(word)' goes around the element: write '\(word): …' with '\(body)"
    report(.misplacedKey, at: tree.span(entry.key), "unknown key '\(word)' in \(shape.name)", help: help)
    return true
  }

  /// Reports a label of a field whose text while it is empty is its name. Returns the row of that text.
  private mutating func reportPrompt(_ entry: Entry, in parent: NodeID, as shape: Shape) -> Int? {
    guard ["label", "title", "placeholder"].contains(tree.text(entry.key)),
      let row = row(named: Key.prompt.text, of: shape),
      !tree.entries(of: parent).contains(where: { tree.keyword($0.key) == Keyword(.prompt) })
    else { return nil }
    let word = tree.text(entry.key)
    // `label: { text: "Name" }`
    let text = firstEntry(of: entry.value).map(\.value) ?? entry.value
    let shown = tree.kind(text).isScalar ? tree.text(text) : ""
    let value = shown.isEmpty ? "\"…\"" : tree.kind(text) == .plain ? shown : "\"\(shown)\""
    let help = "a field is named by its 'prompt', which it shows while it is empty: 'prompt: \(value)'"
    reportUnknown(word, entry, shape, help: help)
    return row
  }

  private func row(named name: String, of shape: Shape) -> Int? { shape.rows.firstIndex { $0.key.text == name } }

  /// Reports a parameter in a variant, beside the key that takes values of parameters. Returns the row of that key.
  private mutating func reportArgument(_ entry: Entry, in shape: Shape) -> Int? {
    guard let row = shape.rowIndex(Keyword(.with)), isParameter(entry.key) else { return nil }
    let (name, home) = (tree.text(entry.key), shape.rows[row].key.text)
    let help = "values of parameters stand behind '\(home)': write '\(home): { \(name): … }'"
    reportUnknown(name, entry, shape, help: help)
    return row
  }

  /// Whether the component of the file has a parameter of this name.
  private func isParameter(_ name: NodeID) -> Bool {
    guard let root = tree.root, tree.kind(root) == .mapping else { return false }
    return tree.entries(of: root).contains { key, value in
      tree.keyword(key) == Keyword(.parameters) && tree.kind(value) == .mapping
        && tree.entries(of: value).contains { tree.text($0.key) == tree.text(name) }
    }
  }

  /// Reports a key that resembles none of the keys allowed here. Returns the row of the one key that is missing, for
  /// which it probably stands.
  private mutating func reportStranger(_ word: String, _ entry: Entry, in parent: NodeID, as shape: Shape) -> Int? {
    if let help = shape.question(of: word) {
      reportUnknown(word, entry, shape, help: help)
      return nil
    }
    let homes = Grammar.homes(of: tree.keyword(entry.key), near: shape)
    if !homes.isEmpty {
      reportMisplaced(word, entry, shape, homes)
      return nil
    }
    let written = tree.entries(of: parent).map { tree.keyword($0.key) }
    let missing = shape.rows.indices.filter { shape.rows[$0].isRequired && !written.contains(shape.rows[$0].key) }
    guard missing.count == 1, let help = shape.keysHelp else {
      reportUnknown(word, entry, shape, help: shape.keysHelp)
      return nil
    }
    reportUnknown(word, entry, shape, help: "\(help); '\(shape.rows[missing[0]].key.text)' is missing")
    return missing[0]
  }

  private mutating func reportUnknown(
    _ word: String, _ entry: Entry, _ shape: Shape, help: String?, fixes: [Diagnostic.Fix] = []
  ) {
    report(.unknownKey, at: tree.span(entry.key), "unknown key '\(word)' in \(shape.name)", help: help, fixes: fixes)
  }

  private mutating func reportMisplaced(_ word: String, _ entry: Entry, _ shape: Shape, _ homes: [String]) {
    report(
      .misplacedKey, at: tree.span(entry.key), "unknown key '\(word)' in \(shape.name)",
      help: "'\(word)' belongs to \(homes.prefix(3).joined(separator: ", or to "))")
  }
}

extension Shape {
  /// The help for a key by which another one was meant: the condition of an action, or the elements of an alert or a
  /// dialog, whose text has a key of its own.
  fileprivate func question(of word: String) -> String? {
    if word == Key.if.text, row(.when) != nil { return "its condition is 'when'" }
    let isQuestion = row(.message) != nil && row(.actions) != nil
    return isQuestion && ["content", "body", "buttons", "text"].contains(word)
      ? "text below the title is its 'message', and buttons are its 'actions'" : nil
  }

  /// The keys of the shape, or the first 12 of them.
  fileprivate var keysHelp: String? {
    if rows.isEmpty { return nil }
    let shown = rows.prefix(12).map { "'\($0.key.text)'" }
    if shown.count == rows.count { return "its keys are \(shown.joinedAsList(last: "and"))" }
    return "its keys are \(shown.joined(separator: ", ")) and others, which 'facet ls grammar' lists"
  }
}

extension Grammar {
  /// The names of the shapes that have a key, for messages, the nearest to another shape first.
  ///
  /// For a part of a modifier they include elements, because the key can be at the wrong depth, but not the parts of
  /// other modifiers.
  fileprivate static func homes(of key: Keyword, near shape: Shape) -> [String] {
    var body: [String] = []
    if modifiers.row(key) != nil { body.append("an element, as a modifier") }
    if componentElement.row(key) != nil { body.append("a component in a body") }
    body += names(of: elements.map(\.arguments), with: key)
    let isElement = shape.row(.onTap) != nil
    let isPart = modifierParts.contains { $0.name == shape.name }
    let isOfScreen = shapesOfScreens.contains { $0.name == shape.name }
    let sections = isPart ? [] : names(of: isOfScreen ? shapes : shapesBesidesScreens, with: key)
    let homes = isElement ? body + names(of: modifierParts, with: key) + sections : sections + body
    return ElementKind(key) == nil ? homes : ["the elements of a body"] + homes
  }

  private static func names(of shapes: [Shape], with key: Keyword) -> [String] {
    shapes.filter { $0.row(key) != nil }.map(\.name)
  }
}
