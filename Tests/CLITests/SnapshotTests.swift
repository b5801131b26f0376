import Foundation
import Testing

struct SnapshotTests {
  let project: TestProject

  init() throws { project = try TestProject("Tag", "Chip") }

  @Test func recordedOnceThenCurrent() throws {
    let new = try project.tool.run("snapshot", "check")
    #expect(new.status == 1)
    #expect(new.output.contains("Tag/default"))
    #expect(new.output.contains("facet snapshot accept Tag/default"))
    #expect(try project.contents().isEmpty)

    #expect(try project.tool.run("snapshot", "accept", "--all").status == 0)
    #expect(project.text("generated/Snapshots/Tag.default.snap.txt")?.contains("Hello") == true)
    let stamps = try project.stamps()
    let current = try project.tool.run("snapshot", "check")
    #expect(current.status == 0, "\(current.output)")
    #expect(current.output.isEmpty)
    #expect(try project.stamps() == stamps)
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/patch")))
  func whatTheDiffSaysCanBeApplied() throws {
    try project.tool.run("snapshot", "accept", "--all")
    try project.replace("Hello", with: "Bye", in: project.specName("Tag"))
    try project.tool.shell("\"$facet\" snapshot check --diff | patch -p1 -s")
    #expect(try project.tool.run("snapshot", "check").status == 0)
  }

  @Test func aChangeIsToldWithItsCauseAndOnlyWhatIsNamedIsRecorded() throws {
    try project.tool.run("snapshot", "accept", "--all")
    for name in ["Tag", "Chip"] { try project.replace("Length = 8", with: "Length = 9", in: project.specName(name)) }
    let before = try project.contents()
    let check = try project.tool.run("snapshot", "check")
    #expect(check.status == 1)
    #expect(check.output.contains("Tag/default"))
    #expect(check.output.contains(/style  spacing: Length +8 → 9\n/))
    let diff = try project.tool.run("snapshot", "check", "--diff", "Tag")
    #expect(diff.status == 1)
    #expect(diff.output.hasPrefix("--- a/generated/Snapshots/Tag.default.snap.txt\n+++ b/generated/Snapshots/Tag.def"))
    #expect(diff.output.contains(/\n-  spacing: Length +8\n\+  spacing: Length +9\n/))
    #expect(try project.contents() == before)

    #expect(try project.tool.run("snapshot", "accept", "Tag").status == 0)
    let after = try project.contents()
    #expect(Set(after.keys.filter { after[$0] != before[$0] }) == ["Snapshots/Tag.default.snap.txt"])
    let rest = try project.tool.run("snapshot", "check")
    #expect(rest.status == 1)
    #expect(!rest.output.contains("Tag/default"))
    #expect(try project.tool.run("snapshot", "accept", "Chip/default").status == 0)
    #expect(try project.tool.run("snapshot", "check").status == 0)
  }

  @Test func orphansArePrunedAndNothingElse() throws {
    try project.tool.run("snapshot", "accept", "--all")
    try project.write("mine", to: "generated/Snapshots/Mine.snap.txt")
    try project.delete(project.specName("Chip"))
    let check = try project.tool.run("snapshot", "check")
    #expect(check.status == 1)
    #expect(check.output.contains("generated/Snapshots/Chip.default.snap.txt"))
    #expect(check.output.contains("facet snapshot prune"))
    #expect(project.text("generated/Snapshots/Chip.default.snap.txt") != nil)

    #expect(try project.tool.run("snapshot", "prune").status == 0)
    #expect(project.text("generated/Snapshots/Chip.default.snap.txt") == nil)
    #expect(project.text("generated/Snapshots/Mine.snap.txt") == "mine")
    #expect(try project.tool.run("snapshot", "check").status == 0)
  }

  @Test func nothingIsRecordedByAccidentInCI() throws {
    var tool = project.tool
    tool.environment["CI"] = "true"
    for arguments in [["accept", "--all"], ["accept", "Tag"], ["prune"]] {
      let outcome = try tool.run(["snapshot"] + arguments)
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("CI"))
    }
    #expect(try project.contents().isEmpty)
  }

  @Test func aNameThatFitsNothingIsAnError() throws {
    for arguments in [["snapshot", "accept", "Tga"], ["snapshot", "check", "Tga"], ["render", "Tga"]] {
      let outcome = try project.tool.run(arguments)
      #expect(outcome.status == 64)
      #expect(outcome.errors.contains("did you mean 'Tag"))
    }
    #expect(try project.tool.run("snapshot", "accept").status == 64)
    #expect(try project.contents().isEmpty)
  }

