import Foundation
import Testing

struct ReportCompareTests {
  private struct Report: Decodable {
    struct Counts: Decodable, Equatable {
      var name: String
      var spec: Int
      var swift: Int
      var variants: Int
      var pictures: Int
      var views: Int
      var depth: Int
      var accessibilityElements: Int
    }

    var components: [Counts]
  }

  private static let flat = """
    component: Flat
    parameters: { title: String }
    styles: { default: { body: { text: content.title } } }
    sample: { title: Hello }
    variants:
      Default:
      Long: { with: { title: A much longer title } }
    matrix: { colorScheme: [light, dark] }

    """
  private static let deep = """
    component: Deep
    parameters: { title: String }
    styles:
      default:
        body:
          vstack:
            - text: content.title
            - hstack: [{ icon: "star", accessibilityHidden: true }, { text: "and" }]
              spacing: 4
          spacing: 8
    sample: { title: Hello }
    variants:
      Default:

    """

  private func project() throws -> TestProject {
    let project = try TestProject()
    try project.write(Self.flat, to: project.specName("Flat"))
    try project.write(Self.deep, to: project.specName("Deep"))
    return project
  }

  @Test func componentsStandBesideEachOther() throws {
    let tool = try project().tool
    let outcome = try tool.run("report", "compare", "Flat", "Deep", "--format", "json")
    let components = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8)).components
    #expect(components.map(\.name) == ["Flat", "Deep"])
    #expect(components.map(\.spec) == [8, 13])
    #expect(components.map(\.variants) == [2, 1])
    #expect(components.map(\.pictures) == [4, 1])
    // The stacks, and what is in them.
    #expect(components[1].views - components[0].views == 4)
    #expect(components[1].depth - components[0].depth == 2)
    #expect(components.map(\.accessibilityElements) == [1, 2])
    let table = try tool.run("report", "compare", "Flat", "Deep").output.split(separator: "\n").map(String.init)
    #expect(table.count == 8)
    #expect(table.contains { $0.hasPrefix("lines of the spec") && $0.split(separator: " ").suffix(2) == ["8", "13"] })
  }

  @Test func anUnknownComponentIsReported() throws {
    let tool = try project().tool
    let unknown = try tool.run("report", "compare", "Flat", "Dep")
    #expect(unknown.status != 0)
    #expect(unknown.errors.contains("did you mean 'Deep'?"))
    #expect(try tool.run("report", "compare", "Flat").status != 0)
  }
}
