import Checkout
import Foundation
import Testing

struct LimitsPageTests {
  /// A bound that is added or changed changes the page.
  @Test func thePageListsAllLimits() throws {
    let page = Checkout.root.appending(path: "docs/limits.md")
    let written = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    let outcome = try TestProject().tool.run("ls", "limits", "--format", "markdown")
    #expect(
      written == outcome.output, "run 'facet ls limits --format markdown > docs/limits.md', and commit what it writes")
  }

  @Test func theirCodesAreThoseOfRules() throws {
    let tool = try TestProject().tool
    let rules = try tool.run("ls", "rules").output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    let codes = try tool.run("ls", "limits").output.split(separator: "\n").compactMap { line in
      line.split(separator: " ").last.flatMap { $0.contains("/") ? $0 : nil }
    }
    #expect(codes.count > 20)
    for code in codes { #expect(rules.contains(code), "\(code)") }
  }
}
