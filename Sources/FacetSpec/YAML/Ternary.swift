/// A conditional `a ? b : c` as in other languages, to be reported with the syntax of this one.
///
/// YAML stops at its `: `, so it is recognized from the line.
struct Ternary {
  private let condition: String
  private let then: String
  private let otherwise: String

  /// The expression in the syntax of the language.
  var words: String { "if \(condition) then \(then) else \(otherwise)" }

  /// - Parameter colon: The offset of the colon at which YAML stopped. Nil if no `?` precedes it.
  init?(cutAt colon: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else { return nil }
    let line = bytes[..<colon].lastIndex(where: isLineBreak).map { $0 + 1 } ?? 0
    guard let question = bytes[line..<colon].lastIndex(of: UInt8(ascii: "?")), question > line,
      bytes[question - 1] == 0x20
    else { return nil }
    condition = Self.text(Self.value(endingAt: question, from: line, in: bytes), in: bytes)
    then = Self.text((question + 1)..<colon, in: bytes)
    otherwise = Self.text((colon + 1)..<Self.end(from: colon + 1, in: bytes), in: bytes)
    if condition.isEmpty || then.isEmpty || otherwise.isEmpty { return nil }
  }

  /// The text before the question mark, after the key, the dash or the type.
  private static func value(endingAt question: Int, from line: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>
  {
    var start = line
    for index in line..<question where index + 1 < question && bytes[index + 1] == 0x20 {
      let isAlone = index > line && bytes[index - 1] == 0x20
      switch bytes[index] {
      case UInt8(ascii: ":"), UInt8(ascii: "{"), UInt8(ascii: ","): start = index + 1
      case UInt8(ascii: "="): if isAlone { start = index + 1 }
      case UInt8(ascii: "-"): if bytes[line..<index].allSatisfy({ $0 == 0x20 }) { start = index + 1 }
      default: break
      }
    }
    return start..<question
  }

  /// The end of the line, or the start of a comment or of the end of a flow mapping.
  private static func end(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = start
    while end < bytes.count, !isLineBreak(bytes[end]), bytes[end] != UInt8(ascii: "}"), bytes[end] != UInt8(ascii: ",")
    {
      if bytes[end] == UInt8(ascii: "#"), bytes[end - 1] == 0x20 { break }
      end += 1
    }
    return end
  }

  private static func text(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> String {
    let text = bytes[range].drop { $0 == 0x20 }
    let end = text.lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? text.startIndex
    return String(decoding: text[..<end].prefix(80), as: UTF8.self)
  }
}

private func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
