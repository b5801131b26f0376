/// Text for a terminal or a golden: what comes from a file or an argument is in it as visible characters only.
///
///     let text: ShownText = "wrote \(path)\n"
///
/// Source text passes as it is. What is interpolated is escaped as ``escapedForDisplay(_:)`` does, line breaks included,
/// so that it neither controls the terminal nor begins a line of its own. Only this module makes colors.
package struct ShownText: Hashable, Sendable {
  /// With the escape sequences of colors.
  package private(set) var text: String

  private init(escaped text: String) { self.text = text }

  /// A text of several lines, with what is in them escaped. What other writers have escaped already stays the same.
  package init(lines: String) {
    let newline = UInt8(ascii: "\n")
    if lines.utf8.allSatisfy({ $0 == newline || $0 >= 0x20 && $0 < 0x7F }) {
      text = lines
    } else {
      text = lines.utf8.split(separator: newline, omittingEmptySubsequences: false)
        .map { escapedForDisplay(String(Substring($0))) }.joined(separator: "\n")
    }
  }

  package init(lines: [UInt8]) { self.init(lines: String(decoding: lines, as: UTF8.self)) }

  package var isEmpty: Bool { text.isEmpty }

  package static func + (lhs: ShownText, rhs: ShownText) -> ShownText { ShownText(escaped: lhs.text + rhs.text) }

  package static func += (lhs: inout ShownText, rhs: ShownText) { lhs.text += rhs.text }
}

extension ShownText: ExpressibleByStringInterpolation {
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text: String

    package init(literalCapacity: Int, interpolationCount: Int) {
      text = ""
      text.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    package mutating func appendLiteral(_ literal: StaticString) { text += literal.description }
    package mutating func appendInterpolation(_ other: ShownText) { text += other.text }
    package mutating func appendInterpolation(_ other: some StringProtocol) { text += escapedForDisplay(String(other)) }
    package mutating func appendInterpolation(_ number: Int) { text += String(number) }
    package mutating func appendInterpolation(_ code: StaticString) { text += code.description }
  }

  package init(stringLiteral literal: StaticString) { text = literal.description }
  package init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}

extension Sequence where Element == ShownText {
  package func joined(separator: ShownText = "") -> ShownText {
    var joined: ShownText = ""
    var isFirst = true
    for text in self {
      if !isFirst { joined += separator }
      joined += text
      isFirst = false
    }
    return joined
  }
}

extension ShownText {
  /// How a text is painted on a terminal.
  package enum Paint: String, Sendable {
    case error = "1;31"
    case warning = "1;33"
    case strong = "1"
    case aside = "1;36"
    case caret = "1;32"
    case faint = "2"
    /// Orange and blue, not red and green: neither side of a difference is known to be correct, and they differ for people
    /// with color blindness.
    case removed = "38;5;208"
    case added = "38;5;33"
    case recorded = "34"
    case drawn = "33"
  }

  /// - Parameter paint: Nil for the text as it is.
  package func painted(_ paint: Paint?) -> ShownText {
    guard let paint else { return self }
    return ShownText(escaped: "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m")
  }
}
