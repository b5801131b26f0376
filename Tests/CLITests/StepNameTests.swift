import Foundation
import Testing

/// The names that a step could have are listed where it names nothing that it could use. Each one is taken as it is printed.
struct StepNameTests {
  /// A component with a control of each kind, in each of two rows.
  private static let field = """
    component: FieldOfRow
    types: { Tone: [warm, cold] }
    parameters:
      title: String
      onSave: Action<String>?
      onHold: Action<String>
      onTwice: Action
      onHover: Action<Bool>
      onMove: Action
      onOpen: Action
    state: { draft: String = "", isOn: Bool = false, size: Double = 1, count: Int = 1, tone: Tone = warm, isFocused: Focus }
    content:
      title: String
      draft: Binding<String>
      isOn: Binding<Bool>
      size: Binding<Double>
      count: Binding<Int>
      tone: Binding<Tone>
      isFocused: Focus
      onSave: Action<String>?
    actions: { clear: draft = "" }
    accessibility: { element: contains }
    style: none
    body:
      vstack:
        - { textField: content.draft, prompt: "Draft", focused: content.isFocused }
        - { toggle: content.isOn, label: { text: "On" } }
        - { slider: content.size, in: 0...4, label: { text: "Size" } }
        - { stepper: content.count, in: 0...4, label: { text: "Count" } }
        - picker: content.tone
          as: tone
          do: { text: { switch: tone, warm: "Warm", cold: "Cold" } }
          label: { text: "Tone" }
        - if: let save = content.onSave
          then: { button: save(content.title), label: { text: "Save" } }
        - { button: content.clear, label: { text: "Clear" } }
        - { text: "Hold", onLongPress: content.onHold(content.title) }
        - { text: "Twice", onTap: { do: content.onTwice, count: 2 } }
        - { text: "Hover", onHover: content.onHover(isHovered) }
        - { text: "Move", drag: { onChanged: content.onMove } }
        - { menu: [{ button: content.onOpen, label: { text: "Open" } }], label: { text: "More" } }
      spacing: 0
    sample:
      title: A
      onSave: record
      onHold: record
      onTwice: record
      onHover: record
      onMove: record
      onOpen: record

    """

  private static let rows = """
    screen: Rows
    types: { Row: { id: Int, title: String } }
    parameters: { rows: Array<Row> }
    state: { last: String = "" }
    actions:
      save: { takes: { text: String }, do: last = text }
      hold: { takes: { text: String }, do: last = text }
      twice: last = "twice"
      hover: { takes: { isOver: Bool }, do: last = "over" }
      move: last = "moved"
      open: last = "open"
      pick: { takes: { row: Row }, do: last = row.title }
      add: { takes: { number: Int }, do: last = "added" }
    sections:
      main:
        items:
          - each: content.rows
            as: row
            do:
              FieldOfRow:
                title: row.title
                onSave: content.save
                onHold: content.hold
                onTwice: content.twice
                onHover: content.hover
                onMove: content.move
                onOpen: content.open
          - each: content.rows
            as: row
            do: { button: content.pick(row), label: { text: row.title } }
          - each: 1...2
            as: number
            do: { button: content.add(number), label: { text: "{number}" } }
          - { text: "Add", accessibilityAdjustableAction: { increment: content.add(1), decrement: content.add(2) } }
          - { text: content.last }
    sample:
      rows: [{ id: 1, title: "A: b # (c), d" }, { id: 2, title: "two\\nlines" }, { id: 3, title: "it's \\"x\\"" }]
    variants:

    """

  /// Each with a name that the picture has, but not for this step, and with the name's place.
  private static let steps = [
    "tap: NAME": "size", "press: NAME": "isOn", "longPress: NAME": "clear", "doubleTap: NAME": "clear",
    "hover: NAME": "hold", "drag: { element: NAME, by: 8 }": "clear", "activate: NAME": "twice",
    "open: NAME": "Less", "adjust: { slider: NAME, by: 1 }": "draft", "adjust: { increment: NAME }": "move",
    "select: { picker: tone, option: NAME }": "hot", "select: { picker: NAME, option: cold }": "draft",
    "focus: NAME": "isOn", "type: { text: a, into: NAME }": "tone", "submit: NAME": "size",
  ]

  let project: TestProject

  init() throws {
    project = try TestProject()
    try project.write(Self.field, to: project.specName("FieldOfRow"))
  }

  /// Runs one step a variant, and returns what is reported.
  private func report(of steps: [String]) throws -> String {
    let variants = steps.enumerated().map { "  V\($0): { after: [\($1)] }\n" }
    try project.write(Self.rows + variants.joined(), to: "specs/rows.screen.yaml")
    return try project.tool.run("snapshot", "check").errors
  }

  @Test func eachListedNameIsTaken() throws {
    let wrong = Self.steps.sorted { $0.key < $1.key }
    let errors = try report(of: wrong.map { $0.key.replacingOccurrences(of: "NAME", with: $0.value) })
    var right: [String] = []
    for (index, step) in wrong.enumerated() {
      let line = errors.split(separator: "\n").first { $0.hasPrefix("help: this is Rows/V\(index); there are ") }
      let list = try #require(line, "\(step.key): \(errors)").components(separatedBy: "; there are ")[1]
      let names = list.dropFirst().dropLast().components(separatedBy: "', '")
      #expect(!names.contains(step.value), "\(step.key)")
      // As it is printed, in quotes of YAML.
      right += names.map { name in
        step.key.replacingOccurrences(of: "NAME", with: "'\(name.replacingOccurrences(of: "'", with: "''"))'")
      }
    }
    #expect(right.count > 30)
    #expect(right.contains { $0.contains("\\u{A}") })
    #expect(try !report(of: right).contains("impossible-step"))
  }
}
