/// A string literal: the only way in which text of a spec gets into code.
///
/// Always an ordinary `"…"` literal, escaped scalar by scalar: a quote with a combining mark is one `Character`, and the
/// compiler still ends the literal at the quote. What a reader could not see, or what could reorder what they see, is
/// written as `\u{202E}`.
struct StringLiteral: Sendable {
  struct Word: Sendable {
    var byteCount: Int
    /// In columns.
    var width: Int
  }

  /// The text between the quotes, escaped: UTF-8.
  let bytes: [UInt8]
  /// The same cut after its spaces; in one piece where a line break in the source would not be safe.
  let words: [Word]

  enum Segment {
    case text(String)
    /// `\(code)`
    case value(Code)
  }

  init(_ text: String) { self.init([.text(text)]) }

  init(_ segments: [Segment]) {
    var builder = Builder()
    for segment in segments {
      switch segment {
      case .text(let text): builder.append(text)
      case .value(let code): builder.append(code)
      }
    }
    bytes = builder.bytes
    words = builder.words
  }

  /// On one line, quotes included.
  var spelled: String { "\"" + String(decoding: bytes, as: UTF8.self) + "\"" }
}

extension StringLiteral {
  private struct Builder {
    var bytes: [UInt8] = []
    /// Where the text may be cut: behind its spaces.
    private var cuts: [Int] = []
    private var isAfterPlainText = false

    var words: [Word] {
      var words: [Word] = []
      words.reserveCapacity(cuts.count + 1)
      var start = 0
      let endsInSpace = cuts.last == bytes.count
      for cut in endsInSpace ? [] : cuts {
        words.append(word(bytes[start..<cut]))
        start = cut
      }
      words.append(word(bytes[start...]))
      return words
    }

    mutating func append(_ text: String) {
      bytes.reserveCapacity(bytes.count + text.utf8.count)
      if text.utf8.allSatisfy(Self.isPlain) { appendPlain(text) } else { appendEscaped(text) }
    }

    /// Most texts: nothing in them is escaped or joins to what stands before it.
    private mutating func appendPlain(_ text: String) {
      if text.isEmpty { return }
      for byte in text.utf8 {
        bytes.append(byte)
        if byte == UInt8(ascii: " ") { cuts.append(bytes.count) }
      }
      isAfterPlainText = true
    }

    private mutating func appendEscaped(_ text: String) {
      for scalar in text.unicodeScalars {
        if let escape = Self.escape(scalar, isAfterPlainText: isAfterPlainText) {
          bytes += escape.utf8
          isAfterPlainText = false
        } else {
          bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
          isAfterPlainText = true
        }
        if scalar == " " { cuts.append(bytes.count) }
      }
    }

    /// A visible ASCII character or a space, and written as it is.
    private static func isPlain(_ byte: UInt8) -> Bool {
      (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "\"")
    }

    mutating func append(_ code: Code) {
      bytes += "\\(".utf8
      bytes += code.onOneLine.utf8
      bytes += ")".utf8
      isAfterPlainText = false
    }

    private func word(_ bytes: ArraySlice<UInt8>) -> Word {
      Word(byteCount: bytes.count, width: characterCount(of: bytes))
    }

    private static func escape(_ scalar: Unicode.Scalar, isAfterPlainText: Bool) -> String? {
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case "\0": "\\0"
      case _ where scalar.isUnseen || (scalar.joinsToPrevious && !isAfterPlainText):
        "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: nil
      }
    }
  }
}
