import Foundation
import Testing

/// `facet ls files`, and the options of `facet generate` for build systems, which know all files before they run it.
struct BuildPlanTests {
  let project: TestProject

  init() throws { project = try TestProject("Tag", "Chip") }

  @Test func filesAreListed() throws {
    try project.write(#"{ "title": "Data" }"#, to: "specs/data/sample.json")
    #expect(
      try project.tool.run("ls", "files").output == """
        input   specs/Chip.component.yaml
        input   specs/Tag.component.yaml
        input   specs/data/sample.json
        input   specs/facet.yaml
        folder  specs
        folder  specs/data
        output  generated/Swift/Chip.swift             Chip.component.yaml
        output  generated/Swift/Chip_Definition.swift  Chip.component.yaml
        output  generated/Swift/SampleCatalog.swift
        output  generated/Swift/Tag.swift              Tag.component.yaml
        output  generated/Swift/Tag_Definition.swift   Tag.component.yaml

        """)
    try project.tool.run("generate")
    let listed = try rows().filter { $0["role"] as? String == "output" }.compactMap { $0["path"] as? String }
    let written = try project.contents(of: "generated/Swift").keys.filter { $0.hasSuffix(".swift") }
    #expect(Set(listed) == Set(written.map { "generated/Swift/" + $0 }))
  }

