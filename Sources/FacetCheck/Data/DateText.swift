import FacetIR

/// `2026-05-01`, which is the start of the day in UTC, or `2026-05-01T10:30:00+02:00`.
///
/// A time requires a time zone. Years before 1583 are rejected: ISO 8601 allows them by agreement only.
struct DateText {
  let value: DateValue

  init?(_ text: String) {
    var rest = text.utf8[...]
    guard let year = Self.number(4, from: &rest), Self.takes("-", from: &rest),
      let month = Self.number(2, from: &rest), Self.takes("-", from: &rest), let day = Self.number(2, from: &rest),
      (1583...9999).contains(year), (1...12).contains(month), (1...Self.days(of: month, year)).contains(day)
    else { return nil }
    var value = DateValue(year: year, month: month, day: day)
    if !rest.isEmpty {
      guard Self.takes("T", from: &rest), let hour = Self.number(2, from: &rest), Self.takes(":", from: &rest),
        let minute = Self.number(2, from: &rest), Self.takes(":", from: &rest),
        let second = Self.number(2, from: &rest), let offset = Self.offset(rest), hour < 24, minute < 60, second < 60
      else { return nil }
      value.second = second
      Self.set(hour * 60 + minute - offset, of: &value)
    }
    guard (1583...9999).contains(value.year) else { return nil }
    self.value = value
  }

  /// Sets the time from minutes after midnight, which can be in the previous or next day.
  private static func set(_ minutes: Int, of value: inout DateValue) {
    let ofDay = (minutes + 1440) % 1440
    (value.hour, value.minute) = (ofDay / 60, ofDay % 60)
    if minutes < 0 { previousDay(&value) }
    if minutes >= 1440 { nextDay(&value) }
  }

  private static func previousDay(_ value: inout DateValue) {
    value.day -= 1
    guard value.day == 0 else { return }
    value.month = value.month == 1 ? 12 : value.month - 1
    if value.month == 12 { value.year -= 1 }
    value.day = days(of: value.month, value.year)
  }

  private static func nextDay(_ value: inout DateValue) {
    value.day += 1
    guard value.day > days(of: value.month, value.year) else { return }
    value.day = 1
    value.month = value.month == 12 ? 1 : value.month + 1
    if value.month == 1 { value.year += 1 }
  }

  private static func days(of month: Int, _ year: Int) -> Int {
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  /// The offset from UTC in minutes: `Z`, `+02:00`.
  private static func offset(_ text: Substring.UTF8View) -> Int? {
    if text.elementsEqual("Z".utf8) { return 0 }
    var rest = text
    let isBehind = takes("-", from: &rest)
    guard isBehind || takes("+", from: &rest), let hours = number(2, from: &rest), takes(":", from: &rest),
      let minutes = number(2, from: &rest), rest.isEmpty, hours < 24, minutes < 60
    else { return nil }
    return (hours * 60 + minutes) * (isBehind ? -1 : 1)
  }

  /// Parses a number with exactly `count` digits.
  private static func number(_ count: Int, from text: inout Substring.UTF8View) -> Int? {
    let digits = text.prefix(count)
    guard digits.count == count, digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    text = text.dropFirst(count)
    return Int(Substring(digits))
  }

  private static func takes(_ character: Unicode.Scalar, from text: inout Substring.UTF8View) -> Bool {
    guard text.first == UInt8(ascii: character) else { return false }
    text = text.dropFirst()
    return true
  }
}
