import Foundation
import Testing

/// The reports by date, in a repository with a few commits.
struct ReportHistoryTests {
  private struct Migration: Decodable {
    struct Day: Decodable, Equatable {
      var date: String
      var components: Int
      var migrated: Int
      var remaining: Int
      var sentByServers: Int
      var remainingOfServers: Int
    }
    struct Stage: Decodable {
      var kind: String
      var count: Int
      var pilot: Int?
      var general: Int?
    }
    struct Remaining: Decodable {
      var name: String
      var reason: String
    }

    var stages: [Stage]
    var remaining: [Remaining]
    var days: [Day]
    var remarks: [String]
  }

  private struct Adoption: Decodable {
    struct Component: Decodable, Equatable {
      var name: String
      var users: Int
      var uses: Int
      var swiftUses: Int?
    }
    struct Day: Decodable, Equatable {
      var date: String
      var components: Int
      var screens: Int
      var users: Int
      var uses: Int
      var swiftUses: Int?
    }

    var components: [Component]
    var days: [Day]
    var remarks: [String]
  }

  private static let list = """
    component: TagList
    phase: pilot
    styles:
      default:
        body:
          vstack:
            - Tag: { title: "one" }
            - Tag: { title: "two" }
          spacing: 8
    variants:
      Tag:

    """

  private static func sent(_ name: String, migrated: Bool) -> String {
    "serverDriven: { migrated: \(migrated) }\n" + TestProject.component(name)
  }

  /// Four commits on three days, one of them a merge.
  private func project() throws -> TestProject {
    let project = try TestProject("Tag")
    try git("init --quiet --initial-branch=main", in: project)
    try project.write(Self.sent("OldRow", migrated: false), to: "specs/Old row.component.yaml")
    try commit("2026-05-01T23:30:00+0200", in: project)
    try git("checkout --quiet -b side", in: project)
    try project.write(Self.list, to: project.specName("TagList"))
    try project.write("struct Home: View { var body: some View { Tag(\"Tag\") /* Tag */ } }\n", to: "App/Home.swift")
    try project.write("// Tag, as generated.\nlet tag = Tag(\"Tag\")\n", to: "generated/Swift/Tag.swift")
    try commit("2026-05-02T10:00:00+0000", in: project)
    try git("checkout --quiet main", in: project)
    try project.write(Self.sent("OldRow", migrated: true), to: "specs/Old row.component.yaml")
    try commit("2026-05-04T10:00:00+0000", in: project)
    try git("merge --quiet --no-ff --no-edit side", at: "2026-05-06T10:00:00+0000", in: project)
    return project
  }

  @Test func theNumbersOfEachDayAreThoseAtItsEnd() throws {
    let project = try project()
    let outcome = try project.tool.run("report", "migration", "--format", "json")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let report = try JSONDecoder().decode(Migration.self, from: Data(outcome.output.utf8))
    func day(_ date: String, _ components: Int, _ remaining: Int) -> Migration.Day {
      Migration.Day(
        date: date, components: components, migrated: components - remaining, remaining: remaining, sentByServers: 1,
        remainingOfServers: remaining)
    }
    #expect(report.days == [day("2026-05-01", 2, 1), day("2026-05-04", 2, 0), day("2026-05-06", 3, 0)])
    #expect(report.stages.map(\.count) == [2, 1, 0, 0])
    #expect(report.stages.map(\.pilot) == [0, 1, 0, nil])
    #expect(report.remarks == ["3 of 3 components migrated", "1 of 1 that servers send are migrated"])
    let text = try project.tool.run("report", "migration").output
    #expect(text.contains("\nremaining by date\n2026-05-01  \(String(repeating: "█", count: 40)) 1\n2026-05-04  0\n"))
    let svg = try project.tool.run("report", "migration", "--format", "svg").output
    #expect(svg.contains(">2026-05-01</text>") && svg.contains(">2026-05-06</text>"))
    #expect(svg.matches(of: /<polyline/).count == 4)
    let markdown = try project.tool.run("report", "migration", "--format", "markdown").output
    #expect(markdown.contains("\n| 2026-05-04 | 2 | 2 | 0 | 1 | 0 |\n"))
  }

  /// Names of variants, of what facet generates, in comments and in texts are no uses.
  @Test func usesAreCountedInSpecsAndInSwift() throws {
    let project = try project()
    let outcome = try project.tool.run("report", "adoption", "--swift", ".", "--format", "json")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let report = try JSONDecoder().decode(Adoption.self, from: Data(outcome.output.utf8))
    #expect(
      report.components == [
        .init(name: "OldRow", users: 0, uses: 0, swiftUses: 0), .init(name: "Tag", users: 1, uses: 2, swiftUses: 1),
        .init(name: "TagList", users: 0, uses: 0, swiftUses: 0),
      ])
    #expect(
      report.days == [
        .init(date: "2026-05-01", components: 2, screens: 0, users: 0, uses: 0, swiftUses: 0),
        .init(date: "2026-05-04", components: 2, screens: 0, users: 0, uses: 0, swiftUses: 0),
        .init(date: "2026-05-06", components: 3, screens: 0, users: 1, uses: 2, swiftUses: 1),
      ])
    #expect(report.remarks == ["1 of 3 components are used"])
    let withoutSwift = try project.tool.run("report", "adoption").output
    #expect(!withoutSwift.contains("Swift") && withoutSwift.contains("\nuses by date\n"))
    #expect(try project.tool.run("report", "adoption", "--swift", "nowhere").status == 2)
  }

  @Test func deletedSpecsAreNoLongerCounted() throws {
    let project = try project()
    try project.delete("specs/Old row.component.yaml")
    try commit("2026-05-05T10:00:00+0000", in: project)
    let report = try project.tool.run("report", "migration", "--format", "json").output
    let days = try JSONDecoder().decode(Migration.self, from: Data(report.utf8)).days
    // Committed after the merge, so not counted before it.
    #expect(days.map(\.date) == ["2026-05-01", "2026-05-04", "2026-05-06"])
    #expect(days.map(\.components) == [2, 2, 2])
    #expect(days.map(\.sentByServers) == [1, 1, 0])
  }

  @Test func withoutARepositoryTodaysNumbersAreTold() throws {
    let project = try TestProject("Tag")
    try project.write(Self.sent("OldRow", migrated: false), to: project.specName("OldRow"))
    let outcome = try project.tool.run("report", "migration")
    #expect(outcome.status == 0)
    #expect(
      outcome.output.hasSuffix(
        """

        1 of 2 components migrated
        0 of 1 that servers send are migrated
        no history: git finds no repository here

        """))
    #expect(outcome.output.contains("\nOldRow     the app, from what the server sends\n"))
    #expect(
      try project.tool.shell("PATH=/nonexistent $facet report adoption").output.hasSuffix(
        "no history: git finds no repository here\n"))
  }

  // MARK: Commits

  private func git(_ arguments: String, at date: String = "2026-05-01T00:00:00+0000", in project: TestProject) throws {
    var tool = project.tool
    for role in ["AUTHOR", "COMMITTER"] {
      tool.environment["GIT_\(role)_NAME"] = "Mina"
      tool.environment["GIT_\(role)_EMAIL"] = "mina@example.com"
      tool.environment["GIT_\(role)_DATE"] = date
    }
    let outcome = try tool.shell("git \(arguments)")
    try #require(outcome.status == 0, "\(outcome.errors)")
  }

  private func commit(_ date: String, in project: TestProject) throws {
    try git("add --all", in: project)
    try git("commit --quiet --message=Change", at: date, in: project)
  }
}
