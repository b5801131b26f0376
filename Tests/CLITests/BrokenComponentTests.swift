import Foundation
import Testing

/// One component has errors, another draws it, and a third is whole: commands that look at components one by one go on.
struct BrokenComponentTests {
  private let project: TestProject

  init() throws {
    project = try TestProject("Whole", "Broken", "Around")
    try project.replace(
      "- text: content.title", with: "- Broken: { title: content.title }", in: project.specName("Around"))
    try #require(project.tool.run("generate").status == 0)
    try #require(project.tool.run("snapshot", "accept", "--all").status == 0)
    try project.replace("text: content.title", with: "text: content.titel", in: project.specName("Broken"))
  }

  @Test func aWholeComponentIsRendered() throws {
    let run = try project.tool.run("render", "Whole/Default")
    #expect(run.status == 0)
    #expect(run.output.contains("World"))
    #expect(run.errors.contains("1 error; 'Around' and 'Broken' are left out"))
  }

  @Test(arguments: ["Broken", "Broken/Default", "Around"]) func otherComponentsAreNotRendered(_ name: String) throws {
    let run = try project.tool.run("render", name)
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("name/not-visible") || run.errors.contains("content.titel"))
  }

  @Test func theOthersAreCompared() throws {
    let unchanged = try project.tool.run("snapshot", "check")
    #expect(unchanged.status == 1)
    #expect(unchanged.errors.contains("content.titel"))
    #expect(!unchanged.output.contains("Broken") && !unchanged.output.contains("Around"), "\(unchanged.output)")

    try project.replace("\"Hello\"", with: "\"Goodbye\"", in: project.specName("Whole"))
    let changed = try project.tool.run("snapshot", "check")
    #expect(changed.status == 1)
    #expect(changed.output.contains("Whole"))
  }

  @Test func aBrokenComponentHasNoSnapshotToCompare() throws {
    let run = try project.tool.run("snapshot", "check", "Around")
    #expect(run.status == 1)
    #expect(run.errors.contains("content.titel"))
    #expect(!run.errors.contains("cannot find 'Around"))
  }

  /// Tokens concern all components, and are compared whatever is wrong with these.
  @Test func tokensAreComparedWhereEveryComponentHasErrors() throws {
    let tokens = #"{ "space": { "$type": "dimension", "s": { "$value": { "value": 4, "unit": "px" } } } }"#
    let only = try TestProject("Tag")
    try only.write(tokens, to: "specs/base.tokens.json")
    try only.tool.run("snapshot", "accept", "--all")
    try only.write(tokens.replacing("4", with: "6"), to: "specs/base.tokens.json")
    try only.replace("hstack", with: "hstak", in: only.specName("Tag"))
    let run = try only.tool.run("snapshot", "check")
    #expect(run.status == 1 && run.output.contains("tokens") && run.errors.contains("'Tag' is left out"), "\(run)")
  }

  @Test func theOthersAreListed() throws {
    let run = try project.tool.run("ls", "components")
    #expect(run.status == 1)
    #expect(run.output.contains("Whole"))
    #expect(!run.output.contains("Around"))
    #expect(run.errors.contains("are left out"))
  }

  /// The rule is an error by the word of the project, so nothing is left out of the design.
  @Test(arguments: [["render", "Whole/Default"], ["ls", "components"], ["snapshot", "check"]])
  func aWarningThatIsMadeAnErrorLeavesNothingOut(arguments: [String]) throws {
    try project.replace("text: content.titel", with: "text: content.title", in: project.specName("Broken"))
    try project.replace("title: String", with: "title: String\n  note: String?", in: project.specName("Whole"))
    try project.replace("module:", with: "lint: { name/unused: error }\nmodule:", in: "specs/facet.yaml")
    let run = try project.tool.run(arguments)
    #expect(run.errors.contains("1 error"), "\(run.errors)")
    #expect(!run.errors.contains("left out"))
    #expect(run.output.contains(arguments[0] == "render" ? "World" : "Whole"), "\(run.output)")
  }

  @Test func nothingIsWritten() throws {
    let before = try project.contents()
    for arguments in [
      ["generate"], ["snapshot", "accept", "--all"], ["snapshot", "accept", "Whole"], ["snapshot", "prune"],
    ] {
      #expect(try project.tool.run(arguments).status == 1, "\(arguments)")
    }
    #expect(try project.contents() == before)
  }

  /// What is wrong with tokens may be wrong with everything.
  @Test func errorsInTokensStopEverything() throws {
    try project.write(
      #"{ "space": { "$type": "dimension", "s": { "$value": "{nothing}" } } }"#, to: "specs/base.tokens.json")
    let run = try project.tool.run("render", "Whole/Default")
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
  }

  /// A file that cannot be read may be any component, and is taken for the one that it is called after.
  @Test func aFileThatCannotBeReadHoldsOneComponent() throws {
    try project.write("component: [\n", to: project.specName("Broken"))
    let run = try project.tool.run("render", "Whole/Default")
    #expect(run.status == 0)
    let check = try project.tool.run("snapshot", "check")
    #expect(!check.output.contains("Broken"), "\(check.output)")
  }
}
