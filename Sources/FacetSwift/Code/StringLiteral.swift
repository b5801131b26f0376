/// A string literal: the only way in which text of a spec gets into code.
///
/// Always an ordinary `"…"` literal, escaped scalar by scalar: a quote with a combining mark is one `Character`, and the
/// compiler still ends the literal at the quote. What a reader could not see, or what could reorder what they see, is
/// written as `\u{202E}`.
struct StringLiteral: Sendable {
  /// On one line, quotes included.
  let spelled: String
  /// The text between the quotes, cut after its spaces. Nil where a line break in the source would not be safe.
  let words: [String]?

  init(_ text: String) { self.init([.text(text)]) }

  enum Segment {
    case text(String)
    /// `\(code)`
    case value(Code)
  }

  init(_ segments: [Segment]) {
    var builder = Builder()
    for segment in segments {
      switch segment {
      case .text(let text): builder.append(text)
      case .value(let code): builder.append(code)
      }
    }
    spelled = "\"" + builder.words.joined() + builder.word + "\""
    let endsInSpace = builder.word.isEmpty
    words = endsInSpace || builder.words.isEmpty ? nil : builder.words + [builder.word]
  }

  private struct Builder {
    var words: [String] = []
    var word = ""
    private var isAfterPlainText = false

    mutating func append(_ text: String) {
      for scalar in text.unicodeScalars {
        if let escape = Self.escape(scalar, isAfterPlainText: isAfterPlainText) {
          word += escape
          isAfterPlainText = false
        } else {
          word.unicodeScalars.append(scalar)
          isAfterPlainText = true
        }
        if scalar == " " {
          words.append(word)
          word = ""
        }
      }
    }

    mutating func append(_ code: Code) {
      word += "\\(" + code.onOneLine + ")"
      isAfterPlainText = false
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
