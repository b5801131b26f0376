import FacetSpec

/// A number as JSON and YAML's core schema write it, and nothing that only Swift would read: no `0x10`, `nan` or `inf`.
package enum TokenNumber {
  /// Nil also for a number too large to be finite.
  package static func parse(_ text: String) -> Double? {
    let isNumeric = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
        UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    guard isNumeric, let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// `12`, `0.5`
  package static func spelled(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
