import Checkout
import Foundation
import Testing

/// A platform of Apple's, as the conditions of a source see it.
///
/// This machine compiles for none of them: it has no standard library for them. Modules that stand in for Apple's make
/// `canImport` true. For `os(…)` and for what is unavailable on a platform, the sources are compiled from copies in which
/// these are words that can be chosen here. A copy has the same lines and columns.
enum ApplePlatform: String, CaseIterable, CustomTestStringConvertible {
  case iOS, macCatalyst, macOS, tvOS, visionOS, watchOS

  var testDescription: String { rawValue }

  /// As in `os(iOS)`; Mac Catalyst is iOS.
  var system: String { self == .macCatalyst ? "iOS" : rawValue }

  /// The frameworks of views under SwiftUI.
  var frameworks: [String] {
    switch self {
    case .macOS: ["AppKit"]
    case .macCatalyst: ["UIKit", "AppKit"]
    case .iOS, .tvOS, .visionOS, .watchOS: ["UIKit"]
    }
  }

  /// UIKit of watchOS has no views.
  var hasUIKitViews: Bool { self != .macOS && self != .watchOS }

  var arguments: [String] { ["-D", Self.word(for: system)] }

  /// What this platform compiles of a source.
  func source(_ text: String) -> String {
    text.replacing(/\bos\((\w+)\)/) { Self.word(for: $0.1) }
      .replacing(/@available\(\s*(\w+),\s*unavailable\s*\)/) { match in
        isNamed(match.1) ? "@available(*, unavailable)" : ""
      }
  }

  private func isNamed(_ name: Substring) -> Bool { name == system || name == rawValue }

  /// As long as the condition, so that columns stay.
  private static func word(for system: some StringProtocol) -> String { "os_\(system)_" }

  // MARK: Availability

  /// An interface of the stand-in for SwiftUI, with what this platform does not have made unavailable.
  func interface(_ text: String, without facts: [AvailabilityFact]) throws -> String {
    let facts = facts.filter { $0.platforms.contains(system) }
    var unused = Set(facts.indices)
    var owners: [Substring] = []
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let indentation = line.prefix { $0 == " " }.count / 2
      let owner = owners.prefix(indentation).last
      let missing = facts.indices.filter { facts[$0].applies(to: line, in: owner) }
      unused.subtract(missing)
      if !missing.isEmpty { lines.append("@available(*, unavailable)") }
      // The compiler does not count the default of a parameter as a part of what is unavailable.
      lines.append(missing.isEmpty ? line : line.replacing(#/ = (?:\[\.[^\]]*\]|\.\w+)/#, with: ""))
      if let type = line.firstMatch(of: /(?:struct|enum|class|protocol|extension) (?:SwiftUI\.)?([\w.]+)/)?.1 {
        owners = owners.prefix(indentation) + [type]
      }
    }
    if let fact = unused.first { throw AvailabilityFact.Unknown(fact: facts[fact]) }
    return lines.joined(separator: "\n")
  }
}

/// A declaration of SwiftUI that platforms do not have.
struct AvailabilityFact {
  let platforms: Set<String>
  let type: String
  /// A member that is missing in place of the type: `func onHover`.
  let member: String?

  struct Unknown: Error { let fact: AvailabilityFact }

  /// Lines of `Availability.tsv`.
  static var all: [AvailabilityFact] {
    get throws {
      try Checkout.text("Tests/GeneratedTests/StandIns/Availability.tsv").split(separator: "\n")
        .filter { !$0.hasPrefix("#") }
        .map { line in
          let columns = line.split(separator: "\t").map { String($0) }
          return AvailabilityFact(
            platforms: Set(columns[0].split(separator: " ").map { String($0) }), type: columns[1],
            member: columns.count > 2 ? columns[2] : nil)
        }
    }
  }

  /// Whether the declaration that a line of an interface begins is missing. What refers to a type is missing with it.
  fileprivate func applies(to line: Substring, in owner: Substring?) -> Bool {
    if let member { return owner.map { $0 == type } == true && line.contains(" \(member)") }
    return line.matches(of: /\w+/).contains { $0.output == type }
      && (line.contains("SwiftUI.\(type)") || line.contains(/\b(?:struct|enum|class|protocol) \w/))
  }
}
