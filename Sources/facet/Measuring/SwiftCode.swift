/// Swift source, read as far as comments and texts can be told from the rest.
///
///     SwiftCode(Array("let a = 1 // one".utf8)).withoutComments  // "let a = 1       "
struct SwiftCode {
  /// The source with a space for each byte of a comment, except line breaks.
  private(set) var withoutComments: [UInt8]
  /// The same with a space for each byte in quotes as well. Interpolated code counts as text.
  private(set) var withoutTexts: [UInt8]

  init(_ bytes: [UInt8]) {
    withoutComments = bytes
    withoutTexts = bytes
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case Self.slash where bytes.dropFirst(index).starts(with: "//".utf8):
        index = blank(from: index, to: bytes[index...].firstIndex(of: Self.newline) ?? bytes.count, isComment: true)
      case Self.slash where bytes.dropFirst(index).starts(with: "/*".utf8):
        index = blank(from: index, to: Self.endOfComment(in: bytes, from: index), isComment: true)
      case Self.quote, Self.hash:
        index = blank(from: index, to: Self.endOfText(in: bytes, from: index), isComment: false)
      default: index += 1
      }
    }
  }

  /// The words of the code outside of comments and texts, with their numbers: `["Badge": 2, "struct": 1]`.
  var words: [String: Int] {
    let words = withoutTexts.split { !Self.isPartOfName($0) }.map { String(decoding: $0, as: UTF8.self) }
    return Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +)
  }

  private static let (slash, newline, quote, hash) =
    (UInt8(ascii: "/"), UInt8(ascii: "\n"), UInt8(ascii: "\""), UInt8(ascii: "#"))
  private static let space = UInt8(ascii: " ")

  /// Returns `end`.
  private mutating func blank(from start: Int, to end: Int, isComment: Bool) -> Int {
    for index in start..<end where withoutTexts[index] != Self.newline {
      withoutTexts[index] = Self.space
      if isComment { withoutComments[index] = Self.space }
    }
    return end
  }

  /// The end of a comment in `/*` and `*/`, which can contain others.
  private static func endOfComment(in bytes: [UInt8], from start: Int) -> Int {
    var index = start
    var depth = 0
    repeat {
      if bytes[index...].starts(with: "/*".utf8) {
        depth += 1
        index += 2
      } else if bytes[index...].starts(with: "*/".utf8) {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
    return index
  }

  /// The end of a text in quotes, with or without `#`. A text of one line ends with the line at the latest.
  ///
  /// - Parameter level: The number of texts around it, in whose interpolated code it is.
  private static func endOfText(in bytes: [UInt8], from start: Int, level: Int = 0) -> Int {
    let hashes = bytes[start...].prefix { $0 == hash }.count
    var index = start + hashes
    guard index < bytes.count, bytes[index] == quote else { return start + max(hashes, 1) }
    let isLong = bytes[index...].starts(with: "\"\"\"".utf8)
    let end = Array(repeating: quote, count: isLong ? 3 : 1) + Array(repeating: hash, count: hashes)
    let escape = [UInt8(ascii: "\\")] + Array(repeating: hash, count: hashes)
    index += isLong ? 3 : 1
    while index < bytes.count, isLong || bytes[index] != newline {
      if bytes[index...].starts(with: end) { return index + end.count }
      guard bytes[index...].starts(with: escape) else {
        index += 1
        continue
      }
      index += escape.count
      if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
        index = endOfCode(in: bytes, from: index, level: level)
      } else {
        index += 1
      }
    }
    return min(index, bytes.count)
  }

  /// Texts nested more deeply are read as code. The reader is recursive, and the stack is finite.
  private static let mostLevels = 16

  /// The end of interpolated code, from its `(`. It ends with the line at the latest.
  private static func endOfCode(in bytes: [UInt8], from start: Int, level: Int) -> Int {
    var index = start
    var depth = 0
    repeat {
      switch bytes[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case quote where level < mostLevels:
        index = endOfText(in: bytes, from: index, level: level + 1)
        continue
      default: break
      }
      index += 1
    } while depth > 0 && index < bytes.count && bytes[index] != newline
    return index
  }

  static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: byte >= 0x80
    }
  }
}
