/// A point in time, like Foundation's.
public struct Date: Hashable, Sendable {
  /// The seconds since 2001-01-01 in UTC.
  public let timeIntervalSinceReferenceDate: Double

  public init(timeIntervalSinceReferenceDate seconds: Double) { timeIntervalSinceReferenceDate = seconds }

  public init(timeIntervalSince1970 seconds: Double) {
    self.init(timeIntervalSinceReferenceDate: seconds - Self.referenceDate)
  }

  /// The seconds since 1970-01-01 in UTC.
  public var timeIntervalSince1970: Double { timeIntervalSinceReferenceDate + Self.referenceDate }

  private static let referenceDate = 978_307_200.0

  /// As far away as Foundation's.
  public static let distantPast = Date(timeIntervalSinceReferenceDate: -63_114_076_800)
  public static let distantFuture = Date(timeIntervalSinceReferenceDate: 63_113_904_000)
}

extension Date: Comparable {
  public static func < (lhs: Date, rhs: Date) -> Bool {
    lhs.timeIntervalSinceReferenceDate < rhs.timeIntervalSinceReferenceDate
  }
}

extension Date {
  /// `2026-05-01T10:30:00Z`
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func ISO8601Format() -> String {
    let time = CalendarTime(self)
    let date = [padded(time.year, to: 4), padded(time.month, to: 2), padded(time.day, to: 2)]
    let clock = [time.hour, time.minute, time.second].map { padded($0, to: 2) }
    return "\(date.joined(separator: "-"))T\(clock.joined(separator: ":"))Z"
  }
}

/// The calendar components of a date in UTC.
struct CalendarTime {
  let year, month, day, hour, minute, second: Int
  /// The weekday; Sunday is 0.
  let weekday: Int

  init(_ date: Date) {
    let seconds = Int(exactly: date.timeIntervalSince1970.rounded(.down)) ?? 0
    let days = seconds.floored(by: 86_400)
    let ofDay = seconds - days * 86_400
    (hour, minute, second) = (ofDay / 3600, ofDay / 60 % 60, ofDay % 60)
    weekday = days + 4 - (days + 4).floored(by: 7) * 7
    // The year begins with March, so that the leap day is its last day. The calendar repeats after the 146 097 days of
    // 400 years; from March of year 0 to 1970 there are 719 468 days.
    let shifted = days + 719_468
    let era = shifted.floored(by: 146_097)
    let ofEra = shifted - era * 146_097
    let yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * ofYear + 2) / 153
    day = ofYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }
}

extension Int {
  /// Division, rounded down.
  fileprivate func floored(by divisor: Int) -> Int {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}

/// A number with leading zeros up to a width.
func padded(_ number: Int, to width: Int) -> String {
  let digits = "\(number.magnitude)"
  return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}
