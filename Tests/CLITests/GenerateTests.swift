import Foundation
import Testing

struct GenerateTests {
  let project: TestProject

  init() throws { project = try TestProject("Tag", "Chip") }

  func swiftFiles() throws -> [String] {
    try project.contents(of: "generated/Swift").keys.filter { $0.hasSuffix(".swift") }.sorted()
  }

  @Test func freshThenNothingToDo() throws {
    let first = try project.tool.run("generate")
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.output.isEmpty)
    #expect(try swiftFiles().contains("Tag.swift"))
    let stamps = try project.stamps()
    let second = try project.tool.run("generate")
    #expect(second.status == 0)
    #expect(try project.stamps() == stamps)
  }

  /// Git writes the line ends of Windows into a checkout where `core.autocrlf` asks for it.
  @Test func lineEndsOfACheckoutAreNoEdits() throws {
    try project.tool.run("generate")
    let written = try project.contents(of: "generated/Swift")
    for (name, bytes) in written {
      let text = String(decoding: bytes, as: UTF8.self)
      try project.write(text.replacingOccurrences(of: "\n", with: "\r\n"), to: "generated/Swift/\(name)")
    }
    let check = try project.tool.run("generate", "--check")
    #expect(check.status == 0 && check.output.isEmpty, "\(check.errors)")
    try project.replace("spacing: Length = 8", with: "spacing: Length = 9", in: project.specName("Tag"))
    try project.delete(project.specName("Chip"))
    let generate = try project.tool.run("generate")
    #expect(generate.status == 0, "\(generate.errors)")
    #expect(project.text("generated/Swift/Tag.swift")?.contains("\r") == false)
    #expect(project.text("generated/Swift/Chip.swift") == nil)
    // What a hand changed besides is an edit.
    try project.write("// by hand\r\n", to: "generated/Swift/Tag.swift")
    #expect(try project.tool.run("generate").errors.contains("Tag.swift was edited since facet wrote it"))
  }

  @Test func checkTellsWhatIsMissingStaleAndExtra() throws {
    let missing = try project.tool.run("generate", "--check")
    #expect(missing.status == 1)
    #expect(missing.output.isEmpty && missing.errors.contains("error: nothing is generated in generated/Swift yet: "))
    #expect(try project.contents().isEmpty)

    try project.tool.run("generate")
    #expect(try project.tool.run("generate", "--check").status == 0)
    try project.delete("generated/Swift/Tag.swift")
    let one = try project.tool.run("generate", "--check")
    #expect(one.status == 1)
    #expect(one.output.hasPrefix("--- /dev/null\n+++ generated/Swift/Tag.swift\n@@ -0,0 +1,"))
    try project.tool.run("generate")

    try project.replace("Hello", with: "Bye", in: project.specName("Tag"))
    try project.delete(project.specName("Chip"))
    let before = try project.stamps()
    let stale = try project.tool.run("generate", "--check")
    #expect(stale.status == 1)
    #expect(stale.output.contains("--- generated/Swift/Tag.swift\n+++ generated/Swift/Tag.swift\n"))
    #expect(stale.output.contains("--- generated/Swift/Chip.swift\n+++ /dev/null\n"))
    #expect(stale.errors.contains("facet generate"))
    #expect(try project.stamps() == before)
  }

  @Test func schemasAreWrittenWhereTheyAreAskedFor() throws {
    try project.tool.run("generate")
    #expect(try project.contents(of: "generated").keys.allSatisfy { !$0.hasSuffix(".schema.json") })

    try project.replace("output:", with: "output:\n  schema: ../generated/Schema", in: "specs/facet.yaml")
    let missing = try project.tool.run("generate", "--check")
    #expect(missing.status == 1)
    #expect(missing.output.isEmpty && missing.errors.contains("error: nothing is generated in generated/Schema yet: "))
    #expect(try project.tool.run("generate").status == 0)
    #expect(project.text("generated/Schema/facet.schema.json")?.contains("\"facet\"") == true)
    #expect(try project.tool.run("generate", "--check").status == 0)
    #expect(try swiftFiles().contains("Tag.swift"))
  }

  @Test func twoOutputsInOneFolderAreRefused() throws {
    try project.replace("output:", with: "output:\n  schema: ../generated/./Swift", in: "specs/facet.yaml")
    let outcome = try project.tool.run("generate")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("are the same folder"))
    #expect(try project.contents().isEmpty)
  }

  /// Nothing is written into one folder while another holds somebody's work.
  @Test func whatIsInTheWayOfASchemaStopsAll() throws {
    try project.replace("output:", with: "output:\n  schema: ../generated/Schema", in: "specs/facet.yaml")
    try project.write("mine", to: "generated/Schema/facet.schema.json")
    #expect(try project.tool.run("generate").status == 1)
    #expect(try swiftFiles().isEmpty)
  }

  @Test func dryRunOnlyTells() throws {
    let outcome = try project.tool.run("generate", "--dry-run")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("write   generated/Swift/Tag.swift\n"))
    #expect(try project.contents().isEmpty)
  }

  @Test func aRemovedSpecTakesItsFilesWithIt() throws {
    try project.tool.run("generate")
    try project.write("mine", to: "generated/Swift/Mine.swift")
    try project.delete(project.specName("Chip"))
    #expect(try project.tool.run("generate").status == 0)
    #expect(try !swiftFiles().contains("Chip.swift"))
    #expect(project.text("generated/Swift/Mine.swift") == "mine")
  }

  @Test func whatWasEditedByHandIsKeptUntilGivenUp() throws {
    try project.tool.run("generate")
    let generated = project.text("generated/Swift/Tag.swift")
    try project.replace("import", with: "/* mine */ import", in: "generated/Swift/Tag.swift")
    let edited = try project.contents()

    let check = try project.tool.run("generate", "--check")
    #expect(check.status == 1)
    #expect(check.errors.contains("generated/Swift/Tag.swift was edited"))

    let refused = try project.tool.run("generate")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("--overwrite"))
    #expect(try project.contents() == edited)

    #expect(try project.tool.run("generate", "--overwrite").status == 0)
    #expect(project.text("generated/Swift/Tag.swift") == generated)
  }

  @Test func aFileOfSomebodyElseIsNeverOverwritten() throws {
    try project.write("mine", to: "generated/Swift/Tag.swift")
    for arguments in [["generate"], ["generate", "--overwrite"]] {
      let outcome = try project.tool.run(arguments)
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("generated/Swift/Tag.swift"))
      #expect(try project.contents() == ["Swift/Tag.swift": Data("mine".utf8)])
    }
  }

  @Test func aLostManifestIsFoundAgain() throws {
    try project.tool.run("generate")
    let before = try project.contents()
    try project.delete("generated/Swift/.facet-manifest.json")
    #expect(try project.tool.run("generate", "--check").status == 1)
    #expect(try project.tool.run("generate").status == 0)
    #expect(try project.contents() == before)
  }

  @Test func aForgedManifestDeletesNothing() throws {
    try project.write("mine", to: "victim")
    try project.write("{\n    \"../../victim\": \"0000000000000000\"\n}\n", to: "generated/Swift/.facet-manifest.json")
    let outcome = try project.tool.run("generate")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("generated/Swift/.facet-manifest.json:2"))
    #expect(project.text("victim") == "mine")
  }

  @Test func aFailingRunWritesNothing() throws {
    try project.tool.run("generate")
    let before = try project.stamps()
    try project.replace("Hello", with: "Bye", in: project.specName("Tag"))
    try project.replace("hstack", with: "hstak", in: project.specName("Chip"))
    let outcome = try project.tool.run("generate")
    #expect(outcome.status == 1)
    #expect(try project.stamps() == before)
  }

  @Test func linksInTheOutputAreNotFollowed() throws {
    try project.write("mine", to: "victim")
    try FileManager.default.createDirectory(atPath: project.path("generated/Swift"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: project.path("generated/Swift/Tag.swift"), withDestinationPath: "../../victim")
    try FileManager.default.createSymbolicLink(
      atPath: project.path("generated/Swift/Chip.swift"), withDestinationPath: "../../made")
    let outcome = try project.tool.run("generate", "--overwrite")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("generated/Swift/Tag.swift is a symbolic link"))
    #expect(outcome.errors.contains("generated/Swift/Chip.swift is a symbolic link"))
    #expect(project.text("victim") == "mine")
    #expect(!FileManager.default.fileExists(atPath: project.path("made")))
  }

  /// A folder that facet.yaml names is that of the project also for those who stand in it.
  @Test(arguments: ["Swift", "Snapshots", "Schema"], ["", "--project ../..", "--project ../../specs/facet.yaml"])
  func commandsRunInTheirOutputFolders(_ name: String, _ options: String) throws {
    try project.write(TestProject.projectFile + "  schema: ../generated/Schema\n", to: "specs/facet.yaml")
    for command in ["generate", "snapshot accept --all"] {
      _ = try project.tool.run(command.split(separator: " ").map(String.init))
    }
    try project.replace("Hello", with: "Goodbye", in: project.specName("Tag"))
    for (command, status) in [
      ("generate --check", 1), ("generate", 0), ("generate --check", 0), ("snapshot check", 1),
      ("snapshot accept --all", 0), ("snapshot check", 0), ("snapshot prune", 0),
    ] as [(String, Int32)] {
      let outcome = try project.tool.shell("cd generated/\(name) && \"$facet\" \(command) \(options)")
      #expect(outcome.status == status, "\(command): \(outcome.errors)")
    }
    #expect(project.text("generated/Swift/Tag.swift")?.contains("Goodbye") == true)
    let left = try project.contents(of: "generated").keys.filter { $0.contains("tmp") }
    #expect(left == [])
  }

  /// By the compiler if facet.yaml says it, and by the folders themselves if it does not.
  @Test(arguments: [(".", 1), ("..", 1), ("out", 1), ("/", 2), ("../specs/../specs", 2)] as [(String, Int32)])
  func outputOverTheSpecsIsRefused(folder: String, status: Int32) throws {
    try project.replace("../generated/Swift", with: folder, in: "specs/facet.yaml")
    let before = try project.contents(of: "specs")
    let outcome = try project.tool.run("generate")
    #expect(outcome.status == status, "\(outcome.errors)")
    #expect(outcome.errors.contains("cannot be an output folder"))
    #expect(try project.contents(of: "specs") == before)
  }
}
