import FacetDiagnostics
import FacetText

/// Reports invisible characters that can mislead readers: bidi controls, joiners, zero-width spaces. There is one
/// warning per line, comments included. The bytes must be valid UTF-8.
func reportHiddenCharacters(in bytes: [UInt8], of file: FileID, to diagnostics: inout [Diagnostic]) {
  let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  var rest = bytes.starts(with: byteOrderMark) ? bytes[3...] : bytes[...]
  while let unusual = rest.firstIndex(where: { $0 >= 0x80 }) {
    let start = rest[..<unusual].lastIndex(where: endsPart).map { $0 + 1 } ?? rest.startIndex
    let part = rest[start..<(rest[unusual...].firstIndex(where: endsPart) ?? rest.endIndex)]
    rest = rest[part.endIndex...]
    let shown = escapedForDisplay(String(decoding: part, as: UTF8.self))
    guard let (place, _) = zip(part.indices, zip(part, shown.utf8)).first(where: { $1.0 != $1.1 }) else { continue }
    let length = part[place...].dropFirst().prefix { $0 & 0xC0 == 0x80 }.count + 1
    let span = SourceSpan(file: file, start: place, end: place + length)
    diagnostics.append(.hiddenCharacter(String(decoding: bytes[place..<place + length], as: UTF8.self), at: span))
  }
}

/// Whether it ends a line, or is a tab.
private func endsPart(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D || byte == 0x09 }

extension DiagnosticKind {
  static let hiddenCharacter = DiagnosticKind(
    "text/hidden-character", .warning, "Invisible character",
    explanation: """
      Invisible characters, and characters that change the direction of text, can make a file look different from what \
      it contains. They are errors in names. In text, write them as escapes.

      Wrong: a zero width space between the words, as it comes along when text is copied from a page.

      Right:

          label: "one\\u200Btwo"
      """)
}

extension Diagnostic {
  fileprivate static func hiddenCharacter(_ character: String, at span: SourceSpan) -> Diagnostic {
    let code = String(character.unicodeScalars.first?.value ?? 0, radix: 16, uppercase: true)
    let escape = code.utf8.count > 4 ? "\\U" + padded(code, 8) : "\\u" + padded(code, 4)
    return Diagnostic(
      .hiddenCharacter, at: span, "there is a character here that cannot be seen, \(escapedForDisplay(character))",
      help: "remove it; in text, which it may belong to, write it as '\(escape)' in double quotes")
  }

  private static func padded(_ digits: String, _ count: Int) -> String {
    String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }
}
