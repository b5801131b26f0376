/// A number rounded to three decimals, independent of the locale: `44`, `6.5`, `0.333`.
package func shortDecimal(_ value: Double) -> String {
  let thousandths = (value * 1000).rounded()
  guard let whole = Int(exactly: thousandths) else { return "\(value)" }
  let (units, rest) = whole.magnitude.quotientAndRemainder(dividingBy: 1000)
  var digits = String(rest + 1000).dropFirst()
  while digits.last == "0" { digits.removeLast() }
  return (whole < 0 ? "-" : "") + "\(units)" + (digits.isEmpty ? "" : "." + digits)
}
