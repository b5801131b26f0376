import Foundation
import Testing

struct CheckTests {
  @Test func aCleanProjectHasNothingToReport() throws {
    let outcome = try TestProject("Tag").tool.run("check")
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors == "no mistakes in 1 component\n")
  }

  /// Once for the project, however often they are used, and not with names of components.
  @Test func symbolsWithoutACharacterAreNamed() throws {
    let project = try TestProject("Tag", "Pill")
    for name in ["Tag", "Pill"] {
      try project.replace("text: \"Hello\"", with: "icon: \"theatermasks.fill\"", in: project.specName(name))
    }
    let outcome = try project.tool.run("check")
    let note = "note: 1 symbol has no character in pictures: 'theatermasks.fill'\n"
    #expect(outcome.errors.hasPrefix(note), "\(outcome.errors)")
    #expect(!(try project.tool.run("check", "Tag")).errors.contains("note:"))
    #expect(!(try project.tool.run("check", "--quiet")).errors.contains("note:"))
  }

  @Test func aMistakeInOneComponentHidesNoneOfAnother() throws {
    let project = try TestProject("Tag", "Chip", "Pill")
    try project.replace("hstack", with: "hstak", in: project.specName("Tag"))
    try project.replace("content.title", with: "content.titel", in: project.specName("Chip"))
    let outcome = try project.tool.run("check")
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("specs/Tag.component.yaml:9:7: error: "))
    #expect(outcome.errors.contains("specs/Chip.component.yaml:10:25: error: "))
    #expect(outcome.errors.contains("hstack"))
    #expect(!outcome.errors.contains("Pill.component.yaml"))
    #expect(outcome.errors.contains("\n2 errors"))
  }

  @Test func ofComponentsThatAreNamedOnlyTheirMistakesAreTold() throws {
    let project = try TestProject("Tag", "Chip", "Pill")
    try project.replace("hstack", with: "hstak", in: project.specName("Tag"))
    try project.replace("component: Chip", with: "\tcomponent: Chip", in: project.specName("Chip"))
    let pill = try project.tool.run("check", "Pill")
    #expect(pill.status == 0 && pill.errors == "no mistakes in 1 component\n", "\(pill.errors)")
    let tag = try project.tool.run("check", "Pill", "Tag")
    #expect(tag.status == 1)
    #expect(tag.errors.contains("specs/Tag.component.yaml:9:7: error: ") && !tag.errors.contains("Chip"))
    // What cannot be read goes by the name of its file.
    let chip = try project.tool.run("check", "Chip")
    #expect(chip.status == 1 && chip.errors.contains("[yaml/tab]") && !chip.errors.contains("Tag"))
    let unknown = try project.tool.run("check", "Pil")
    #expect(unknown.status == 64 && unknown.errors.contains("did you mean 'Pill'?"))
    #expect(try project.tool.run("check", "--fix", "Pill").status == 64)
    try project.replace("hstak", with: "hstack", in: project.specName("Tag"))
    try project.replace("\tcomponent: Chip", with: "component: Chip", in: project.specName("Chip"))
    #expect(try project.tool.run("check", "Pill", "Tag").errors == "no mistakes in 2 components\n")
  }

  @Test func mistakesInTheProjectFileAndInSpecsAreToldTogether() throws {
    let project = try TestProject("Tag")
    try project.replace("module:", with: "modul:", in: "specs/facet.yaml")
    try project.replace("hstack", with: "hstak", in: project.specName("Tag"))
    let outcome = try project.tool.run("check")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("specs/facet.yaml:2:1: error: "))
    #expect(outcome.errors.contains("specs/Tag.component.yaml:9:7: error: "))
  }

  @Test func aSpecThatNobodyReadsIsNamed() throws {
    let project = try TestProject("Tag")
    try project.write("component: Chip\n", to: "specs/Chip.component.yml")
    let outcome = try project.tool.run("check")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("specs/Chip.component.yml:1:1: warning: "))
    #expect(outcome.errors.contains("[project/unknown-file]"))
  }

  @Test func soIsEveryOtherFileOfYAMLAndJSONAmongTheSpecs() throws {
    let project = try TestProject("Tag")
    try project.write("component: Chip\n", to: "specs/chip.yaml")
    try project.write("{}", to: "specs/tokens/more.json")
    try project.write("rows", to: "specs/notes.md")
    let outcome = try project.tool.run("check")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("specs/chip.yaml:1:1: warning: "))
    #expect(outcome.errors.contains("specs/tokens/more.json:1:1: warning: "))
    #expect(!outcome.errors.contains("notes.md"))
  }

  @Test func colorOnlyWhereItIsWanted() throws {
    let project = try TestProject("Tag")
    try project.replace("hstack", with: "hstak", in: project.specName("Tag"))
    #expect(try !project.tool.run("check").errors.contains("\u{1B}"))
    #expect(try project.tool.run("check", "--color", "always").errors.contains("\u{1B}["))
  }

  @Test func noProjectAndNoSpecsAreNamedWithTheWayOut() throws {
    let project = try TestProject()
    let empty = try project.tool.run("check")
    #expect(empty.status == 2)
    #expect(empty.errors.contains("no specs"))
    #expect(empty.errors.contains(".component.yaml"))
    try project.delete("specs/facet.yaml")
    let none = try project.tool.run("check")
    #expect(none.status == 2)
    #expect(none.errors.contains("neither facet.yaml nor specs/facet.yaml exists"))
    let missing = try project.tool.run("check", "--project", "elsewhere")
    #expect(missing.status == 2)
    #expect(missing.errors.contains("elsewhere"))
  }

  @Test func theCommandLineItselfCanBeWrong() throws {
    let tool = try TestProject("Tag").tool
    for arguments in [["bogus"], ["check", "--bogus"], ["generate", "--check", "--dry-run"]] {
      let outcome = try tool.run(arguments)
      #expect(outcome.status == 64, "\(arguments)")
      #expect(outcome.output.isEmpty)
    }
  }

  @Test func helpNamesTheExitStatuses() throws {
    let outcome = try TestProject().tool.run("--help")
    #expect(outcome.status == 0)
    for status in ["0  ", "1  ", "2  ", "64 "] { #expect(outcome.output.contains("\n  \(status)")) }
    #expect(outcome.errors.isEmpty)
  }

  @Test func theVersionNamesLibYAML() throws {
    let outcome = try TestProject().tool.run("--version")
    #expect(outcome.output.contains(/^facet \d+\.\d+\.\d+ \(libyaml \d+\.\d+\.\d+\)\n$/))
  }

  @Test func everyCodeIsExplained() throws {
    let tool = try TestProject().tool
    let known = try tool.run("explain", "yaml/duplicate-key")
    #expect(known.status == 0)
    #expect(known.output.contains("yaml/duplicate-key"))
    let unknown = try tool.run("explain", "yaml/duplicate-kye")
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("yaml/duplicate-key"))
  }
}
