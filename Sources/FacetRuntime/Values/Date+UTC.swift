nonisolated extension Date {
  /// A moment by the calendar and the clock of UTC: `.utc(2026, 5, 1)`, `.utc(2026, 5, 1, 10, 30)`.
  public static func utc(
    _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, _ second: Int = 0
  ) -> Date {
    // A year begins with March here, so that the day that only some years have comes last; between the March of year 0
    // and 1970 lie 719 468 days.
    let marchYear = month > 2 ? year : year - 1
    let monthFromMarch = (month + 9) % 12
    let leapDays = marchYear / 4 - marchYear / 100 + marchYear / 400
    let days = 365 * marchYear + leapDays + (153 * monthFromMarch + 2) / 5 + day - 1 - 719_468
    return Date(timeIntervalSince1970: Double(((days * 24 + hour) * 60 + minute) * 60 + second))
  }

  /// As an example writes it: `2026-05-01`, or `2026-05-01T10:30:00Z`.
  package var exampleWords: String {
    let words = ISO8601Format()
    return words.hasSuffix("T00:00:00Z") ? String(words.dropLast(10)) : words
  }
}
