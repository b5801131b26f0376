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

  /// What a spec may cost whoever reads it: the card of the examples stays below 80 lines.
  @Test func theReviewCardIsShort() throws {
    let report = try report(Tool(folder: Checkout.root.path), "--project", "specs")
    let card = try #require(report.components.first { $0.name == "ReviewCard" })
    #expect(card.spec < 80)
    #expect(card.swift > card.spec)
    #expect(card.baseline == 1121)
    #expect(report.components.count { $0.baseline != nil } == 1)
  }

  private func report(_ tool: Tool, _ arguments: String...) throws -> Report {
    let outcome = try tool.run(["report", "lines", "--format", "json"] + arguments)
    return try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
  }
}
