/// What generated code runs on.
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

  /// Where something that exists so is not there for what exists as `floor` says; nothing is asked for elsewhere.
  package func later(than floor: Availability) -> Availability {
    Availability(versions.filter { platform, version in floor[platform].map { version > $0 } == true })
  }
}
