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
    // Most sources ask for nothing.
    if !text.contains("os("), !text.contains("@available(") { return text }
    return text.replacing(/\bos\((\w+)\)/) { Self.word(for: $0.1) }
      .replacing(/@available\(\s*(\w+),\s*unavailable\s*\)/) { match in
        isNamed(match.1) ? "@available(*, unavailable)" : ""
      }
  }

  private func isNamed(_ name: Substring) -> Bool { name == system || name == rawValue }

  /// As long as the condition, so that columns stay.
  private static func word(for system: some StringProtocol) -> String { "os_\(system)_" }

  // MARK: Availability

  /// The interface of the stand-in for SwiftUI, with what this platform does not have made unavailable.
  func text(of interface: StandInInterface, without facts: [AvailabilityFact]) throws -> String {
    let facts = facts.filter { $0.platforms.contains(system) }
    var unused = Set(facts.indices)
    var lines: [Substring] = []
    for line in interface.lines {
      let missing = facts.indices.filter { facts[$0].applies(to: line) }
      unused.subtract(missing)
      if !missing.isEmpty { lines.append("@available(*, unavailable)") }
      // The compiler does not count the default of a parameter as a part of what is unavailable.
      lines.append(missing.isEmpty ? line.text : line.text.replacing(#/ = (?:\[\.[^\]]*\]|\.\w+)/#, with: ""))
    }
    if let fact = unused.first { throw AvailabilityFact.Unknown(fact: facts[fact]) }
    return lines.joined(separator: "\n")
  }
}

/// An interface as the compiler writes it, taken apart once for all platforms.
struct StandInInterface: Sendable {
  struct Line: Sendable {
    var text: Substring
    var words: Set<Substring>
    /// The type whose members begin behind it.
    var type: Substring?
    /// That in which it stands.
    var owner: Substring?
  }

  let lines: [Line]

  init(_ text: String) {
    var owners: [Substring] = []
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let indentation = line.prefix { $0 == " " }.count / 2
      let words = line.utf8.split { !Self.isOfWord($0) }.map { Substring($0) }
      let type =
        words.contains { ["struct", "enum", "class", "protocol", "extension"].contains($0) }
        ? line.firstMatch(of: /(?:struct|enum|class|protocol|extension) (?:SwiftUI\.)?([\w.]+)/)?.1 : nil
      let owner = owners.prefix(indentation).last
      if let type { owners = owners.prefix(indentation) + [type] }
      return Line(text: line, words: Set(words), type: type, owner: owner)
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
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
  fileprivate func applies(to line: StandInInterface.Line) -> Bool {
    if let member { return line.owner.map { $0 == type } == true && line.text.contains(" \(member)") }
    return line.words.contains(type[...])
      && (line.text.contains("SwiftUI.\(type)") || line.text.contains(/\b(?:struct|enum|class|protocol) \w/))
  }
}
