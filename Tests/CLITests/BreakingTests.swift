import Foundation
import Testing

/// `facet breaking`: what of a page that a server sends is no longer read.
struct BreakingTests {
  private static let card = """
    component: Card
    serverDriven: { since: 2.1 }
    types:
      Tone: [calm, loud]
      Host: { name: String, age: Int? }
    parameters:
      title: String
      tone: Tone = calm
      nights: Int = 1
      until: Date?
      host: Host
      hosts: Array<Host> = []
      main: { type: View, default: null }
      onTap: Action
    style: none
    body:
      vstack:
        - { button: content.onTap, label: { text: content.title } }
        - { text: "{content.nights}" }
        - { text: content.host.name }
        - slot: content.main
        - if: content.tone == loud
          then: { text: "!" }
        - if: content.until != nil
          then: { text: "until" }
        - each: content.hosts
          as: host
          do: { text: host.name }
      spacing: 4
    sample: { title: Lisbon, host: { name: Ana }, onTap: record }
    variants:
      Default:

    """

  let project: TestProject

  init() throws {
    project = try TestProject("Plain")
    try project.replace("output:\n", with: "output:\n  schema: ../generated/Schema\n", in: "specs/facet.yaml")
    try project.write(
      Self.card.replacing("main: { type: View, default: null }", with: "main: { type: View, default: divider }"),
      to: project.specName("Card"))
    let outcome = try project.tool.run("generate")
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func theSchemaOfPagesIsMissed() throws {
    try project.delete("generated/Schema/server-page.schema.json")
    let outcome = try project.tool.run("breaking")
    #expect(outcome.status == 2 && outcome.errors.contains("help: 'facet generate' writes it"))
  }

  /// Also where a folder of schemas is there, and one for pages is not.
  @Test func nothingBreaksWhereServersSendNothing() throws {
    try replace("serverDriven: { since: 2.1 }\n", with: "")
    for schema in ["../generated/Other", nil] {
      try project.replace(
        "  schema: ../generated/\(schema == nil ? "Other" : "Schema")\n",
        with: schema.map { "  schema: \($0)\n" } ?? "", in: "specs/facet.yaml")
      let outcome = try project.tool.run("breaking")
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.errors == "no component is server-driven, so nothing can be broken\n")
    }
  }

  private func breaks(_ arguments: String...) throws -> (status: Int32, messages: [String]) {
    let outcome = try project.tool.run(["breaking"] + arguments)
    let lines = outcome.errors.split(separator: "\n").filter { $0.contains(": error: ") }
    return (outcome.status, lines.map { String($0.split(separator: ": error: ")[1]) })
  }

  private func replace(_ old: String, with new: String) throws {
    try project.replace(old, with: new, in: project.specName("Card"))
  }

