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
    /// `.1`: flags, width and precision as written, with `*` for one that is an argument.
    package var flags: String
    /// For each `*` the number of its argument, from 1, if it is written: `%*2$d`.
    package var lengthPositions: [Int?] = []
    /// `@`, `lld`, `lf`, `d`, …
    package var conversion: String

    /// What arguments the conversion takes.
    package var kind: Kind? {
      switch conversion.last {
      case "@": .object
      case "d", "i", "u", "x", "X", "o", "D", "U", "O": .integer
      // A number with more bytes than a value has.
      case _ where conversion.dropLast().last == "L": nil
      case "f", "F", "e", "E", "g", "G", "a", "A": .double
      default: nil
      }
    }

    /// The width and the precision: `[8, 2]` for `%8.2lf`.
    package var lengths: [Int] {
      flags.split { !("0"..."9").contains($0) }.map { Int($0) ?? .max }
    }

    /// The specifier with its width and precision in place of each `*`; without one that has no value.
    func replacingLengths(by lengths: [Int?]) -> Specifier {
      guard !lengths.isEmpty else { return self }
      var specifier = self
      var rest = lengths[...]
      specifier.flags = flags.reduce(into: "") { text, character in
        if character == "*" {
          text += rest.popFirst().flatMap(\.self).map { "\($0)" } ?? ""
        } else {
          text.append(character)
        }
      }
      specifier.lengthPositions = []
      return specifier
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
  /// What begins with a percent sign and is neither a specifier of a value nor a sign of its own: `%n`, `%*d`, `%`.
  /// Foundation reads memory for some of these that does not belong to the values.
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

  /// The numbers, from 1, of the arguments that each part takes: those of its width and precision, and its own.
  ///
  /// Foundation numbers specifiers without a number in their order, whatever numbers others have. It then hands out the
  /// arguments in the order of the numbers, and has none for a number that no part has: `%2$@` alone takes the first one.
  ///
  /// - Parameters:
  ///   - isPart: Whether it is a part of a text that takes the other arguments.
  ///   - placed: The number of a substitution that its catalog places.
  package func arguments(isPart: Bool = false, placing placed: (String) -> Int? = { _ in nil }) -> [[Int]] {
    var next = 1
    func number(_ written: Int?) -> Int {
      if let written { return written }
      next += 1
      return next - 1
    }
    let numbers = parts.map { part -> [Int] in
      switch part {
      case .text: []
      case .substitution(let name, let position): [number(position ?? placed(name))]
      case .specifier(let specifier): (specifier.lengthPositions + [specifier.position]).map(number)
      }
    }
    let used = Set(numbers.joined()).sorted()
    // Foundation has room for three values a specifier, and writes nothing if a number is larger.
    if isPart || used.last ?? 0 > 3 * specifiers.count + 3 * substitutions.count + 1 { return numbers }
    let places = Dictionary(uniqueKeysWithValues: zip(used, 1...))
    return numbers.map { $0.map { places[$0] ?? $0 } }
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
  /// Reads formats as Core Foundation does, which takes flags, widths, sizes and numbers in any order.
  private struct Reader {
    let bytes: [UInt8]
    var index = 0
    var text: [UInt8] = []
    var found: [Part] = []
    var strays: [String] = []

    mutating func parts() -> [Part] {
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "%") {
          readSpecifier()
        } else {
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

    // MARK: Specifiers

    private struct Scan {
      var flags: [UInt8] = []
      var sizes: [UInt8] = []
      var position: Int?
      /// The width and the precision, if they are arguments.
      var width: Star?
      var precision: Star?
      var isSharp = false
      var hasFlagsBehindSize = false
      var hasBrokenName = false

      /// Whether Foundation reads other memory for it, or writes it as it stands.
      var isOdd: Bool { width != nil || precision != nil || hasFlagsBehindSize || hasBrokenName }

      struct Star { var position: Int? }

      mutating func place(at number: Int) {
        if let star = precision, star.position == nil {
          precision = Star(position: number)
        } else if let star = width, star.position == nil {
          width = Star(position: number)
        } else {
          position = number
        }
      }
    }

    /// Reads from a percent sign to the end of the specifier. What is none is its first character as text: `%y`.
    private mutating func readSpecifier() {
      let start = index
      var scan = Scan()
      index += 1
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if !scan.sizes.isEmpty, "#-+ .*0123456789".utf8.contains(byte) { scan.hasFlagsBehindSize = true }
        switch byte {
        case UInt8(ascii: "#"):
          scan.isSharp = true
          scan.flags.append(byte)
        case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "0"): scan.flags.append(byte)
        case UInt8(ascii: "."):
          scan.flags.append(byte)
          if index == bytes.count { return addLiteral(from: start) }
          if bytes[index] == UInt8(ascii: "*") {
            scan.flags.append(bytes[index])
            scan.precision = Scan.Star()
            index += 1
          }
        case UInt8(ascii: "*"):
          scan.flags.append(byte)
          scan.width = Scan.Star()
        case UInt8(ascii: "1")...UInt8(ascii: "9"):
          readNumber(&scan)
          if index == bytes.count, bytes[index - 1] != UInt8(ascii: "$") { return addLiteral(from: start) }
        case _ where "hlqLzjt".utf8.contains(byte): scan.sizes.append(byte)
        case UInt8(ascii: "@") where scan.isSharp:
          if let name = readName() { return add(.substitution(name, position: scan.position)) }
          scan.isSharp = false
          scan.hasBrokenName = true
          scan.flags.removeAll { $0 == UInt8(ascii: "#") }
        case _ where "@diuxXoDUOfFeEgGaAcCsSpPn".utf8.contains(byte): return add(scan, ending: byte, from: start)
        default: return addLiteral(from: start)
        }
      }
      strays.append(stray(at: start))
    }

    private mutating func readNumber(_ scan: inout Scan) {
      let digits = bytes[(index - 1)...].prefix(while: isDigit)
      index = digits.endIndex
      if index < bytes.count, bytes[index] == UInt8(ascii: "$") {
        index += 1
        // The zeros of `%02$d` belong to the number.
        while scan.flags.last == UInt8(ascii: "0") { scan.flags.removeLast() }
        scan.place(at: Int(String(decoding: digits, as: UTF8.self)) ?? .max)
      } else {
        scan.flags += digits
      }
    }

    /// The name of a substitution, up to its `@`. Nil if a character is not of a name: what follows that is read on.
    private mutating func readName() -> String? {
      let name = bytes[index...].prefix { isDigit($0) || isASCIILetter($0) || $0 == UInt8(ascii: "_") }
      index = min(name.endIndex + 1, bytes.count)
      if name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: "@") {
        return String(decoding: name, as: UTF8.self)
      }
      skipContinuation()
      return nil
    }

    private mutating func add(_ scan: Scan, ending conversion: UInt8, from start: Int) {
      if scan.isOdd || conversion == UInt8(ascii: "n") { strays.append(stray(at: start)) }
      add(
        .specifier(
          Specifier(
            position: scan.position, flags: String(decoding: scan.flags, as: UTF8.self),
            lengthPositions: [scan.width, scan.precision].compactMap { $0.map(\.position) },
            conversion: String(decoding: scan.sizes + [conversion], as: UTF8.self))))
    }

    /// The first character, without what is between it and the end: `%` of `%%`.
    private mutating func addLiteral(from start: Int) {
      skipContinuation()
      let first = start + 1
      let rest = bytes[(first + 1)..<index].prefix { $0 & 0xC0 == 0x80 }
      text += bytes[first..<rest.endIndex]
      if index != first + 1 || bytes[first] != UInt8(ascii: "%") { strays.append(stray(at: start)) }
    }

    /// Skips the rest of a character of several bytes.
    private mutating func skipContinuation() {
      while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
    }

    /// The percent sign with all that could be meant as part of it, up to the end of the word.
    private func stray(at start: Int) -> String {
      let middle = bytes[(start + 1)...].prefix { "0123456789.+-#' *$".utf8.contains($0) }
      let word = bytes[middle.endIndex...].prefix { isASCIILetter($0) || $0 >= 0x80 || $0 == UInt8(ascii: "@") }
      return String(decoding: bytes[start..<(word.isEmpty ? start + 1 : word.endIndex)], as: UTF8.self)
    }

    private func isASCIILetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }

    private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
  }
}