  @Test func aFileOfSomebodyElseIsNotRecordedOver() throws {
    try project.write("mine", to: "generated/Snapshots/Tag.default.snap.txt")
    let outcome = try project.tool.run("snapshot", "accept", "--all")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("help: delete it"))
    #expect(project.text("generated/Snapshots/Tag.default.snap.txt") == "mine")
    #expect(project.text("generated/Snapshots/tokens.snap.txt")?.isEmpty == false, "it stands in no other's way")
  }

  @Test func anEmptySnapshotIsRecordedAnewAndOnce() throws {
    try project.write("", to: "generated/Snapshots/Tag.default.snap.txt")
    let outcome = try project.tool.run("snapshot", "accept", "Tag/default", "Tag")
    #expect(outcome.status == 0)
    #expect(outcome.errors.components(separatedBy: "recorded Tag/default").count == 2)
  }

  @Test func whatAVariantExpectsIsChecked() throws {
    let spec = project.specName("Tag")
    try project.replace(
      "Short: { with: { title: You } }", with: "Short: { with: { title: You }, expect: { content.title: Me } }",
      in: spec)
    try project.tool.run("snapshot", "accept", "--all")
    let outcome = try project.tool.run("snapshot", "check")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("\(spec):16:"))
    #expect(outcome.errors.contains("You"))
  }

  @Test func anyVariantIsRendered() throws {
    let whole = try project.tool.run("render", "Tag")
    #expect(whole.status == 0, "\(whole.errors)")
    #expect(whole.output.contains("World"))
    #expect(whole.output.contains("You"))
    let one = try project.tool.run("render", "Tag/Short")
    #expect(one.status == 0)
    #expect(one.output.contains("You"))
    #expect(!one.output.contains("World"))
    // The text is of 17 points, and 8 points lie between the two.
    let frames = try project.tool.run("render", "Tag/Short", "--frames")
    #expect(frames.output.contains(/hstack +0, 0 +\S+ × \S+/))
  }

  @Test func aComponentWithoutVariantsHasNothingToRender() throws {
    try project.write(
      "component: Bare\nstyles:\n  default:\n    body: { text: \"Bare\" }\n", to: "specs/bare.component.yaml")
    let outcome = try project.tool.run("render", "Bare")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("'Bare' has no variants to draw"))
  }

  /// The same change alters the snapshots of other components too.
  @Test func theOthersThatDifferAreNamed() throws {
    try project.tool.run("snapshot", "accept", "--all")
    for name in ["Tag", "Chip"] { try project.replace("Length = 8", with: "Length = 9", in: project.specName(name)) }
    try project.write(TestProject.component("Pill"), to: project.specName("Pill"))
    let one = try project.tool.run("snapshot", "accept", "Tag")
    #expect(one.status == 0)
    #expect(
      one.errors == """
        recorded Tag/default
        2 other snapshots differ: Chip/default, Pill/default
        help: facet snapshot check shows why; facet snapshot accept Chip/default Pill/default

        """)
    let line = String(try #require(one.errors.split(separator: "; ").last?.split(separator: "\n").first))
    try project.delete(project.specName("Tag"))
    let rest = try project.tool.shell(line.replacing("facet", with: "\"$facet\"", maxReplacements: 1))
    #expect(rest.status == 0, "\(rest.errors)")
    #expect(
      rest.errors == """
        recorded Chip/default
        recorded Pill/default
        1 snapshot of nothing in the specs: Tag.default.snap.txt
        help: facet snapshot prune

        """)
    #expect(try project.tool.run("snapshot", "accept", "Chip", "--quiet").errors.isEmpty)
    try project.tool.run("snapshot", "prune")
    #expect(try project.tool.run("snapshot", "accept", "Chip").errors.isEmpty)
  }

  /// Also where the first line is in conflict.
  @Test func aSnapshotWithConflictMarkersIsRecordedAnew() throws {
    try project.tool.run("snapshot", "accept", "--all")
    let name = "generated/Snapshots/Tag.default.snap.txt"
    let text = try #require(project.text(name))
    for conflict in [
      "<<<<<<< HEAD\n\(text)=======\n\(text.dropFirst(20))>>>>>>> side\n", "<<<<<<< a\n=======\n\n>>>>>>> b\n",
    ] {
      try project.write(conflict, to: name)
      #expect(try project.tool.run("snapshot", "check").output.contains("holds conflict markers"))
      #expect(try project.tool.run("snapshot", "accept", "Tag").status == 0)
      #expect(project.text(name) == text)
    }
  }

  /// Of the user's mask, and as the file had it.
  @Test func permissionsAreKept() throws {
    func mode(_ name: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: project.path("generated/Snapshots/\(name).default.snap.txt"))[
        .posixPermissions] as? Int
    }
    try project.tool.shell("umask 027; \"$facet\" snapshot accept --all")
    #expect(try mode("Tag") == 0o640)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o604], ofItemAtPath: project.path("generated/Snapshots/Tag.default.snap.txt"))
    for name in ["Tag", "Chip"] { try project.replace("Length = 8", with: "Length = 9", in: project.specName(name)) }
    try project.tool.shell("umask 077; \"$facet\" snapshot accept --all")
    #expect(try mode("Tag") == 0o604)
    #expect(try mode("Chip") == 0o640)
  }

  /// Each command that writes removes what killed runs have left, wherever facet writes.
  @Test(arguments: [
    ["generate"], ["snapshot", "accept", "Tag"], ["snapshot", "prune"], ["format"], ["strings"], ["check", "--fix"],
  ])
  func temporaryFilesAreRemoved(command: [String]) throws {
    try project.replace(
      "output:", with: "strings: Words.xcstrings\noutput:\n  schema: ../generated/Schema", in: "specs/facet.yaml")
    try project.write(
      #"{ "sourceLanguage" : "en", "strings" : {}, "version" : "1.0" }"#, to: "specs/Words.xcstrings")
    let names = ["generated/Swift", "generated/Snapshots", "generated/Schema", "specs"]
      .map { $0 + "/.facet-tmp-2147483646-1" }
    for name in names { try project.write("half", to: name) }
    try project.write("half", to: "specs/.facet-tmp-1-1")
    #expect(try project.tool.run(command).status == 0)
    #expect(names.filter { project.text($0) != nil } == [])
    #expect(project.text("specs/.facet-tmp-1-1") == "half", "its process runs")
  }
}
