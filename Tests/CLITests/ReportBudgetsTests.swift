import Checkout
import Foundation
import Testing

/// `variant/over-budget` is told from what is drawn, so its cases are here.
struct ReportBudgetsTests {
  private struct Report: Decodable {
    struct Component: Decodable {
      var name: String
      var nodes: Int
      var nodesBudget: Int?
      var depth: Int
      var bodies: Int
      var bodiesBudget: Int?
      var bodiesVariant: String
    }

    var components: [Component]
  }

  private static let list = """
    component: TagList
    budget: { nodes: 5, depth: 3, bodies: 3 }
    parameters: { titles: Array<String> }
    styles:
      default:
        body:
          vstack:
            - each: content.titles
              as: title
              do: { Tag: { title: title } }
          spacing: 8
    variants:
      Short: { with: { titles: [One] } }
      Long: { with: { titles: [One, Two, Three] } }
    matrix: { layoutDirection: [leftToRight, rightToLeft] }

    """

  private func project() throws -> TestProject {
    let project = try TestProject("Tag")
    try project.write(Self.list, to: project.specName("TagList"))
    return project
  }

  @Test func moreThanTheBudgetFailsTheCheck() throws {
    let project = try project()
    #expect(try project.tool.run("check").status == 0)
    try project.tool.run("snapshot", "accept", "--all")
    let outcome = try project.tool.run("snapshot", "check", "--junit", "results.xml")
    #expect(outcome.status == 1)
    let xml = try #require(project.text("results.xml"))
    #expect(xml.contains(#"<testsuite name="TagList" tests="5" failures="3">"#))
    #expect(xml.contains(#"<testcase classname="TagList" name="budget: bodies">"#))
    #expect(xml.contains(#"message="4 bodies evaluated by an update; the budget is 3""#))
    let errors = outcome.errors.split(separator: "\n").map(String.init)
    let spec = project.specName("TagList")
    #expect(
      errors.filter { $0.contains(": error: ") } == [
        "\(spec):2:11: error: 14 views in a picture; the budget is 5 [variant/over-budget]",
        "\(spec):2:21: error: 4 views around a view; the budget is 3 [variant/over-budget]",
        "\(spec):2:31: error: 4 bodies evaluated by an update; the budget is 3 [variant/over-budget]",
      ])
    #expect(errors.contains("help: this is TagList/Long; draw less, or raise the budget"))
    try project.replace("nodes: 5, depth: 3, bodies: 3", with: "nodes: 14, depth: 4, bodies: 4", in: spec)
    #expect(try project.tool.run("snapshot", "check").status == 0)
  }

  @Test func countsStandBesideBudgets() throws {
    let project = try project()
    let outcome = try project.tool.run("report", "budgets", "--format", "json")
    #expect(outcome.status == 1)
    let components = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8)).components
    #expect(components.map(\.name) == ["Tag", "TagList"])
    #expect(components.map(\.bodies) == [1, 4])
    #expect(components.map(\.bodiesBudget) == [nil, 3])
    #expect(components[1].bodiesVariant == "Long")
    let text = try project.tool.run("report", "budgets").output.split(separator: "\n").map { line in
      line.split(separator: " ").map(String.init)
    }
    #expect(text[0] == ["component", "nodes", "budget", "in", "depth", "budget", "in", "bodies", "budget", "in"])
    #expect(text[2].starts(with: ["TagList", "14", "5", "Long"]))
    let markdown = try project.tool.run("report", "budgets", "--format", "markdown").output
    #expect(markdown.contains("\n| TagList | 14 | 5 | Long |"))
  }

  /// The numbers of `Tests/Fixtures/ScreenBodies.txt`, which counts the compiled screens, without views for slots.
  @Test func bodiesOfAScreenAreThoseOfWhatAStepChanged() throws {
    let outcome = try Tool(folder: Checkout.root.path).run(
      "report", "budgets", "--project", "specs", "--format", "json")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let components = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8)).components
    let screens = components.filter { ["ExploreScreen", "ListingScreen", "SavedScreen"].contains($0.name) }
    // setAdults without a place, booked, and two places loaded.
    #expect(screens.map(\.bodies) == [10, 5, 3])
    #expect(screens.allSatisfy { $0.bodiesBudget != nil })
  }
}
