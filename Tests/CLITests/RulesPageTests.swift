import Checkout
import Foundation
import Testing

struct RulesPageTests {
  /// A rule that is added, or whose summary changes, changes the page.
  @Test func thePageListsAllRules() throws {
    let page = Checkout.root.appending(path: "docs/rules.md")
    let written = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    let outcome = try TestProject().tool.run("ls", "rules", "--format", "markdown")
    #expect(
      written == outcome.output, "run 'facet ls rules --format markdown > docs/rules.md', and commit what it writes")
  }
}
