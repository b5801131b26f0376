import FacetDiagnostics
import FacetLanguage

/// Common YAML mistakes, distinguished from unknown keys.
extension SpecDecoder {
  /// Reports `text: {title}`: unquoted braces are a mapping with a key without a value.
  mutating func reportBraces(_ entry: Entry) -> Bool {
    guard isFlowMapping(entry.value), let inner = loneKey(of: entry.value) else { return false }
    let (key, name) = (tree.text(entry.key), tree.text(inner))
    report(
      .bracesWithoutQuotes, at: tree.span(entry.value), "braces without quotes are a YAML mapping, not a value",
      help: "write '\(key): \(name)', or '\(key): \"{\(name)}\"' for text with the value in it")
    return true
  }

  private func loneKey(of mapping: NodeID) -> NodeID? {
    var entries = tree.entries(of: mapping)
    guard let (key, value) = entries.next(), entries.next() == nil, isAbsent(value), tree.kind(key).isScalar else {
      return nil
    }
    return key
  }

  /// Reports a key without a value that is a syntax error.
  mutating func reportSlip(_ entry: Entry, in parent: NodeID) -> Bool {
    guard isAbsent(entry.value), tree.kind(entry.key) == .plain else { return false }
    if reportMissingSpace(entry.key) { return true }
    guard isFlowMapping(parent), loneKey(of: parent) == entry.key else { return false }
    report(
      .bracesWithoutQuotes, at: tree.span(parent),
      "braces without quotes are a YAML mapping, and this one has no value",
      help: "write '\(tree.text(entry.key))' without the braces, or '\"{\(tree.text(entry.key))}\"' for text")
    return true
  }

  /// Reports `spacing:4`, which is a single word in YAML.
  mutating func reportMissingSpace(_ node: NodeID) -> Bool {
    guard tree.kind(node) == .plain else { return false }
    let text = tree.text(node)
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty, isKeyLike(parts[0]) else { return false }
    let (key, value) = (String(parts[0]) ?? "", String(parts[1]) ?? "")
    let colon = tree.sourceSpan(ofText: parts[0].count..<parts[0].count + 1, in: node)
    report(
      .missingSpace, at: tree.span(node), "a space belongs behind the colon: YAML reads '\(text)' as one word",
      help: "write '\(key): \(value)'", fixes: [Diagnostic.Fix(replace: colon, with: ": ")])
    return true
  }

  private func isKeyLike(_ text: Substring.UTF8View) -> Bool {
    text.first?.startsName == true && text.allSatisfy(\.continuesName)
  }

  /// Reports `{ text: Hello, world }`: a comma ends a value inside braces, and the rest becomes a key.
  mutating func reportCommas(in mapping: NodeID, as shape: Shape) {
    reportCommas(in: mapping) { tree, key in shape.row(tree.keyword(key)) != nil }
  }

  /// - Parameter isKey: Whether the mapping can have the key, if it is not between the parentheses of a value.
  mutating func reportCommas(in mapping: NodeID, isKey: (SourceTree, NodeID) -> Bool) {
    guard isFlowMapping(mapping) else { return }
    var cut: Entry?
    var last: Entry?
    let argumentEnds = argumentEnds(in: mapping)
    for (key, value) in tree.entries(of: mapping) {
      let isRest =
        isPartOfValue(key, value)
        && (argumentEnds.contains(key) || !isKey(tree, key) && !isKeyWithoutSpace(key))
      if isRest, let before = last, tree.kind(before.value) == .plain {
        cut = cut ?? (isAbsent(before.value) ? nil : before)
        if cut != nil { spoiled.insert(key) }
      } else if let broken = cut {
        reportComma(in: broken, upTo: last)
        cut = nil
      }
      last = Entry(key: key, value: value)
    }
    if let broken = cut { reportComma(in: broken, upTo: last) }
  }

  /// Whether an entry can be what follows a comma in a value.
  private func isPartOfValue(_ key: NodeID, _ value: NodeID) -> Bool { isAbsent(value) && tree.kind(key) == .plain }

  /// The second and further arguments of calls, which a comma has made keys: `3)` of `{ width: max(2, 3) }`.
  private func argumentEnds(in mapping: NodeID) -> Set<NodeID> {
    // Few mappings have a key without a value.
    guard tree.entries(of: mapping).contains(where: isPartOfValue) else { return [] }
    var ends: Set<NodeID> = []
    var arguments: [NodeID] = []
    var depth = 0
    for (key, value) in tree.entries(of: mapping) {
      if depth > 0, isPartOfValue(key, value) {
        arguments.append(key)
        depth += openParentheses(in: key)
        if depth <= 0 { ends.formUnion(arguments) }
      } else {
        arguments = []
        depth = tree.kind(value) == .plain ? openParentheses(in: value) : 0
      }
    }
    return ends
  }

  /// Reports Swift's loop, `each: row in content.rows`, in place of a list with a name for its elements.
  mutating func reportLoop(in node: NodeID) -> Bool {
    guard let each = firstEntry(of: node), ElementKind(tree.keyword(each.key))?.id == .each,
      tree.kind(each.value) == .plain
    else {
      return false
    }
    let words = tree.text(each.value).split(separator: " ", maxSplits: 2)
    guard words.count == 3, words[1] == "in" else { return false }
    spoiled.insert(each.value)
    report(
      .missingKey, at: tree.span(each.value), "missing key 'as' in 'each', which takes a list",
      help: "write 'each: \(words[2])' with 'as: \(words[0])'")
    return true
  }

  /// The number of opening parentheses minus that of closing ones.
  private func openParentheses(in node: NodeID) -> Int {
    tree.withText(node) { text in
      text.reduce(0) { $0 + ($1 == UInt8(ascii: "(") ? 1 : $1 == UInt8(ascii: ")") ? -1 : 0) }
    }
  }

  private func isKeyWithoutSpace(_ node: NodeID) -> Bool { tree.withText(node) { $0.contains(UInt8(ascii: ":")) } }

  private mutating func reportComma(in entry: Entry, upTo last: Entry?) {
    guard let last else { return }
    spoiled.insert(entry.value)
    var span = tree.span(entry.value)
    span.end = tree.span(last.key).end
    let (key, whole) = (tree.text(entry.key), tree.sourceText(from: span.start, to: span.end))
    let isCode = whole.utf8.contains(UInt8(ascii: "(")) || whole.utf8.contains(UInt8(ascii: "["))
    report(
      .commaInBraces, at: span, "inside braces a comma ends the value",
      help: isCode
        ? "write '\(key): \(whole)' on a line of its own, without the braces around it"
        : "put text with a comma in quotes: '\(key): \"\(whole)\"'",
      fixes: isCode || whole.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0 == 0x0A }
        ? [] : [Diagnostic.Fix(replace: span, with: "\"\(whole)\"")])
  }
}
