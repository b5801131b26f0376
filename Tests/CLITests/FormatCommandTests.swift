import Foundation
import Testing

struct FormatCommandTests {
  private static let untidy = "component:   Tag\nstyles: {default: {body: divider}}   # plain\ndoc: A tag.\n"
  private static let tidy = "component: Tag\ndoc: A tag.\nstyles: { default: { body: divider } }  # plain\n"
  private static let path = "specs/Tag.component.yaml"

  let project: TestProject

  init() throws {
    project = try TestProject()
    try project.write(Self.untidy, to: Self.path)
    try project.write("{\"component\":  \"Chip\", \"styles\": {}}", to: "specs/Chip.component.json")
  }

  @Test func onlyWhatHasAnotherFormIsWritten() throws {
    let outcome = try project.tool.run("format")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "3 files, 1 changed\n")
    #expect(project.text(Self.path) == Self.tidy)
    #expect(project.text("specs/Chip.component.json")?.contains("  \"Chip\"") == true, "JSON is left alone")
    let stamps = try project.stamps(of: "specs")
    #expect(try project.tool.run("format").errors == "3 files, none changed\n")
    #expect(try project.stamps(of: "specs") == stamps)
  }

  @Test func checkingAndShowingWriteNothing() throws {
    let check = try project.tool.run("format", "--check")
    #expect(check.status == 1)
    #expect(check.errors == "specs/Tag.component.yaml has another form\nhelp: run facet format\n")
    let diff = try project.tool.run("format", "--diff", "specs")
    #expect(diff.status == 0)
    #expect(diff.output.contains("-component:   Tag\n-styles: {default"))
    #expect(project.text(Self.path) == Self.untidy)
    try project.write(Self.tidy, to: Self.path)
    #expect(try project.tool.run("format", "--check", Self.path).status == 0)
  }

  @Test func eachFileOfAFolderIsFormattedOnce() throws {
    try project.write("app:   Travel\n", to: "specs/app.yaml")
    try project.write("facet:   1\n", to: "specs/facet.yaml")
    let check = try project.tool.run("format", "--check", "specs")
    #expect(
      check.errors == """
        specs/Tag.component.yaml has another form
        specs/app.yaml has another form
        specs/facet.yaml has another form
        help: run facet format

        """)
  }

  @Test func standardInputIsOneFile() throws {
    let component = try project.tool.shell("$facet format - < \(Self.path)")
    #expect(component.output == Self.tidy)
    let tokens = try project.tool.shell("$facet format - --assume-filename a.tokens.yaml < \(Self.path)")
    #expect(tokens.output.hasPrefix("component: Tag\nstyles: "), "tokens have no order of keys")
  }

  @Test func whatCannotBeReadIsToldAndLeft() throws {
    try project.write("component: Broken\nstyles: [\n", to: "specs/Broken.component.yaml")
    let outcome = try project.tool.run("format")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("specs/Broken.component.yaml:"))
    #expect(project.text("specs/Broken.component.yaml") == "component: Broken\nstyles: [\n")
    #expect(project.text(Self.path) == Self.tidy, "others are formatted all the same")
  }

  @Test func theCommandLineIsChecked() throws {
    for arguments in [["-", "specs"], ["--assume-filename", "a.yaml"], ["specs", "--project", "specs"]] {
      #expect(try project.tool.run(["format"] + arguments).status == 64)
    }
    #expect(try project.tool.run("format", "specs/None.component.yaml").status == 2)
  }
}
