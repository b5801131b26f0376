/// A moment, by the calendar and the clock of UTC.
package struct DateValue: Hashable, Sendable {
  package var year, month, day, hour, minute, second: Int

  package init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    (self.year, self.month, self.day) = (year, month, day)
    (self.hour, self.minute, self.second) = (hour, minute, second)
  }

  package var isMidnight: Bool { hour == 0 && minute == 0 && second == 0 }
}

extension DateValue: CustomStringConvertible {
  /// The date in ISO 8601: `2026-05-01`, or `2026-05-01T10:30:00Z`.
  package var description: String {
    let date = "\(year)-\(Self.twoDigits(month))-\(Self.twoDigits(day))"
    if isMidnight { return date }
    return "\(date)T\(Self.twoDigits(hour)):\(Self.twoDigits(minute)):\(Self.twoDigits(second))Z"
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
