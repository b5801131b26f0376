import Checkout
import Foundation
import Testing

struct ReportLinesTests {
  private struct Report: Decodable {
    struct Counts: Decodable {
      var name: String?
      var spec: Double
      var swift: Double
      var ratio: Double
      var baseline: Double?
      var baselineRatio: Double?
    }

    var components: [Counts]
    var total: Counts
    var median: Counts
  }

  @Test func linesThatSaySomethingAreCounted() throws {
    let project = try TestProject("Tag", "Chip", "Mark")
    let spec = TestProject.component("Tag").split(separator: "\n").count
    try project.write("# About it\n\n" + TestProject.component("Tag") + "\n# The end\n", to: project.specName("Tag"))
    let report = try report(project.tool, "--project", "specs")
    #expect(report.components.map(\.name) == ["Chip", "Mark", "Tag"])
    #expect(report.components.allSatisfy { $0.spec == Double(spec) })
    #expect(report.total.spec == Double(3 * spec))
    #expect(report.median.spec == Double(spec))
    #expect(report.components.allSatisfy { $0.swift > $0.spec && $0.ratio == ($0.swift / $0.spec * 10).rounded() / 10 })
    let text = try project.tool.run("report", "lines").output.split(separator: "\n")
    #expect(text.first == "component  spec  Swift  ratio")
    #expect(text.last?.hasPrefix("median     \(spec)") == true)
  }

  /// Sum and median are of those that say what they took the place of, or the ratio would be of other things.
  @Test func whatWasWrittenByHandStandsBesideItsSpec() throws {
    let project = try TestProject("Tag", "Chip", "Mark")
    let plain = TestProject.component("Tag").split(separator: "\n").count
    for (name, lines) in [("Tag", 300), ("Chip", 100)] {
      try project.write("baseline: \(lines)\n" + TestProject.component(name), to: project.specName(name))
    }
    let report = try report(project.tool, "--project", "specs")
    let ratio = { (lines: Double, spec: Int) in (lines / Double(spec) * 10).rounded() / 10 }
    #expect(report.components.map(\.baseline) == [100, nil, 300])
    #expect(report.components.map(\.baselineRatio) == [ratio(100, plain + 1), nil, ratio(300, plain + 1)])
    #expect(report.total.baseline == 400 && report.total.baselineRatio == ratio(400, 2 * (plain + 1)))
    #expect(report.median.baseline == 200 && report.median.baselineRatio == ratio(200, plain + 1))
    let text = try project.tool.run("report", "lines").output.split(separator: "\n")
    #expect(text.first == "component  spec  Swift  ratio  by hand  ratio")
    #expect(text.map { $0.split(separator: " ").count } == [7, 6, 4, 6, 6, 6])
  }

  /// Comments of either kind and blank lines are left out on both sides, and texts that look like comments are not.
  @Test func aFileIsCountedAsGeneratedSwiftIs() throws {
    let project = try TestProject("Tag", "Chip")
    try project.write(
      """
      /* The tag
         /* that was */ written by hand. */
      struct Tag {  // A tag.

        let url = "https://example.com/*"
        let help = #"a " /* b"#
        let text = \"""
          // A line of text.
          \"""
        /** Its size. */ var size = 1
        /* none */
      }

      """, to: "by hand/Tag.swift")
    try project.write("baseline: ../by hand/Tag.swift\n" + TestProject.component("Tag"), to: project.specName("Tag"))
    let report = try report(project.tool, "--project", "specs")
    #expect(report.components.map(\.baseline) == [nil, 8])
    let markdown = try project.tool.run("report", "lines", "--format", "markdown").output
    #expect(markdown.hasPrefix("# Lines of code\n\n| component | spec | Swift | ratio | by hand | ratio |\n| --- |"))
    let svg = try project.tool.run("report", "lines", "--format", "svg").output
    #expect(svg.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(svg.contains(">by hand</text>") && svg.contains(">Tag</text>") && !svg.contains(">Chip</text>"))
  }

  @Test func aFileThatCannotBeReadIsReported() throws {
    let project = try TestProject("Tag", "Chip")
    try project.write("baseline: Tg.swift\n" + TestProject.component("Tag"), to: project.specName("Tag"))
    #expect(try project.tool.run("check").status == 0)
    let outcome = try project.tool.run("report", "lines")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("Chip"))
    #expect(
      outcome.errors.hasPrefix(
        """
        specs/Tag.component.yaml:1:11: error: specs/Tg.swift does not exist [component/unreadable-baseline]
            1 | baseline: Tg.swift
              |           ^~~~~~~~
        """))
  }

  /// What a spec may cost whoever reads it: the card of the examples stays below 80 lines.
  @Test func theReviewCardIsShort() throws {
    let report = try report(Tool(folder: Checkout.root.path), "--project", "specs")
    let card = try #require(report.components.first { $0.name == "ReviewCard" })
    #expect(card.spec < 80)
    #expect(card.swift > card.spec)
    #expect(card.baseline == 1121)
    #expect(report.components.count { $0.baseline != nil } > 10)
    #expect(try #require(report.median.baselineRatio) > 1)
  }

  private func report(_ tool: Tool, _ arguments: String...) throws -> Report {
    let outcome = try tool.run(["report", "lines", "--format", "json"] + arguments)
    return try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
  }
}
