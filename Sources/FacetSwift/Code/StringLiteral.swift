/// A string literal: the only way in which text of a spec gets into code.
///
/// It is written scalar by scalar: a quote with a combining mark is one `Character`, and the compiler still ends the
/// literal at the quote. What a reader could not see, or what could reorder what they see, is written as `\u{202E}`.
struct StringLiteral: Sendable {
  enum Form: Sendable {
    /// `"…"`, with quotes and backslashes escaped.
    case ordinary
    /// `#"""…"""#` with the lines of the text below each other, and quotes and backslashes as they are. It has so many
    /// number signs that nothing in the text ends the literal or begins an escape.
    case block(numberSigns: Int)
  }

  struct Word: Sendable {
    var byteCount: Int
    /// In columns.
    var width: Int
  }

  enum Segment {
    case text(String)
    /// `\(code)`
    case value(Code)
  }

  let form: Form
  /// The text between the quotes, escaped: UTF-8. Of a block, without its line breaks.
  let bytes: [UInt8]
  /// The same cut after its spaces and between two values, in one piece where a line break in the source would not be safe.
  /// Of a block, its lines.
  let words: [Word]
  /// Whether code in it calls something of FacetSupport.
  let callsSupport: Bool

  init(_ text: String) { self.init([.text(text)]) }

  init(_ segments: [Segment]) {
    var writer = Writer(.ordinary)
    var cuts: [Int] = []
    var isBehindValue = false
    for segment in segments {
      switch segment {
      case .text(let text): writer.append(text) { cuts.append($0) }
      case .value(let code):
        if isBehindValue { cuts.append(writer.bytes.count) }
        writer.append(code)
      }
      isBehindValue = if case .value = segment { true } else { false }
    }
    if cuts.last == writer.bytes.count { cuts = [] }
    let callsSupport = segments.contains { if case .value(let code) = $0 { code.useOfSupport != .none } else { false } }
    self.init(.ordinary, writer.bytes, cutAt: cuts, callsSupport: callsSupport)
  }

  /// Lines below each other; a literal of one line where that would take more number signs than the compiler counts.
  init(block text: String) {
    let numberSigns = 1 + Self.longestRunOfNumberSigns(in: text)
    if numberSigns > Self.mostNumberSigns {
      self.init(text)
      return
    }
    let form = Form.block(numberSigns: numberSigns)
    var writer = Writer(form)
    var cuts: [Int] = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      writer.append(line: line)
      cuts.append(writer.bytes.count)
    }
    self.init(form, writer.bytes, cutAt: cuts.dropLast(), callsSupport: false)
  }

  private init(_ form: Form, _ bytes: [UInt8], cutAt cuts: [Int], callsSupport: Bool) {
    self.form = form
    self.callsSupport = callsSupport
    self.bytes = bytes
    words = zip([0] + cuts, cuts + [bytes.count]).map { start, end in
      Word(byteCount: end - start, width: characterCount(of: bytes[start..<end]))
    }
  }

  /// The compiler keeps their number in a byte.
  private static let mostNumberSigns = 255

  /// Behind a quote or a backslash.
  private static func longestRunOfNumberSigns(in text: String) -> Int {
    var longest = 0
    var current: Int?
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): current = 0
      case UInt8(ascii: "#"): current = current.map { $0 + 1 }
      default: current = nil
      }
      longest = max(longest, current ?? 0)
    }
    return longest
  }
}

extension StringLiteral {
  private struct Writer {
    private(set) var bytes: [UInt8] = []
    private let isRaw: Bool
    /// What an escape begins with.
    private let backslash: [UInt8]
    private var isAfterPlainText = false

    init(_ form: Form) {
      switch form {
      case .ordinary: (isRaw, backslash) = (false, Array("\\".utf8))
      case .block(let count): (isRaw, backslash) = (true, Array(("\\" + String(repeating: "#", count: count)).utf8))
      }
    }

    /// - Parameter space: Called with the position behind each space.
    mutating func append(_ text: String, afterSpace space: (Int) -> Void = { _ in }) {
      bytes.reserveCapacity(bytes.count + text.utf8.count)
      if text.utf8.allSatisfy(Self.isPlain) {
        appendPlain(text, afterSpace: space)
      } else {
        appendEscaped(text, afterSpace: space)
      }
    }

    /// A line of a block. Spaces at its end would be invisible.
    mutating func append(line: Substring.UTF8View) {
      let end = line.lastIndex { $0 != UInt8(ascii: " ") }.map(line.index(after:)) ?? line.startIndex
      isAfterPlainText = false
      append(String(Substring(line[..<end])))
      for _ in line[end...] { appendEscape("u{20}") }
    }

    mutating func append(_ code: Code) {
      appendEscape("(")
      bytes += code.onOneLine.utf8
      bytes += ")".utf8
    }

    /// Most texts: nothing in them is escaped or joins to what stands before it.
    private mutating func appendPlain(_ text: String, afterSpace space: (Int) -> Void) {
      if text.isEmpty { return }
      for byte in text.utf8 {
        bytes.append(byte)
        if byte == UInt8(ascii: " ") { space(bytes.count) }
      }
      isAfterPlainText = true
    }

    private mutating func appendEscaped(_ text: String, afterSpace space: (Int) -> Void) {
      for scalar in text.unicodeScalars {
        if let escape = escape(scalar) {
          appendEscape(escape)
        } else {
          bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
          isAfterPlainText = true
        }
        if scalar == " " { space(bytes.count) }
      }
    }

    private mutating func appendEscape(_ escape: String) {
      bytes += backslash
      bytes += escape.utf8
      isAfterPlainText = false
    }

    /// A visible ASCII character or a space, and written as it is.
    private static func isPlain(_ byte: UInt8) -> Bool {
      (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "\"")
    }

    /// What stands behind the backslash; nil of what is written as it is.
    private func escape(_ scalar: Unicode.Scalar) -> String? {
      switch scalar {
      case "\\", "\"": isRaw ? nil : String(scalar)
      case "\n": "n"
      case "\r": "r"
      case "\t": "t"
      case "\0": "0"
      case _ where scalar.isUnseen || (scalar.joinsToPrevious && !isAfterPlainText):
        "u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: nil
      }
    }
  }
}
