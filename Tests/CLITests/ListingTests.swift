import Foundation
import Testing

struct ListingTests {
  /// A mistake in a component leaves no token out.
  @Test func tokensAreListedWhateverIsWrongWithComponents() throws {
    let project = try TestProject("Card")
    try project.write(
      #"{ "space": { "$type": "dimension", "m": { "$value": { "value": 8, "unit": "px" } } } }"#,
      to: "specs/base.tokens.json")
    try project.write("component: Card\ncolour: red\n", to: project.specName("Card"))
    let tokens = try project.tool.run("ls", "tokens")
    #expect(tokens.status == 0 && tokens.output.contains("space.m  dimension  8pt"), "\(tokens.output)")
    #expect(tokens.errors.contains("errors; 'facet check' shows them"), "\(tokens.errors)")
    try project.write("{", to: "specs/base.tokens.json")
    #expect(try project.tool.run("ls", "tokens").status == 1)
  }

  private static let tokens = """
    space:
      $type: dimension
      one: { $value: { value: 4, unit: px } }
      s: { $value: "{space.one}" }
    color:
      $type: color
      ink: { $value: { colorSpace: srgb, components: [0, 0, 0] } }
      paper: { $value: { colorSpace: srgb, components: [1, 1, 1] } }
      text: { $value: "{color.ink}" }

    """

  private static let dark = """
    color:
      $type: color
      text: { $value: "{color.paper}" }

    """

  let project: TestProject

  init() throws {
    project = try TestProject("Tag", "Chip")
    try project.write(Self.tokens, to: "specs/base.tokens.yaml")
    try project.write(Self.dark, to: "specs/dark.tokens.yaml")
    try project.replace(
      "specs: .", with: "specs: .\ntokens: { modes: { dark: dark.tokens.yaml } }", in: "specs/facet.yaml")
  }

