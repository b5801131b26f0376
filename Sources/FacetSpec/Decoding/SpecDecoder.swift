import FacetDiagnostics
import FacetLanguage
import FacetLimits

/// Decodes a YAML tree by the grammar. Errors are reported and omitted from the result.
struct SpecDecoder {
  var tree: SourceTree
  var diagnostics: [Diagnostic] = []
  /// Values that a comma inside `{ }` has cut, and the parts after it; see `reportCommas(in:as:)`.
  var spoiled: Set<NodeID> = []
  /// Whether elements are in the data zone, in which their values and the arguments of components are read as their
  /// declared types.
  var readsData = false

  init(_ tree: SourceTree) { self.tree = tree }

  mutating func report(
    _ kind: DiagnosticKind, at span: SourceSpan, _ message: String, help: String? = nil,
    notes: [Diagnostic.Note] = [], fixes: [Diagnostic.Fix] = []
  ) {
    diagnostics.append(Diagnostic(kind, at: span, message, help: help, notes: notes, fixes: fixes))
  }

  /// Whether the maximum number of diagnostics has been reached, so that reading stops.
  var isHopeless: Bool { diagnostics.count >= Limit.mistakes.most }

  /// Appends the diagnostics to those of the run.
  func handOver(to all: inout [Diagnostic]) {
    all.append(contentsOf: diagnostics.prefix(Limit.mistakes.most))
    if isHopeless, let span = diagnostics[Limit.mistakes.most - 1].span { all.append(.tooManyMistakes(at: span)) }
  }
}

/// A key with its value.
struct Entry {
  var key: NodeID
  var value: NodeID

  init(key: NodeID, value: NodeID) {
    self.key = key
    self.value = value
  }

  /// An entry for a value whose key has been read.
  init(_ value: NodeID) { self.init(key: value, value: value) }

  var hasKey: Bool { key != value }
}

/// Rows of a shape, by their positions. Allocates only for a shape of more than 64 rows.
struct RowSet {
  private var first: UInt64 = 0
  private var rest: Set<Int> = []

  mutating func insert(_ row: Int) {
    if row < UInt64.bitWidth { first |= 1 << UInt64(row) } else { rest.insert(row) }
  }

  func contains(_ row: Int) -> Bool {
    row < UInt64.bitWidth ? first & (1 << UInt64(row)) != 0 : rest.contains(row)
  }
}

// MARK: - Mappings

extension SpecDecoder {
  /// Visits the entries of a mapping with keys of the grammar. Unknown and missing required keys are reported; returns
  /// the missing ones.
  @discardableResult
  mutating func forEachEntry(
    of node: NodeID, as shape: Shape, missingAt span: SourceSpan? = nil,
    _ body: (inout SpecDecoder, Row, Entry) -> Void
  ) -> [Keyword] {
    reportCommas(in: node, as: shape)
    var seen = RowSet()
    for (key, value) in tree.entries(of: node) {
      if isHopeless { return [] }
      let entry = Entry(key: key, value: value)
      if let index = shape.rowIndex(tree.keyword(key)) {
        seen.insert(index)
        body(&self, shape.rows[index], entry)
      } else if let (meant, isCertain) = reportUnknownKey(entry, in: node, as: shape) {
        seen.insert(meant)
        if isCertain { body(&self, shape.rows[meant], entry) }
      }
    }
    return reportMissingKeys(of: shape, seen: seen, at: span ?? start(of: node))
  }

  /// Visits the entries of a mapping with names as keys.
  mutating func forEachName(of entry: Entry, _ body: (inout SpecDecoder, Located<String>, Entry) -> Void) {
    guard isMapping(entry, orExpected: "a mapping of names", help: helpForList(entry.value)) else { return }
    reportCommas(in: entry.value) { _, _ in true }
    for (position, (key, value)) in tree.entries(of: entry.value).enumerated() {
      guard position < Limit.names.most else {
        let count = tree.entries(of: entry.value).reduce(0) { count, _ in count + 1 }
        return diagnostics.append(.exceeded(.names, found: count, at: tree.span(key)))
      }
      guard !isHopeless, !spoiled.contains(key), let name = name(ofKey: key) else { continue }
      body(&self, name, Entry(key: key, value: value))
    }
  }

  /// The name in a key; nil for a key that is not a scalar, which has been reported.
  private mutating func name(ofKey key: NodeID) -> Located<String>? {
    guard tree.kind(key).isScalar else {
      report(.wrongShape, at: tree.span(key), "expected a name, found \(found(key))")
      return nil
    }
    return located(key)
  }

