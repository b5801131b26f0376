internal import FacetDiagnostics

/// A syntax error of libyaml, with the probable intention and its correct syntax.
struct SyntaxSlip {
  var kind = DiagnosticKind.yamlSyntax
  var message: String
  var help: String?
  /// Whether the diagnostic points to the start of the construct, such as an open bracket, instead of the end of
  /// parsing.
  var pointsToBeginning = false
  /// Whether the end of parsing is not shown.
  var isWholeStory = false
  /// The description of the start, for a note.
  var beginning: String?

  init(message: String) { self.message = message }

  /// - Parameters:
  ///   - problem: libyaml's message about the error.
  ///   - context: libyaml's message about the enclosing construct.
  ///   - place: The offset at which libyaml stopped.
  ///   - start: The offset of the start of the construct.
  init(problem: String, context: String, at place: Int, from start: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    message = problem
    if !context.isEmpty { message = "\(problem) \(context)" }
    let here = place < bytes.count ? bytes[place] : nil
    if context.hasSuffix("quoted scalar") {
      inQuotes(problem)
      if kind == .yamlEscape, Self.isInterpolation(at: place, in: bytes) {
        help = "values stand in braces: \"{value}\""
      }
    } else if context.contains("flow ") {
      inFlow(problem, context, at: place, in: bytes)
      if kind == .yamlMisplacedColon, Self.isBlockKey(before: place, openedAt: start, in: bytes) {
        unclosed(context, isAtEnd: true)
      }
      if kind == .yamlMisplacedColon, let ternary = Ternary(cutAt: place, in: bytes) { between(ternary) }
    } else if context.hasPrefix("while scanning an a") {
      afterAmpersandOrAsterisk(bytes, start)
    } else if context.contains("tag") || context.contains("directive") || problem.contains("directive")
      || problem.contains("tag handle") || problem.contains("incompatible")
    {
      inTagOrDirective(problem)
    } else if problem.contains("tab character") || (problem.contains("cannot start any token") && here == 0x09) {
      message = "found a tab where the line is indented, expected blanks"
      kind = .yamlTab
      help = "indent with blanks: YAML has no tabs there"
    } else if problem.contains("cannot start any token") {
      atReservedCharacter(here)
      if here == UInt8(ascii: "@") { atAttribute(bytes.dropFirst(place)) }
    } else {
      let line = bytes[..<min(place, bytes.count)].reversed().prefix { $0 != 0x0A && $0 != 0x0D }
      inBlock(problem, isIndented: !line.isEmpty && line.allSatisfy { $0 == 0x20 })
      if kind == .yamlMisplacedColon {
        let start = min(place, bytes.count) - line.count
        if let open = bytes[start..<min(place, bytes.count)].lastIndex(of: UInt8(ascii: "{")),
          let form = declaration(in: bytes, at: open)
        {
          help = "write it in its long form: '\(form)'"
        }
        if let ternary = Ternary(cutAt: place, in: bytes) { between(ternary) }
        if Self.continuesText(atLine: start, until: place, in: bytes) {
          help = "the line above it is text without ': ', which goes on here: write 'key: value' there too"
        }
      }
      if problem == "did not find expected key", let last = line.first(where: { $0 != 0x20 }) { after(last) }
      if kind == .yamlAfterClosing { beforeOperator(in: bytes, at: place) }
      if let type = Self.arrayType(before: place, in: bytes) { after(arrayOf: type, bytes[place]) }
    }
  }

  /// Whether it is Swift's interpolation `"\(value)"`. The library stops at the backslash or after it.
  private static func isInterpolation(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let around = bytes[min(max(place - 2, 0), bytes.count)..<min(place + 2, bytes.count)]
    return zip(around, around.dropFirst()).contains { $0 == UInt8(ascii: "\\") && $1 == UInt8(ascii: "(") }
  }

  private mutating func inQuotes(_ problem: String) {
    switch problem {
    case "found unexpected end of stream", "found unexpected document indicator":
      kind = .yamlUnclosed
      message = "found the beginning of a quoted text that never ends"
      help = "close it with the same quote"
      pointsToBeginning = true
    default:
      kind = .yamlEscape
      message = "found an escape that double-quoted text does not have"
      help = "a backslash itself is written \\\\; in single quotes it stands for itself"
      if problem.hasPrefix("found invalid Unicode") {
        message = "found an escape of half a character"
        help = "write the character itself, or \\U with all eight digits: \"\\U0001F600\""
      }
    }
  }

