import Checkout
import FacetCompiler
import Foundation
import Testing

/// The specs of this repository.
enum Corpus {
  /// Without mistakes.
  static let designs = DesignFolder.all

  /// And all cases, most of which are mistakes.
  static let folders: [DesignFolder] = {
    let cases = Checkout.root.appending(path: "Tests/Cases")
    let groups = (try? FileManager.default.contentsOfDirectory(atPath: cases.path)) ?? []
    return designs
      + groups.sorted().flatMap { group in
        let names = (try? FileManager.default.contentsOfDirectory(atPath: cases.appending(path: group).path)) ?? []
        return names.sorted().map { DesignFolder(specs: "Tests/Cases/\(group)/\($0)") }
      }
  }()
}

extension SourceInput {
  var isYAML: Bool { path.hasSuffix(".yaml") }
  /// `|`, behind which blanks and `#` are text.
  var hasTextInBlocks: Bool { text.contains(": |") }
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// Ways to write the same.
enum Scramble: CaseIterable {
  case deeper, moreBlanksBelow, windows, marked, trailingBlanks

  func apply(to form: SourceInput) -> [UInt8] {
    let lines = form.text.split(separator: "\n", omittingEmptySubsequences: false)
    let text =
      switch self {
      case .deeper: lines.map { "   " + $0 }.joined(separator: "\n")
      case .moreBlanksBelow: lines.joined(separator: "\n").replacing("\n\n", with: "\n\n  \n\n") + "\n\n"
      case .windows: lines.joined(separator: "\r\n")
      case .marked: "\u{FEFF}" + lines.joined(separator: "\n")
      case .trailingBlanks: lines.map { $0 + "  " }.joined(separator: "\n")
      }
    return Array(text.utf8)
  }
}

/// A linear congruential generator (Knuth's MMIX), so that a failure can be seen again.
struct RandomBytes {
  var state: UInt64

  private static let pieces = [
    "[", "]", "{", "}", ": ", "- ", "? ", "\"", "'", "\n", "\r\n", "\t", "  ", " # x\n", "#", "&a ", "*a", "|\n",
    ">+\n",
    "---\n", "\n\n", ",", "é", "漢", "\n    ", "\n  - ",
  ].map { Array($0.utf8) }

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  mutating func damage(_ bytes: inout [UInt8]) {
    let place = next(below: bytes.count + 1)
    let end = min(place + next(below: 4), bytes.count)
    let piece = Self.pieces[next(below: Self.pieces.count)]
    switch next(below: 3) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: piece, at: place)
    default: bytes.replaceSubrange(place..<end, with: piece)
    }
  }
}
