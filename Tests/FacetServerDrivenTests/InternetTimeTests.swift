import Foundation
import SeededRandom
import Testing

@testable import FacetServerDriven

struct InternetTimeTests {
  @Test func readsWhatFoundationWrites() {
    var random = SeededRandom(seed: 5)
    // From 1590 on: Foundation's calendar was Julian before.
    for _ in 0..<2_000 {
      let seconds = Double(Int.random(in: -12_000_000_000...250_000_000_000, using: &random))
      let text = Date(timeIntervalSince1970: seconds).ISO8601Format()
      #expect(InternetTime(text)?.secondsSince1970 == seconds, "\(text)")
    }
  }

  @Test func offsetsAndFractionsCount() {
    let noon = InternetTime("2026-05-01T12:00:00Z")?.secondsSince1970 ?? 0
    #expect(InternetTime("2026-05-01T14:00:00+02:00")?.secondsSince1970 == noon)
    #expect(InternetTime("2026-05-01T00:30:00-11:30")?.secondsSince1970 == noon)
    #expect(InternetTime("2026-05-01t12:00:00.250z")?.secondsSince1970 == noon + 0.25)
    #expect(InternetTime("2026-05-01")?.secondsSince1970 == noon - 43_200)
    #expect(InternetTime("2024-02-29") != nil)
  }

  @Test(
    arguments: [
      "", "2026", "2026-13-01", "2026-00-01", "2026-02-29", "2026-04-31", "2026-1-1", "2026-05-01T", "2026-05-01T12:00",
      "2026-05-01T12:00:00", "2026-05-01T24:00:00Z", "2026-05-01T12:60:00Z", "2026-05-01T12:00:60Z",
      "2026-05-01T12:00:00.Z", "2026-05-01T12:00:00+2:00", "2026-05-01T12:00:00+0200", "2026-05-01T12:00:00Zx",
      " 2026-05-01", "2026-05-0१", "+026-05-01",
    ])
  func otherTextsAreNoTimes(_ text: String) { #expect(InternetTime(text) == nil) }
}
