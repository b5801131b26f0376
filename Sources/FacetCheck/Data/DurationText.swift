/// `4s` or `400ms`.
struct DurationText {
  let milliseconds: Int

  init?(_ text: String) {
    let units: [(name: String, factor: Double)] = [("ms", 1), ("s", 1000)]
    guard let unit = units.first(where: { text.hasSuffix($0.name) }) else { return nil }
    let number = String(decoding: text.utf8.dropLast(unit.name.utf8.count), as: UTF8.self)
    guard let value = Numeral(number).double, let whole = Int(exactly: (value * unit.factor).rounded()), whole >= 0
    else { return nil }
    milliseconds = whole
  }
}
