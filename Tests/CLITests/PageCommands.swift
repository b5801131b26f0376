import Checkout
import Foundation
import Testing

/// The commands that a page of the documentation prints, in the order in which a reader runs them.
///
///     <!-- commands: first -->
///     ```sh
///     facet init   # a remark
///     ```
struct PageCommands {
  let lines: [String]

  /// - Parameter name: What the comment above the block says.
  init(_ name: String, of page: String) throws {
    lines = try Self.block("commands: \(name)", of: page).map(Self.withoutRemark).filter { !$0.isEmpty }
    try #require(!lines.isEmpty, "\(page) has no commands '\(name)'")
  }

  /// The lines of the example below a comment.
  static func block(_ marker: String, of page: String) throws -> [String] {
    let lines = try Checkout.text(page).components(separatedBy: "\n")
    let start = try #require(lines.firstIndex(of: "<!-- \(marker) -->"), "\(page): \(marker)")
    try #require(lines.dropFirst(start + 1).first?.hasPrefix("```") == true, "\(page): \(marker)")
    return Array(lines[(start + 2)...].prefix { $0 != "```" })
  }

  /// The words of each command.
  var words: [[String]] { lines.map { $0.split(separator: " ").map(String.init) } }

  static func withoutRemark(_ line: String) -> String {
    let end = line.firstRange(of: " #")?.lowerBound ?? line.endIndex
    return line[..<end].trimmingCharacters(in: .whitespaces)
  }
}
