import Checkout
import Foundation
import Testing

/// Packages that apply the plugins as `docs/plugins.md` says are built, changed, and built again. `make test-consumers`
/// asks for it.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["FACET_CONSUMERS"] != nil), .serialized)
struct PluginTests {
  private static let projectFile = "facet: 1\nmodule: DesignSystem\nspecs: .\n"
  private static let output = ".build/plugins/outputs/the app/DesignSystem/destination/FacetBuild/Swift"

  var package: ConsumerPackage

  init() throws { package = try ConsumerPackage() }

  // MARK: FacetBuild

  @Test func codeIsGeneratedInTheBuild() throws {
    try manifest(documentedFor: "FacetBuild")
    try write("import FacetRuntime\nstruct Use: View { var body: some View { Tag(\"a\") } }\n", to: "Use.swift")
    try write(Self.projectFile, to: "specs/facet.yaml")
    try write(TestProject.component("Tag"), to: "specs/tag.component.yaml")
    try write(TestProject.component("Chip"), to: "specs/chip.component.yaml")
    try succeed(package.build())

    try compareWithCheckedInCode()

    // SwiftPM plans the second build of a package anew.
    try succeed(package.build())
    #expect(try succeed(package.build()).runs == [])

    try replace("Hello", with: "Bye", in: "specs/tag.component.yaml")
    #expect(try succeed(package.build()).runs.map(verb) == ["generate"])
    #expect(package.text(Self.output + "/Tag.swift")?.contains("Bye") == true)

    try replace("hstack", with: "hstak", in: "specs/tag.component.yaml")
    let broken = try package.build()
    #expect(broken.status != 0)
    let spec = package.path("Sources/DesignSystem/specs/tag.component.yaml")
    #expect(broken.output.contains("\n\(spec):9:7: error: unknown element 'hstak' [spec/unknown-element]\n"))
    try replace("hstak", with: "hstack", in: "specs/tag.component.yaml")

    // A spec that makes other files than were planned: this build is correct, and the next is planned again.
    try replace("component: Chip", with: "component: Chop", in: "specs/chip.component.yaml")
    try replace("Tag(\"a\")", with: "Chop(\"a\")", in: "Use.swift")
    #expect(try succeed(package.build()).runs.map(verb) == ["generate"])
    #expect(try succeed(package.build()).runs.map(verb) == ["ls", "generate"])
    #expect(try succeed(package.build()).runs == [])
    #expect(package.text(Self.output + "/Chop.swift")?.contains("struct Chop") == true)

    try delete("specs/tag.component.yaml")
    try succeed(package.build())
    try replace("Chop(\"a\")", with: "Tag(\"a\")", in: "Use.swift")
    #expect(try package.build().status != 0)
    try replace("Tag(\"a\")", with: "Chop(\"a\")", in: "Use.swift")

    // A second target, whose specs are excluded: SwiftPM would warn of token files.
    try manifest(
      documentedFor: "FacetBuild",
      adding: """
        .target(name: "Second", exclude: ["specs"], plugins: [.plugin(name: "FacetBuild", package: "facet")]),
        """)
    try package.write("import FacetRuntime\nlet gap = SpaceTokens.s\n", to: "Sources/Second/Use.swift")
    try package.write(
      "facet: 1\nmodule: Second\nspecs: .\n", to: "Sources/Second/specs/facet.yaml")
    try package.write(TestProject.component("Tag"), to: "Sources/Second/specs/tag.component.yaml")
    let tokens = #"{ "space": { "$type": "dimension", "s": { "$value": { "value": 8, "unit": "px" } } } }"#
    try package.write(tokens, to: "Sources/Second/specs/base.tokens")
    let both = try succeed(package.build())
    #expect(!both.output.contains("unhandled"))
    #expect(both.runs.count { verb($0) == "ls" } == 2)
    try succeed(package.build())
    try package.replace("8", with: "12", in: "Sources/Second/specs/base.tokens")
    let edited = try succeed(package.build())
    #expect(edited.runs.count == 1 && edited.runs[0].contains("Sources/Second/specs/facet.yaml"))
  }

  /// The same bytes as the code that is checked in.
  private func compareWithCheckedInCode() throws {
    let specs = "the app/Sources/DesignSystem/specs"
    try package.project.tool.run("generate", "--project", specs, "--output", "checked-in")
    let checkedIn = try package.project.contents(of: "checked-in").filter { $0.key.hasSuffix(".swift") }
    var built = try package.project.contents(of: "the app/" + Self.output)
    #expect(built.removeValue(forKey: "Facet+Unplanned.swift") != nil)
    #expect(built.filter { $0.key.hasSuffix(".swift") } == checkedIn && checkedIn.count == 5)
  }