  /// A build that waits for the files of a spec with errors is told what to wait for.
  @Test func filesAreListedOfSpecsWithErrors() throws {
    try project.replace("hstack", with: "hstak", in: project.specName("Tag"))
    let outcome = try project.tool.run("ls", "files")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("specs/Tag.component.yaml:9:7: error: "))
    #expect(outcome.output.contains("input   specs/Tag.component.yaml\n"))
    #expect(outcome.output.contains("/Chip.swift ") && !outcome.output.contains("/Tag.swift "))
    try project.write("facet: 1\n", to: "specs/facet.yaml")
    #expect(try project.tool.run("ls", "files").output.contains("input   specs/facet.yaml\n"))
  }

  @Test func theOutputFolderIsTheCallers() throws {
    try project.replace("  swift: ../generated/Swift\n", with: "", in: "specs/facet.yaml")
    try project.replace("output:", with: "output:\n  schema: ../generated/Schema", in: "specs/facet.yaml")
    #expect(try project.tool.run("ls", "files").output.contains("output  Tag.swift "))
    #expect(try project.tool.run("generate", "--output", "build").status == 0)
    #expect(project.text("build/Tag.swift") != nil)
    #expect(try project.contents().isEmpty)
  }

  /// What was planned is written, and what was not is compiled too.
  @Test func filesArePutWhereTheyWerePlanned() throws {
    try plan()
    try generate(replanning: false)
    #expect(project.text("build/Facet+Unplanned.swift")?.contains("none") == true)
    let tag = try #require(project.text("build/Tag.swift"))

    try project.replace("component: Chip", with: "component: Chop", in: project.specName("Chip"))
    try generate(replanning: true)
    #expect(project.text("build/Tag.swift") == tag)
    #expect(project.text("build/Chip.swift")?.contains("struct") == false)
    let rest = try #require(project.text("build/Facet+Unplanned.swift"))
    #expect(rest.contains("public struct Chop: View"))
    #expect(rest.contains("extension Chop"))
    // Swift warns of an import beside another of the same module with a higher access level.
    #expect(!rest.contains("\nimport FacetRuntime"))

    try plan()
    try generate(replanning: false)
    #expect(project.text("build/Chop.swift")?.contains("public struct Chop: View") == true)
    #expect(project.text("build/Facet+Unplanned.swift")?.contains("Chop") == false)
    #expect(project.text("build/Chip.swift") == nil)
  }

  @Test func newInputsArePlanned() throws {
    try plan()
    try project.write("{}", to: "specs/data/other.json")
    try generate(replanning: true)
    try project.delete("again")
    try plan()
    try FileManager.default.createDirectory(atPath: project.path("specs/more"), withIntermediateDirectories: true)
    try generate(replanning: true)
  }

  @Test func optionsForBuildsBelongTogether() throws {
    for arguments in [["--planned", "plan.json"], ["--output", "build", "--replan", "again"], ["--stamp", "stamp"]] {
      let outcome = try project.tool.run(["generate"] + arguments)
      #expect(outcome.status == 64, "\(arguments)")
    }
    try project.write("{}", to: "plan.json")
    let outcome = try project.tool.run("generate", "--output", "build", "--planned", "plan.json")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("plan.json is not a list of files\nhelp: write to it what 'facet ls files"))
  }

  /// A catalog of the module 'Sample' has this name too.
  @Test func twoFilesOfOneNameAreNamed() throws {
    try project.write(TestProject.component("SampleCatalog"), to: project.specName("SampleCatalog"))
    for arguments in [["generate"], ["ls", "files"]] {
      let outcome = try project.tool.run(arguments)
      #expect(outcome.status == 1)
      #expect(
        outcome.errors.contains(
          """
          error: specs/SampleCatalog.component.yaml and the project would both write SampleCatalog.swift
          help: rename the component of one of them

          """))
    }
    #expect(try project.contents().isEmpty)
  }

  // MARK: output/stale

  @Test func whatIsNotCurrentIsAWarning() throws {
    try project.tool.run("generate")
    #expect(try check().status == 0)
    #expect(project.text("stamp") == "")

    try project.delete("stamp")
    try project.replace("Hello", with: "Bye", in: project.specName("Tag"))
    try project.delete(project.specName("Chip"))
    try project.replace("import", with: "/* mine */ import", in: "generated/Swift/Tag_Definition.swift")
    try project.delete("generated/Swift/SampleCatalog.swift")
    let outcome = try check()
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty)
    let tag = try #require(project.text("generated/Swift/Tag.swift")).split(
      separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(tag.firstIndex { $0.contains("Hello") }) + 1
    let first = outcome.errors.split(separator: "\n").filter { $0.contains(": warning: ") }
    let path = project.path("generated/Swift/")
    #expect(
      first == [
        "\(path)Chip.swift:1:1: warning: no spec makes this file any more [output/stale]",
        "\(path)Chip_Definition.swift:1:1: warning: no spec makes this file any more [output/stale]",
        "\(path)Tag.swift:\(line):1: warning: this is not what the specs say [output/stale]",
        "\(path)Tag_Definition.swift:6:1: warning: this file was edited since facet wrote it [output/stale]",
        "\(project.path("specs/facet.yaml")):5:10: warning: \(path)SampleCatalog.swift is missing [output/stale]",
      ])
    #expect(outcome.errors.contains("help: run 'facet generate', or 'swift package --allow-writing"))
    #expect(project.text("stamp") == "")
  }

  @Test func lintSaysWhetherItIsAnError() throws {
    try project.tool.run("generate")
    try project.replace("Hello", with: "Bye", in: project.specName("Tag"))
    try project.replace("specs: .", with: "specs: .\nlint: { output/stale: error }", in: "specs/facet.yaml")
    let outcome = try check()
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains(": error: this is not what the specs say [output/stale]"))
    #expect(project.text("stamp") == nil)
    try project.replace("output/stale: error", with: "output/stale: off", in: "specs/facet.yaml")
    let silent = try check()
    #expect(silent.status == 0 && silent.errors.isEmpty)
  }

  /// What is built after the stamp is not built again.
  @Test func aStampIsWrittenOnce() throws {
    try project.tool.run("generate")
    _ = try check()
    let stamp = try FileManager.default.attributesOfItem(atPath: project.path("stamp"))[.systemFileNumber] as? Int
    _ = try check()
    #expect(try FileManager.default.attributesOfItem(atPath: project.path("stamp"))[.systemFileNumber] as? Int == stamp)
  }

  private func check() throws -> Tool.Outcome {
    try project.tool.run("generate", "--check", "--quiet", "--project", project.path, "--stamp", "stamp")
  }

  private func rows() throws -> [[String: Any]] {
    let outcome = try project.tool.run("ls", "files", "--format", "json")
    return try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
  }

  private func plan() throws {
    try project.write(try project.tool.run("ls", "files", "--format", "json").output, to: "plan.json")
  }

  private func generate(replanning: Bool) throws {
    try? project.delete("again")
    let outcome = try project.tool.run("generate", "--output", "build", "--planned", "plan.json", "--replan", "again")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect((project.text("again") != nil) == replanning)
  }
}
