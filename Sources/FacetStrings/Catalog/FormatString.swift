/// Text with the format specifiers of Foundation: `%1$@ of %2$lld`.
package struct FormatString: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case text(String)
    case specifier(Specifier)
    /// `%#@guests@`, or `%2$#@guests@`: a substitution, with the number of its argument if it is written.
    case substitution(String, position: Int?)
  }

  package struct Specifier: Hashable, Sendable {
    /// The number of the argument, from 1, if it is written: `%2$@`.
    package var position: Int?
    /// `.1`: flags, width and precision as written.
    package var flags: String
    /// `@`, `lld`, `lf`, `d`, …
    package var conversion: String

    /// What arguments the conversion takes.
    package var kind: Kind? {
      switch conversion.last {
      // A number with more bytes than a value has.
      case _ where conversion.first == "L": nil
      case "@": .object
      case "d", "i", "u", "x", "X", "o", "D", "U", "O": .integer
      case "f", "F", "e", "E", "g", "G", "a", "A": .double
      default: nil
      }
    }

    /// The width and the precision: `[8, 2]` for `%8.2lf`.
    package var lengths: [Int] {
      flags.split { !("0"..."9").contains($0) }.map { Int($0) ?? .max }
    }

    /// The digits after the period, if they are written.
    package var precision: Int? {
      guard let point = flags.firstIndex(of: ".") else { return nil }
      return Int(flags[flags.index(after: point)...]) ?? 0
    }
  }

  /// What a conversion takes, in the words of messages.
  package enum Kind: String, Hashable, Sendable { case object, integer, double }

  package let parts: [Part]
  /// What begins with a percent sign and is neither a specifier nor a sign of its own: `%n`, `%*d`, `%`. Foundation reads
  /// memory for some of these that does not belong to the values.
  package let strays: [String]

  package init(_ text: String) {
    var reader = Reader(bytes: Array(text.utf8))
    parts = reader.parts()
    strays = reader.strays
  }

  package var specifiers: [Specifier] {
    parts.compactMap { if case .specifier(let specifier) = $0 { specifier } else { nil } }
  }

  package var substitutions: [String] {
    parts.compactMap { if case .substitution(let name, _) = $0 { name } else { nil } }
  }

  /// The kinds of the arguments that the specifiers take, by number from 1. Specifiers without a number take the next.
  package var argumentKinds: [Int: Kind] {
    var next = 1
    var kinds: [Int: Kind] = [:]
    for specifier in specifiers {
      if let position = specifier.position {
        kinds[position] = specifier.kind
      } else {
        kinds[next] = specifier.kind
        next += 1
      }
    }
    return kinds
  }

  /// Text with its percent signs doubled, as formats have it.
  package static func escaped(_ text: String) -> String {
    String(
      text.unicodeScalars.reduce(into: String.UnicodeScalarView()) { escaped, scalar in
        escaped.append(scalar)
        if scalar == "%" { escaped.append(scalar) }
      })
  }
}

extension FormatString {
  private struct Reader {
    let bytes: [UInt8]
    var index = 0
    var text: [UInt8] = []
    var found: [Part] = []
    var strays: [String] = []

    mutating func parts() -> [Part] {
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "%"), let (part, end) = specifier(at: index + 1) {
          if let part { add(part) } else { text.append(UInt8(ascii: "%")) }
          index = end
        } else {
          if bytes[index] == UInt8(ascii: "%") { strays.append(stray(at: index)) }
          text.append(bytes[index])
          index += 1
        }
      }
      addText()
      return found
    }

    private mutating func add(_ part: Part) {
      addText()
      found.append(part)
    }

    private mutating func addText() {
      if !text.isEmpty { found.append(.text(String(decoding: text, as: UTF8.self))) }
      text = []
    }

    /// The specifier whose percent sign is before `start`, and its end; nil for a percent sign that is text. The part is
    /// nil for `%%`.
    private func specifier(at start: Int) -> (Part?, end: Int)? {
      guard start < bytes.count else { return nil }
      if bytes[start] == UInt8(ascii: "%") { return (nil, start + 1) }
      var position: Int?
      var next = start
      let digits = bytes[next...].prefix(while: isDigit)
      if next + digits.count < bytes.count, !digits.isEmpty, bytes[next + digits.count] == UInt8(ascii: "$") {
        position = Int(String(decoding: digits, as: UTF8.self)) ?? .max
        next += digits.count + 1
      }
      if bytes[next...].starts(with: "#@".utf8) {
        let name = bytes[(next + 2)...].prefix { $0 != UInt8(ascii: "@") }
        let end = next + 2 + name.count
        return end < bytes.count && !name.isEmpty
          ? (.substitution(String(decoding: name, as: UTF8.self), position: position), end + 1) : nil
      }
      let flags = bytes[next...].prefix { "0123456789.+-#' ".utf8.contains($0) }
      next += flags.count
      let lengths = bytes[next...].prefix { "hlqLzjt".utf8.contains($0) }
      let conversion = next + lengths.count
      guard conversion < bytes.count, "@diuxXoDUOfFeEgGaAcCsSp".utf8.contains(bytes[conversion]) else { return nil }
      let specifier = Specifier(
        position: position, flags: String(decoding: flags, as: UTF8.self),
        conversion: String(decoding: bytes[next...conversion], as: UTF8.self))
      return (.specifier(specifier), conversion + 1)
    }

    /// The percent sign with all that could be meant as part of it, up to the end of the word.
    private func stray(at start: Int) -> String {
      let middle = bytes[(start + 1)...].prefix { "0123456789.+-#' *$".utf8.contains($0) }
      let word = bytes[middle.endIndex...].prefix { isLetter($0) || $0 == UInt8(ascii: "@") }
      return String(decoding: bytes[start..<(word.isEmpty ? start + 1 : word.endIndex)], as: UTF8.self)
    }

    private func isLetter(_ byte: UInt8) -> Bool {
      byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
  }
}