  @Test func componentsAndVariantsAndTokens() throws {
    #expect(
      try project.tool.run("ls").output == """
        Chip  default  2 variants  specs/Chip.component.yaml
        Tag   default  2 variants  specs/Tag.component.yaml

        """)
    let variants = try project.tool.run("ls", "variants").output
    #expect(variants.hasPrefix("Chip/Default  default  1 picture\nChip/Short "))
    let tokens = try project.tool.run("ls", "tokens").output
    #expect(tokens.contains(/color\.text +color +\{color\.ink\} \| dark \{color\.paper\}\n/))
    #expect(tokens.contains(/space\.one +dimension +4pt\n/))
  }

  @Test(arguments: ["components", "variants", "tokens", "rules", "grammar"]) func allIsListedAsJSON(_ subject: String)
    throws
  {
    let outcome = try project.tool.run("ls", subject, "--format", "json")
    let lines = try project.tool.run("ls", subject).output.split(separator: "\n")
    let rows = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    #expect(rows.count == lines.count && rows.count > 1)
  }

  @Test func rulesNeedNoProject() throws {
    try project.delete("specs/facet.yaml")
    #expect(try project.tool.run("ls", "rules").output.contains("variant/unmet-expectation "))
  }

  @Test func aTokenIsExplainedStepByStepInEachAppearance() throws {
    #expect(
      try project.tool.run("explain", "color.text").output == """
        color.text
          color.text  specs/base.tokens.yaml:9:3
          color.ink   specs/base.tokens.yaml:7:3
          #000000
        dark
          color.text   specs/dark.tokens.yaml:3:3
          color.paper  specs/base.tokens.yaml:8:3
          #ffffff

        """)
    #expect(
      try project.tool.run("explain", "space.s").output == """
        space.s
          space.s    specs/base.tokens.yaml:4:3
          space.one  specs/base.tokens.yaml:3:3
          4pt

        """)
    let unknown = try project.tool.run("explain", "space.on")
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("did you mean 'space.one'?"))
  }

  @Test func whatLooksAtAProjectOnlyCountsItsWarnings() throws {
    try project.replace(
      "spacing: Length = 8", with: "spacing: Length = 8\n      unread: Length = 4", in: project.specName("Tag"))
    let commands = [
      ["ls"], ["ls", "variants"], ["explain", "space.one"], ["dump", "--type", "summary"], ["report", "lines"],
    ]
    for command in commands {
      let outcome = try project.tool.run(command)
      #expect(outcome.status == 0 && !outcome.output.isEmpty, "\(command)")
      #expect(outcome.errors == "1 warning; 'facet check' shows it\n", "\(command): \(outcome.errors)")
      #expect(try project.tool.run(command + ["--quiet"]).errors == "", "\(command)")
    }
    #expect(try project.tool.run("render", "Tag/Default").errors == "1 warning; 'facet check Tag' shows it\n")
    #expect(try project.tool.run("check").errors.contains("[name/unused]"))
  }

  @Test func groupsAndKeysAreExplainedAsWell() throws {
    let color = try project.tool.run("explain", "color").output
    #expect(color.contains(/modifiers +color +an expression/))
    #expect(color.contains(/color\.ink +color/))
    #expect(!color.contains("space.one"))
    #expect(try project.tool.run("explain", "coverage").output.hasPrefix("coverage/"))
    try project.delete("specs/facet.yaml")
    for (word, answer) in [
      ("padding", "Padding around the element"), (".padding(8)", "Padding around the element"),
      ("VStack", "the element 'vstack'"), ("Image", "the element 'icon' or 'image'"), ("Length", "CGFloat"),
      ("Action", "(String) -> Void"), ("@State", "'state:'"), (".sheet", "presented in a sheet"),
      ("#Preview", "'variants:'"), ("GeometryReader", "onGeometryChange"), ("toggling", "toggling(array, element)"),
      ("String?", "a question mark"), ("[Int]", "Array<String>"), ("insetGrouped", "Margins and backgrounds"),
      ("UIKeyboardType", "'numberPad'"), ("abbreviated", "DateStyle"), ("not", "in expressions"),
      ("announce", "a statement of an action"), ("recorded", "a key of 'expect'"),
      ("environment.isPressed", "Bool  Whether the button"), ("drag.fraction.x", "Double"),
      ("content.title", "The content of the component"), ("UILabel", "the element 'text'"),
      ("UIDatePicker", "the element 'datePicker'"), ("UIAlertController", "'alert'"), ("UIPageControl", "'swift: …'"),
      ("some View", "elements"), ("forEach", "Elements repeated"), ("lost-motion", "element/lost-motion"),
      (".onDelete", "removed or moved by an action"), ("struct", "'types:'"), ("props", "did you mean 'parameters'?"),
    ] {
      #expect(try project.tool.run("explain", word).output.contains(answer), "\(word)")
    }
    for (word, near) in [
      ("Geometryreader", "GeometryReader"), ("@Obsevable", "Observable"), ("paddng", "padding"),
      ("lost-moton", "lost-motion"),
    ] {
      let outcome = try project.tool.run("explain", word)
      #expect(outcome.status == 64 && outcome.errors.contains("did you mean '\(near)'?"), "\(outcome.errors)")
    }
    // What is said of a modifier that the language does not have is what a spec is told that uses it.
    let tracking = try project.tool.run("explain", "tracking").output
    #expect(tracking.hasPrefix("an element has no modifier 'tracking'\nhelp: the space between letters"))
    #expect(try project.tool.run("explain", "foregroundStyle").output.hasSuffix("help: did you mean 'color'?\n"))
  }

  @Test func whatIsNotCountedIsNoNumberAndWhatIsNoTextIsNone() throws {
    let grammar = try project.tool.run("ls", "grammar", "--format", "json").output
    #expect(grammar.contains("\"required\": true") && grammar.contains("\"required\": false"))
    let lines = try project.tool.run("report", "lines", "--format", "json").output
    #expect(lines.contains(/"spec": \d+,/))
  }

  @Test func aWrongNameIsToldWithoutTheUsageOfEverything() throws {
    let style = try project.tool.run("render", "Tag", "--style", "nope")
    #expect(style.status == 64)
    #expect(style.errors == "error: cannot find 'nope'\nhelp: expected 'default'\n")
    let name = try project.tool.run("new", "priceLabel")
    #expect(name.status == 64)
    #expect(name.errors.contains("help: write 'PriceLabel'"))
    let twice = try project.tool.run("check", "--format", "json=out.txt", "--format", "sarif=out.txt")
    #expect(twice.status == 64)
  }

  @Test func aPictureComesWithTheWarningsOfItsOwnComponentOnly() throws {
    for name in ["Tag", "Chip"] {
      try project.replace(
        "_ title: String", with: "_ title: String\n  unused: Int = 1\ncontent:\n  title: String",
        in: project.specName(name))
    }
    let outcome = try project.tool.run("render", "Tag/Default")
    #expect(outcome.errors == "1 warning; 'facet check Tag' shows it\n")
  }

  @Test func theDesignIsDumpedTheSameEachTime() throws {
    let whole = try project.tool.run("dump")
    let design = try JSONSerialization.jsonObject(with: Data(whole.output.utf8)) as? [String: Any]
    #expect((design?["components"] as? [[String: Any]])?.map { $0["name"] as? String } == ["Chip", "Tag"])
    #expect(try project.tool.run("dump").output == whole.output)
    let one = try project.tool.run("dump", "Tag", "--type", "summary")
    #expect(
      one.output == """
        Tag  Tag.component.yaml
          parameters  title
          content     title
          styles      default
          variants    Default, Short

        """)
    #expect(try project.tool.run("dump", "Tga").status == 64)
  }
}
