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

  /// Records the current version, and returns what to store for the next launch: a later version that was seen, before a
  /// downgrade, is kept.
  @discardableResult
  public mutating func markSeen() -> AppVersion {
    let seen = max(seen ?? current, current)
    self.seen = seen
    return seen
  }
}

/// A version of numbers separated by dots.
///
///     AppVersion("3.9")! < AppVersion("3.10")!   // true
///     AppVersion(3, 0) == AppVersion(3)          // true
///
/// It is stored as its text: `@AppStorage("seenVersion") private var seen: AppVersion?`.
public struct AppVersion: Hashable, Sendable {
  /// Without zeros at the end.
  private var numbers: [Int]

  /// A version of one or more numbers. A negative one is 0.
  public init(_ major: Int, _ others: Int...) {
    self.init(numbers: [major] + others)
  }

  /// The same as `AppVersion(3, 9)` for `[3, 9]`.
  package init(numbers: [Int]) {
    self.numbers = numbers.map { max($0, 0) }
    while self.numbers.last == 0 { self.numbers.removeLast() }
  }

  /// Returns nil if a part is no number of decimal digits, or too large.
  public init?(_ text: String) {
    var numbers: [Int] = []
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      guard part.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }), let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    self.init(numbers: numbers)
  }
}

extension AppVersion: RawRepresentable, CustomStringConvertible {
  public init?(rawValue: String) { self.init(rawValue) }

  public var rawValue: String { numbers.isEmpty ? "0" : numbers.map { "\($0)" }.joined(separator: ".") }
  public var description: String { rawValue }
}

extension AppVersion: Comparable {
  public static func < (left: AppVersion, right: AppVersion) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}
