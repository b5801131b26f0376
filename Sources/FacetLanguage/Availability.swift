/// A platform that generated code runs on.
package enum Platform: String, CaseIterable, Hashable, Sendable { case iOS, macOS, tvOS, watchOS, visionOS }

/// `17`, `17.4`: of a system, as far as `@available` tells them apart.
package struct SystemVersion: Hashable, Comparable, Sendable {
  package var major: Int
  package var minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  package static func < (lhs: SystemVersion, rhs: SystemVersion) -> Bool {
    (lhs.major, lhs.minor) < (rhs.major, rhs.minor)
  }
}

/// A version for each of some platforms: since when something exists on them.
package struct Availability: Equatable, Sendable {
  private var versions: [Platform: SystemVersion]

  package init(_ versions: [Platform: SystemVersion] = [:]) { self.versions = versions }

  package var isEmpty: Bool { versions.isEmpty }

  /// In the order of the platforms.
  package var entries: [(platform: Platform, version: SystemVersion)] {
    Platform.allCases.compactMap { platform in versions[platform].map { (platform, $0) } }
  }

  package subscript(platform: Platform) -> SystemVersion? {
    get { versions[platform] }
    set { versions[platform] = newValue }
  }

  /// On each platform of either, since both exist.
  package func and(_ other: Availability) -> Availability {
    Availability(versions.merging(other.versions, uniquingKeysWith: max))
  }

  /// The platforms on which a declaration with this availability is unavailable to code with the availability `floor`.
  package func later(than floor: Availability) -> Availability {
    Availability(versions.filter { platform, version in floor[platform].map { version > $0 } == true })
  }
}

extension Availability {
  /// The first release of SwiftUI, in 2019, and the four releases that followed, one per year.
  static let first = systems(13, SystemVersion(10, 15), 13, 6)
  static let second = systems(14, SystemVersion(11), 14, 7)
  static let third = systems(15, SystemVersion(12), 15, 8)
  static let fourth = systems(16, SystemVersion(13), 16, 9)

  /// The minimum versions of the runtime, as in its package manifest.
  package static let runtime = systems(17, SystemVersion(14), 17, 10)

  /// visionOS had all of them from its beginning.
  private static func systems(_ iOS: Int, _ macOS: SystemVersion, _ tvOS: Int, _ watchOS: Int) -> Availability {
    Availability([
      .iOS: SystemVersion(iOS), .macOS: macOS, .tvOS: SystemVersion(tvOS), .watchOS: SystemVersion(watchOS),
      .visionOS: SystemVersion(1),
    ])
  }

  func without(_ platform: Platform) -> Availability { except(platform, nil) }

  func except(_ platform: Platform, _ version: SystemVersion?) -> Availability {
    var availability = self
    availability[platform] = version
    return availability
  }
}
