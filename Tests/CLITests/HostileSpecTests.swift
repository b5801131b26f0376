import Checkout
import FacetLimits
import Foundation
import Testing

/// Specs that ask for far too much, through every command: each ends, says what is wrong, and draws nothing of that
/// size. Without the bounds of `Limit` none of these would end, or not within the memory of a machine.
struct HostileSpecTests {
  struct Hostile: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var files: [String: String]
    /// What `check` says, and what only drawing shows; nil where all is well.
    var checked: String?
    var drawn: String?

    init(_ name: String, _ files: [String: String], checked: String? = nil, drawn: String? = nil) {
      testDescription = name
      self.files = files
      self.checked = checked
      self.drawn = drawn ?? checked
    }
  }

  @Test(arguments: hostile) func everyCommandEnds(_ hostile: Hostile) async throws {
    await letDrawingBegin()
    let project = try TestProject()
    for (name, text) in hostile.files { try project.write(text, to: "specs/\(name)") }
    for command in [["check"], ["check", "--fix"], ["generate"], ["ls", "variants"], ["dump"]] {
      expect(hostile.checked, of: try project.tool.run(command), command)
    }
    for command in [["snapshot", "accept", "--all"], ["render", "Card"]] {
      expect(hostile.drawn, of: try project.tool.run(command), command)
    }
    let format = try project.tool.run("format", "specs")
    #expect(format.exited)
  }

  /// 2,000 widths of 400 texts are 800,000 elements.
  @Test func aGoldenHasAnEnd() throws {
    let project = try TestProject()
    let texts = (0..<400).map { "    - text: \"\($0)\"\n" }.joined()
    try project.write(
      Self.card(body: "\n  vstack:\n\(texts)  spacing: 0", matrix: "width: \(Self.list(1..<2_001))"),
      to: "specs/card.component.yaml")
    let accepted = try project.tool.run("snapshot", "accept", "--all")
    expect("variant/too-large", of: accepted, ["snapshot", "accept"])
    #expect(accepted.errors.contains("elements in all pictures of a component; the limit is 100000"))
    #expect(project.text("generated/Snapshots/Card.default.snap.txt") == nil)
  }

  /// A catalog on one line: each excerpt is a window of it, and no more are written than are read.
  @Test func textOfDiagnosticsHasAnEnd() throws {
    let project = try TestProject("Card")
    try project.write(TestProject.projectFile + "strings: Localizable.xcstrings\n", to: "specs/facet.yaml")
    let keys = (0..<3_000).map { "\"k\($0)\":{}" }.joined(separator: ",")
    try project.write(
      "{\"sourceLanguage\":\"en\",\"strings\":{\(keys)},\"version\":\"1.0\"}", to: "specs/Localizable.xcstrings")
    let text = try project.tool.run("check")
    #expect(text.status == 0)
    #expect(text.errors.components(separatedBy: ": warning: ").count == Limit.shownDiagnostics.most + 1)
    #expect(text.errors.contains("more warnings not shown; 'facet check --format json' lists all of them\n"))
    #expect(text.errors.split(separator: "\n").allSatisfy { $0.count < 200 })
    let json = try project.tool.run("check", "--format", "json")
    #expect(json.output.components(separatedBy: "\"strings/unused-key\"").count > 3_000)
  }

  /// Pictures that would make a page of the site too large are left out, and the page says how to see them.
  @Test func aPageOfTheSiteHasAnEnd() throws {
    let project = try TestProject()
    // A letter on each line.
    let text = String(repeating: "a ", count: 45_000)
    try project.write(
      Self.card(
        sample: "title: \(text)",
        variants: (0..<12).map { "  V\($0): { environment: { width: \(10 + $0) } }\n" }.joined()),
      to: "specs/card.component.yaml")
    let outcome = try project.tool.run("site", "site")
    #expect(outcome.status == 0, "\(outcome.errors.prefix(500))")
    let page = try #require(project.text("site/Card.component.html"))
    #expect(page.utf8.count < Limit.sitePage.most * 5 / 4)
    #expect(page.contains(">V0</title>") && !page.contains(">V11</title>"))
    #expect(page.contains("facet render --svg 'Card/V11'"))
  }

  @Test func aProjectHasAnEnd() throws {
    let project = try TestProject("Card")
    for number in 0...Limit.projectFiles.most { try project.write("", to: "specs/more/\(number).component.yaml") }
    let many = try project.tool.run("check")
    #expect(many.status == 2 && many.errors.contains("files of one project, expected at most 10000"))
    try FileManager.default.removeItem(atPath: project.path + "/specs/more")
    // Files with nothing in them but room.
    for number in 0...(Limit.projectSize.most / Limit.fileSize.most) {
      let name = "specs/large\(number).component.yaml"
      try project.write("", to: name)
      let file = try #require(FileHandle(forWritingAtPath: project.path + "/" + name))
      try file.truncate(atOffset: UInt64(Limit.fileSize.most))
      try file.close()
    }
    let large = try project.tool.run("check")
    #expect(large.status == 2 && large.errors.contains("more than 268435456 bytes in the files of one project"))
  }

  /// Composed and decomposed, or capital and small: two files here, and one on a disk that does not tell them apart. On
  /// such a disk the second takes the place of the first.
  @Test(arguments: [["caf\u{E9}", "cafe\u{301}"], ["more/caf\u{E9}", "more/cafe\u{301}"], ["Card", "card"]])
  func twoNamesThatAreOne(_ names: [String]) throws {
    let project = try TestProject("Row")
    for name in names { try project.write("component: Card\n", to: "specs/\(name).component.yaml") }
    let files = try FileManager.default.subpathsOfDirectory(atPath: project.path + "/specs")
    guard files.count(where: { $0.lowercased() == "\(names[0]).component.yaml".lowercased() }) == 2 else { return }
    let commands = [
      ["check"], ["generate"], ["snapshot", "accept", "--all"], ["snapshot", "check"], ["dump"], ["ls"], ["site", "a"],
      ["report", "lines"], ["check", "--fix"],
    ]
    for command in commands { expect("project/same-path", of: try project.tool.run(command), command) }
    for command in [["format"], ["strings"], ["scaffold"]] { #expect(try project.tool.run(command).exited) }
  }

  private func expect(_ code: String?, of outcome: Tool.Outcome, _ command: [String]) {
    #expect(outcome.exited, "\(command)")
    #expect(outcome.status == (code == nil ? 0 : 1), "\(command): \(outcome.errors.prefix(500))")
    if let code { #expect(outcome.errors.contains("[\(code)]"), "\(command): \(outcome.errors.prefix(500))") }
  }

  static let hostile: [Hostile] = [
    Hostile(
      "an axis of very many widths", ["card.component.yaml": card(matrix: "width: \(list(0..<100_000))")],
      checked: "limit/exceeded"),
    Hostile(
      "axes whose product is no number",
      ["card.component.yaml": card(matrix: "width: \(list(0..<4_000)), height: \(list(0..<4_000)), \(words)")],
      checked: "variant/too-many-cells"),
    Hostile(
      "pairs of very many values",
      [
        "card.component.yaml": card(
          matrix: "pairwise: true, width: \(list(0..<4_000)), height: \(list(0..<4_000)), \(words)")
      ], checked: "variant/too-many-cells"),
    Hostile(
      "pairs, for very many variants",
      [
        "card.component.yaml": card(
          variants: (0..<1_500).map { "  V\($0):\n" }.joined(),
          matrix: "pairwise: true, width: \(list(0..<40)), height: \(list(0..<40)), \(words)")
      ], checked: "variant/too-many-cells"),
    Hostile(
      "a text that doubles with each step",
      [
        "card.component.yaml": card(
          parameters: "title: Binding<String>", content: "title: String", actions: "grow: title = title + title",
          body: "{ button: content.grow, label: { text: content.title } }",
          variants:
            "  Default:\n  Grown:\n    after: [\(Array(repeating: "tap: grow", count: 60).joined(separator: ", "))]\n")
      ], drawn: "variant/too-large"),
    Hostile(
      "actions that call others twice",
      [
        "card.component.yaml": card(
          parameters: "title: Binding<String>", content: "title: String",
          actions: (0..<60).map { "a\($0): [a\($0 + 1), a\($0 + 1)]" }.joined(separator: ", ") + ", a60: title = \"x\"",
          body: "{ button: content.a0, label: { text: content.title } }",
          variants: "  Default:\n  Done: { after: [tap: a0] }\n")
      ], drawn: "variant/too-large"),
    Hostile(
      "actions of a screen that start an effect without end",
      [
        "card.screen.yaml": """
        screen: Card
        state: { count: Int = 0 }
        actions: { \((0..<60).map { "a\($0): [a\($0 + 1), a\($0 + 1)]" }.joined(separator: ", ")), a60: [count = 1, load] }
        effects: { load: { then: a0, whenRunning: both } }
        sections: { all: { items: { text: "{content.count}", onTap: content.a0, accessibilityTraits: [button] } } }
        variants: { Default: { after: [send: a0, receive: load] } }
        """
      ], drawn: "variant/too-large"),
    Hostile(
      "lists within lists",
      [
        "card.component.yaml": card(
          parameters: "items: Array<String>",
          body: (0..<9).reduce("{ text: content.items.count }") { inner, level in
            "{ each: content.items, as: i\(level), do: \(inner) }"
          }.replacing("content.items.count", with: #""{content.items.count}""#),
          sample: "items: \(list(0..<40))")
      ], drawn: "variant/too-large"),
    Hostile(
      "columns by data",
      [
        "card.component.yaml": card(
          parameters: "count: Int", body: "{ lazyVGrid: [{ text: \"a\" }], columns: content.count, spacing: 4 }",
          sample: "count: 9223372036854775807", variants: "  Default:\n  None: { with: { count: -1 } }\n")
      ]),
    Hostile("components within each other", chain(300), checked: "component/too-deep"),
    Hostile(
      "a long text in many variants",
      [
        "card.component.yaml": card(
          sample: "title: \(String(repeating: "amber of a ", count: 8_000))",
          variants: (0..<50).map { "  V\($0): { environment: { width: \(100 + $0) } }\n" }.joined())
      ], drawn: "variant/too-large"),
    Hostile(
      "layers that overlap",
      [
        "card.component.yaml": card(
          body:
            "{ zstack: [{ each: 0...900, as: i, do: { text: \"{i}\", offset: { x: Length(i) * 3, y: Length(i) } } }] }")
      ]),
    Hostile(
      "functions in functions",
      [
        "card.component.yaml": card(
          body: "{ text: \"{\((0..<60).reduce("content.title.count") { inner, _ in "max(1, \(inner))" })}\" }")
      ]),
    Hostile("components with elements within each other", chain(40, around: 27), checked: "component/too-deep"),
    Hostile("elements within each other, below the bound", chain(5, around: 27)),
    Hostile("parts that each draw the next", ["card.component.yaml": parts(1_900)], checked: "component/too-deep"),
    Hostile("parts below the bound", ["card.component.yaml": parts(40)]),
    Hostile(
      "parts that double what they are given",
      [
        "card.component.yaml": parts(
          30, parameters: "t: String", with: #"{ t: "{t}{t}" }"#, first: "{ t: content.title }")
      ], checked: "expr/too-complex"),
    Hostile(
      "a long sum",
      [
        "card.component.yaml": card(
          parameters: "count: Int",
          body: "{ text: \"{content.count\(String(repeating: " + 1", count: Limit.operators.most - 1))}\" }",
          sample: "count: 1")
      ]),
    Hostile(
      "a duration without end",
      [
        "base.tokens.yaml": "long: { $type: duration, $value: { value: 1.8e+20, unit: s } }\n",
        "card.component.yaml": card(),
      ], checked: "token/duration"),
  ]

  private static let words =
    "colorScheme: [light, dark], colorSchemeContrast: [standard, increased], isEnabled: [true, false]"

  private static func list(_ numbers: Range<Int>) -> String {
    "[\(numbers.map(String.init).joined(separator: ", "))]"
  }

  private static func card(
    parameters: String = "title: String", content: String? = nil, actions: String? = nil,
    body: String = "{ text: content.title }", sample: String = "title: Hello", variants: String = "  Default:\n",
    matrix: String? = nil
  ) -> String {
    "component: Card\nparameters: { \(parameters) }\n" + (content.map { "content: { \($0) }\n" } ?? "")
      + (actions.map { "actions: { \($0) }\n" } ?? "") + "style: none\nbody: \(body)\nsample: { \(sample) }\n"
      + "variants:\n\(variants)" + (matrix.map { "matrix: { \($0) }\n" } ?? "")
  }

  /// Parts of which each draws the next one, the last one a text.
  private static func parts(
    _ count: Int, parameters: String? = nil, with argument: String? = nil, first: String? = nil
  ) -> String {
    func use(_ number: Int, _ argument: String?) -> String {
      "{ part: p\(number)\(argument.map { ", with: \($0)" } ?? "") }"
    }
    let declared = (0..<count).map { number in
      let body = number + 1 < count ? use(number + 1, argument) : "{ text: content.title }"
      return "      p\(number): { \(parameters.map { "parameters: { \($0) }, " } ?? "")body: \(body) }\n"
    }
    return "component: Card\nparameters: { title: String }\nstyles:\n  default:\n    parts:\n" + declared.joined()
      + "    body: \(use(0, first))\nsample: { title: Hello }\nvariants:\n  Default:\n"
  }

  private static func chain(_ count: Int, around depth: Int = 0) -> [String: String] {
    let names = ["Card"] + (1..<count).map { "Card\($0)" }
    let files = names.indices.map { index in
      let body = index + 1 < count ? "{ \(names[index + 1]): { title: content.title } }" : "{ text: content.title }"
      let nested = (0..<depth).reduce(body) { inner, _ in "{ vstack: [\(inner)], spacing: 0 }" }
      let text = card(body: nested).replacing("component: Card", with: "component: \(names[index])")
      return ("\(names[index]).component.yaml", text)
    }
    return Dictionary(uniqueKeysWithValues: files)
  }
}
