import Foundation
import Testing

struct StringsCommandTests {
  private static let catalog = "specs/Localizable.xcstrings"

  let project: TestProject

  init() throws {
    project = try TestProject("Tag", "Chip")
    try project.write(TestProject.projectFile + "strings: Localizable.xcstrings\n", to: "specs/facet.yaml")
  }

  @Test func aCatalogIsCreatedAndKept() throws {
    let missing = try project.tool.run("check")
    #expect(missing.status == 1)
    #expect(missing.errors.contains("there is no file 'Localizable.xcstrings' in the project [strings/no-catalog]"))

    let check = try project.tool.run("strings", "--check")
    #expect(check.status == 1)
    #expect(check.output == "missing  Hello\n")
    #expect(
      check.errors == """
        error: specs/Localizable.xcstrings is not what the specs say: 1 difference
        help: run facet strings

        """)
    #expect(project.text(Self.catalog) == nil)
    #expect(try project.tool.run("strings", "--diff").output.contains("+    \"Hello\" : {"))

    let created = try project.tool.run("strings")
    #expect(created.status == 0)
    #expect(created.errors == "specs/Localizable.xcstrings: 1 text added\n")
    #expect(
      project.text(Self.catalog) == """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Hello" : {
              "comment" : "Text in Chip\\nText in Tag"
            }
          },
          "version" : "1.0"
        }
        """)
    let stamps = try project.stamps(of: "specs")
    #expect(try project.tool.run("strings").errors == "specs/Localizable.xcstrings: all current\n")
    #expect(try project.tool.run("strings", "--check").status == 0)
    #expect(try project.stamps(of: "specs") == stamps)
    #expect(try project.tool.run("check").status == 0)
  }

  @Test func translationsSurviveARename() throws {
    _ = try project.tool.run("strings")
    try project.replace(
      "\"comment\" : \"Text in Chip\\nText in Tag\"",
      with:
        "\"localizations\" : { \"de\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"Hallo\" } } }",
      in: Self.catalog)
    for name in ["Tag", "Chip"] {
      try project.write(TestProject.component(name, text: "Welcome"), to: project.specName(name))
    }
    let check = try project.tool.run("strings", "--check")
    #expect(check.output == "missing  Welcome\nstale  Hello\n")
    #expect(try project.tool.run("strings").errors == "specs/Localizable.xcstrings: 1 text added, 1 marked as stale\n")
    let text = try #require(project.text(Self.catalog))
    #expect(text.contains("\"extractionState\" : \"stale\"") && text.contains("\"value\" : \"Hallo\""))
    for name in ["Tag", "Chip"] {
      try project.write(TestProject.component(name), to: project.specName(name))
    }
    let back = try project.tool.run("strings")
    #expect(back.errors.contains("1 text not stale any more, 1 marked as stale, 1 commented"))
    #expect(project.text(Self.catalog)?.contains("\"value\" : \"Hallo\"") == true)
  }

  @Test func commentsAreThoseOfTheSpecs() throws {
    _ = try project.tool.run("strings")
    try project.delete(project.specName("Chip"))
    let check = try project.tool.run("strings", "--check")
    #expect(check.status == 1 && check.output == "other comment  Hello\n", "\(check.output)")
    #expect(try project.tool.run("strings").errors == "\(Self.catalog): 1 text with a new comment\n")
    #expect(project.text(Self.catalog)?.contains("\"comment\" : \"Text in Tag\"") == true)
    #expect(try project.tool.run("strings", "--check").status == 0)
  }

  /// A language of a matrix that has no translation yet is an error, and no reason not to add texts.
  @Test func errorsInSpecsAreReported() throws {
    try project.write(
      TestProject.component("Tag") + "matrix: { locale: [en, de] }\n", to: project.specName("Tag"))
    #expect(try project.tool.run("strings").status == 0)
    #expect(try project.tool.run("check").errors.contains("[strings/unknown-language]"))
    try project.write("component: Tag\nbody: { txt: \"x\" }\n", to: project.specName("Tag"))
    let outcome = try project.tool.run("strings", "--check")
    #expect(outcome.status == 1 && outcome.errors.contains("unknown element 'txt'"))
    #expect(outcome.output.isEmpty)
    // The other components have their texts, and those of this one are not given up.
    try project.write(TestProject.component("Chip", text: "Later"), to: project.specName("Chip"))
    let update = try project.tool.run("strings")
    #expect(update.status == 1 && update.errors.contains("unknown element 'txt'"))
    #expect(update.errors.hasSuffix("specs/Localizable.xcstrings: 1 text added\n"), "\(update.errors)")
    #expect(project.text(Self.catalog)?.contains("stale") == false)
  }

  @Test func whatIsNoCatalogIsNotTouched() throws {
    try project.write("{ \"strings\" : [] }", to: Self.catalog)
    let outcome = try project.tool.run("strings")
    #expect(outcome.status == 1 && outcome.errors.contains("[strings/malformed]"))
    #expect(project.text(Self.catalog) == "{ \"strings\" : [] }")
    try project.write(TestProject.projectFile, to: "specs/facet.yaml")
    let without = try project.tool.run("strings")
    #expect(without.status == 2)
    #expect(
      without.errors == """
        error: the project has no String Catalog
        help: write 'strings: Localizable.xcstrings' in facet.yaml

        """)
    #expect(try project.tool.run("strings", "--check", "--diff").status == 64)
  }

  @Test func catalogsBesideTheSpecs() throws {
    try project.write(
      TestProject.projectFile + "strings: ../Sources/App/Words.xcstrings\n", to: "specs/facet.yaml")
    #expect(try project.tool.run("strings").errors == "Sources/App/Words.xcstrings: 1 text added\n")
    #expect(try project.tool.run("check").status == 0)
    #expect(try project.tool.run("generate").status == 0)
    #expect(project.text("generated/Swift/Tag.swift")?.contains("tableName: \"Words\"") == true)
  }
}