  /// SwiftPM builds the tool before it asks the plugin which files there are.
  @Test mutating func theToolIsBuiltFromSource() throws {
    package = try ConsumerPackage(bundled: false)
    try manifest(documentedFor: "FacetBuild")
    try write("import FacetRuntime\nstruct Use: View { var body: some View { Tag(\"a\") } }\n", to: "Use.swift")
    try write(Self.projectFile, to: "specs/facet.yaml")
    try write(TestProject.component("Tag"), to: "specs/tag.component.yaml")
    try write(TestProject.component("Chip"), to: "specs/chip.component.yaml")
    let outcome = try succeed(package.build())
    #expect(outcome.output.contains("FacetSpec"))
    try compareWithCheckedInCode()
  }

  @Test func whatCannotBeBuiltIsSaid() throws {
    try manifest(
      documentedFor: "FacetBuild",
      adding: #".target(name: "Bare", plugins: [.plugin(name: "FacetBuild", package: "facet")]),"#)
    try write("", to: "Use.swift")
    try package.write("", to: "Sources/Bare/Bare.swift")
    try write(Self.projectFile, to: "specs/facet.yaml")
    try write(TestProject.component("Tag"), to: "specs/tag.component.yaml")
    let bare = try fail(package.build())
    #expect(bare.contains("the target 'Bare' has no specs: FacetBuild looks for facet.yaml in"))
    #expect(bare.contains("Create it with 'facet init', or remove FacetBuild"))

    try package.delete("Sources/Bare")
    try manifest(documentedFor: "FacetBuild")
    try write("", to: "Tag.swift")
    #expect(
      try fail(package.build()).contains(
        "Sources/DesignSystem/Tag.swift and tag.component.yaml are both compiled as Tag.swift: a module cannot have two"
      ))
    try delete("Tag.swift")
    try delete("specs/tag.component.yaml")
    #expect(try fail(package.build()).contains("no specs below"))

    // Images of the module need its bundle.
    try write(
      TestProject.component("Tag").replacingOccurrences(
        of: "text: content.title", with: "{ image: \"logo\", accessibilityHidden: true }"),
      to: "specs/tag.component.yaml")
    #expect(
      try fail(package.build()).contains("the target 'DesignSystem' has no resources. Add 'resources: [.process("))

