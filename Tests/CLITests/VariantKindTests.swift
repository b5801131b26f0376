import Foundation
import Testing

/// What only shows when a variant is drawn: each kind has a case here, as the others have in `Tests/Cases`.
struct VariantKindTests {
  private static let counter = """
    component: Counter
    parameters:
      value: Binding<Int>
    actions:
      onAdd: value = value + 1
      onReset: value = 0
    styles:
      default:
        body:
          vstack:
            - button: content.onAdd
              label: { text: "+" }
              disabled: content.value >= 3
            - if: content.value > 0
              then: { button: content.onReset, label: { text: "0" } }
          spacing: 0
    sample: { value: 3 }
    variants:
      Default:
      Past the end:
        after: [ tap: onAdd ]
      Not there:
        with: { value: 0 }
        after: [ tap: onReset ]
      One more:
        with: { value: 1 }
        after: [ tap: onAdd ]
        expect: { value: 3 }

    """

  let project: TestProject

  init() throws {
    project = try TestProject()
    try project.write(Self.counter, to: project.specName("Counter"))
  }

  @Test func eachKindHasACase() throws {
    let check = try project.tool.run("check")
    #expect(check.status == 0, "\(check.errors)")
    let outcome = try project.tool.run("snapshot", "check")
    #expect(outcome.status == 1)
    let spec = project.specName("Counter")
    let firstLines = outcome.errors.split(separator: "\n").filter { $0.hasPrefix(spec) }
    #expect(
      firstLines.map(String.init) == [
        "\(spec):20:3: error: the control that is there to 'tap onAdd' is disabled [variant/impossible-step]",
        "\(spec):22:3: error: no control in the picture is there to 'tap onReset' [variant/impossible-step]",
        "\(spec):28:15: error: 'value' is 2 in the end, expected 3 [variant/unmet-expectation]",
      ])
  }

  @Test func aRowIsSwipedBeforeItsButtonsAreTapped() throws {
    let spec = project.specName("Rows")
    try project.write(
      """
      component: Rows
      parameters: { onDelete: Action }
      accessibility: { element: contains }
      styles:
        default:
          body:
            list: { text: "Row", swipeActions: { content: { button: content.onDelete, label: { text: "Delete" } } } }
            style: plain
      sample: { onDelete: record }
      variants:
        Default: { after: [tap: onDelete] }

      """, to: spec)
    let outcome = try project.tool.run("snapshot", "check")
    #expect(
      outcome.errors.contains(
        "the control that is there to 'tap onDelete' is beside a row that is not open [variant/impossible-step]"))
    #expect(outcome.errors.contains("swipe the row open first: 'swipe: …'"))
  }

  @Test func aControlInALabelIsNotTapped() throws {
    try project.write(
      """
      component: Tile
      parameters: { main: View, onTap: Action }
      accessibility: { element: contains }
      style: none
      body: { button: content.onTap, label: { slot: content.main } }
      sample: { main: { button: record, label: { text: Go } }, onTap: record }
      variants:
        Inner: { after: [tap: main] }
        Outer: { after: [tap: onTap], expect: { recorded: [onTap] } }

      """, to: project.specName("Tile"))
    let outcome = try project.tool.run("snapshot", "check")
    let message = "the control that is there to 'tap main' is in the label of another control [variant/impossible-step]"
    #expect(outcome.errors.contains(message))
    #expect(!outcome.errors.contains("tap onTap"))
  }

  /// What a caller gives to a slot may scroll, so the spec has no mistake.
  @Test func whatDoesNotScrollIsNotRefreshed() throws {
    try project.write(
      """
      component: Pull
      parameters: { main: View, onRefresh: Action }
      accessibility: { element: contains }
      style: none
      body: { vstack: [{ slot: content.main }], spacing: 0, refreshable: content.onRefresh }
      sample: { onRefresh: record }
      variants:
        Text: { with: { main: { text: Tea } }, after: [refresh: onRefresh] }
        List:
          with: { main: { list: { text: Tea }, style: plain } }
          environment: { height: 100 }
          after: [refresh: onRefresh]
          expect: { recorded: [onRefresh] }

      """, to: project.specName("Pull"))
    let outcome = try project.tool.run("snapshot", "check")
    let message = "nothing scrolls in the element that is there to 'refresh onRefresh' [variant/impossible-step]"
    #expect(outcome.errors.components(separatedBy: message).count == 2)
  }

  /// The action of the screen takes a number, and the server sent text.
  @Test func aControlWithoutTheFieldOfItsEventIsNotThere() throws {
    try project.write(
      """
      component: Offer
      serverDriven: true
      parameters: { onOpen: Action<Int> }
      style: none
      body: { button: content.onOpen(1), label: { text: "Open" } }

      """, to: project.specName("Offer"))
    try project.write(
      #"{"sections": [{"components": [{"type": "offer", "onOpen": {"type": "open", "id": "x"}}]}]}"#,
      to: "specs/home.page.json")
    try project.write(
      """
      component: Offers
      parameters: { page: ServerPage, onOpen: Action<Int> }
      style: none
      body: { serverPage: content.page, events: { open: content.onOpen(event.id) } }
      sample: { page: home, onOpen: record }
      variants:
        Default: { after: [tap: onOpen(1)] }

      """, to: project.specName("Offers"))
    let outcome = try project.tool.run("snapshot", "check")
    #expect(outcome.errors.contains("no control in the picture is there to 'tap onOpen(1)' [variant/impossible-step]"))
    #expect(outcome.errors.contains("there are 'open without id: Int'"))
  }

  @Test func whatFailsIsShownBeforeAndAfter() throws {
    let outcome = try project.tool.run("snapshot", "check", "--junit", "variants.xml")
    #expect(outcome.errors.contains("; before the steps: 1"))
    let lines = outcome.errors.split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex(of: "Counter/One more, before its steps"))
    let end = try #require(lines.firstIndex(of: "Counter/One more, after them"))
    #expect(start < end)
    #expect(!lines.contains { $0.hasPrefix("Counter/Default") })
    let xml = try #require(project.text("variants.xml"))
    #expect(xml.contains(#"<testcase classname="Counter" name="Default"/>"#))
    #expect(xml.contains(#"<testcase classname="Counter" name="One more"/>"#))
    #expect(xml.contains(#"<testcase classname="Counter" name="One more: value">"#))
    #expect(xml.contains(#"message="'value' is 2 in the end, expected 3""#))
  }

  /// A label of a control is expected to be seen as it stands.
  @Test func textsThatAreNotShownAreNamed() throws {
    try project.replace(
      "expect: { value: 3 }", with: "expect: { shows: [ \"0\", \"1\" ] }", in: project.specName("Counter"))
    let outcome = try project.tool.run("snapshot", "check")
    #expect(
      outcome.errors.contains(
        #":28:15: error: the texts in the picture are ["+", "0"] in the end, expected ["0", "1"] [variant/unmet"#))
  }

  @Test func theyAreErrorsThatNoProjectTurnsOff() throws {
    try project.replace("specs: .", with: "specs: .\nlint: { variant/impossible-step: off }", in: "specs/facet.yaml")
    let outcome = try project.tool.run("check")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("specs/facet.yaml:4:34: error: "))
    #expect(outcome.errors.contains("[lint/not-a-warning]"))
  }
}
