import FacetSpec
import FacetText

/// A number in the syntax of JSON and YAML's core schema, without Swift's `0x10`, `nan` and `inf`.
package enum TokenNumber {
  /// Nil for other text, and for numbers that overflow.
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
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(nearest: number))" : "\(number)"
  }
}
