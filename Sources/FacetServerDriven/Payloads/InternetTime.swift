/// A point in time as RFC 3339 writes it: `2026-05-01T10:30:00.5+02:00`. A date alone is its start in UTC.
package struct InternetTime: Equatable {
  package let secondsSince1970: Double

  /// Returns nil for other texts, and for dates that the calendar does not have.
  package init?(_ text: String) {
    var rest = text.utf8[...]
    guard let year = Self.number(4, &rest), Self.takes("-", &rest), let month = Self.number(2, &rest),
      Self.takes("-", &rest), let day = Self.number(2, &rest), (1...12).contains(month),
      (1...Self.days(of: month, year)).contains(day)
    else { return nil }
    let midnight = Double(Self.daysSince1970(year, month, day) * 86_400)
    if rest.isEmpty {
      secondsSince1970 = midnight
      return
    }
    guard Self.takes("T", &rest) || Self.takes("t", &rest), let hour = Self.number(2, &rest), Self.takes(":", &rest),
      let minute = Self.number(2, &rest), Self.takes(":", &rest), let second = Self.number(2, &rest), hour < 24,
      minute < 60, second < 60, let fraction = Self.fraction(&rest), let offset = Self.offset(rest)
    else { return nil }
    secondsSince1970 = midnight + Double((hour * 60 + minute - offset) * 60 + second) + fraction
  }

  private static func fraction(_ rest: inout Substring.UTF8View) -> Double? {
    guard takes(".", &rest) else { return 0 }
    let digits = rest.prefix { isDigit($0) }
    rest = rest[digits.endIndex...]
    return Double("0." + String(Substring(digits.prefix(9))) + "0").flatMap { digits.isEmpty ? nil : $0 }
  }

  /// The offset from UTC in minutes: `Z`, `+02:00`.
  private static func offset(_ text: Substring.UTF8View) -> Int? {
    if text.elementsEqual("Z".utf8) || text.elementsEqual("z".utf8) { return 0 }
    var rest = text
    let isNegative = rest.first == UInt8(ascii: "-")
    guard isNegative || rest.first == UInt8(ascii: "+") else { return nil }
    rest.removeFirst()
    guard let hours = number(2, &rest), takes(":", &rest), let minutes = number(2, &rest), rest.isEmpty, hours < 24,
      minutes < 60
    else { return nil }
    return isNegative ? -(hours * 60 + minutes) : hours * 60 + minutes
  }

  private static func number(_ length: Int, _ rest: inout Substring.UTF8View) -> Int? {
    let digits = rest.prefix(length)
    guard digits.count == length, digits.allSatisfy({ isDigit($0) }) else { return nil }
    rest.removeFirst(length)
    return Int(String(Substring(digits)))
  }

  private static func takes(_ character: Character, _ rest: inout Substring.UTF8View) -> Bool {
    guard rest.first == character.asciiValue else { return false }
    rest.removeFirst()
    return true
  }

  private static func days(of month: Int, _ year: Int) -> Int {
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  /// The year begins with March, so that the leap day is its last day.
  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let marchYear = month > 2 ? year : year - 1
    let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
    let ofEra = marchYear - era * 400
    let ofYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return era * 146_097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719_468
  }
}
