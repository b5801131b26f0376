import Checkout
import Foundation
import Testing

/// A check of snapshots in shards, `--shard 2/4`, and what `facet snapshot join` makes of them.
struct ShardTests {
  /// What a check reports, in whatever number of parts.
  private struct Report: Equatable {
    var status: Int32
    var output: String
    /// Lines of diagnostics in any order. Remarks, and the errors that each shard finds in specs, are left out.
    var complaints: Set<Substring>
    var junit: String?

    init(_ outcome: Tool.Outcome, junit: String?) {
      status = outcome.status
      output = outcome.output
      complaints = Set(outcome.errors.split(separator: "\n").filter { $0.contains(/: error: .*\[variant|budget/) })
      self.junit = junit
    }
  }

  private func whole(_ project: TestProject, _ options: [String] = []) throws -> Report {
    let outcome = try project.tool.run(["snapshot", "check", "--junit", "whole.xml"] + options)
    return Report(outcome, junit: project.text("whole.xml"))
  }

  /// - Returns: The exit status of each shard.
  private func check(_ project: TestProject, inShards count: Int) throws -> [Int32] {
    try (1...count).map { number in
      try project.tool.run("snapshot", "check", "--shard", "\(number)/\(count)", "--results", "\(number).json").status
    }
  }

  private func joined(_ project: TestProject, _ count: Int, _ options: [String] = []) throws -> Report {
    let files = (1...count).reversed().map { "\($0).json" }
    let outcome = try project.tool.run(["snapshot", "join", "--junit", "joined.xml"] + options + files)
    return Report(outcome, junit: project.text("joined.xml"))
  }

  @Test(arguments: [1, 2, 5, 20]) func reportWhatOneCheckReports(count: Int) async throws {
    await letDrawingBegin()
    let faults: Set<SnapshotResultTests.Fault> = [
      .changed, .missing, .orphan, .expectation, .budget, .session, .branch,
    ]
    let project = try SnapshotResultTests().project(faults)
    #expect(try check(project, inShards: count).contains(1))
    let whole = try whole(project)
    #expect(whole.status == 1)
    #expect(whole.complaints.count >= 3)
    #expect(try joined(project, count) == whole)
    let diff = try self.whole(project, ["--diff"])
    #expect(diff.output.contains("+++ /dev/null"))
    #expect(try joined(project, count, ["--diff"]) == diff)
  }

  @Test func reportThatNothingIsWrong() async throws {
    await letDrawingBegin()
    let project = try TestProject(copyOf: Checkout.root)
    #expect(try check(project, inShards: 3) == [0, 0, 0])
    #expect(try joined(project, 3) == whole(project))
    // Each has a part of the work.
    let counts = (1...3).map { project.text("\($0).json")?.matches(of: #/"drawn":/#).count ?? 0 }
    let names = try project.contents(of: "generated/Snapshots").keys.filter { $0.hasSuffix(".snap.txt") }
    #expect(counts.reduce(0, +) == names.count)
    #expect(try #require(counts.max()) < 2 * #require(counts.min()))
  }

  /// Errors in specs and snapshots of nothing are in no drawing: the first shard judges them.
  @Test(arguments: [SnapshotResultTests.Fault.orphan, .error]) func judgeOnce(fault: SnapshotResultTests.Fault)
    async throws
  {
    await letDrawingBegin()
    let project = try SnapshotResultTests().project([fault])
    #expect(try check(project, inShards: 3) == [1, 0, 0])
    #expect(try joined(project, 3) == whole(project))
  }

  @Test func areAllNeeded() throws {
    let project = try TestProject("Tag", "Chip")
    try project.tool.run("snapshot", "accept", "--all")
    #expect(try check(project, inShards: 2) == [0, 0])
    let join = { (files: String...) in try project.tool.run(["snapshot", "join"] + files) }
    #expect(try join("1.json", "2.json").status == 0)
    #expect(try join("2.json").errors == "error: the results of shard 1/2 are missing\n")
    #expect(try join("2.json", "1.json", "1.json").errors == "error: the results of shard 1/2 are there twice\n")

    try project.tool.run("snapshot", "check", "--shard", "3/3", "--results", "other.json")
    #expect(try join("1.json", "other.json").errors == "error: 1/2 and 3/3 are shards of different checks\n")

    try project.replace("Length = 8", with: "Length = 9", in: project.specName("Tag"))
    try project.tool.run("snapshot", "check", "--shard", "2/2", "--results", "2.json")
    let different = try join("1.json", "2.json")
    #expect(different.status == 2)
    #expect(different.errors.contains("error: the shards have checked different specs"))

    try project.write("{ \"shard\": \"2/2\" }", to: "2.json")
    #expect(try join("1.json", "2.json").errors.hasPrefix("error: 2.json has no results of a shard\n"))
    #expect(try join("1.json", "none.json").status == 2)
  }

  @Test(arguments: [
    ["--shard", "0/2"], ["--shard", "3/2"], ["--shard", "1"], ["--shard", "1/2/3"], ["--shard", "+1/2"],
    ["--shard", "1/1001"], ["--shard", "1/2", "Tag"], ["--results", "results.json"],
  ])
  func areParts(options: [String]) throws {
    let project = try TestProject("Tag")
    #expect(try project.tool.run(["snapshot", "check"] + options).status == 64)
  }
}