  /// The first key of a mapping, as a location for missing keys.
  func start(of node: NodeID) -> SourceSpan {
    tree.span(firstEntry(of: node)?.key ?? node)
  }

  func firstEntry(of node: NodeID) -> Entry? {
    guard tree.kind(node) == .mapping else { return nil }
    var entries = tree.entries(of: node)
    return entries.next().map { Entry(key: $0.key, value: $0.value) }
  }
}

// MARK: - Values

extension SpecDecoder {
  func located(_ node: NodeID) -> Located<String> { Located(tree.text(node), at: tree.span(node)) }

  /// A key with its name in the grammar, also if it is misspelled.
  func located(_ entry: Entry, _ row: Row) -> Located<String> { Located(row.key.text, at: tree.span(entry.key)) }

  /// Whether there is no value: `text:`. The word `null` is a scalar.
  func isAbsent(_ node: NodeID) -> Bool { tree.kind(node) == .plain && tree.withText(node) { $0.isEmpty } }

  func isFlowMapping(_ node: NodeID) -> Bool {
    tree.kind(node) == .mapping && tree.byte(at: tree.span(node).start) == UInt8(ascii: "{")
  }

  func isFlowSequence(_ node: NodeID) -> Bool {
    tree.kind(node) == .sequence && tree.byte(at: tree.span(node).start) == UInt8(ascii: "[")
  }

  /// The description in a message after "found".
  func found(_ node: NodeID) -> String {
    switch tree.kind(node) {
    case .mapping: "a mapping"
    case .sequence: "a list"
    default: isAbsent(node) ? "nothing" : "text"
    }
  }

  mutating func isMapping(
    _ entry: Entry, orExpected expected: @autoclosure () -> String, help: String? = nil
  ) -> Bool {
    if tree.kind(entry.value) == .mapping { return true }
    reportWrongShape(entry, expected: expected(), help: help)
    return false
  }

  /// The help for `- Default` instead of `Default:`.
  private func helpForList(_ node: NodeID) -> String? {
    guard tree.kind(node) == .sequence, let first = tree.elements(of: node).first(where: { _ in true }) else {
      return nil
    }
    let name = firstEntry(of: first)?.key ?? first
    // A comparison, as in code.
    let sides = tree.text(name).split(separator: "=").map { $0.split(separator: " ").joined(separator: " ") }
    if sides.count == 2 { return "write '\(sides[0]): \(sides[1])'" }
    return tree.kind(name).isScalar ? "names stand without a dash: '\(tree.text(name)):'" : nil
  }

  mutating func isSequence(
    _ entry: Entry, orExpected expected: @autoclosure () -> String, help: String? = nil
  ) -> Bool {
    if tree.kind(entry.value) == .sequence { return true }
    reportWrongShape(entry, expected: expected(), help: help)
    return false
  }

  /// Reports a value of the wrong shape, or a missing value.
  mutating func reportWrongShape(_ entry: Entry, expected: String, help: String? = nil) {
    guard !spoiled.contains(entry.value) else { return }
    guard isAbsent(entry.value) else {
      let takes = entry.hasKey ? "'\(tree.text(entry.key))' takes" : "expected"
      let message = "\(takes) \(expected), found \(found(entry.value))"
      return report(.wrongShape, at: tree.span(entry.value), message, help: help)
    }
    let comment = "'#' after a space begins a comment; a color is a token, as in 'color.action'"
    report(
      .missingValue, at: tree.span(entry.key), "'\(tree.text(entry.key))' takes \(expected), and nothing is there",
      help: isFollowedByComment(entry.key) ? comment : help)
  }

  /// Whether a value such as `color: #FF0000` is a comment.
  private func isFollowedByComment(_ key: NodeID) -> Bool {
    var offset = tree.span(key).end
    while let byte = tree.byte(at: offset), byte == UInt8(ascii: ":") || byte == 0x20 { offset += 1 }
    let next = tree.byte(at: offset + 1) ?? 0x20
    return tree.byte(at: offset) == UInt8(ascii: "#") && (next.continuesName || next == UInt8(ascii: "{"))
  }
}

extension SourceTree {
  func byte(at offset: UInt32) -> UInt8? { Int(offset) < source.count ? source[Int(offset)] : nil }

  /// The source text between two offsets, for messages.
  func sourceText(from start: UInt32, to end: UInt32) -> String {
    let range = Int(start)..<max(Int(start), min(Int(end), source.count))
    return range.upperBound <= source.count ? String(decoding: source[range], as: UTF8.self) : ""
  }
}
