/// Writes JSON (RFC 8259) incrementally, indented by two spaces, with members in the order of the calls.
///
///     json.object {
///       $0.member("name") { $0.string("Badge") }
///       $0.member("sizes") { $0.array { $0.number(1); $0.number(2) } }
///     }
package struct JSONWriter {
  private var output: [UInt8] = []
  private var depth = 0
  /// Whether the next value requires a comma before it.
  private var needsComma = false
  private var isAfterKey = false

  package init() {}

  /// The text, with a trailing line break.
  package var bytes: [UInt8] { output + [UInt8(ascii: "\n")] }

  package mutating func object(_ members: (inout JSONWriter) -> Void) { nest("{", "}", members) }

  package mutating func array(_ elements: (inout JSONWriter) -> Void) { nest("[", "]", elements) }

  /// An element of an array, written apart from it, on another thread for instance.
  package struct Element: Sendable {
    fileprivate let output: [UInt8]

    /// - Parameter depth: That of the array: 1 where it is a member of the outermost object.
    package init(inArrayAt depth: Int, _ value: (inout JSONWriter) -> Void) {
      var json = JSONWriter()
      json.depth = depth + 1
      value(&json)
      output = json.output
    }
  }

  package mutating func array(_ elements: [Element]) {
    array { json in
      for element in elements {
        if json.needsComma { json.append(",") }
        json.output += element.output
        json.needsComma = true
      }
    }
  }

  /// Writes a member of an object; `value` must write exactly one value.
  package mutating func member(_ name: String, _ value: (inout JSONWriter) -> Void) {
    beginItem()
    quote(name)
    append(": ")
    isAfterKey = true
    value(&self)
    isAfterKey = false
  }

  package mutating func string(_ text: String) {
    beginItem()
    quote(text)
  }

  package mutating func number(_ value: Int) { literal(String(value)) }

  /// Writes a finite number, and `null` for others, which JSON cannot represent.
  package mutating func number(_ value: Double) { literal(value.isFinite ? value.description : "null") }

  package mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

  package mutating func null() { literal("null") }

  private mutating func literal(_ text: String) {
    beginItem()
    append(text)
  }

  private mutating func nest(_ open: String, _ close: String, _ body: (inout JSONWriter) -> Void) {
    beginItem()
    append(open)
    depth += 1
    needsComma = false
    body(&self)
    depth -= 1
    // Empty containers stay on one line.
    if needsComma { newLine() }
    append(close)
    needsComma = true
  }

  private mutating func beginItem() {
    if isAfterKey {
      isAfterKey = false
    } else if depth > 0 {
      if needsComma { append(",") }
      newLine()
    }
    needsComma = true
  }

  private mutating func newLine() {
    append("\n")
    output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
  }

  private mutating func append(_ text: String) { output.append(contentsOf: text.utf8) }

  private mutating func quote(_ text: String) { Self.append(text, quotedTo: &output) }

  /// Appends a string of JSON, for writers of other forms.
  package static func append(_ text: String, quotedTo output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in text.utf8 { append(ascii: byte, quotedTo: &output) }
    } else {
      output += escapingUnseen(in: quoting(text), escape).utf8
    }
    output.append(UInt8(ascii: "\""))
  }

  private static func append(ascii byte: UInt8, quotedTo output: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      output.append(UInt8(ascii: "\\"))
      output.append(byte)
    case 0x20..<0x7F: output.append(byte)
    default: output += escape(Unicode.Scalar(byte)).utf8
    }
  }

  private static func quoting(_ text: String) -> String {
    var quoted = ""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted
  }

  /// What a reader could not see, too: JSON is read in terminals and reviews.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default:
      UTF16.encode(scalar)?.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined() ?? ""
    }
  }
}
