extension InlineMarkdown {
  mutating func bracket(isImage: Bool) {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: isImage ? ["!", "["] : ["["])
    let token = begin(Token(text: text))
    brackets.append(Bracket(token: token, delimiterCount: delimiters.count, isImage: isImage))
    position += isImage ? 2 : 1
  }

  mutating func closingBracket() {
    guard let bracket = brackets.popLast() else { return literal(1) }
    guard let (destination, end) = destination(from: position + 1) else { return literal(1) }
    isOpenText = false
    matchDelimiters(from: bracket.delimiterCount)
    tokens[bracket.token].text = .init()
    spans.append(Span(tokens: bracket.token..<tokens.count, link: bracket.isImage ? nil : destination))
    // A link has no link in it. It may have an image.
    if !bracket.isImage { brackets.removeAll { !$0.isImage } }
    position = end
  }

  /// `(https://example.com "Title")`: the destination, and the position behind it.
  private mutating func destination(from start: Int) -> (String, end: Int)? {
    guard scalar(at: start) == "(" else { return nil }
    var index = afterSpaces(start + 1)
    var destination = String.UnicodeScalarView()
    if scalar(at: index) == "<" {
      index += 1
      while let next = scalar(at: index), next != ">" {
        if next == "<" || next == "\n" { return nil }
        index += append(next, at: index, to: &destination)
      }
      guard scalar(at: index) == ">" else { return nil }
      index += 1
    } else {
      var depth = 0
      while let next = scalar(at: index), !next.isSpace, next.value > 0x1F {
        if next == "(" { depth += 1 }
        if next == ")" {
          if depth == 0 { break }
          depth -= 1
        }
        if depth > 32 { return nil }
        index += append(next, at: index, to: &destination)
      }
      if depth != 0 { return nil }
    }
    let behind = afterSpaces(index)
    let end = behind > index ? title(from: behind) ?? behind : behind
    guard scalar(at: end) == ")" else { return nil }
    return (String(destination), end + 1)
  }

  /// Appends a scalar or the one that a backslash protects. Returns how many were read.
  private func append(_ next: Unicode.Scalar, at index: Int, to text: inout String.UnicodeScalarView) -> Int {
    if next == "\\", let protected = scalar(at: index + 1), protected.isPunctuationOfMarkdown {
      text.append(protected)
      return 2
    }
    text.append(next)
    return 1
  }

  /// The position behind a title and the spaces that follow it; nil if there is none.
  private mutating func title(from start: Int) -> Int? {
    guard let quote = scalar(at: start), quote == "\"" || quote == "'" || quote == "(" else { return nil }
    let closing: Unicode.Scalar = quote == "(" ? ")" : quote
    if unclosedTitles.contains(closing) { return nil }
    var index = start + 1
    while let next = scalar(at: index), next != closing { index += next == "\\" ? 2 : 1 }
    if scalar(at: index) == closing { return afterSpaces(index + 1) }
    unclosedTitles.insert(closing)
    return nil
  }

  private func afterSpaces(_ start: Int) -> Int {
    var index = start
    while scalar(at: index)?.isSpace == true { index += 1 }
    return index
  }

  /// `<https://example.com>`, `<me@example.com>`
  mutating func autolink() {
    var index = position + 1
    var text = String.UnicodeScalarView()
    while let next = scalar(at: index), next != ">", next != "<", !next.isSpace {
      text.append(next)
      index += 1
    }
    let address = String(text)
    let colon = text.firstIndex(of: ":")
    let scheme = colon.map { text[..<$0] } ?? text[text.startIndex..<text.startIndex]
    let isScheme =
      (2...32).contains(scheme.count) && scheme.first?.properties.isAlphabetic == true
      && scheme.allSatisfy { $0.isASCII && ($0.properties.isAlphabetic || "0123456789+.-".unicodeScalars.contains($0)) }
    let isMail = colon == nil && address.utf8.count(where: { $0 == UInt8(ascii: "@") }) == 1 && text.first != "@"
    guard scalar(at: index) == ">", isScheme || isMail else { return literal(1) }
    _ = begin(Token(text: text, link: isMail ? "mailto:" + address : address))
    isOpenText = false
    position = index + 1
  }

  /// `&amp;`, `&#8364;`
  mutating func entity() {
    var name = ""
    var index = position + 1
    while let next = scalar(at: index), next != ";", name.utf8.count < 8, next.isASCII {
      name.unicodeScalars.append(next)
      index += 1
    }
    guard scalar(at: index) == ";", let scalar = Self.scalar(named: name) else { return literal(1) }
    append([scalar])
    position = index + 1
  }

  private static func scalar(named name: String) -> Unicode.Scalar? {
    if name.utf8.first == UInt8(ascii: "#") {
      let digits = name.dropFirst()
      let isHexadecimal = digits.utf8.first == UInt8(ascii: "x") || digits.utf8.first == UInt8(ascii: "X")
      let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
      return number.flatMap { $0 == 0 ? "\u{FFFD}" : Unicode.Scalar($0) ?? "\u{FFFD}" }
    }
    return switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    case "nbsp": "\u{A0}"
    case "copy": "©"
    case "euro": "€"
    case "ndash": "–"
    case "mdash": "—"
    case "hellip": "…"
    default: nil
    }
  }
}
