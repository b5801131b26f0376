import Foundation
import Testing

struct ReportTests {
  let project: TestProject

  init() throws {
    project = try TestProject("Tag")
    try project.replace("hstack", with: "hstak", in: project.specName("Tag"))
  }

  @Test func severalFormatsInOneRun() throws {
    let outcome = try project.tool.run(
      "check", "--format", "text", "--format", "github", "--format", "sarif=out/f.sarif")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("specs/Tag.component.yaml:9:7: error: "))
    #expect(outcome.output.hasPrefix("::error file=specs/Tag.component.yaml,line=9,endLine=9,col=7,"))
    #expect(outcome.output.hasSuffix("\nfacet: 1 error\n"))
    #expect(project.text("out/f.sarif")?.contains("\"uri\": \"specs/Tag.component.yaml\"") == true)
  }

  @Test func pathsAreThoseOfTheRepository() throws {
    try project.write("", to: ".git/HEAD")
    var tool = project.tool
    tool.folder = project.path("specs")
    let outcome = try tool.run("check", "--format", "github")
    #expect(outcome.output.hasPrefix("::error file=specs/Tag.component.yaml,"))
    let absolute = try tool.run("check", "--format", "github", "--project", project.path)
    #expect(absolute.output == outcome.output)
    let json = try tool.run("check", "--format", "json")
    #expect(json.output.contains("\"path\": \"Tag.component.yaml\""))
  }

  @Test func aFileIsReplacedAndALinkIsNotFollowed() throws {
    try project.write("old", to: "report.json")
    try project.tool.run("check", "--format", "json=report.json")
    let report = try #require(project.text("report.json"))
    #expect(report.hasPrefix("{\n"))
    try FileManager.default.createSymbolicLink(
      atPath: project.path("link.json"), withDestinationPath: project.path("report.json"))
    let link = try project.tool.run("check", "--format", "sarif=link.json")
    #expect(link.status == 2)
    #expect(link.errors.contains("link.json"))
    #expect(project.text("report.json") == report)
    let refused = try project.tool.run("check", "--format", "json=specs")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("specs"))
  }

  @Test func twoFormatsDoNotShareOneStream() throws {
    for arguments in [["json", "sarif"], ["toml"], ["json="]] {
      let outcome = try project.tool.run(["check"] + arguments.flatMap { ["--format", $0] })
      #expect(outcome.status == 64)
      #expect(outcome.output.isEmpty)
    }
  }

  @Test func strictMakesAWarningAFinding() throws {
    let project = try TestProject("Tag")
    try project.replace(
      "spacing: Length = 8", with: "spacing: Length = 8\n      size: Length = 8", in: project.specName("Tag"))
    #expect(try project.tool.run("check").status == 0)
    let strict = try project.tool.run("check", "--strict", "--format", "junit")
    #expect(strict.status == 1)
    #expect(strict.output.contains("<failure type=\"warning\""))
  }
}
