/// Converts arbitrary names to camel-case identifiers.
///
/// All modules use this mapping, so that the checks for conflicts see the generated names. Words are runs of ASCII
/// letters and digits. The characters between them are dropped, except that an underscore separates two digits: `1.5`
/// is not `15`. A name that starts with a digit gets a leading underscore. The result can be a keyword, which the
/// caller escapes.
package enum CamelCase {
  /// `on-action` → `onAction`, `Scale 03` → `scale03`, `XL` → `xl`, `900` → `_900`, `1_5x` → `_1_5x`.
  ///
  /// Nil for a name without ASCII letters and digits, or with other letters.
  package static func lower(_ name: String) -> String? {
    guard case (var bytes, let first)? = joinedWords(of: name) else { return nil }
    lowercaseFirstWord(of: &bytes, count: first)
    return spelled(bytes)
  }

  /// `content` → `Content`, `on-action` → `OnAction`, `900` → `_900`.
  package static func upper(_ name: String) -> String? {
    guard var bytes = joinedWords(of: name)?.bytes else { return nil }
    bytes[0] = uppercased(bytes[0])
    return spelled(bytes)
  }

  /// The joined words, and the number of bytes of the first word.
  private static func joinedWords(of name: String) -> (bytes: [UInt8], first: Int)? {
    var bytes: [UInt8] = []
    var first: Int?
    var startsWord = false
    for byte in name.utf8 {
      guard byte < 0x80 else { return nil }
      guard isLetter(byte) || isDigit(byte) else {
        startsWord = !bytes.isEmpty
        continue
      }
      if startsWord, first == nil { first = bytes.count }
      if startsWord, isDigit(byte), let last = bytes.last, isDigit(last) { bytes.append(UInt8(ascii: "_")) }
      bytes.append(startsWord ? uppercased(byte) : byte)
      startsWord = false
    }
    return bytes.isEmpty ? nil : (bytes, first ?? bytes.count)
  }

  /// `URLFont` → `urlFont`: lowercases a run of capitals except the one that starts the next word.
  private static func lowercaseFirstWord(of bytes: inout [UInt8], count: Int) {
    let run = bytes.prefix(count).prefix(while: isUppercase).count
    let startsNextWord = run > 1 && run < count && isLetter(bytes[run])
    for index in 0..<(startsNextWord ? run - 1 : run) { bytes[index] |= 0x20 }
  }

  private static func spelled(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return bytes.first.map(isDigit) == true ? "_" + text : text
  }

  private static func isUppercase(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func uppercased(_ byte: UInt8) -> UInt8 { (0x61...0x7A).contains(byte) ? byte & 0xDF : byte }
}
