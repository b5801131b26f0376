import Foundation
import Testing

/// Files in place of names, the project around a folder, and several projects in one repository.
struct PathArgumentTests {
  /// A repository with the projects `app` and `shop`, each with a component that has a mistake in it.
  private func twoProjects() throws -> TestProject {
    let project = try TestProject()
    try project.delete("specs")
    try project.write("ref: refs/heads/main\n", to: ".git/HEAD")
    for (folder, name) in [("app", "Tag"), ("shop", "Chip")] {
      try project.write(TestProject.projectFile, to: "\(folder)/specs/facet.yaml")
      try project.write(TestProject.component(name), to: "\(folder)/specs/parts/\(name).component.yaml")
      try project.replace("hstack", with: "hstak", in: "\(folder)/specs/parts/\(name).component.yaml")
    }
    return project
  }

  private func tool(in folder: String, of project: TestProject) -> Tool {
    var tool = project.tool
    tool.folder = project.path(folder)
    return tool
  }

  @Test func filesStandForTheirComponents() throws {
    let project = try TestProject("Tag", "Chip")
    try project.replace("hstack", with: "hstak", in: project.specName("Tag"))
    let tag = try project.tool.run("check", "specs/Tag.component.yaml")
    #expect(tag.status == 1 && tag.errors.contains("specs/Tag.component.yaml:9:7: error: "))
    let chip = try project.tool.run("check", "./specs/Chip.component.yaml")
    #expect(chip.status == 0 && chip.errors == "no mistakes in 1 component\n", "\(chip.errors)")
    #expect(try project.tool.run("check", project.path("specs")).status == 1)
    #expect(try project.tool.run("check", "specs/facet.yaml").status == 0)
    try project.replace("hstak", with: "hstack", in: project.specName("Tag"))
    let named = try project.tool.run("render", "Tag")
    #expect(try project.tool.run("render", "specs/Tag.component.yaml").output == named.output)
    #expect(try project.tool.run("snapshot", "accept", "specs/Tag.component.yaml").status == 0)
    #expect(try project.contents().keys.sorted().filter { $0.hasSuffix(".txt") } == ["Snapshots/Tag.default.snap.txt"])
    #expect(try project.tool.run("snapshot", "check", "specs/Tag.component.yaml").status == 0)
    // Tokens and the project concern all snapshots.
    let all = try project.tool.run("snapshot", "check", "specs/Tag.component.yaml", "specs/facet.yaml")
    #expect(all.status == 1 && all.output.contains("Chip/default"), "\(all.errors)")
    #expect(try project.tool.run("snapshot", "accept", "specs/facet.yaml").status == 0)
    #expect(try project.tool.run("snapshot", "check", "specs/facet.yaml").status == 0)
    let missing = try project.tool.run("check", "specs/Nope.component.yaml")
    #expect(missing.status == 2 && missing.errors.contains("specs/Nope.component.yaml does not exist"))
  }

  @Test func standardInputTakesThePlaceOfAFile() throws {
    let project = try TestProject("Tag")
    let lines = "sed s/hstack/hstak/ specs/Tag.component.yaml | $facet check - --assume-filename "
    let broken = try project.tool.shell(lines + "specs/Tag.component.yaml")
    #expect(broken.status == 1 && broken.errors.contains("specs/Tag.component.yaml:9:7: error: "), "\(broken.errors)")
    let other = try project.tool.shell(
      "sed s/Tag/Pill/ specs/Tag.component.yaml | $facet check - --assume-filename specs/Pill.component.yaml")
    #expect(other.status == 0 && other.errors == "no mistakes in 1 component\n", "\(other.errors)")
    let drawn = try project.tool.shell(
      "sed s/Hello/Goodbye/ specs/Tag.component.yaml | $facet render - --assume-filename specs/Tag.component.yaml")
    #expect(drawn.status == 0 && drawn.output.contains("Goodbye"))
    #expect(try project.tool.run("check", "-").status == 64)
    #expect(try project.tool.run("check", "Tag", "--assume-filename", "a.component.yaml").status == 64)
  }