  @Test func nothingIsBrokenAtFirst() throws {
    let outcome = try project.tool.run("breaking")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "nothing that servers send is broken\n")
  }

  @Test(
    arguments: [
      (
        "serverDriven: { since: 2.1 }", "serverDriven: { type: tile, since: 2.1 }",
        "no component has the type 'card' any more"
      ),
      ("since: 2.1", "since: 2.2", "'card' exists since version 2.2, and not since version 2.1"),
      ("{ since: 2.1 }", "true", "'card' exists since the first version, and not since version 2.1"),
      ("  title: String", "  title: String\n  more: String", "the new field 'more' of 'card' cannot be left out"),
      ("nights: Int = 1", "nights: Int", "the field 'nights' of 'card' can no longer be left out"),
      ("nights: Int = 1", "nights: String = \"1\"", "the field 'nights' of 'card' was an integer, and is a text"),
      ("until: Date?", "until: URL?", "the field 'until' of 'card' was a date, and is a URL"),
      ("[calm, loud]", "[calm, quiet]", "the field 'tone' of 'card' no longer has the case 'loud'"),
      ("age: Int?", "age: Int", "the field 'host.age' of 'card' can no longer be left out"),
      ("age: Int?", "old: Int?", "the field 'host.age' of 'card' is no longer read"),
      (
        "hosts: Array<Host> = []", "hosts: Array<String> = []",
        "the field 'hosts' of 'card' was an object, and is a text"
      ),
    ])
  func eachBreakIsReported(old: String, new: String, message: String) throws {
    try replace(old, with: new)
    if new.contains("quiet") { try replace("== loud", with: "== quiet") }
    if new.contains("Array<String>") { try replace("do: { text: host.name }", with: "do: { text: host }") }
    if new.contains("String = \"1\"") { try replace("\"{content.nights}\"", with: "content.nights") }
    for (parameter, value) in [("more: String", ", more: A"), ("nights: Int\n", ", nights: 1")]
    where try #require(project.text(project.specName("Card"))).contains("  \(parameter)") {
      try replace("sample: { title: Lisbon", with: "sample: { title: Lisbon\(value)")
    }
    if new == "age: Int" { try replace("host: { name: Ana }", with: "host: { name: Ana, age: 1 }") }
    let (status, messages) = try breaks()
    #expect(status == 1)
    #expect(messages == [message + " [server/breaking-change]"])
  }

  @Test(
    arguments: [
      ("  title: String", "  title: String\n  more: String?"), ("[calm, loud]", "[calm, loud, quiet]"),
      ("nights: Int = 1", "nights: Int = 3"), ("name: String, age", "name: String = Bo, age"),
      ("component: Card\nserverDriven: { since: 2.1 }", "component: Tile\nserverDriven: { type: card, since: 2.1 }"),
      ("since: 2.1", "since: 2.1, migrated: false"), ("since: 2.1", "since: 2.1.0"),
    ])
  func whatEarlierPagesSurviveIsNoBreak(old: String, new: String) throws {
    try replace(old, with: new)
    let (status, messages) = try breaks()
    #expect(status == 0)
    #expect(messages == [])
  }

  @Test func aFieldThatIsRenamedIsStillRead() throws {
    try replace("  title: String", with: "  headline: { type: String, renamedFrom: title }")
    try replace("text: content.title", with: "text: content.headline")
    try replace("sample: { title:", with: "sample: { headline:")
    #expect(try breaks().messages == [])
    try project.tool.run("generate")
    try replace("{ type: String, renamedFrom: title }", with: "String")
    #expect(try breaks().messages == ["the field 'title' of 'card' is no longer read [server/breaking-change]"])
    try replace("headline: String", with: "headline: { type: String, renamedFrom: title }")
    try replace("{ type: String, renamedFrom: title }", with: "{ type: Int, renamedFrom: title }")
    try replace("text: content.headline", with: "text: \"{content.headline}\"")
    try replace("headline: Lisbon", with: "headline: 1")
    #expect(
      try breaks().messages == [
        "the field 'headline' of 'card' was a text, and is an integer [server/breaking-change]"
      ])
  }

  @Test func theSchemaOfABranchIsAnEarlierState() throws {
    let schema = try #require(project.text("generated/Schema/server-page.schema.json"))
    try project.write(schema, to: "earlier.json")
    try replace("  nights: Int = 1", with: "  nights: Int?")
    try replace("\"{content.nights}\"", with: "\"{content.nights ?? 0}\"")
    try replace("serverDriven: { since: 2.1 }\n", with: "")
    let generated = try project.tool.run("generate")
    #expect(generated.status == 0)
    #expect(generated.errors.contains("warning: no component has the type 'card' any more [server/breaking-change]"))
    let (status, messages) = try breaks("--against", "earlier.json")
    #expect(status == 1)
    #expect(messages == ["no component has the type 'card' any more [server/breaking-change]"])
    // There is no schema any more, and none to come.
    #expect(try project.tool.run("breaking").status == 0)
    for text in ["", "{}", "[1]", "{\"definitions\": 1}"] {
      try project.write(text, to: "earlier.json")
      let outcome = try project.tool.run("breaking", "--against", "earlier.json")
      #expect(outcome.status == 2 && outcome.errors.contains("earlier.json is not a schema of pages"))
    }
  }

  @Test func thePlacesAreThoseOfTheSpecAndTheSchema() throws {
    try replace("nights: Int = 1", with: "nights: Bool = true")
    let outcome = try project.tool.run("breaking")
    #expect(
      outcome.errors.contains("specs/Card.component.yaml:9:3: error: the field 'nights' of 'card' was an integer"))
    #expect(outcome.errors.contains("note: the earlier schema is here"))
    #expect(outcome.errors.contains("generated/Schema/server-page.schema.json:"))
  }
}
