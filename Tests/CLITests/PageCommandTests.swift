import FacetLimits
import Foundation
import Testing

/// `facet render --json` and `facet serve-check`: each kind of diagnostic of a page has a case here.
struct PageCommandTests {
  private static let card = """
    component: Card
    serverDriven: { since: 2.1 }
    types: { Tone: [calm, loud] }
    parameters:
      _ title: String
      tone: Tone = calm
      main: { type: View, default: { text: "Nothing" } }
      onTap: Action?
    style: none
    body:
      vstack:
        - { button: content.onTap, label: { text: content.title }, disabled: not isGiven(content.onTap) }
        - slot: content.main
        - if: content.tone == loud
          then: { text: "!" }
      spacing: 4
    sample: { title: Lisbon }
    variants:
      Default:

    """

  private static let row = """
    component: OldRow
    serverDriven: { migrated: false }
    parameters: { title: String }
    style: none
    body: { text: content.title }
    sample: { title: Lisbon }
    variants:
      Default:

    """

  let project: TestProject

  init() throws {
    project = try TestProject()
    try project.write(Self.card, to: project.specName("Card"))
    try project.write(Self.row, to: project.specName("OldRow"))
  }

  /// A component that no server sends is not an unknown one to the person who wrote it.
  @Test func aComponentThatIsNotServerDrivenIsNamed() throws {
    try project.write(TestProject.component("InlineEdit"), to: project.specName("InlineEdit"))
    for type in ["inlineEdit", "InlineEdit"] {
      let outcome = try check(#"{"components": [{"type": "\#(type)", "id": "a"}]}"#)
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("there is a component 'InlineEdit': write 'serverDriven: true' in its spec"))
    }
    let other = try check(#"{"components": [{"type": "crad", "id": "a"}]}"#)
    #expect(other.errors.contains("did you mean 'card'?") && !other.errors.contains("InlineEdit"))
  }

  private func check(_ page: String, _ arguments: String...) throws -> Tool.Outcome {
    try project.write(page, to: "page.json")
    return try project.tool.run(["serve-check", "page.json"] + arguments)
  }

  /// The first lines of the diagnostics, without the path.
  private func findings(_ outcome: Tool.Outcome) -> [String] {
    outcome.errors.split(separator: "\n").filter { $0.hasPrefix("page.json:") }
      .map { String($0.dropFirst("page.json:".count)) }
  }

  @Test func aPageWithoutFaultsIsDrawn() throws {
    let page = #"""
      {"id": "home", "version": "2.1", "navigation": {"title": "Stays"}, "components": [
        {"type": "card", "id": "a", "title": "Lisbon", "tone": "loud", "onTap": {"type": "open"}},
        {"type": "card", "id": "b", "title": "Porto", "main": [{"type": "card", "id": "c", "title": "Inner"}]}
      ]}
      """#
    let checked = try check(page, "--strict")
    #expect(checked.status == 0)
    #expect(checked.errors == "")
    #expect(checked.output == "page.json: shown\n  drawn             card 3\n")
    let drawn = try project.tool.run("render", "--json", "page.json")
    #expect(drawn.status == 0 && drawn.errors == "")
    let lines = drawn.output.split(separator: "\n").map(String.init)
    #expect(lines.prefix(2) == ["page home, version 2.1", "title   Stays"])
    #expect(
      lines.filter { $0.first?.isNumber == true }.map { $0.dropFirst(3) } == [
        "Lisbon. Button.", "Nothing", "!", "Porto. Dimmed. Button.", "Inner. Dimmed. Button.", "Nothing",
      ])
  }

  @Test func eachKindHasACase() throws {
    let outcome = try check(
      #"""
      {"version": "9", "components": [
        {"type": "map", "id": "a"},
        {"type": "map", "id": "b", "fallback": {"type": "card", "title": "Lisbon"}},
        {"type": "map", "id": "c", "fallback": "drop"},
        {"type": "card", "id": "d", "title": "Lisbon", "tone": "red", "colour": 1},
        {"type": "card", "id": "d", "title": "Lisbon", "title": "Porto"},
        {"type": "oldRow", "title": 3}
      ]}
      """#, "--app-version", "2.1", "--unknown", "drop")
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        page.json: shown in part
          drawn             card 3
          left out          map 1, oldRow 1

        """)
    #expect(
      findings(outcome) == [
        "1:13: warning: the page has version 9, and the app reads 2.1 [page/newer-version]",
        "2:12: error: unknown type of component 'map' [page/lost-component]",
        "3:12: warning: unknown type of component 'map' [page/replaced-component]",
        "3:42: warning: the fallback of 'map' is used [page/replaced-component]",
        "4:3: warning: 'map' is dropped, as its fallback says [page/replaced-component]",
        "4:12: warning: unknown type of component 'map' [page/replaced-component]",
        "5:58: warning: invalid value 'red'; expected one of 'calm', 'loud' [page/wrong-value]",
        "5:75: warning: unknown field 'colour' [page/unknown-field]",
        "6:26: warning: another component has the id 'd' [page/identity]",
        "6:50: warning: the object has another member 'title'; the last is used [page/ambiguous]",
        "7:3: warning: missing field 'id'; its place is used, which changes when others are inserted [page/identity]",
        "7:3: error: the component of type 'oldRow' cannot be decoded [page/lost-component]",
        "7:31: warning: expected a string, found the number 3 [page/wrong-value]",
      ])
    #expect(outcome.errors.contains("    2 |   {\"type\": \"map\", \"id\": \"a\"},\n      |            ^~~~~\n"))
  }

  @Test func theAppIsDescribedByOptions() throws {
    let page = #"""
      {"components": [
        {"type": "card", "id": "a", "title": "A", "requires": {"maps": "2"}},
        {"type": "oldRow", "id": "b", "title": "B", "flag": "rows"}
      ]}
      """#
    #expect(try check(page).output.contains("placeholder       card 1\n"))
    let known = try check(page, "--feature", "maps=2.1", "--flag", "rows")
    #expect(known.output == "page.json: shown\n  drawn             card 1\n  drawn by the app  oldRow 1\n")
    #expect(try check(page, "--feature", "maps", "--app-version", "2").status == 1)
    #expect(try check(page, "--unknown", "fail").output == "page.json: not shown\n")
    #expect(try check(page, "--app-version", "x").status == 64)
  }

  @Test func thereAreFormatsForOtherPrograms() throws {
    let outcome = try check(#"{"components": [{"type": "map", "id": "a"}]}"#, "--format", "json")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "page.json: shown in part\n  placeholder       map 1\n")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let diagnostics = try #require(report["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.map { $0["rule"] as? String } == ["page/lost-component"])
  }

  @Test func warningsAreErrorsOnRequestAndByTheProject() throws {
    let page = #"{"components": [{"type": "card", "id": "a", "title": "A", "colour": 1}]}"#
    #expect(try check(page).status == 0)
    #expect(try check(page, "--strict").status == 1)
    try project.replace("specs: .", with: "specs: .\nlint: { page/unknown-field: off }", in: "specs/facet.yaml")
    #expect(try check(page, "--strict").status == 0)
  }

  @Test(
    arguments: [
      ("", "1:1: error: expected a value, found the end of the document [page/unreadable]"),
      ("[]", "1:1: error: expected an object with 'sections' or 'components', found an array [page/unreadable]"),
      ("{\"components\": [NaN]}", "1:17: error: JSON has no number 'NaN' [page/unreadable]"),
      (
        "{\"a\": " + String(repeating: "[", count: 100),
        "1:70: error: arrays and objects are nested more than 64 levels deep [page/too-large]"
      ),
      (
        "{\"components\": []}" + String(repeating: " ", count: 9 << 20),
        "1:1: error: the document has 9437202 bytes; at most 8388608 are read [page/too-large]"
      ),
    ])
  func unreadablePagesAreErrors(page: String, finding: String) throws {
    let outcome = try check(page)
    #expect(outcome.status == 1)
    #expect(outcome.output == "page.json: not shown\n")
    #expect(findings(outcome) == [finding])
    let drawn = try project.tool.run("render", "--json", "page.json")
    #expect(drawn.status == 1 && drawn.output == "")
  }

  /// More components than an app reads, more elements than are drawn, and components within each other to the depth of
  /// a document.
  @Test func largePagesAreSurvived() throws {
    let card = #"{"type":"card","id":"a","title":"Lisbon"}"#
    let many = (0..<12_000).map { #"{"type":"card","id":"\#($0)","title":"Lisbon"}"# }.joined(separator: ",")
    let outcome = try check("{\"components\":[\(many)]}", "--quiet")
    #expect(outcome.exited && outcome.status == 1)
    #expect(outcome.output == "page.json: shown in part\n  drawn             card 10000\n")
    #expect(outcome.errors.contains("the page has more than 10000 components; the rest is left out [page/too-large]"))
    var deep = card
    for level in 0..<30 { deep = #"{"type":"card","id":"\#(level)","title":"In","main":[\#(deep)]}"# }
    try project.write("{\"components\":[\(deep)]}", to: "deep.json")
    let drawn = try project.tool.run("render", "--json", "deep.json")
    #expect(drawn.exited && drawn.status == 0)
    #expect(drawn.output.contains("Lisbon"))
  }

  /// A picture of too much would take minutes, and says nothing.
  @Test(
    arguments: [
      ("\"title\": \"\(String(repeating: "x", count: 1 << 20))\"", "found 1048576 bytes in one text"),
      (
        "\"title\": \"A\", \"tags\": [\(Array(repeating: "\"a\"", count: 100_000).joined(separator: ","))]",
        "found 10001 values in one list"
      ),
    ])
  func picturesAreBounded(fields: String, finding: String) throws {
    try project.replace(
      "parameters:\n", with: "parameters:\n  tags: Array<String> = []\n", in: project.specName("Card"))
    try project.replace(
      "    - slot: content.main",
      with: "    - slot: content.main\n    - { each: content.tags, as: tag, do: { text: tag } }",
      in: project.specName("Card"))
    try project.write("{\"components\": [{\"type\": \"card\", \"id\": \"a\", \(fields)}]}", to: "page.json")
    let outcome = try project.tool.run("render", "--json", "page.json")
    #expect(outcome.exited && outcome.status == 1)
    #expect(
      outcome.errors.contains(finding) && outcome.errors.contains("[page/too-large]"), "\(outcome.errors.prefix(500))")
    // An app decodes it.
    #expect(try project.tool.run("serve-check", "page.json").status == 0)
  }

  @Test func namesOfAPageDoNotSteerTheTerminal() throws {
    let page = #"{"id": "\u001b[31m", "components": [{"type": "\u001b[2J\n::error::", "id": "a"}]}"#
    for outcome in [try check(page), try project.tool.run("render", "--json", "page.json")] {
      #expect(outcome.status == 1)
      for text in [outcome.output, outcome.errors] {
        #expect(!text.contains("\u{1b}"))
        #expect(!text.contains("\n::error"))
      }
    }
  }

  /// Moving a component to SwiftUI changes one word of one row.
  @Test func theTypesOnTheWireAreListed() throws {
    let before = try project.tool.run("ls", "server").output
    #expect(
      before == """
        card    Card    2.1  by its view  title, tone?, main?, onTap?
        oldRow  OldRow       by the app   title

        """)
    try project.replace("serverDriven: { migrated: false }", with: "serverDriven: true", in: project.specName("OldRow"))
    #expect(try project.tool.run("ls", "server").output == before.replacing("by the app ", with: "by its view"))
    try project.replace("serverDriven: true", with: "serverDriven: { type: card }", in: project.specName("OldRow"))
    #expect(try project.tool.run("ls", "server").status == 1)
  }

  @Test func theTypeThatWasMeantIsNamed() throws {
    let outcome = try check(#"{"components": [{"type": "crad", "id": "a"}, {"type": "map", "id": "b"}]}"#)
    #expect(outcome.errors.contains("help: at /components/0/type; did you mean 'card'?\n"))
    #expect(outcome.errors.contains("help: at /components/1/type; give it a 'fallback'"))
  }

  @Test func aProjectWithoutServerDrivenComponentsIsNamed() throws {
    let project = try TestProject("Plain")
    try project.write("{}", to: "page.json")
    for command in [["serve-check", "page.json"], ["render", "--json", "page.json"]] {
      let outcome = try project.tool.run(command)
      #expect(outcome.status == 2 && outcome.errors.contains("error: no component is server-driven\n"))
    }
  }

  @Test func aVariantOrAPageIsDrawn() throws {
    #expect(try project.tool.run("render").status == 64)
    #expect(try project.tool.run("render", "Card", "--json", "page.json").status == 64)
    #expect(try project.tool.run("render", "--json", "page.json", "--matrix").status == 64)
    let missing = try project.tool.run("render", "--json", "none.json")
    #expect(missing.status == 2 && missing.errors.contains("none.json"))
  }
}
