import Foundation
import Testing

struct ReportLinesTests {
  private struct Report: Decodable {
    struct Counts: Decodable {
      var name: String?
      var spec: Double
      var swift: Double
      var ratio: Double
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

  /// What a spec may cost whoever reads it: the card of the examples stays below 80 lines.
  @Test func theReviewCardIsShort() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let report = try report(Tool(folder: root.path), "--project", "specs")
    let card = try #require(report.components.first { $0.name == "ReviewCard" })
    #expect(card.spec < 80)
    #expect(card.swift > card.spec)
  }

  private func report(_ tool: Tool, _ arguments: String...) throws -> Report {
    let outcome = try tool.run(["report", "lines", "--format", "json"] + arguments)
    return try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
  }
}
