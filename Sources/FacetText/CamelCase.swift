/// Converts arbitrary names to camel-case identifiers.
///
/// All modules use this mapping, so that the checks for conflicts see the generated names. Words are runs of letters and
/// digits, of any script that an identifier of Swift can have. The characters between them are dropped, except that an
/// underscore separates two digits: `1.5` is not `15`. A name that starts with a digit gets a leading underscore. The
/// result can be a keyword, which the caller escapes.
package enum CamelCase {
  /// `on-action` → `onAction`, `Scale 03` → `scale03`, `XL` → `xl`, `900` → `_900`, `1_5x` → `_1_5x`.
  ///
  /// Nil for a name without letters and digits, and for one that does not show what it is: with characters that nobody
  /// sees, or with letters of scripts that look alike.
  package static func lower(_ name: String) -> String? {
    if !name.utf8.allSatisfy({ $0 < 0x80 }) { return ofAnyScript(name, isUpper: false) }
    guard case (var bytes, let first)? = joinedWords(of: name) else { return nil }
    lowercaseFirstWord(of: &bytes, count: first)
    return spelled(bytes)
  }

  /// `content` → `Content`, `on-action` → `OnAction`, `900` → `_900`.
  package static func upper(_ name: String) -> String? {
    if !name.utf8.allSatisfy({ $0 < 0x80 }) { return ofAnyScript(name, isUpper: true) }
    guard var bytes = joinedWords(of: name)?.bytes else { return nil }
    bytes[0] = uppercased(bytes[0])
    return spelled(bytes)
  }

  // MARK: Other scripts

  /// `Größe S` → `größeS`. Letters and digits are those that continue an identifier: Unicode Standard Annex 31.
  private static func ofAnyScript(_ name: String, isUpper: Bool) -> String? {
    guard !misleads(name) else { return nil }
    let words = name.unicodeScalars.split { !isPart($0) }.map { String(String.UnicodeScalarView($0)) }
    guard let first = words.first, let start = first.unicodeScalars.first else { return nil }
    var joined = isUpper ? capitalized(first) : uncapitalized(first)
    for word in words.dropFirst() {
      if joined.last?.isNumber == true, word.first?.isNumber == true { joined += "_" }
      joined += capitalized(word)
    }
    return start.properties.isXIDStart ? joined : "_" + joined
  }

  /// Whether it has invisible characters, or Latin letters beside those of Greek, Cyrillic, Armenian or Cherokee.
  private static func misleads(_ name: String) -> Bool {
    var hasLatin = false
    var hasOther = false
    for scalar in name.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .format, .control, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: return true
      default: break
      }
      guard scalar.properties.isAlphabetic else { continue }
      switch scalar.value {
      case 0...0x24F, 0x1E00...0x1EFF: hasLatin = true
      case 0x370...0x58F, 0x13A0...0x13FF, 0x1C80...0x1C8F, 0x1F00...0x1FFF, 0x2DE0...0x2DFF, 0xA640...0xA69F,
        0xAB70...0xABBF:
        hasOther = true
      default: break
      }
    }
    return hasLatin && hasOther
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "_" && scalar.properties.isXIDContinue
  }

  private static func capitalized(_ word: String) -> String { (word.first?.uppercased() ?? "") + word.dropFirst() }

  private static func uncapitalized(_ word: String) -> String {
    word == word.uppercased() ? word.lowercased() : (word.first?.lowercased() ?? "") + word.dropFirst()
  }

  // MARK: ASCII

  /// The joined words, and the number of bytes of the first word.
  private static func joinedWords(of name: String) -> (bytes: [UInt8], first: Int)? {
    var bytes: [UInt8] = []
    var first: Int?
    var startsWord = false
    for byte in name.utf8 {
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
