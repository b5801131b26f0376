import FacetUI
import Testing

struct DateTests {
  /// The days around the ends of months and years, of years of every kind.
  static let moments: [Double] =
    [1583, 1600, 1700, 1899, 1900, 1969, 1970, 1999, 2000, 2001, 2023, 2024, 2026, 2100, 2400, 9999].flatMap { year in
      [0, 30, 31, 58, 59, 60, 89, 90, 181, 304, 333, 363, 364, 365].map { day in
        (Double(year - 1970) * 365.2425 + Double(day)).rounded() * 86_400
      }
    }

  @Test(arguments: [0, 1, 59, 3599, 43_200, 86_399])
  func theCalendarIsFoundations(second: Double) {
    for moment in Self.moments where moment > -12_212_553_600 {
      #expect(Date(timeIntervalSince1970: moment + second).ISO8601Format() == Reference.iso8601(moment + second))
    }
  }

  @Test func aMomentIsOneOnBothScales() {
    #expect(Date(timeIntervalSinceReferenceDate: 0).timeIntervalSince1970 == 978_307_200)
    #expect(Date(timeIntervalSince1970: 978_307_201) > Date(timeIntervalSinceReferenceDate: 0))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, 1e15, -1e15])
  func noMomentIsTooOdd(seconds: Double) {
    #expect(Date(timeIntervalSince1970: seconds).ISO8601Format().hasSuffix("Z"))
  }
}
