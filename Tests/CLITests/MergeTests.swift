import Foundation
import Testing

/// Merges of branches that each have generated code and snapshots, with the attributes that `facet init` writes and
/// without them.
struct MergeTests {
  private let project: TestProject

  init() throws { project = try TestProject() }

  @discardableResult
  private func git(_ arguments: String, fails: Bool = false) throws -> String {
    var tool = project.tool
    for role in ["AUTHOR", "COMMITTER"] {
      tool.environment["GIT_\(role)_NAME"] = "Mina"
      tool.environment["GIT_\(role)_EMAIL"] = "mina@example.com"
    }
    let outcome = try tool.shell("git \(arguments)")
    #expect((outcome.status != 0) == fails, "\(arguments): \(outcome.output)\(outcome.errors)")
    return outcome.output
  }

  private func generate() throws {
    for arguments in [["generate"], ["snapshot", "accept", "--all"]] {
      let outcome = try project.tool.run(arguments)
      try #require(outcome.status == 0, "\(arguments): \(outcome.errors)")
    }
  }

  private func commit(_ branch: String, _ change: () throws -> Void) throws {
    try git("checkout --quiet -b \(branch) start")
    try change()
    try generate()
    try git("add --all")
    try git("commit --quiet --message=\(branch)")
  }

  private func component(_ name: String, _ text: String = "Hello") throws {
    try project.write(
      TestProject.component(name, text: text), to: "specs/components/\(name.lowercased()).component.yaml")
  }

  private func start(withAttributes: Bool) throws {
    try project.delete("specs")
    try #require(project.tool.run("init").status == 0)
    if !withAttributes { try project.delete(".gitattributes") }
    for name in ["Card", "Chip", "Row"] { try component(name) }
    try generate()
    try git("init --quiet --initial-branch=start")
    try git("add --all")
    try git("commit --quiet --message=Start")
  }

  /// As a fresh run without any earlier files writes it.
  private func expectFresh() throws {
    let merged = try project.contents()
    try project.delete("generated")
    try generate()
    #expect(try project.contents() == merged)
  }

  /// Components with neighboring names are added and changed on both branches.
  @Test(arguments: [true, false]) func generatingSettlesAMerge(withAttributes: Bool) throws {
    try start(withAttributes: withAttributes)
    try commit("left") {
      try component("Card", "Left")
      try component("CardGrid")
    }
    try commit("right") {
      try component("Card", "Right")
      try component("CardList")
    }
    try git("merge --quiet left", fails: true)
    let manifest = try #require(project.text("generated/Swift/.facet-manifest.json"))
    #expect(manifest.contains("<<<<<<<") != withAttributes)
    #expect(project.text("generated/Swift/Card.swift")?.contains("<<<<<<<") == true)
    try git("checkout --quiet --ours specs")

    let check = try project.tool.run("generate", "--check")
    #expect(check.status == 1)
    let outcome = try project.tool.run("generate")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("generated/Swift/Card.swift: settled a conflict of a merge\n"))
    #expect(try project.tool.run("generate", "--check").status == 0)

    let snapshots = try project.tool.run("snapshot", "check")
    #expect(snapshots.status == 1)
    #expect(snapshots.output.contains(/generated\/Snapshots\/Card\.default\.snap\.txt +holds conflict markers/))
    #expect(try project.tool.run("snapshot", "accept", "Card").status == 0)
    #expect(try project.tool.run("snapshot", "check").status == 0)
    try expectFresh()
  }

  /// Neighbors that one branch adds and the other changes leave no conflict behind in most cases, and never one that
  /// stays.
  @Test func neighborsMergeWithoutAttributes() throws {
    try start(withAttributes: false)
    try commit("left") { try component("Chip", "Left") }
    try commit("right") { try component("Row", "Right") }
    try git("merge --quiet left")
    #expect(try project.tool.run("generate").status == 0)
    #expect(try project.tool.run("snapshot", "check").status == 0)
    try expectFresh()
  }

  /// One branch has edited by hand what the other has generated anew.
  @Test func anEditInAConflictIsKept() throws {
    try start(withAttributes: true)
    try commit("left") { try component("Card", "Left") }
    try git("checkout --quiet -b right start")
    try project.replace("\"Hello\"", with: "\"By hand\"", in: "generated/Swift/Card.swift")
    try git("commit --quiet --all --message=right")
    try git("merge --quiet left", fails: true)
    let merged = project.text("generated/Swift/Card.swift")
    #expect(merged?.contains("By hand") == true && merged?.contains("<<<<<<<") == true)
    let outcome = try project.tool.run("generate")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("generated/Swift/Card.swift was edited since facet wrote it"))
    #expect(project.text("generated/Swift/Card.swift") == merged)
    #expect(try project.tool.run("generate", "--overwrite").status == 0)
    #expect(try project.tool.run("generate", "--check").status == 0)
  }

  /// A component that one branch has removed and the other has changed.
  @Test func aRemovedComponentGoes() throws {
    try start(withAttributes: true)
    try commit("left") { try project.delete("specs/components/chip.component.yaml") }
    try commit("right") { try component("Chip", "Right") }
    try git("merge --quiet left", fails: true)
    try? project.delete("specs/components/chip.component.yaml")
    #expect(try project.tool.run("generate").status == 0)
    #expect(project.text("generated/Swift/Chip.swift") == nil)
    #expect(try project.tool.run("snapshot", "prune").status == 0)
    #expect(try project.tool.run("snapshot", "check").status == 0)
  }

  @Test func snapshotsAreShownAndCodeIsFolded() throws {
    try start(withAttributes: true)
    func attribute(_ name: String, of file: String) throws -> String {
      try git("check-attr \(name) -- \(file)").split(separator: " ").last.map { String($0.dropLast()) } ?? ""
    }
    #expect(try attribute("linguist-generated", of: "generated/Swift/Card.swift") == "set")
    let snapshot = "generated/Snapshots/Card.default.snap.txt"
    #expect(try attribute("linguist-generated", of: snapshot) == "unset")
    #expect(try attribute("diff", of: snapshot) == "set")
    #expect(try attribute("text", of: snapshot) == "set")
    #expect(try attribute("eol", of: snapshot) == "lf")
    #expect(try attribute("merge", of: "generated/Swift/.facet-manifest.json") == "union")
  }
}