    // Code that is checked in would be compiled a second time.
    try write(TestProject.component("Tag"), to: "specs/tag.component.yaml")
    try write(Self.projectFile + "output: { swift: ../Swift }\n", to: "specs/facet.yaml")
    try package.project.tool.run("generate", "--project", "the app/Sources/DesignSystem/specs")
    #expect(try fail(package.build()).contains("or use FacetCurrent in place of FacetBuild"))
  }

  // MARK: FacetCurrent, and the commands

  private static let file =
    "facet: 1\nmodule: DesignSystem\nspecs: .\noutput: { swift: ../generated/Swift, snapshots: ../Snapshots }\n"

  private func writeCheckedInPackage() throws {
    try manifest(documentedFor: "FacetCurrent")
    try package.write(Self.file, to: "specs/facet.yaml")
    try package.write(TestProject.component("Tag"), to: "specs/tag.component.yaml")
    try package.write("", to: "generated/Swift/Own.swift")
  }

  @Test func commandsRunForTheTargetsOfAPackage() throws {
    try writeCheckedInPackage()
    // Nothing is written without permission.
    #expect(try fail(package.package("facet", "generate")).contains("--allow-writing-to-package-directory"))
    #expect(package.text("generated/Swift/Tag.swift") == nil)
    for command in try Self.commands("writing") { try succeed(package.package(command)) }
    #expect(package.text("generated/Swift/Tag.swift") != nil)
    try package.delete("specs/price-label.component.yaml")
    for command in try Self.commands("reading") { try succeed(package.package(command)) }
    let refused = try fail(package.package("facet-check", "generate"))
    #expect(refused.contains("use 'swift package --allow-writing-to-package-directory facet generate'"))
    let wrong = try fail(package.package("facet-check", "chek"))
    #expect(wrong.contains("'chek'") && !wrong.contains("--project"))

    try manifest(
      documentedFor: "FacetCurrent",
      adding: """
        .target(name: "Other", plugins: [.plugin(name: "FacetBuild", package: "facet")]),
        .target(name: "Plain"),
        """)
    try package.write("", to: "Sources/Plain/Plain.swift")
    try package.write("", to: "Sources/Other/Other.swift")
    try package.write(Self.projectFile, to: "Sources/Other/facet.yaml")
    try package.write(TestProject.component("Chip"), to: "Sources/Other/chip.component.yaml")
    try package.delete("generated/Swift/Tag.swift")
    try succeed(package.package("--allow-writing-to-package-directory", "facet", "generate"))
    #expect(package.text("generated/Swift/Tag.swift") != nil)
    #expect(package.text("generated/Swift/Chip.swift") == nil)
    let checked = try succeed(package.package("facet-check", "check"))
    #expect(checked.output.components(separatedBy: "no mistakes in 1 component\n").count == 3)
    let chip = try succeed(package.package("facet-check", "--target", "Other", "render", "Chip/Short"))
    #expect(chip.output.contains("You"))
    #expect(try fail(package.package("facet-check", "--target", "None", "check")).contains("no target 'None'"))
    try package.write("facet: 2\n", to: "Sources/Other/facet.yaml")
    #expect(try fail(package.package("facet-check", "check")).contains("Sources/Other/facet.yaml:1:8: error: "))
  }

  @Test func staleCodeIsReported() throws {
    try writeCheckedInPackage()
    try package.project.tool.run("generate", "--project", "the app/specs")
    let current = try succeed(package.build())
    #expect(!current.output.contains("warning:"), "\(current.output)")
    try succeed(package.build())
    #expect(try succeed(package.build()).runs == [])
    try package.replace("Hello", with: "Bye", in: "specs/tag.component.yaml")
    let stale = try succeed(package.build())
    let warning = "\(package.path("generated/Swift/Tag.swift")):"
    #expect(stale.output.contains(warning))
    let documented = try #require(try Self.block("warning: FacetCurrent").first).split(separator: ":")
    #expect(stale.output.contains(":" + documented[2...].joined(separator: ":")))
    #expect(stale.runs.map(verb) == ["generate"])
    #expect(try fail(package.package("facet-check", "generate", "--check")).contains("Bye"))
    let setting = try Self.block("write: facet.yaml").map { $0 + "\n" }.joined()
    try package.write(Self.file + setting, to: "specs/facet.yaml")
    #expect(try fail(package.build()).contains(": error: this is not what the specs say [output/stale]"))
    try succeed(
      package.package("--allow-writing-to-package-directory", "facet", "generate", "--target", "DesignSystem"))
    try succeed(package.build())

    // Of another folder than the target's, nothing would be compared.
    try package.write(Self.file.replacingOccurrences(of: "/Swift,", with: "/Code,"), to: "specs/facet.yaml")
    try package.write("", to: "generated/Swift/New.swift")
    #expect(try fail(package.build()).contains("written to another folder than that of the target 'DesignSystem'"))
  }

  // MARK: Steps

  private func manifest(documentedFor plugin: String, adding targets: String = "") throws {
    try package.writeManifest(documentedFor: plugin, adding: targets)
  }

  /// The arguments of the commands `swift package …` of the page.
  private static func commands(_ name: String) throws -> [[String]] {
    try PageCommands(name, of: "docs/plugins.md").words.map { words in
      try #require(words.starts(with: ["swift", "package"]))
      return Array(words.dropFirst(2))
    }
  }

  private static func block(_ marker: String) throws -> [String] {
    try PageCommands.block(marker, of: "docs/plugins.md")
  }

  /// Files of the target 'DesignSystem'.
  private func write(_ text: String, to name: String) throws {
    try package.write(text, to: "Sources/DesignSystem/" + name)
  }

  private func replace(_ old: String, with new: String, in name: String) throws {
    try package.replace(old, with: new, in: "Sources/DesignSystem/" + name)
  }

  private func delete(_ name: String) throws { try package.delete("Sources/DesignSystem/" + name) }

  @discardableResult
  private func succeed(_ outcome: ConsumerPackage.Outcome) throws -> ConsumerPackage.Outcome {
    try #require(outcome.status == 0, "\(outcome.output)")
    return outcome
  }

  private func fail(_ outcome: ConsumerPackage.Outcome) throws -> String {
    #expect(outcome.status != 0, "\(outcome.output)")
    return outcome.output
  }

  private func verb(_ run: String) -> String { String(run.prefix { $0 != " " }) }
}
