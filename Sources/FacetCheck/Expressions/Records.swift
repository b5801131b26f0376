import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// Values of record types by their parts: `{ horizontal: space.l, vertical: space.m }`.
extension ComponentResolver {
  /// A record that is written as a mapping, in code or in data: `part` reads one of its values.
  mutating func record(
    _ id: RecordID, of node: NodeID, at span: SourceSpan,
    part: (inout ComponentResolver, NodeID, ValueType) -> Expression?
  ) -> Expression? {
    guard spec.tree.kind(node) == .mapping else {
      report(.mismatch("a sequence", as: .record(id), at: span))
      return nil
    }
    var parts = RecordParts(id)
    for (key, value) in spec.tree.entries(of: node) {
      let name = Located(spec.tree.text(key), at: spec.tree.span(key))
      if let type = parts.type(of: name) {
        parts.set(name, to: part(&self, value, type))
      } else {
        report(.unknownPart(name, of: .record(id), among: id.type.shape.rows.map(\.key.text)))
        parts.isComplete = false
      }
    }
    if let missing = parts.missing { report(.missingPart(missing.key.text, of: .record(id), at: span)) }
    return record(parts, at: span)
  }

  /// A record that is written below a modifier or an argument. The decoder has reported unknown and missing parts.
  mutating func record(
    _ id: RecordID, of arguments: [ElementSpec.Argument], at span: SourceSpan, in scope: Scope
  ) -> Expression? {
    var parts = RecordParts(id)
    for argument in arguments {
      guard let type = parts.type(of: argument.key) else { continue }
      parts.set(argument.key, to: expression(argument.value, as: type, in: scope))
    }
    return record(parts, at: span)
  }

  private mutating func record(_ parts: RecordParts, at span: SourceSpan) -> Expression? {
    check(parts)
    guard parts.isComplete, parts.missing == nil else { return nil }
    var record = parts.record
    for row in record.id.type.parts where record[row.key] == nil {
      record[row.key] = row.filler?.expression(as: row.value)
    }
    if record.id == .font {
      if record[.style] != nil, record[.size] != nil {
        report(.twoFontSizes(at: span))
        return nil
      }
      if record[.size] == nil, record[.style] == nil {
        record[.style] = Expression(.word("body"), as: .words(.fontTextStyle))
      }
    }
    return Expression(record)
  }

  /// Checks constraints between parts, which their types do not express.
  private mutating func check(_ parts: RecordParts) {
    switch parts.record.id {
    case .font: checkFontSize(of: parts)
    case .shadow: checkRadius(of: parts)
    default: break
    }
  }
}

/// The parts of a record, collected one by one. A later key replaces an earlier one.
struct RecordParts {
  private(set) var record: Record<Expression>
  private(set) var keys: [Located<String>] = []
  /// Whether all keys and values are valid.
  var isComplete = true

  init(_ id: RecordID) { record = Record(id) }

  /// The type of the values of a key; nil for a key that the record does not have.
  func type(of key: Located<String>) -> ValueType? {
    switch record.id.type.shape.row(Keyword(key.value))?.value {
    case .expression(let types): types.first
    case .wordOrExpression(let words): .words(words)
    default: nil
    }
  }

  /// Sets the parts that a key names; nil for a value with an error.
  mutating func set(_ key: Located<String>, to value: Expression?) {
    keys.append(key)
    guard let value, let word = Keyword(key.value).key else {
      isComplete = false
      return
    }
    for part in record.id.type.parts(setBy: word) { record[part] = value }
  }

  /// A required part whose key is not written.
  var missing: Row? { record.id.type.parts.first { $0.isRequired && key($0.key) == nil } }

  /// A key as it is written.
  func key(_ word: Keyword) -> Located<String>? { keys.first { $0.value == word.text } }

  func key(_ word: Key) -> Located<String>? { key(Keyword(word)) }
}
