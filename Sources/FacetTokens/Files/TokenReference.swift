package import FacetSpec
import FacetText

/// A reference to a token or a part of one, as text: `{palette.rose.500}`, `#/palette/rose/500/$value`, or Tokens
/// Studio's `$palette.rose.500`.
package enum TokenReference: Equatable, Sendable {
  /// A whole token, by its path.
  case token([String])
  /// A JSON Pointer (RFC 6901) in the URI fragment form, from the root of the file.
  case pointer([String])
  /// A JSON Pointer from the root of another file, with the relative path of that file:
  /// `palette.tokens.json#/rose/500`.
  case pointerInFile(String, [String])
  /// Text that looks like a reference but is malformed, with the reason.
  case malformed(String)

  /// Nil for text without curly braces.
  package init?(curly text: String) {
    guard text.utf8.first == UInt8(ascii: "{"), text.utf8.last == UInt8(ascii: "}"), text.utf8.count > 1 else {
      return nil
    }
    let names = text.utf8.dropFirst().dropLast().split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if names.contains(where: \.isEmpty) {
      self = .malformed("a reference is names with one '.' between them")
    } else if names.contains(where: { $0.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") } }) {
      self = .malformed("a value is one reference, with nothing beside it")
    } else {
      self = .token(names.map { String(decoding: Array($0), as: UTF8.self) })
    }
  }

  /// `$space.m`, an alias syntax of Tokens Studio besides `{space.m}`. Nil for other text that begins with `$`.
  package init?(studio text: String) {
    guard text.utf8.first == UInt8(ascii: "$") else { return nil }
    let names = text.utf8.dropFirst().split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let areNames = names.allSatisfy { name in
      !name.isEmpty && name.allSatisfy { byte in byte >= 0x80 || isLetterOrDigit(byte) || "-_".utf8.contains(byte) }
    }
    guard areNames else { return nil }
    self = .token(names.map { String(decoding: Array($0), as: UTF8.self) })
  }

  /// Whether it is text that starts and ends with references: `{a} * {b}`, `{a}{b}`.
  package static func isText(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let end = bytes.firstIndex(of: UInt8(ascii: "}")) else { return false }
    return bytes[end...].contains(UInt8(ascii: "{"))
  }

  package init(pointer text: String) {
    guard text.utf8.first == UInt8(ascii: "#") else {
      let halves = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2, !halves[0].isEmpty, case .pointer(let names) = TokenReference(pointer: "#" + halves[1])
      else {
        self = .malformed("a pointer starts with '#/', or with the path of another file before it")
        return
      }
      self = .pointerInFile(String(halves[0]), names)
      return
    }
    let names = text.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard names.count > 1, names[0].isEmpty, !names.contains(where: { $0.isEmpty && $0.startIndex > names[0].endIndex })
    else {
      self = .malformed("a pointer is '#' and the names on the way, each after a '/'")
      return
    }
    let segments = names.dropFirst().map(Self.unescaped)
    self =
      segments.contains(nil)
      ? .malformed("'%' is followed by two digits of base 16, and '~' by 0 or 1")
      : .pointer(segments.compactMap(\.self))
  }

  /// The segment with `~1` replaced with `/`, `~0` with `~`, and `%` with two hexadecimal digits with a byte. Nil for
  /// other text after `~` or `%`.
  private static func unescaped(_ segment: Substring.UTF8View) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(segment)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(hexValue), let low = rest.popFirst().flatMap(hexValue) else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    return untilded(bytes)
  }

  private static func untilded(_ escaped: [UInt8]) -> String? {
    var bytes: [UInt8] = []
    var rest = escaped[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "~") else {
        bytes.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "0"): bytes.append(UInt8(ascii: "~"))
      case UInt8(ascii: "1"): bytes.append(UInt8(ascii: "/"))
      default: return nil
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func hexValue(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
  }
}

private func isLetterOrDigit(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
  default: false
  }
}

extension SourceTree {
  /// The reference at a node, if it is text in braces or a mapping with `$ref`.
  package func reference(at node: NodeID) -> TokenReference? {
    if kind(node).isScalar {
      let (first, last) = withText(node) { ($0.first, $0.last) }
      if first == UInt8(ascii: "$") { return TokenReference(studio: text(node)) }
      guard first == UInt8(ascii: "{"), last == UInt8(ascii: "}") else { return nil }
      let text = text(node)
      return TokenReference.isText(text) ? nil : TokenReference(curly: text)
    }
    if let target = member("$ref", of: node) {
      guard kind(target).isScalar else { return .malformed("'$ref' is text") }
      return TokenReference(pointer: text(target))
    }
    return unquotedReference(at: node)
  }

  /// `{palette.rose.500}` without quotes, which YAML reads as a mapping with one key and no value.
  private func unquotedReference(at node: NodeID) -> TokenReference? {
    guard kind(node) == .mapping else { return nil }
    var entries = entries(of: node)
    guard let (key, value) = entries.next(), entries.next() == nil, kind(key).isScalar, kind(value) == .plain,
      withText(value, \.isEmpty), withText(key, { $0.contains(UInt8(ascii: ".")) })
    else { return nil }
    return .malformed("a reference needs quotes here: \"{\(escapedForDisplay(text(key)))}\"")
  }
}
