/// Writes XML 1.0, or HTML in its form, incrementally, indented by two spaces, with attributes in the order of the calls.
///
///     xml.element("testsuite", ["name": "badge.component.yaml"]) {
///       $0.element("testcase", ["name": "yaml/tab"])
///     }
///
/// What a reader of the source could not see is a character reference. Characters that XML does not allow, such as control
/// characters, are escaped for display.
package struct MarkupWriter {
  package private(set) var bytes: [UInt8] = []
  private var depth = 0

  /// - Parameter beginning: The first line, by default the declaration of XML.
  package init(beginning: String = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>") { line(beginning) }

  /// Writes an element with text; without text, without content.
  package mutating func element(_ name: String, _ attributes: [(key: String, value: String)], text: String? = nil) {
    let beginning = beginning(of: name, attributes)
    line(text.map { "\(beginning)>\(escaped($0, isAttribute: false))</\(name)>" } ?? beginning + "/>")
  }

  /// Writes an element without content.
  package mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    line(beginning(of: name, attributes) + "/>")
  }

  /// Writes an element with text. Line breaks in the text are kept.
  package mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String>, text: String) {
    line("\(beginning(of: name, attributes))>\(escaped(text, isAttribute: false))</\(name)>")
  }

  /// Writes an element with text in elements of one kind, without spaces between them.
  package mutating func element(
    _ name: String, _ attributes: [(key: String, value: String)], in part: String,
    _ parts: [(attributes: [(key: String, value: String)], text: String)]
  ) {
    let inner = parts.map { piece in
      "\(beginning(of: part, piece.attributes))>\(escaped(piece.text, isAttribute: false))</\(part)>"
    }
    line("\(beginning(of: name, attributes))>\(inner.joined())</\(name)>")
  }

  /// Writes an element with child elements.
  package mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String>, _ content: (inout MarkupWriter) -> Void
  ) {
    line(beginning(of: name, attributes) + ">")
    depth += 1
    content(&self)
    depth -= 1
    line("</\(name)>")
  }

  /// Writes what `content` writes, or nothing where the document would have more than `limit` bytes.
  ///
  /// - Returns: Whether it was written.
  package mutating func attempt(upTo limit: Int, _ content: (inout MarkupWriter) -> Void) -> Bool {
    let end = bytes.count
    content(&self)
    if bytes.count <= limit { return true }
    bytes.removeSubrange(end...)
    return false
  }

  private mutating func line(_ text: String) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
    bytes.append(contentsOf: text.utf8)
    bytes.append(UInt8(ascii: "\n"))
  }

  private func beginning(of name: String, _ attributes: some Sequence<(key: String, value: String)>) -> String {
    "<" + name + attributes.map { " \($0.key)=\"\(escaped($0.value, isAttribute: true))\"" }.joined()
  }

  private func escaped(_ text: String, isAttribute: Bool) -> String {
    // Most texts are numbers and names, and most of the others are lines of code.
    if text.utf8.allSatisfy(isPlain) { return text }
    if text.utf8.allSatisfy({ isPlain($0) || isEscapedOrBreak($0) }) {
      var result: [UInt8] = []
      result.reserveCapacity(text.utf8.count + text.utf8.count / 8)
      for byte in text.utf8 {
        if let escape = escape(of: byte, isAttribute: isAttribute) {
          result += escape.utf8
        } else {
          result.append(byte)
        }
      }
      return String(decoding: result, as: UTF8.self)
    }
    var result = ""
    for scalar in text.unicodeScalars {
      if let escape = UInt8(exactly: scalar.value).flatMap({ escape(of: $0, isAttribute: isAttribute) }) {
        result += escape
        continue
      }
      switch scalar {
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}":
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return escapingUnseen(in: result) { scalar in
      scalar == "\n" || scalar == "\t" ? String(scalar) : "&#x\(String(scalar.value, radix: 16, uppercase: true));"
    }
  }
}

/// How markup says an ASCII character that means something in it, or that a parser would read as another.
private func escape(of byte: UInt8, isAttribute: Bool) -> String? {
  switch byte {
  case UInt8(ascii: "&"): "&amp;"
  case UInt8(ascii: "<"): "&lt;"
  case UInt8(ascii: ">"): "&gt;"
  case UInt8(ascii: "\"") where isAttribute: "&quot;"
  case UInt8(ascii: "\n") where isAttribute: "&#10;"
  case UInt8(ascii: "\t") where isAttribute: "&#9;"
  case UInt8(ascii: "\r"): "&#13;"
  default: nil
  }
}

private func isEscapedOrBreak(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t") || escape(of: byte, isAttribute: true) != nil
}

/// Whether no form of XML or HTML escapes a byte of UTF-8.
private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
  default: 0x20..<0x7F ~= byte
  }
}
