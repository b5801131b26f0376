import Foundation
import Testing

/// `coverage/branch` is told from what is drawn. Lines that it is to be told of say so in a comment.
struct BranchCoverageTests {
  private static let row = """
    component: Row
    types: { Tone: [plain, warm, cold, grey] }
    parameters:
      tone: Tone = plain
      note: String?
      stars: Binding<Int> = 0
      tags: Array<String> = []
      names: Array<String> = []
    actions:
      onAdd: stars = stars + 1
    styles:
      default:
        body:
          vstack:
            - button: content.onAdd
              label:
                text: if content.stars > 1 then "more" else "few"
                opacity: if content.stars > 5 then 1 else 0.5        # told
            - if: content.stars == 1
              then: { text: "one" }
              else: { text: "other" }
            - if: content.stars > 5                                  # the same question
              then:
                if: content.stars > 7                                # inside of what is not drawn
                then: { text: if content.stars > 8 then "a" else "b" }
              else: { text: "few" }
            - if: let note = content.note
              then: { text: note }
              else: { text: "none" }                                   # not told: a variant has no note
            - if: content.stars >= 0
              then: { text: "always" }
              else: { text: "never" }                                  # told
            - switch: content.tone
              cases:
                warm: { text: "warm" }
                cold: { text: "cold" }                                 # told
                default: { text: if environment.colorScheme == dark then "night" else "day" }
            - switch: content.tone
              cases:
                plain: { text: "plain" }
                warm: { text: "warm" }
                default: { text: "rest" }                              # told
            - each: content.tags
              as: tag
              do: { text: if tag == "new" then "!" else tag }        # told
            - each: content.names                                    # told
              as: name
              do: { text: if name == "x" then name else "y" }
            - Frame:
                inner:
                  if: content.stars > 6                              # told
                  then: { text: "many" }
                  else: { text: "some" }
            - viewThatFits:
                - { text: "wide", frame: { width: 90 } }               # told
                - { text: "narrow" }
              frame: { width: 50 }
            - text: "tail"
              background:
                content:
                  if: environment.layoutDirection == rightToLeft     # told
                  then: { text: "back" }
            # facet:allow coverage/branch nobody has so many
            - if: content.stars > 99                                 # allowed on the line
              then: { text: "huge" }
            # facet:allow coverage/branch all is shown
            - text: "end"
          spacing: 0
      # Drawn only by the style that extends it.
      base:
        body: { text: if content.stars > 0 then "some" else "no" }   # told
      derived: { extends: base }
      # No variant is drawn in it.
      unseen:
        body: { text: if content.stars > 0 then "some" else "no" }
    variants:
      Default: { with: { tags: [old] } }
      Warm: { with: { tone: warm, note: hi } }
      Added: { after: [ tap: onAdd, tap: onAdd ] }
      Derived: { style: derived }
    matrix: { colorScheme: [light, dark] }

    """

  private static let frame = """
    component: Frame
    parameters: { inner: View, isWide: Bool = false }
    styles:
      default:
        body:
          hstack:
            - slot: content.inner
            # Its own variants draw it, and those of others do not count.
            - { text: if content.isWide then "wide" else "narrow" }
          spacing: 0
    sample: { inner: { text: "x" } }
    variants:
      Wide: { with: { isWide: true } }
      Narrow:

    """

  let project: TestProject
  private let row: String

  init() throws {
    project = try TestProject()
    row = project.specName("Row")
    try project.write(Self.row, to: row)
    try project.write(Self.frame, to: project.specName("Frame"))
    try project.replace("specs: .", with: "specs: .\nlint: { coverage/branch: warning }", in: "specs/facet.yaml")
  }

  private func told(_ arguments: String...) throws -> [Substring] {
    let outcome = try project.tool.run(["snapshot", "check"] + arguments)
    return outcome.errors.split(separator: "\n").filter { $0.contains("[coverage/branch]") }
  }

  @Test func whatNoVariantDrawsIsTold() throws {
    let check = try project.tool.run("check")
    #expect(check.status == 0)
    #expect(!check.errors.contains("coverage/branch"), "\(check.errors)")
    let lines = try #require(project.text(row)).split(separator: "\n", omittingEmptySubsequences: false)
    let expected = lines.indices.filter { lines[$0].hasSuffix(" # told") }.map { "\(row):\($0 + 1)" }
    let found = try told().map { $0.split(separator: ":").prefix(2).joined(separator: ":") }
    #expect(found == expected)
  }

  @Test func theCaretIsAtWhatIsNotDrawn() throws {
    let errors = try project.tool.run("snapshot", "check").errors
    for (line, caret) in [
      ("          else: { text: \"never\" }", "          ^~~~"), ("            cold:", "            ^~~~"),
      ("        - each: content.names", "                ^~~~~~~~~~~~~"),
      ("            opacity: if content.stars > 5", "                        ^~~~~~~~~~~~~~~~~"),
    ] {
      let lines = errors.split(separator: "\n").map(String.init)
      let index = try #require(lines.firstIndex { $0.contains("| " + line) }, "\(line)")
      #expect(lines[index + 1].hasSuffix("| " + caret))
    }
  }

  @Test func allowancesAreLookedAtWhenAllIsDrawn() throws {
    let errors = try project.tool.run("snapshot", "check").errors
    #expect(errors.contains("'coverage/branch' has nothing to say here"))
    #expect(errors.split(separator: "\n").count { $0.contains("[spec/unused-allow]") } == 1)
  }

  @Test func anUnusedAllowanceIsToldAsTheProjectWants() throws {
    try project.replace("warning }", with: "warning, spec/unused-allow: off }", in: "specs/facet.yaml")
    let outcome = try project.tool.run("snapshot", "check")
    #expect(outcome.errors.contains("[coverage/branch]"))
    #expect(!outcome.errors.contains("[spec/unused-allow]"), "\(outcome.errors)")
  }

  @Test func itIsToldAsTheProjectWants() throws {
    try project.tool.run("snapshot", "accept", "--all")
    #expect(try project.tool.run("snapshot", "check").status == 0)
    #expect(try told("Frame") == [])
    #expect(try !told("Row").isEmpty)
    try project.replace("coverage/branch: warning", with: "coverage/branch: error", in: "specs/facet.yaml")
    #expect(try project.tool.run("snapshot", "check").status == 1)
    try project.replace("coverage/branch: error", with: "coverage: warning", in: "specs/facet.yaml")
    #expect(try !told().isEmpty)
    try project.replace("lint: { coverage: warning }", with: "", in: "specs/facet.yaml")
    #expect(try told() == [])
  }

  /// The examples of `facet explain coverage/branch` are so.
  @Test(arguments: [("Wrong:", true), ("Right:", false)]) func theExplanationIsTrue(_ heading: String, _ isTold: Bool)
    throws
  {
    let text = try project.tool.run("explain", "coverage/branch").output
    let start = try #require(text.range(of: heading)?.upperBound)
    let example = text[start...].split(separator: "\n").drop { $0.allSatisfy { $0 == " " } }
      .prefix { !$0.contains("Right:") }.map { $0.drop { $0 == " " }.isEmpty ? "" : String($0) }
    let margin = try #require(example.first).prefix { $0 == " " }.count
    let spec = ["component: Row"] + example.map { String($0.dropFirst(margin)) }.prefix { !$0.hasPrefix("facet") }
    try project.write(spec.joined(separator: "\n") + "\n", to: row)
    #expect(try told().isEmpty != isTold)
  }
}
