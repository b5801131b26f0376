package import FacetDiagnostics
import FacetLimits
import FacetText

extension DiagnosticKind {
  package static let invalidName = DiagnosticKind(
    "name/invalid", .error, "Invalid identifier",
    explanation: """
      Names become Swift identifiers and file names, so they consist of ASCII letters, digits and '_', and do not \
      begin with a digit. Letters outside ASCII are rejected because some look alike.

          properties:
            title-color: Color = color.action   # wrong: '-' is minus in Swift
            2xl: Length = 32                     # wrong: begins with a digit

          properties:
            titleColor: Color = color.action    # right
            xxl: Length = 32                     # right

      The name of a variant may be any visible text on one line.
      """)
}

extension Diagnostic {
  static func invalidName(_ name: Located<String>, what: String, reason: String, suggestion: String?) -> Diagnostic {
    Diagnostic(
      .invalidName, at: name.span,
      "'\(escapedForDisplay(name.value))' cannot be the name of \(article(what)) \(what): \(reason)",
      help: suggestion.map { "write '\($0)'" })
  }
}

/// Returns the indefinite article for a noun.
func article(_ what: String) -> String { "aeiou".utf8.contains(what.utf8.first ?? 0) ? "an" : "a" }

/// The reason why a text is not an identifier.
enum IdentifierFault {
  static func reason(_ name: String) -> String? {
    var name = name
    return name.withUTF8 { reason($0) }
  }

  private static func reason(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard let first = bytes.first else { return "it is empty" }
    if bytes.contains(where: { $0 >= 0x80 }) { return "only ASCII letters are allowed" }
    if let byte = bytes.first(where: { !isIdentifierByte($0) }) {
      return "'\(escapedForDisplay(String(UnicodeScalar(byte))))' is not a letter, a digit or '_'"
    }
    if isDigit(first) { return "it begins with a digit" }
    if bytes.allSatisfy({ $0 == UInt8(ascii: "_") }) { return "it has no letters" }
    if bytes.count > Limit.nameLength.most { return "it is longer than \(Limit.nameLength.most) characters" }
    return nil
  }

  /// The same words in camel case: `title-color` becomes `titleColor`. Nil if that is not an identifier.
  static func suggestion(_ name: String) -> String? {
    if name.utf8.contains(where: { $0 >= 0x80 }) { return nil }
    let bytes = withoutKeywords(name)
    let rest = String(decoding: bytes, as: UTF8.self)
    if bytes.count < name.utf8.count, reason(rest) == nil { return rest }
    var suggestion = ""
    var startsWord = false
    for byte in bytes {
      guard isIdentifierByte(byte) else {
        startsWord = !suggestion.isEmpty
        continue
      }
      let letter = String(UnicodeScalar(byte))
      suggestion += startsWord ? letter.uppercased() : letter
      startsWord = false
    }
    return reason(suggestion) == nil && suggestion != rest ? suggestion : nil
  }

  /// What is behind the keywords of declarations: `title` in `let title`.
  private static func withoutKeywords(_ name: String) -> Substring.UTF8View {
    var bytes = name[...].utf8
    while let keyword = ["case ", "let ", "var "].first(where: { bytes.starts(with: $0.utf8) }) {
      bytes = bytes.dropFirst(keyword.utf8.count)
    }
    return bytes
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isIdentifierByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
