/// Whether an app presents what is new in its version.
///
///     var whatsNew = WhatsNew(current: AppVersion("3.10")!, seen: AppVersion("3.9"))
///     whatsNew.isPending    // true
///     whatsNew.markSeen()
///     whatsNew.isPending    // false
public struct WhatsNew: Hashable, Sendable {
  /// The version of the running app.
  public let current: AppVersion
  /// The version up to which the user has seen what is new. Nil after a first installation.
  public private(set) var seen: AppVersion?

  /// - Parameter seen: As it was stored by an earlier launch; nil after a first installation.
  public init(current: AppVersion, seen: AppVersion?) {
    self.current = current
    self.seen = seen
  }

  /// Whether the user has seen an earlier version only. False after a first installation, where everything is new.
  public var isPending: Bool {
    guard let seen else { return false }
    return seen < current
  }

  /// Records the current version. A later version that was seen, before a downgrade, is kept.
  public mutating func markSeen() {
    seen = max(seen ?? current, current)
  }
}

/// A version of numbers separated by dots.
///
///     AppVersion("3.9")! < AppVersion("3.10")!   // true
///     AppVersion("3.0")! == AppVersion("3")!     // true
public struct AppVersion: Hashable, Sendable {
  /// Without zeros at the end.
  private let numbers: [Int]

  /// Returns nil if a part is no number of decimal digits, or too large.
  public init?(_ text: String) {
    var numbers: [Int] = []
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      guard part.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }), let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    while numbers.last == 0 { numbers.removeLast() }
    self.numbers = numbers
  }
}

extension AppVersion: Comparable {
  public static func < (left: AppVersion, right: AppVersion) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}
