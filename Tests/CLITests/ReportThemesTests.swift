import Foundation
import Testing

struct ReportThemesTests {
  private struct Report: Decodable {
    struct Token: Decodable, Equatable {
      var token: String
      var from: String
      var to: String
    }

    struct Component: Decodable, Equatable {
      var name: String
      var pictures: Int
      var same: Int
      var look: Int
      var layout: Int
      var cut: [String]
    }

    var tokens: [Token]?
    var components: [Component]?
    var remarks: [String]
  }

  private static let tokens = """
    color:
      ink: { $type: color, $value: { colorSpace: srgb, components: [0, 0, 0] } }
      paper: { $type: color, $value: { colorSpace: srgb, components: [1, 1, 1] } }
    space:
      gap: { $type: dimension, $value: { value: 4, unit: px } }
    """
  private static let brand = """
    color:
      ink: { $type: color, $value: { colorSpace: srgb, components: [0, 0, 1] } }
    space:
      gap: { $type: dimension, $value: { value: 40, unit: px } }
    """

  private static func component(_ name: String, _ keys: String) -> String {
    """
    component: \(name)
    parameters: { title: String }
    styles: { default: { body: { text: content.title, \(keys) } } }
    sample: { title: A quiet flat }
    variants:
      Default:
      Narrow: { environment: { width: 120 } }
      Of the brand: { environment: { theme: brand } }
    matrix: { theme: [base, brand], colorScheme: [light, dark] }

    """
  }

  private func project(_ themes: String = "base: {}, brand: { tokens: brand.tokens.yaml }") throws -> TestProject {
    let project = try TestProject()
    try project.write(TestProject.projectFile + "themes: { \(themes) }\n", to: "specs/facet.yaml")
    try project.write(Self.tokens, to: "specs/base.tokens.yaml")
    try project.write(Self.brand, to: "specs/brand.tokens.yaml")
    try project.write(Self.component("Inked", "color: color.ink"), to: project.specName("Inked"))
    try project.write(Self.component("Spaced", "padding: space.gap, lineLimit: 1"), to: project.specName("Spaced"))
    try project.write(Self.component("Plain", "color: color.paper"), to: project.specName("Plain"))
    return project
  }

  private func report(_ arguments: String..., of project: TestProject) throws -> Report {
    let outcome = try project.tool.run(["report", "themes", "--format", "json"] + arguments)
    return try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
  }

  @Test func whatDiffersIsTold() throws {
    let report = try report(of: project())
    #expect(
      report.tokens == [
        .init(token: "color.ink", from: "#000000", to: "#0000ff"), .init(token: "space.gap", from: "4pt", to: "40pt"),
      ])
    // Two variants in two color schemes: the third is about the other theme.
    #expect(
      report.components == [
        .init(name: "Inked", pictures: 4, same: 0, look: 4, layout: 0, cut: []),
        .init(name: "Spaced", pictures: 4, same: 0, look: 0, layout: 4, cut: ["Narrow", "Narrow @ dark"]),
      ])
    #expect(report.remarks == ["1 component of 3 without a difference"])
  }

  @Test func itCanBeReadTheOtherWay() throws {
    let report = try report("--from", "brand", of: project())
    #expect(report.tokens?.first == .init(token: "color.ink", from: "#0000ff", to: "#000000"))
    #expect(report.components?.last == .init(name: "Spaced", pictures: 4, same: 0, look: 0, layout: 4, cut: []))
  }

  @Test func aThemeHasToBeChosenAmongMany() throws {
    let project = try project("base: {}, brand: { tokens: brand.tokens.yaml }, third: { tokens: third.tokens.yaml }")
    try project.write(Self.brand, to: "specs/third.tokens.yaml")
    let tool = project.tool
    let outcome = try tool.run("report", "themes")
    #expect(outcome.status == 64)
    #expect(outcome.errors == "error: there are 3 themes\nhelp: name one: --to brand\n")
    #expect(try tool.run("report", "themes", "--to", "brnd").errors.contains("did you mean 'brand'?"))
    #expect(try tool.run("report", "themes", "--to", "third").status == 0)
  }

  @Test func aProjectWithoutThemesHasNone() throws {
    let outcome = try TestProject("Card").tool.run("report", "themes")
    #expect(outcome.errors == "error: the project has no themes\nhelp: name them under 'themes:' in facet.yaml\n")
  }
}
