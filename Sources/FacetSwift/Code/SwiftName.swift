import FacetText

/// A name as a Swift identifier: the only way in which a name of a spec gets into source.
///
/// Only ASCII letters, digits and underscores pass. Keywords get back-ticks here, and only where they need them.
struct SwiftName: Hashable, Sendable {
  enum Position: Sendable {
    /// A declaration, or a use without a base.
    case plain
    /// After a dot.
    case member
    /// An argument label.
    case label
    /// The projected value of a property wrapper, with a leading `$`.
    case projection
  }

  /// Without back-ticks.
  let text: String
  private let isKeyword: Bool

  init(_ name: String) {
    text = Self.isIdentifier(name) ? name : Self.identifier(from: name)
    isKeyword = SwiftKeywords.contains(text)
  }

  private init(verbatim text: String) {
    self.text = text
    isKeyword = false
  }

  /// The first argument of a closure without parameters.
  static let closureArgument = SwiftName(verbatim: "$0")

  func spelled(_ position: Position) -> String {
    switch position {
    case .plain: spelled(inBackTicks: isKeyword)
    case .member: spelled(inBackTicks: isKeyword && SwiftKeywords.afterDot.contains(text))
    case .label: spelled(inBackTicks: isKeyword && SwiftKeywords.labels.contains(text))
    case .projection: "$\(text)"
    }
  }

  private func spelled(inBackTicks isEscaped: Bool) -> String { isEscaped ? "`\(text)`" : text }

  private static func isIdentifier(_ name: String) -> Bool {
    var (name, isASCII, isAllowed, first) = (name, true, true, UInt8(ascii: "0"))
    name.withUTF8 { bytes in
      first = bytes.first ?? first
      for byte in bytes where !Self.isAllowed(byte) {
        isAllowed = false
        if byte >= 0x80 { isASCII = false }
      }
    }
    if isASCII { return isAllowed && !isDigit(first) }
    // Letters of other scripts are those of tokens.
    let scalars = name.unicodeScalars
    return scalars.first.map { $0 == "_" || $0.properties.isXIDStart } ?? false
      && scalars.allSatisfy(\.properties.isXIDContinue)
  }

  private static func identifier(from name: String) -> String {
    let allowed = String(decoding: name.utf8.filter(isAllowed), as: UTF8.self)
    return isIdentifier(allowed) ? allowed : "_" + allowed
  }

  static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
    default: false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
