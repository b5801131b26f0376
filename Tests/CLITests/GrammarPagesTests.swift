import Checkout
import Foundation
import Testing

/// The tables in `docs/language` are those of the grammar: `facet ls grammar --format markdown` lists them.
///
/// A table stands below a comment with the name of its section. `FACET_RECORD=1` writes the tables anew, and fails the
/// run that did; a new section needs its comment first.
///
///     <!-- keys: a component -->
///
/// `<!-- types -->` is followed by what `facet ls types --format markdown` lists.
struct GrammarPagesTests {
  private static let folder = Checkout.root.appending(path: "docs/language")

  private static let pages: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".md") }.sorted()

  /// The tables by the names of their sections.
  private func tables() throws -> [String: String] {
    let listing = try TestProject().tool.run("ls", "grammar", "--format", "markdown").output
    let sections = listing.components(separatedBy: "\n## ").dropFirst().map { section in
      let parts = section.components(separatedBy: "\n\n")
      return (parts[0], parts[1].trimmingCharacters(in: .newlines))
    }
    return Dictionary(uniqueKeysWithValues: sections)
  }

  private static func names(in page: String) throws -> [String] {
    let text = try String(contentsOf: folder.appending(path: page), encoding: .utf8)
    return text.matches(of: /<!-- keys: (.+) -->/).map { String($0.1) }
  }

  @Test func everySectionHasOnePage() throws {
    let named = try Self.pages.flatMap { try Self.names(in: $0) }
    #expect(named.sorted() == (try tables()).keys.sorted())
  }

  @Test(arguments: pages) func tablesAreCurrent(in page: String) throws {
    let url = Self.folder.appending(path: page)
    let written = try String(contentsOf: url, encoding: .utf8)
    let tables = try tables()
    let types = try TestProject().tool.run("ls", "types", "--format", "markdown").output
    let current = written.replacing(/(<!-- keys: (.+) -->\n)(?:\|.*\n)*/) { match in
      guard let table = tables[String(match.2)] else {
        Issue.record("docs/language/\(page): no keys of '\(match.2)'")
        return String(match.0)
      }
      return "\(match.1)\(table)\n"
    }
    .replacing(/(<!-- types -->\n)(?:\|.*\n)*/) { "\($0.1)\(types)" }
    if current == written { return }
    let environment = ProcessInfo.processInfo.environment
    if environment["FACET_RECORD"] == "1", environment["CI"] == nil {
      try current.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("recorded docs/language/\(page); run again without FACET_RECORD")
    } else {
      Issue.record("docs/language/\(page): FACET_RECORD=1 swift test --filter GrammarPagesTests writes its tables")
    }
  }
}
