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
    #expect(try project.tool.run(["snapshot", "check"] + files).errors.contains("the files are of several projects"))
    #expect(try project.tool.run(["format", "--check"] + files).status == 0)
    let both = try project.tool.run("check", "--project", "app", "--project", "shop")
    #expect(both.status == 64 && both.errors.contains("A command is about one project."))
    let outside = try project.tool.run("check", "x.component.yaml")
    #expect(outside.status == 2 && outside.errors.contains("x.component.yaml is in no project"))
  }
}