  private mutating func inFlow(
    _ problem: String, _ context: String, at place: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    let here = place < bytes.count ? bytes[place] : nil
    guard problem.hasPrefix("did not find expected ','") else {
      if here == nil {
        kind = .yamlUnclosed
        message = "found the end of the file within brackets that are still open"
        help = "close each '[' with ']' and each '{' with '}'"
        return
      }
      message = "found what cannot stand between brackets, expected a value"
      help = "quote text that has one of , [ ] { } : # & * ! | > ' \" % @ ` in it"
      return
    }
    if here == UInt8(ascii: ":") {
      kind = .yamlMisplacedColon
      message = "found ': ' in an entry between brackets, where none can stand"
      help = "quote text that has ': ' in it, or put ',' between the entries"
      return
    }
    if here == UInt8(ascii: "{") || here == UInt8(ascii: "[") {
      message = "found '\(here == UInt8(ascii: "{") ? "{" : "[")' in the middle of an entry between brackets"
      help = inEntry(bytes, at: place)
      return
    }
    unclosed(context, isAtEnd: here == nil)
  }

  /// The help for a bracket in an entry: an argument, a subscript, a default, or another value of code.
  private func inEntry(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> String {
    let before = place > 0 ? bytes[place - 1] : 0
    if before == UInt8(ascii: "(") { return "quote the whole entry, or put ',' before it" }
    if bytes[place] == UInt8(ascii: "["), before.continuesName {
      return "subscripts are not supported: use 'each:' to draw the elements of an array"
    }
    return declaration(in: bytes, at: place).map { "write it in its long form: '\($0)'" }
      ?? "write the entry on a line of its own, without the brackets around it, or put ',' before this value"
  }

  private mutating func unclosed(_ context: String, isAtEnd: Bool) {
    let (open, close) = context.contains("mapping") ? ("{", "}") : ("[", "]")
    kind = .yamlUnclosed
    message = "found '\(open)' without its '\(close)'"
    help = isAtEnd ? "close it with '\(close)'" : "put ',' between the entries, or close it with '\(close)'"
    pointsToBeginning = true
  }

  /// Whether the colon follows the first word of a line that is not indented deeper than the open bracket: a key of the
  /// enclosing block.
  private static func isBlockKey(before colon: Int, openedAt open: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let (line, opening) = (line(of: colon, in: bytes), line(of: open, in: bytes))
    guard line > open else { return false }
    let (depth, deepest) = (indentation(from: line, in: bytes), indentation(from: opening, in: bytes))
    let key = bytes[min(line + depth, colon)..<colon]
    return depth <= deepest && !key.isEmpty && !key.contains(0x20)
  }

  private static func line(of place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    bytes[..<min(place, bytes.count)].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
  }

  private static func indentation(from line: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    bytes[line...].prefix { $0 == 0x20 }.count
  }

  private mutating func between(_ ternary: Ternary) {
    message = "found ' ? ' and ' : ', and a choice between two values is written with words"
    help = "write '\(ternary.words)'"
  }

  /// The help for `&` and `*`, which are anchors and aliases in YAML, and operators in expressions.
  private mutating func afterAmpersandOrAsterisk(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) {
    pointsToBeginning = true
    isWholeStory = true
    if bytes[min(start, bytes.count)...].starts(with: "&&".utf8) {
      message = "found '&&' at the beginning of a value, where '&' names a node"
      help = "write 'and', or put a value before it"
    } else if start < bytes.count, bytes[start] == UInt8(ascii: "&") {
      message = "found '&' without a name after it"
      help = "quote text that starts with '&'"
    } else {
      message = "found '*' without the name of an anchor after it"
      help = "quote text that starts with '*'"
    }
  }

  /// The help for text after a closing quote or bracket on the same line.
  private mutating func after(_ last: UInt8) {
    switch last {
    case UInt8(ascii: "'"): help = "quote the whole text; a single quote within single quotes is written twice: ''"
    case UInt8(ascii: "\""): help = "quote the whole text; a double quote within double quotes is written \\\""
    case UInt8(ascii: "}"), UInt8(ascii: "]"): help = "put the next key on a line of its own"
    default: return
    }
    kind = .yamlAfterClosing
    message = "found text after a closing '\(Unicode.Scalar(last))', expected the end of the line"
    beginning = nil
  }

  /// The `String` of `[String] = []` or `[String]?`, which is Swift's spelling; nil for other text before a place.
  private static func arrayType(before place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard place < bytes.count, "=?".utf8.contains(bytes[place]) else { return nil }
    let line = bytes[Self.line(of: place, in: bytes)..<place]
    guard let close = line.lastIndex(where: { $0 != 0x20 }), line[close] == UInt8(ascii: "]"),
      let open = line[..<close].lastIndex(of: UInt8(ascii: "["))
    else { return nil }
    let type = line[(open + 1)..<close]
    guard type.first?.isUppercase == true, type.allSatisfy(\.continuesName) else { return nil }
    return String(decoding: Array(type), as: UTF8.self)
  }

  private mutating func after(arrayOf type: String, _ next: UInt8) {
    kind = .yamlAfterClosing
    message = "found text after a type in brackets, which are a list in YAML"
    help = "write 'Array<\(type)>\(next == UInt8(ascii: "?") ? "?" : " = …")'"
    beginning = nil
  }

  /// The help for an expression that begins with quoted text: `"2026-05-01"...content.last`.
  private mutating func beforeOperator(in bytes: UnsafeBufferPointer<UInt8>, at place: Int) {
    guard place < bytes.count else { return }
    if bytes[place] == UInt8(ascii: "+") {
      help = "put values into the text, in braces: \"Count: {count}\""
    } else if ["...", "==", "!=", "<", ">", "??"].contains(where: { bytes[place...].starts(with: $0.utf8) }) {
      help = "put the whole expression in parentheses: (\"2026-05-01\"...\"2026-05-31\")"
    }
  }

  private mutating func inTagOrDirective(_ problem: String) {
    kind = problem.contains("directive") || problem.contains("incompatible") ? .yamlDirective : .yamlTag
    if problem.contains("incompatible") {
      message = "found a version of YAML that nobody knows, expected 1.1 or 1.2"
      help = "leave the line out"
    } else if kind == .yamlTag {
      message = "found '!' at the beginning of a value, where it names a YAML tag"
      help = "write 'not' for a negation, or quote the text"
    } else {
      message = "found a line with '%' at its beginning, which is a YAML directive"
      help = "leave it out; quote text that starts with '%'"
    }
  }

  private mutating func atReservedCharacter(_ byte: UInt8?) {
    kind = .yamlReservedCharacter
    let character = byte.map { String(Unicode.Scalar($0)) } ?? "the end of the file"
    message = "found '\(character)' at the beginning of a value, which YAML keeps for itself"
    help = "quote the text: \"\(character)…\""
  }

  private mutating func inBlock(_ problem: String, isIndented: Bool) {
    switch problem {
    case "mapping values are not allowed in this context":
      kind = .yamlMisplacedColon
      message = "found ': ' where no key can stand"
      help = "quote text that has ': ' in it, or put the key on a line of its own, indented like its neighbours"
    case "could not find expected ':'":
      kind = .yamlMissingColon
      message = "found a line that is neither 'key: value' nor a continuation, expected ':'"
      help = "put ': ' (with the blank) after the key, or indent the line to continue the text before it"
      pointsToBeginning = true
    case "did not find expected key":
      kind = .yamlIndentation
      message = "found what cannot follow here, expected a key indented like its neighbours, or nothing"
      help = "indent it like the other keys; after a closing quote or bracket nothing may follow on the line"
      beginning = "the keys before it begin here"
    case "did not find expected '-' indicator":
      kind = .yamlIndentation
      message = "found what cannot follow here, expected '-' indented like the items before it"
      help = "indent it like the other items, or deeper to belong to the last one"
      beginning = "the items before it begin here"
    case "block sequence entries are not allowed in this context":
      kind = .yamlIndentation
      message = "found '- ' where no item can stand"
      help = "put the first item on a line of its own"
    case "did not find expected <document start>":
      message = "found more after the end of the file's one value"
      if isIndented { kind = .yamlIndentation }
      help = "one file holds one value: indent what belongs to it, and quote what is text"
    case "did not find expected comment or line break":
      message = "found text on the line of '|' or '>', expected it on the next lines"
      help = "put the text below, indented"
    case "did not find expected node content":
      message = "found nothing that can be a value"
      help = "quote text that starts with one of , [ ] { } # & * ! | > ' \" % @ `"
    case "mapping keys are not allowed in this context":
      message = "found '? ' where no key can stand"
      help = "quote text that starts with '? '"
    default: break
    }
  }
}
