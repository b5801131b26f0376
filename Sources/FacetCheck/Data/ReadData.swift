import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec
import FacetText

/// Values of the data zone, read as the declared type: `no`, `1.10` and `12:30` are text for a String, with or without
/// quotes.
extension ComponentResolver {
  /// `subject` is what the value belongs to, for messages: `'title'`.
  mutating func read(_ node: NodeID, as type: ValueType, for subject: DataSubject) -> Expression? {
    let value = value(of: node, as: type, for: subject)
    if value == nil { hasHoles = true }
    return value
  }

  private mutating func value(of node: NodeID, as type: ValueType, for subject: DataSubject) -> Expression? {
    if isNull(node), !type.isSlot { return absent(at: spec.tree.span(node), as: type, for: subject) }
    switch type {
    case .optional(let wrapped) where isAbsence(node) && words(of: wrapped)?.contains("none") != true:
      return absent(at: spec.tree.span(node), as: type, for: subject)
    case .optional(let wrapped): return read(node, as: wrapped, for: subject)
    case .binding(let value), .focus(let value, _): return read(node, as: value, for: subject)
    case .view, .viewOf: return slotContents(node, as: type, for: subject)
    case .declared(let declared): return readDeclared(node, as: declared, for: subject)
    case .array(let element): return readArray(node, of: element, for: subject)
    case .record(let id): return readRecord(id, node, for: subject)
    default: return readScalar(node, as: type, for: subject)
    }
  }

  /// `null`, `nil`, `~` or empty, without quotes.
  func isNull(_ node: NodeID) -> Bool { isOneOf(["", "null", "nil", "~"], node) }

  /// Also `none`, for an empty slot or an optional without a value.
  func isAbsence(_ node: NodeID) -> Bool { isNull(node) || isOneOf(["none"], node) }

  private func isOneOf(_ words: [StaticString], _ node: NodeID) -> Bool {
    guard spec.tree.kind(node) == .plain else { return false }
    return spec.tree.withText(node) { text in
      words.contains { text.elementsEqual(UnsafeBufferPointer(start: $0.utf8Start, count: $0.utf8CodeUnitCount)) }
    }
  }

  private mutating func absent(at span: SourceSpan, as type: ValueType, for subject: DataSubject) -> Expression? {
    if type.read.isOptional { return Expression(.null, as: type.read) }
    report(.nullValue(of: type.read, for: subject, at: span))
    return nil
  }

  // MARK: Scalars

  mutating func readScalar(_ node: NodeID, as type: ValueType, for subject: DataSubject) -> Expression? {
    guard spec.tree.kind(node).isScalar else { return wrong(node, as: type, for: subject) }
    let text = spec.tree.text(node)
    switch type {
    case .string, .localizedText: return dataText(node).map { readText($0, node, as: type, for: subject) }
    case .icon: return dataText(node).flatMap { icon(Located($0.text, at: spec.tree.span(node))) }
    case .image: return dataText(node).map { Expression(.image($0.text), as: .image) }
    case .serverPage: return page(Located(text, at: spec.tree.span(node)))
    case .action, .actionOf: return recorder(text, node, as: type, for: subject)
    case _ where type.words.contains(text): return Expression(.word(text), as: type)
    case .shadow where text == "none": return Expression(.word(text), as: .shadow)
    case .words, .font: return unknownWord(text, node, as: type)
    case .fontWeight where !design.hasTokens(under: text.firstName): return unknownWord(text, node, as: type)
    case .bool: return readBool(text, node, for: subject)
    case .int: return Numeral(text).int.map { Expression(.int($0), as: .int) } ?? wrong(node, as: type, for: subject)
    case .range(let bound): return readRange(text, of: bound, node, for: subject)
    case .double, .length: return readNumber(text, node, as: type, for: subject)
    case .date, .url, .duration:
      if let value = Expression(text, writtenAs: type) { return value }
      return type == .duration ? readToken(text, node, as: type, for: subject) : wrong(node, as: type, for: subject)
    default: return readToken(text, node, as: type, for: subject)
    }
  }

  /// A text, which is looked up in the String Catalog if it is the design system's own wording.
  private mutating func readText(
    _ written: DataText, _ node: NodeID, as type: ValueType, for subject: DataSubject
  ) -> Expression {
    var text = Expression(.string(written.text), as: .string)
    let wording = type == .localizedText ? subject.wordingOfLocalizedText : subject.wording
    guard let scope = wording else { return Expression(text.node, as: type) }
    if !written.isVerbatim { text = localized(text, at: spec.tree.span(node), in: scope) }
    return type == .localizedText ? text.asLocalizedText : text
  }

  private mutating func page(_ name: Located<String>) -> Expression? {
    if design.pages.has(name.value) { return Expression(.serverPage(name.value), as: .serverPage) }
    report(.unknownPage(name, among: design.pages.names))
    return nil
  }

