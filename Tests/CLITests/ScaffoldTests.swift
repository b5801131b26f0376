import Testing

/// `facet scaffold`: begins what people write in Swift, once.
struct ScaffoldTests {
  let project: TestProject

  init() throws {
    project = try TestProject()
    try project.write(
      """
      component: Card
      parameters: { title: String }
      styles:
        default:
          body: { swift: WaveformView, with: { _ title: content.title } }
        fancy: { swift: true }
        dim: { extends: fancy }
      sample: { title: Hello }
      variants: { Default: , Fancy: { style: fancy } }

      """, to: project.specName("Card"))
    try project.write(
      TestProject.projectFile + "  scaffold: ../Sources/ByHand\n", to: "specs/facet.yaml")
  }

  @Test func itWritesWhatTheCheckMisses() throws {
    let before = try project.tool.run("check", "--strict")
    #expect(before.status == 1)
    #expect(
      before.errors.contains("cannot find type 'FancyCardStyle' in the Swift code written by hand [swift/not-written]"))
    #expect(before.errors.contains("help: facet scaffold WaveformView writes a file to begin with"))

    let outcome = try project.tool.run("scaffold", "Card.fancy")
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasSuffix("wrote Sources/ByHand/FancyCardStyle.swift\n"))
    #expect(project.text("Sources/ByHand/FancyCardStyle.swift")?.contains("struct FancyCardStyle: CardStyle") == true)
    #expect(try project.tool.run("check", "--strict").errors.contains("FancyCardStyle") == false)

    #expect(try project.tool.run("scaffold", "WaveformView", "--quiet").status == 0)
    #expect(project.text("Sources/ByHand/WaveformView.swift")?.contains("init(_ title: String)") == true)
    #expect(try project.tool.run("check", "--strict").status == 0)
  }

  @Test func aUIKitViewIsMissedAndBegun() throws {
    try project.write(
      "component: Place\nuiView: EpoxyPlace\nparameters: { name: String }\n", to: project.specName("Place"))
    let before = try project.tool.run("check", "--strict")
    #expect(before.errors.contains("cannot find type 'EpoxyPlace' in the Swift code written by hand"))
    #expect(try project.tool.run("scaffold", "EpoxyPlace").status == 0)
    let text = try #require(project.text("Sources/ByHand/EpoxyPlace.swift"))
    #expect(text.contains("final class EpoxyPlace: UIView, @MainActor EpoxyableView"))
    #expect(text.contains("func setContent(_ content: Content, animated: Bool)"))
    #expect(!text.contains("Style") && !text.contains("Behaviors"))
    #expect(try project.tool.run("check", "--strict").errors.contains("EpoxyPlace") == false)
  }

  @Test func nothingIsOverwritten() throws {
    try project.write("mine", to: "Sources/ByHand/FancyCardStyle.swift")
    let outcome = try project.tool.run("scaffold", "WaveformView", "Card.fancy")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.hasSuffix(
        """
        error: Sources/ByHand/FancyCardStyle.swift exists already
        help: nothing is overwritten: rename it, or write elsewhere

        """))
    #expect(try project.contents(of: "Sources").keys.sorted() == ["ByHand/FancyCardStyle.swift"])
    #expect(project.text("Sources/ByHand/FancyCardStyle.swift") == "mine")
  }

  @Test func allIsWhatNobodyHasWritten() throws {
    try project.write("extension Card { final class WaveformView {} }", to: "Sources/ByHand/deep/Others.swift")
    #expect(try project.tool.run("scaffold", "--all").errors.hasSuffix("wrote Sources/ByHand/FancyCardStyle.swift\n"))
    let again = try project.tool.run("scaffold", "--all")
    #expect(again.status == 0)
    #expect(again.errors == "nothing is left to be written by hand\n")
  }

  @Test func theFolderIsWhereTheCommandLineSays() throws {
    #expect(
      try project.tool.run("scaffold", "Card.fancy", "--output", "other").errors.hasSuffix(
        "wrote other/FancyCardStyle.swift\n"))
    try project.write(TestProject.projectFile, to: "specs/facet.yaml")
    // Nothing is written beside the code of others by chance.
    let before = try project.contents(of: ".")
    let outcome = try project.tool.run("scaffold", "Card.fancy")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors == """
        error: nothing says where Swift that is written by hand belongs
        help: give --output with a folder of the target, or write 'scaffold' under 'output' in specs/facet.yaml

        """)
    #expect(try project.contents(of: ".") == before)
    #expect(try project.tool.run("check", "--strict").status == 0, "nobody says where such files are")
  }

  @Test(arguments: ["generated/Swift", "generated/Swift/deep", "generated/Snapshots"])
  func itKeepsOutOfWhatFacetWrites(folder: String) throws {
    try project.tool.run("generate")
    let before = try project.contents()
    let outcome = try project.tool.run("scaffold", "Card.fancy", "--output", folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("which is for what facet writes\nhelp: name another folder with --output"))
    #expect(try project.contents() == before)
  }

  @Test func aNameIsOneOfWhatIsLeftToPeople() throws {
    for (name, answer) in [
      ("Card.fency", "cannot find 'Card.fency'\nhelp: did you mean 'Card.fancy'?"),
      ("Card.default", "the specs draw Card.default"), ("Card.dim", "the specs draw Card.dim"),
    ] {
      let outcome = try project.tool.run("scaffold", name)
      #expect(outcome.status == 64)
      #expect(outcome.errors.contains(answer))
    }
    for arguments in [["scaffold"], ["scaffold", "--all", "Card.fancy"]] {
      #expect(try project.tool.run(arguments).status == 64)
    }
  }

  @Test func usesThatContradictEachOtherAreToldAndTheOthersAreWritten() throws {
    try project.write(
      """
      component: Tile
      parameters: { title: String }
      styles:
        default: { body: { swift: WaveformView, with: { _ title: 3, unit: content.title } } }
      sample: { title: Hello }
      variants: { Default: }

      """, to: project.specName("Tile"))
    let outcome = try project.tool.run("scaffold", "--all")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.hasSuffix(
        """
        wrote Sources/ByHand/FancyCardStyle.swift
        error: no one initializer of WaveformView takes what the specs give it: \
        '_ title' is String in Card, and Int in Tile
        help: give it the same everywhere, or write it from the beginning; it is drawn in \
        \(project.specName("Card")), \(project.specName("Tile"))

        """))
    #expect(try project.contents(of: "Sources").keys.sorted() == ["ByHand/FancyCardStyle.swift"])
    #expect(try project.tool.run("scaffold", "--all").status == 1)
  }

  @Test func aStyleIsCalledAsItsSwiftNameSays() throws {
    try project.write(
      """
      component: Saw
      swiftName: Blade
      parameters: { title: String }
      styles:
        default: { body: { text: content.title } }
        hand: { swift: true, swiftName: in }
      sample: { title: Hello }
      variants: { Default: , Hand: { style: hand } }

      """, to: project.specName("Saw"))
    #expect(
      try project.tool.run("check").errors.contains(
        "cannot find type 'InBladeStyle' in the Swift code written by hand [swift/not-written]"))
    let outcome = try project.tool.run("scaffold", "Saw.hand")
    #expect(outcome.errors.hasSuffix("wrote Sources/ByHand/InBladeStyle.swift\n"))
    #expect(project.text("Sources/ByHand/InBladeStyle.swift")?.contains("struct InBladeStyle: BladeStyle") == true)
    #expect(try project.tool.run("check").errors.contains("BladeStyle") == false)
  }

  @Test func theTypesAroundAViewHaveToExist() throws {
    try project.write(
      """
      component: Tile
      parameters: { title: String }
      styles:
        default: { body: { vstack: [{ swift: Charts.Bar }, { swift: Charts.Line }, { swift: Card.Dot }], spacing: 0 } }
      sample: { title: Hello }
      variants: { Default: }

      """, to: project.specName("Tile"))
    let outcome = try project.tool.run("scaffold", "Charts.Bar", "Charts.Line", "Card.Dot")
    #expect(
      outcome.errors.hasSuffix(
        """
        wrote Sources/ByHand/Card+Dot.swift
        what was written extends 'Charts', which has to exist

        """))
    try project.write("public enum Charts {}", to: "Sources/ByHand/Charts.swift")
    try project.delete("Sources/ByHand/Charts+Bar.swift")
    #expect(
      try project.tool.run("scaffold", "Charts.Bar").errors.hasSuffix("wrote Sources/ByHand/Charts+Bar.swift\n"))
  }
}
