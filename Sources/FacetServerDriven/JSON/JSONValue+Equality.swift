/// Values are equal if they mean the same: the order of members, spaces, escapes and the spelling of numbers make no
/// difference.
///
///     {"a": 1, "b": "é"}   equals   {"b":"\u00e9","a":1.0}
extension JSONValue: Hashable {
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    if left.document === right.document, left.index == right.index { return true }
    guard left.kind == right.kind else { return false }
    switch left.kind {
    case .null: return true
    case .bool: return left.bool == right.bool
    // Unicode's canonical equivalence would equate texts that are different on the wire.
    case .string: return (left.string ?? "").utf8.elementsEqual((right.string ?? "").utf8)
    case .number: return left.text == right.text || DecimalNumber(left.text) == DecimalNumber(right.text)
    case .array: return left.elements == right.elements
    case .object: return left.memberTable == right.memberTable
    }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    switch kind {
    case .null: break
    case .bool: hasher.combine(bool)
    case .string: hasher.combine(string)
    case .number: hasher.combine(DecimalNumber(text))
    case .array: hasher.combine(elements)
    case .object: hasher.combine(memberTable)
    }
  }

  private var memberTable: [ScalarText: JSONValue] {
    Dictionary(members.map { (ScalarText(text: $0.key), $0.value) }) { _, last in last }
  }
}

/// A text that is compared by its scalars.
private struct ScalarText: Hashable {
  let text: String

  static func == (left: ScalarText, right: ScalarText) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

  func hash(into hasher: inout Hasher) { for byte in text.utf8 { hasher.combine(byte) } }
}

/// A number of a JSON document with all of its digits: `-1.50e3` is -15 × 10².
struct DecimalNumber: Hashable {
  private var isNegative = false
  /// Without zeros at the start and the end; empty for zero.
  private var digits: [UInt8] = []
  private var exponent = 0

  /// - Parameter text: A number as JSON writes it.
  init(_ text: String) {
    var isFraction = false
    var bytes = Substring(text).utf8
    isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes.removeFirst() }
    while let byte = bytes.first, byte != UInt8(ascii: "e"), byte != UInt8(ascii: "E") {
      bytes.removeFirst()
      if byte == UInt8(ascii: ".") {
        isFraction = true
      } else {
        digits.append(byte - UInt8(ascii: "0"))
        if isFraction { exponent -= 1 }
      }
    }
    // An exponent that is no Int is beyond every number that has a value here.
    let written = Substring(bytes.dropFirst())
    let bound = Int.max / 2
    let value = Int(written) ?? (written.first == "-" ? -bound : written.isEmpty ? 0 : bound)
    exponent = min(max(value, -bound), bound) + exponent
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
    digits = Array(digits.drop { $0 == 0 })
    if digits.isEmpty { (isNegative, exponent) = (false, 0) }
  }

  /// Nil if the number is no integer or does not fit.
  var int: Int? {
    if digits.isEmpty { return 0 }
    guard exponent >= 0, exponent < 20 else { return nil }
    var value = 0
    for digit in digits + Array(repeating: 0, count: exponent) {
      let (product, overflows) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflowsToo) = product.subtractingReportingOverflow(Int(digit))
      if overflows || overflowsToo { return nil }
      value = sum
    }
    return isNegative ? value : value == .min ? nil : -value
  }
}
