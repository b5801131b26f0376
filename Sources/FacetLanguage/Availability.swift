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
  // Looked up for every element and modifier, so there is nothing to hash.
  private var iOS: SystemVersion?
  private var macOS: SystemVersion?
  private var tvOS: SystemVersion?
  private var watchOS: SystemVersion?
  private var visionOS: SystemVersion?

  package init(_ versions: KeyValuePairs<Platform, SystemVersion> = [:]) {
    for (platform, version) in versions { self[platform] = version }
  }

  package var isEmpty: Bool { self == Availability() }

  /// In the order of the platforms.
  package var entries: [(platform: Platform, version: SystemVersion)] {
    Platform.allCases.compactMap { platform in self[platform].map { (platform, $0) } }
  }

  /// The platforms without a version, on which it does not exist.
  package var missing: [Platform] { Platform.allCases.filter { self[$0] == nil } }

  package subscript(platform: Platform) -> SystemVersion? {
    get {
      switch platform {
      case .iOS: iOS
      case .macOS: macOS
      case .tvOS: tvOS
      case .watchOS: watchOS
      case .visionOS: visionOS
      }
    }
    set {
      switch platform {
      case .iOS: iOS = newValue
      case .macOS: macOS = newValue
      case .tvOS: tvOS = newValue
      case .watchOS: watchOS = newValue
      case .visionOS: visionOS = newValue
      }
    }
  }

  /// On each platform of either, since both exist.
  package func and(_ other: Availability) -> Availability {
    var both = self
    for (platform, version) in other.entries { both[platform] = both[platform].map { max($0, version) } ?? version }
    return both
  }

  /// Whether a declaration with this availability exists wherever code with the availability `floor` runs.
  package func includes(_ floor: Availability) -> Bool {
    Self.includes(iOS, floor.iOS) && Self.includes(macOS, floor.macOS) && Self.includes(tvOS, floor.tvOS)
      && Self.includes(watchOS, floor.watchOS) && Self.includes(visionOS, floor.visionOS)
  }

  private static func includes(_ version: SystemVersion?, _ floor: SystemVersion?) -> Bool {
    guard let floor else { return true }
    return version.map { $0 <= floor } ?? false
  }

  /// The platforms on which a declaration with this availability is unavailable to code with the availability `floor`.
  package func later(than floor: Availability) -> Availability {
    var later = Availability()
    for (platform, version) in entries where floor[platform].map({ version > $0 }) == true { later[platform] = version }
    return later
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
