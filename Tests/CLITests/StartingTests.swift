import Foundation
import Testing

struct StartingTests {
  let project: TestProject

  init() throws {
    project = try TestProject()
    try project.delete("specs")
  }

  @Test func aNewProjectPassesItsOwnChecks() throws {
    let outcome = try project.tool.run("init", "app")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("- run: facet generate --check\n"))
    let folder = ["--project", "app"]
    for arguments in [
      ["check", "--strict"], ["generate"], ["generate", "--check"], ["snapshot", "accept", "--all"],
      ["snapshot", "check"],
    ] {
      let outcome = try project.tool.run(arguments + folder)
      #expect(outcome.status == 0, "\(arguments): \(outcome.errors)")
    }
    let check = try project.tool.run(["check"] + folder)
    #expect(check.errors == "no mistakes in 1 component\n")
  }

  @Test(arguments: ["specs/facet.yaml", "specs/components/tag.component.yaml", "facet.yaml"])
  func nothingIsOverwritten(_ name: String) throws {
    try project.write("mine", to: name)
    let before = try project.contents(of: ".")
    let outcome = try project.tool.run("init")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("\(name) exists already"))
    #expect(try project.contents(of: ".") == before)
  }

  /// Those of a repository that has some are shown, not changed.
  @Test func attributesThatExistAreKept() throws {
    try project.write("* text=auto\n", to: ".gitattributes")
    let outcome = try project.tool.run("init")
    #expect(outcome.status == 0)
    #expect(project.text(".gitattributes") == "* text=auto\n")
    #expect(outcome.errors.contains("in .gitattributes, which is left as it is:\n"))
    #expect(outcome.errors.contains("\n  generated/Swift/** text eol=lf linguist-generated\n"))
    #expect(project.text("specs/facet.yaml") != nil)
  }

  @Test func aNewScreenPassesTheCheckAndIsDrawn() throws {
    try project.tool.run("init")
    #expect(try project.tool.run("new", "StaysScreen", "--screen").errors == "wrote specs/stays.screen.yaml\n")
    try FileManager.default.createDirectory(atPath: project.path("specs/screens"), withIntermediateDirectories: true)
    #expect(try project.tool.run("new", "Trips", "--screen").errors == "wrote specs/screens/trips.screen.yaml\n")
    #expect(try project.tool.run("check", "--strict").errors == "no mistakes in 3 components\n")
    #expect(try project.tool.run("format", "--check").status == 0)
    #expect(try project.tool.run("snapshot", "accept", "--all").status == 0)
    #expect(try project.tool.run("snapshot", "check").status == 0)
  }

  @Test func aNewComponentPassesTheCheck() throws {
    try project.tool.run("init")
    for (name, file) in [("SearchField", "search-field"), ("URLField", "url-field"), ("Step2", "step2")] {
      #expect(try project.tool.run("new", name).errors == "wrote specs/components/\(file).component.yaml\n")
    }
    #expect(try project.tool.run("check", "--strict").errors == "no mistakes in 4 components\n")
    let before = try project.contents(of: "specs")
    let taken = try project.tool.run("new", "SearchField")
    #expect(taken.status == 2)
    #expect(taken.errors.contains("specs/components/search-field.component.yaml exists already"))
    #expect(try project.contents(of: "specs") == before)
  }

  @Test func aNameThatCannotBeIsRefusedBeforeAnythingIsWritten() throws {
    try project.tool.run("init")
    let before = try project.contents(of: "specs")
    #expect(try project.tool.run("new", "Text").errors.contains("[name/reserved]"))
    for name in ["searchField", "Search Field", "../Evil", "É", ""] {
      #expect(try project.tool.run("new", name).status == 64)
    }
    #expect(try project.contents(of: "specs") == before)
  }
}
