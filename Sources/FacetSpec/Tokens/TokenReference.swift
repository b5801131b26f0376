internal import FacetText

/// A reference to another token or into one, as text: `{palette.rose.500}` or `#/palette/rose/500/$value`.
package enum TokenReference: Equatable, Sendable {
  /// Always a whole token, by its path.
  case token([String])
  /// A JSON Pointer (RFC 6901) in the URI fragment form, from the root of the file.
  case pointer([String])
  /// Meant as a reference, but not one; the text says what is wrong with it.
  case malformed(String)

  /// Nil for text that is not meant as a curly reference.
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

  /// `{a} * {b}`, `{a} {b}`: text with references in it, which starts and ends with one.
  package static func isText(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let end = bytes.firstIndex(of: UInt8(ascii: "}")), let next = bytes[end...].firstIndex(of: UInt8(ascii: "{"))
    else { return false }
    return bytes[(end + 1)..<next].contains { " \t*/+-".utf8.contains($0) }
  }

  package init(pointer text: String) {
    guard text.utf8.first == UInt8(ascii: "#") else {
      self = .malformed("a reference stays in its file, so it starts with '#/'")
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

  /// `~1` is `/`, `~0` is `~`, and `%` with two digits a byte. Nil for anything else after `~` or `%`.
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

extension SourceTree {
  /// The reference that a node is, if it is one: text in braces, or a mapping with `$ref`.
  package func reference(at node: NodeID) -> TokenReference? {
    if kind(node).isScalar {
      let isCurly = withText(node) { $0.first == UInt8(ascii: "{") && $0.last == UInt8(ascii: "}") }
      guard isCurly else { return nil }
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
