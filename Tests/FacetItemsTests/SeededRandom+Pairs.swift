import Foundation
import SeededRandom

extension SeededRandom {
  /// How many random pairs a test tries. `FACET_PAIRS=1000000 swift test --filter FacetItemsTests` looks further than
  /// the suite does.
  static func pairs(usually usual: Int) -> ClosedRange<UInt64> {
    let asked = ProcessInfo.processInfo.environment["FACET_PAIRS"].flatMap { UInt64($0) }
    return 1...max(asked ?? UInt64(usual), 1)
  }
}
