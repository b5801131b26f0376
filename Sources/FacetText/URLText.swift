/// The text of a URL (RFC 3986), with the positions of its parts.
package struct URLText {
  /// `https` in `https://example.com/rooms`.
  package private(set) var scheme: Substring.UTF8View?
  /// `example.com` in `https://example.com/rooms`.
  package private(set) var host: Substring.UTF8View?

  /// Nil for text that is not a URL: empty text, invalid characters, an invalid scheme or port.
  ///
  /// IPv6 addresses in brackets are not supported.
  package init?(_ text: String) {
    let bytes = text[...].utf8
    guard !bytes.isEmpty, Self.holdsOnlyItsCharacters(bytes) else { return nil }
    var rest = bytes
    if let end = rest.firstIndex(where: { ":/?#".utf8.contains($0) }), rest[end] == UInt8(ascii: ":") {
      let scheme = rest[..<end]
      guard Self.isScheme(scheme), end != rest.indices.last else { return nil }
      self.scheme = scheme
      rest = rest[rest.index(after: end)...]
    }
    guard rest.starts(with: "//".utf8) else { return }
    guard let host = Self.host(of: rest.dropFirst(2).prefix { !"/?#".utf8.contains($0) }) else { return nil }
    self.host = host
  }

  /// Whether all characters are allowed. There is at most one number sign, and a percent sign is followed by two
  /// hexadecimal digits.
  private static func holdsOnlyItsCharacters(_ bytes: Substring.UTF8View) -> Bool {
    var hexadecimals = 0
    var hasFragment = false
    for byte in bytes {
      if hexadecimals > 0 {
        guard isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20) else { return false }
        hexadecimals -= 1
      } else if byte == UInt8(ascii: "%") {
        hexadecimals = 2
      } else if byte == UInt8(ascii: "#") {
        if hasFragment { return false }
        hasFragment = true
      } else if !isLetter(byte), !isDigit(byte), !"-._~!$&'()*+,;=:@/?".utf8.contains(byte) {
        return false
      }
    }
    return hexadecimals == 0
  }

  private static func isScheme(_ bytes: Substring.UTF8View) -> Bool {
    guard let first = bytes.first, isLetter(first) else { return false }
    return bytes.allSatisfy { isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }
  }

  /// The host between the user name and the port. Nil if the port is not a number.
  private static func host(of authority: Substring.UTF8View) -> Substring.UTF8View? {
    let place = authority.lastIndex(of: UInt8(ascii: "@")).map { authority[authority.index(after: $0)...] } ?? authority
    guard let colon = place.firstIndex(of: UInt8(ascii: ":")) else { return place }
    let port = place[place.index(after: colon)...]
    return port.count <= 5 && port.allSatisfy(isDigit) ? place[..<colon] : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
