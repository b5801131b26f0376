import Foundation
import Testing

struct ReportCoverageTests {
  private struct Report: Decodable {
    struct Component: Decodable {
      var name: String
      var variants: Int
      var pictures: Int
      var properties: Int
      var variedProperties: Int
      var styles: Int
      var cases: Int
      var states: Int
      var actions: Int
      var branches: Int
    }
    struct Environment: Decodable {
      var name: String
      var colorScheme: [String]
      var dynamicTypeSize: [String]
      var width: [String]
    }
    struct Accessibility: Decodable {
      var name: String
      var element: String?
      var largeText: Bool
      var rightToLeft: Bool
      var voiceOverSteps: Int
    }
    struct Gap: Decodable {
      var code: String
      var message: String
      var path: String
      var line: Int
    }

    var components: [Component]
    var environment: [Environment]
    var accessibility: [Accessibility]
    var gaps: [Gap]
    var remarks: [String]
  }

  private static let card = """
    component: Card
    types: { Tone: [plain, warm] }
    parameters:
      tone: Tone = plain
      note: String?
      value: Binding<Int> = 1
    actions:
      onAdd: value = value + 1
      onReset: value = 0
    accessibility:
      element: single
      label: '"Card"'
      adjustable: { increment: content.onAdd, decrement: content.onReset }
    styles:
      default:
        properties: { gap: Length = 2, edge: Length = 4 }
        body:
          if: content.value > 5
          then: { text: "many" }
          else: { text: "few", padding: style.gap + style.edge }
      bold: { extends: default }
    variants:
      Default: { style: { default: { gap: 3 } } }
      More: { after: [adjust: increment], environment: { width: 120 } }
    matrix: { colorScheme: [light, dark], locale: [en, ar-XB] }

    """

  private func project() throws -> TestProject {
    let project = try TestProject("Tag")
    try project.write(Self.card, to: project.specName("Card"))
    return project
  }

  @Test func whatNoVariantShowsIsListedWithoutAnyLint() throws {
    let project = try project()
    let tool = project.tool
    let outcome = try tool.run("report", "coverage", "--format", "json")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    let card = try #require(report.components.first)
    #expect(card.name == "Card")
    #expect(card.variants == 2 && card.pictures == 8)
    #expect(report.components.map(\.properties) == [2, 1])
    #expect(report.components.map(\.variedProperties) == [1, 0])
    let missing: [Int] = [card.styles, card.cases, card.states, card.actions, card.branches]
    #expect(missing.allSatisfy { $0 == 1 }, "\(missing)")
    #expect(
      report.gaps.map(\.message) == [
        "no variant shows 'tone' as 'warm'", "no variant shows 'note' as anything but nil", "no variant uses 'onReset'",
        "this condition holds in no variant", "no variant uses style 'bold'",
      ])
    #expect(report.gaps.map(\.line) == [4, 5, 9, 18, 21])
    #expect(report.gaps.allSatisfy { $0.path == project.specName("Card") })
    #expect(report.environment.map(\.colorScheme) == [["light", "dark"], ["light"]])
    #expect(report.environment.map(\.width) == [["width 120"], []])
    #expect(report.accessibility.map(\.element) == ["single", nil])
    #expect(report.accessibility.map(\.rightToLeft) == [true, false])
    #expect(report.accessibility.map(\.largeText) == [false, false])
    #expect(report.accessibility.map(\.voiceOverSteps) == [1, 0])
    #expect(report.remarks.first == "1 of 2 components with variants show everything")
  }

  @Test func tablesHaveHeadings() throws {
    let tool = try project().tool
    let text = try tool.run("report", "coverage").output
    let headings = ["Components", "Environment values that are drawn", "Accessibility", "Shown by no variant"]
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.filter(headings.contains) == headings)
    #expect(lines.last == "1 of 2 are drawn from right to left")
    let markdown = try tool.run("report", "coverage", "--format", "markdown").output
    #expect(markdown.hasPrefix("# Coverage by variants\n\n## Components\n\n| component | variants |"))
    #expect(
      markdown.contains("\n| Card | coverage/style | no variant uses style 'bold' | specs/Card.component.yaml | 21 |\n")
    )
  }
}