  @Test func theProjectAroundAFolderIsFound() throws {
    let project = try twoProjects()
    let inside = try tool(in: "app/specs/parts", of: project).run("check")
    #expect(
      inside.status == 1 && inside.errors.contains("\nhelp: ")
        && inside.errors.hasPrefix("Tag.component.yaml:9:7: error: "))
    let above = try tool(in: "app/specs", of: project).run("check", "parts/Tag.component.yaml")
    #expect(above.errors.hasPrefix("parts/Tag.component.yaml:9:7: error: "), "\(above.errors)")
    try FileManager.default.createDirectory(atPath: project.path("app/Sources/App"), withIntermediateDirectories: true)
    let beside = try tool(in: "app/Sources/App", of: project).run("check")
    #expect(beside.errors.hasPrefix("../../specs/parts/Tag.component.yaml:9:7: error: "), "\(beside.errors)")
    // What is written has its place, wherever one stands.
    try project.replace("hstak", with: "hstack", in: "app/specs/parts/Tag.component.yaml")
    let outcome = try tool(in: "app/specs/parts", of: project).run("generate")
    #expect(outcome.status == 0 && outcome.errors.contains("../../generated/Swift: "), "\(outcome.errors)")
    #expect(project.text("app/generated/Swift/Tag.swift") != nil)
    #expect(try tool(in: "app", of: project).run("generate", "--check").status == 0)
  }

  /// A folder above the repository is of someone else, maybe.
  @Test func theRepositoryIsNotLeft() throws {
    let project = try TestProject("Tag")
    try project.write("ref: refs/heads/main\n", to: "inner/.git/HEAD")
    let outcome = try tool(in: "inner", of: project).run("check")
    #expect(
      outcome.status == 2 && outcome.errors.contains("no project: neither facet.yaml nor specs/facet.yaml exists"))
  }

  @Test func filesOfSeveralProjectsAreCheckedTogether() throws {
    let project = try twoProjects()
    let files = ["app/specs/parts/Tag.component.yaml", "shop/specs/parts/Chip.component.yaml"]
    let outcome = try project.tool.run(["check"] + files)
    #expect(outcome.status == 1)
    for file in files { #expect(outcome.errors.contains("\(file):9:7: error: "), "\(outcome.errors)") }
    let report = try project.tool.run(["check", "--format", "json"] + files)
    #expect(report.status == 2 && report.errors.contains("app/specs/facet.yaml and shop/specs/facet.yaml"))
    #expect(try project.tool.run(["explain"] + files).status == 64)
    #expect(try project.tool.run(["scaffold"] + files).errors.contains("the files are of several projects"))
    #expect(try project.tool.run(["format", "--check"] + files).status == 0)
    let outside = try project.tool.run("check", "x.component.yaml")
    #expect(outside.status == 2 && outside.errors.contains("x.component.yaml is in no project"))
  }

  /// One after the other, and one that has findings does not hide those of the next.
  @Test func severalProjectsAreNamed() throws {
    let project = try twoProjects()
    let both = ["--project", "app", "--project", "shop"]
    let check = try project.tool.run(["check"] + both)
    #expect(check.status == 1)
    for file in ["app/specs/parts/Tag.component.yaml", "shop/specs/parts/Chip.component.yaml"] {
      #expect(check.errors.contains("\(file):9:7: error: "), "\(check.errors)")
      try project.replace("hstak", with: "hstack", in: file)
    }
    #expect(try project.tool.run(["check"] + both).errors == "no mistakes in 1 component\nno mistakes in 1 component\n")
    for arguments in [
      ["generate"], ["generate", "--check"], ["snapshot", "accept", "--all"], ["snapshot", "check"],
    ] {
      let outcome = try project.tool.run(arguments + both)
      #expect(outcome.status == 0, "\(arguments): \(outcome.errors)")
    }
    #expect(
      project.text("app/generated/Swift/Tag.swift") != nil && project.text("shop/generated/Swift/Chip.swift") != nil)
    #expect(try project.tool.run(["check", "shop/specs/parts"] + both).errors == "no mistakes in 1 component\n")
    let elsewhere = try project.tool.run(
      "check", "shop/specs/parts", "--project", "app", "--project", "app/specs/facet.yaml")
    #expect(elsewhere.status == 2 && elsewhere.errors.contains("is in none of the projects that are given"))
    #expect(try project.tool.run(["check", "Tag"] + both).errors.contains("'Tag' could be of 2 projects"))
    for arguments in [
      ["ls"], ["dump"], ["snapshot", "prune"], ["new", "Pill"], ["report", "lines"],
    ] {
      let outcome = try project.tool.run(arguments + both)
      #expect(outcome.status == 64, "\(arguments)")
      #expect(outcome.errors.contains("this command is about one project, not 2\nhelp: run it once"), "\(arguments)")
    }
    let report = try project.tool.run(["snapshot", "check", "--junit", "a.xml"] + both)
    #expect(report.status == 2 && report.errors.contains("a report is about one project, not 2"))
    #expect(try project.tool.run(["generate", "--watch"] + both).status == 64)
  }

  // MARK: Commands that write

  /// The others stay as they are, and so does what is known of them.
  @Test func theSwiftOfAFileIsGenerated() throws {
    let project = try TestProject("Tag", "Chip")
    try project.tool.run("generate")
    let before = try project.contents()
    for name in ["Tag", "Chip"] { try project.replace("Hello", with: "Bye", in: project.specName(name)) }
    let tag = project.specName("Tag")
    let stale = try project.tool.run("generate", "--check", tag)
    #expect(stale.status == 1 && stale.output.contains("Tag.swift") && !stale.output.contains("Chip.swift"))
    let outcome = try project.tool.run("generate", tag)
    #expect(
      outcome.errors
        == "generated/Swift: 2 files, 1 written\n1 other file is not current: 'facet generate'\n", "\(outcome.errors)")
    let after = try project.contents()
    let changed = before.keys.filter { before[$0] != after[$0] }.sorted()
    #expect(changed == ["Swift/.facet-manifest.json", "Swift/Tag.swift"] && after.count == before.count)
    #expect(try project.tool.run("generate", "--check", tag).status == 0)
    #expect(try project.tool.run("generate", "--check", "Chip").status == 1)
    // What was edited by hand is not overwritten, and of others it does not matter.
    try project.write("// mine\n", to: "generated/Swift/Chip.swift")
    #expect(try project.tool.run("generate", "Tag").status == 0)
    #expect(try project.tool.run("generate", "Chip").status == 1)
    // Files that are of no component are about all of it.
    #expect(try project.tool.run("generate", "specs/facet.yaml", "--overwrite").status == 0)
    #expect(try project.tool.run("generate", "--check").status == 0)
    #expect(try project.tool.run("generate", "Tga").errors.contains("did you mean 'Tag'?"))
    #expect(try project.tool.run("generate", "Tag", "--output", "x").status == 64)
  }

  @Test func theListsOfAFile() throws {
    let project = try TestProject("Tag", "Chip")
    let tokens = #"{ "space": { "$type": "dimension", "s": { "$value": { "value": 8, "unit": "px" } } } }"#
    try project.write(tokens, to: "specs/one.tokens.json")
    try project.write(tokens.replacingOccurrences(of: "\"s\"", with: "\"m\""), to: "specs/two.tokens.json")
    func names(_ arguments: String...) throws -> [String] {
      try project.tool.run(["ls"] + arguments).output.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
    }
    #expect(try names() == ["Chip", "Tag"])
    #expect(try names("specs/Tag.component.yaml") == ["Tag"])
    #expect(try names("variants", "specs/Tag.component.yaml") == ["Tag/Default", "Tag/Short"])
    #expect(try names("components", "specs") == ["Chip", "Tag"])
    #expect(try names("tokens", "specs/two.tokens.json") == ["space.m"])
    let wrong = try project.tool.run("ls", "token")
    #expect(wrong.status == 64 && wrong.errors.contains("Did you mean 'tokens'?"), "\(wrong.errors)")
    #expect(try project.tool.run("ls", "rules", "specs").status == 64)
  }

  @Test func whatAFileLacksIsScaffolded() throws {
    let project = try TestProject("Tag", "Chip")
    for name in ["Tag", "Chip"] {
      try project.replace("- text: \"Hello\"", with: "- swift: \(name)Wave", in: project.specName(name))
    }
    let outcome = try project.tool.run("scaffold", project.specName("Tag"), "--output", "ByHand")
    #expect(outcome.status == 0 && outcome.errors == "wrote ByHand/TagWave.swift\n", "\(outcome.errors)")
    let again = try project.tool.run("scaffold", project.specName("Tag"), "--output", "ByHand")
    #expect(again.errors == "nothing is left to be written by hand\n")
    #expect(project.text("ByHand/ChipWave.swift") == nil)
    let other = try project.tool.run("scaffold", "Chip", "--output", "ByHand")
    #expect(other.errors == "wrote ByHand/ChipWave.swift\n")
  }

  @Test func aProjectThatIsNamedInTwoWaysIsOne() throws {
    let project = try TestProject("Tag")
    try project.replace("hstack", with: "hstak", in: project.specName("Tag"))
    for other in ["specs/facet.yaml", project.path("specs")] {
      let errors = try project.tool.run("check", "--project", "specs", "--project", other).errors
      #expect(errors.components(separatedBy: "specs/Tag.component.yaml:9:7: error: ").count == 2, "\(errors)")
    }
  }

  @Test func namesStandForTheirFiles() throws {
    let project = try TestProject("Tag", "Chip")
    for name in ["Tag", "Chip"] { try project.write("\n" + TestProject.component(name), to: project.specName(name)) }
    let before = project.text(project.specName("Chip"))
    #expect(
      try project.tool.run("format", "Tag", "--check").errors.hasPrefix("specs/Tag.component.yaml has another form"))
    #expect(try project.tool.run("format", "Tag").errors == "1 file, 1 changed\n")
    #expect(project.text(project.specName("Chip")) == before)
    #expect(try project.tool.run("format", "Tga").errors.contains("did you mean 'Tag'?"))
  }

  @Test func aRecordedFileIsItsSnapshot() throws {
    let project = try TestProject("Tag", "Chip")
    try project.tool.run("snapshot", "accept", "--all")
    try project.replace("Hello", with: "Bye", in: project.specName("Tag"))
    let golden = "generated/Snapshots/Chip.default.snap.txt"
    #expect(try project.tool.run("snapshot", "check", golden).status == 0)
    #expect(try project.tool.run("snapshot", "check", "generated/Snapshots/Tag.default.snap.txt").status == 1)
  }

  @Test func aFileIsExplainedByWhatItDeclares() throws {
    let project = try TestProject("Tag")
    let tag = try project.tool.run("explain", "specs/Tag.component.yaml")
    #expect(tag.output == (try project.tool.run("explain", "Tag").output) && tag.output.hasPrefix("component  Tag  "))
    try project.write(
      #"{ "space": { "$type": "dimension", "s": { "$value": { "value": 4, "unit": "px" } } } }"#,
      to: "specs/base.tokens.json")
    #expect(try project.tool.run("explain", "specs/base.tokens.json").output.hasPrefix("space.s  "))
    let empty = try project.tool.run("explain", "specs/facet.yaml")
    #expect(empty.status == 64 && empty.errors.contains("specs/facet.yaml declares nothing that has a name"))
  }
}
