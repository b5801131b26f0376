import FacetDiagnostics
import FacetSpec
import FacetText

extension ComponentChecker {
  /// Names of variants are titles. They must be readable, and stay apart where only letters and digits are kept.
  mutating func checkVariantNames() {
    let names = spec.variants.map(\.name)
    reportDuplicates(names, what: "variant")
    for name in names {
      if let reason = VariantName.fault(name.value) {
        report(.invalidName(name, what: "variant", reason: reason, suggestion: nil))
      }
    }
    reportCollisions(names.filter { VariantName.fault($0.value) == nil }, what: "variant", by: VariantName.key)
  }
}

/// The name of a variant, which is a title for people and a key for files and Swift.
enum VariantName {
  static func fault(_ name: String) -> String? {
    if name.utf8.count > 200 { return "it is longer than 200 bytes" }
    if escapedForDisplay(name) != name { return "it holds characters that cannot be seen" }
    if name.utf8.first == UInt8(ascii: " ") || name.utf8.last == UInt8(ascii: " ") {
      return "it begins or ends with a space"
    }
    if key(name).isEmpty { return "it has no letter and no digit" }
    return nil
  }

  /// Letters and digits only, without case: `Short text` and `Short-text` have one key.
  static func key(_ name: String) -> String {
    String(decoding: name.utf8.filter(isKept).map { (65...90).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  private static func isKept(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (48...57).contains(byte) || (65...90).contains(byte & 0xdf)
  }
}