  private mutating func unknownWord(_ text: String, _ node: NodeID, as type: ValueType) -> Expression? {
    report(.unknownWord(text, of: type, among: type.words, at: spec.tree.span(node)))
    return nil
  }

  private mutating func readBool(_ text: String, _ node: NodeID, for subject: DataSubject) -> Expression? {
    switch text {
    case "true": Expression(.bool(true), as: .bool)
    case "false": Expression(.bool(false), as: .bool)
    default: wrong(node, as: .bool, for: subject)
    }
  }

  /// A number, or a token with a number.
  private mutating func readNumber(
    _ text: String, _ node: NodeID, as type: ValueType, for subject: DataSubject
  ) -> Expression? {
    if let value = Numeral(text).double { return Expression(.double(value), as: type) }
    guard design.hasTokens(under: text.firstName) else { return wrong(node, as: type, for: subject) }
    return readToken(text, node, as: type, for: subject)
  }

  private mutating func readToken(
    _ text: String, _ node: NodeID, as type: ValueType, for subject: DataSubject
  ) -> Expression? {
    guard design.hasTokens(under: text.firstName) else { return wrong(node, as: type, for: subject) }
    let path = text.dottedParts
    guard let token = token(path, at: spec.tree.span(node)) else { return nil }
    return token.type == type ? token : wrong(node, as: type, for: subject)
  }

  private mutating func recorder(
    _ text: String, _ node: NodeID, as type: ValueType, for subject: DataSubject
  ) -> Expression? {
    text == "record" ? Expression(.recorder(subject.name), as: type) : wrong(node, as: type, for: subject)
  }

  private mutating func readRange(
    _ text: String, of bound: ValueType, _ node: NodeID, for subject: DataSubject
  ) -> Expression? {
    guard let numeral = RangeNumeral(text), let lower = bounded(numeral.lower, as: bound),
      let upper = bounded(numeral.upper, as: bound)
    else { return wrong(node, as: .range(bound), for: subject) }
    if let low = lower?.constantNumber, let high = upper?.constantNumber, low > high {
      report(.emptyRange(lower: low, upper: high, at: spec.tree.span(node)))
      return nil
    }
    return Expression(.range(lower: lower, upper: upper), as: .range(bound))
  }

  /// Nil for text that is not a number; `.some(nil)` for an open bound.
  private func bounded(_ text: String, as type: ValueType) -> Expression?? {
    if text.isEmpty { return .some(nil) }
    if type == .int { return Numeral(text).int.map { Expression(.int($0), as: .int) } }
    return Numeral(text).double.map { Expression(.double($0), as: type) }
  }

  private mutating func readDeclared(
    _ node: NodeID, as type: DeclaredType, for subject: DataSubject
  ) -> Expression? {
    switch declaration(of: type)?.shape {
    case .structure: return readStructure([node], as: type, for: subject)
    case .enumeration(let cases):
      guard spec.tree.kind(node).isScalar else { return wrong(node, as: .declared(type), for: subject) }
      return word(spec.tree.text(node), of: cases, as: .declared(type), at: spec.tree.span(node))
    case nil: return nil
    }
  }

  mutating func wrong(_ node: NodeID, as type: ValueType, for subject: DataSubject) -> Expression? {
    if let slip = spec.tree.bracesWithoutQuotes(node) {
      report(slip)
      return nil
    }
    var diagnostic = Diagnostic.wrongValue(excerpt(of: node), as: type, for: subject, at: spec.tree.span(node))
    if isComputed(node) {
      diagnostic.help = "values here are constants; what follows from others belongs in 'content:'"
    }
    if case .declared(let declared) = type.read.unwrapped { diagnostic.help = spelling(of: declared) }
    if let token = design.token(of: type.read.unwrapped) { diagnostic.help = "name a token, as in '\(token)'" }
    report(diagnostic)
    return nil
  }

  /// Whether it refers to a parameter or is a sum: expressions are not allowed in data.
  private func isComputed(_ node: NodeID) -> Bool {
    guard spec.tree.kind(node).isPlain else { return false }
    let text = spec.tree.text(node)
    let words = text.utf8.split(separator: UInt8(ascii: " "))
    return spec.parameters.contains { $0.name.value == text }
      || words.count > 2 && words[1].count == 1 && words[1].allSatisfy { "+-*/%".utf8.contains($0) }
  }

  /// A value, shortened for messages.
  private func excerpt(of node: NodeID) -> String {
    switch spec.tree.kind(node) {
    case .mapping: "a mapping"
    case .sequence: "a list"
    default: "'\(escapedForDisplay(String(spec.tree.text(node).unicodeScalars.prefix(40))))'"
    }
  }
}

extension String {
  /// The text before the first dot.
  fileprivate var firstName: String { String(decoding: utf8.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self) }
}
