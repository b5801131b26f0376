import FacetDiagnostics
import FacetLimits
import FacetSpec
import FacetText

extension ComponentResolver {
  /// Names of variants are titles. They must be readable, and stay apart where only letters and digits are kept.
  mutating func checkVariantNames() {
    let names = spec.variants.map(\.name)
    reportDuplicates(names, what: "variant")
    let valid = names.filter { name in
      guard let reason = VariantName.fault(name.value) else { return true }
      report(.invalidName(name, what: "variant", reason: reason, suggestion: nil))
      return false
    }
    reportCollisions(valid, what: "variant", by: VariantName.key)
  }
}

/// The name of a variant, which is a title for people and a key for files and Swift.
enum VariantName {
  static func fault(_ name: String) -> String? {
    if name.utf8.count > Limit.variantName.most { return "it is longer than \(Limit.variantName.most) bytes" }
    if escapedForDisplay(name) != name { return "it holds characters that cannot be seen" }
    if mixesScripts(name) { return "one of its words mixes Latin letters with others that look alike" }
    if name.utf8.first == UInt8(ascii: " ") || name.utf8.last == UInt8(ascii: " ") {
      return "it begins or ends with a space"
    }
    if name.utf8.contains(UInt8(ascii: "@")), name.contains(" @ ") {
      return "' @ ' stands between a variant and what the matrix sets"
    }
    if !name.utf8.contains(where: isKept) { return "it has no letter and no digit" }
    return nil
  }

  /// Greek, Cyrillic, Armenian, Cherokee, full-width or mathematical letters in a word with Latin ones.
  private static func mixesScripts(_ name: String) -> Bool {
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return false }
    return name.unicodeScalars.split(separator: " ").contains { word in
      word.contains { $0.isASCII && $0.properties.isAlphabetic } && word.contains { isLookAlike($0.value) }
    }
  }

  private static func isLookAlike(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x370...0x58F, 0x13A0...0x13FF, 0x1F00...0x1FFF, 0xFF21...0xFF5A, 0x1D400...0x1D7FF: true
    default: false
    }
  }

  /// Letters and digits only, without case: `Short text` and `Short-text` have one key.
  static func key(_ name: String) -> String {
    String(decoding: name.utf8.filter(isKept).map { (65...90).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  private static func isKept(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (48...57).contains(byte) || (65...90).contains(byte & 0xdf)
  }
}
