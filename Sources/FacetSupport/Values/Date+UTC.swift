public import FacetRuntime

nonisolated extension Date {
  /// A date from calendar components in UTC: `.utc(2026, 5, 1)`, `.utc(2026, 5, 1, 10, 30)`.
  public static func utc(
    _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, _ second: Int = 0
  ) -> Date {
    // The year begins with March, so that the leap day is its last day. From March of year 0 to 1970 there are 719 468
    // days.
    let marchYear = month > 2 ? year : year - 1
    let monthFromMarch = (month + 9) % 12
    let leapDays = marchYear / 4 - marchYear / 100 + marchYear / 400
    let days = 365 * marchYear + leapDays + (153 * monthFromMarch + 2) / 5 + day - 1 - 719_468
    return Date(timeIntervalSince1970: Double(((days * 24 + hour) * 60 + minute) * 60 + second))
  }

  /// The date as in examples: `2026-05-01`, or `2026-05-01T10:30:00Z`.
  package var exampleWords: String {
    let words = ISO8601Format()
    return words.hasSuffix("T00:00:00Z") ? String(words.dropLast(10)) : words
  }
}
