import Checkout
import FacetCompiler
import FacetDiagnostics
import Foundation
import Testing

/// What specs, pages, catalogs and arguments say steers neither a terminal nor a log, whatever command prints it.
struct HostileOutputTests {
  /// With something that begins a line of its own if a line break gets out.
  private static let texts = [
    "\u{1B}[31mred", "\u{202E}olleh", "a\n::error::b", "\u{9B}31m", "\u{2028}c", "\u{7F}", "\u{8}\u{8}", "\u{2066}d",
    "\r::warning::e", "\u{200B}\u{200E}", "\u{1B}]0;title\u{7}", "\u{FEFF}\u{AD}", "plain",
  ]

  private static let parts = [
    "app/transition", "app/session", "server/events", "motion/transition", "strings/localized", "token/odd-paths",
  ]

  private func project() throws -> TestProject {
    var files: [String: SourceInput] = [:]
    for name in Self.parts {
      guard let part = Case.all.first(where: { $0.name == name }) else { continue }
      for input in try part.inputs() where !input.path.hasSuffix("facet.yaml") { files[input.path] = input }
    }
    let settings = TestProject.projectFile + "  schema: ../generated/Schema\nstrings: Localizable.xcstrings\n"
    files["facet.yaml"] = SourceInput(path: "facet.yaml", bytes: Array(settings.utf8))
    let hostile = HostileProject(files.values.sorted { $0.path < $1.path }, saying: Self.texts)
    #expect(hostile.texts.count > 30)
    let errors = hostile.compilation.diagnostics.filter { $0.severity == .error }.map(\.message)
    #expect(errors == [])
    let project = try TestProject()
    for file in hostile.files {
      try project.write(String(decoding: file.bytes, as: UTF8.self), to: "specs/" + file.path)
    }
    return project
  }

  private static let argument = "\u{1B}[31m\u{202E}x\n::error::y\u{9B}"

  private static let commands: [[String]] =
    [
      ["check", "--diff"], ["generate", "--dry-run"], ["generate", "--check"], ["generate"], ["strings", "--check"],
      ["strings", "--diff"], ["strings"], ["format", "--diff", "specs"], ["format", "--check", "specs"], ["dump"],
      ["dump", "--json"], ["snapshot", "check"], ["snapshot", "accept", "--all"], ["snapshot", "check", "--diff"],
      ["render", "Reader"], ["render", "Events"], ["render", "StayRow", "--matrix"], ["render", "StayRow", "--frames"],
      ["render", "StayRow", "--svg"], ["render", "Expand"], ["site", "pages"], ["explain"], ["explain", "color"],
      ["serve-check", "specs/home.page.json"], ["render", "--json", "specs/home.page.json"], ["breaking"],
    ]
    + ["text", "json", "sarif", "github", "junit"].map { ["check", "--format", $0] }
    + ["components", "variants", "apps", "transitions", "server", "tokens"].flatMap { subject in
      ["text", "json", "markdown"].map { ["ls", subject, "--format", $0] }
    }
    + ["lines", "coverage", "limits", "budgets", "themes", "adoption", "migration"].flatMap { report in
      ["text", "json", "markdown"].map { ["report", report, "--format", $0] }
    }
    + ["check", "explain", "render", "dump", "new", "scaffold", "serve-check", "format", "breaking", "ls", argument]
    .flatMap { [[$0, argument], [$0, "--" + argument]] }
    + [
      ["init", argument], ["check", "--project", argument], ["check", "--format", argument],
      ["snapshot", "accept", argument], ["snapshot", "check", argument], ["report", "compare", argument, argument],
      ["report", "adoption", "--swift", argument], ["breaking", "--against", argument], ["site", argument],
      ["report", "themes", argument, argument], ["serve-check", "specs/home.page.json", "--flag", argument],
      ["render", "--json", "specs/home.page.json", "--feature", argument],
    ]

  @Test func nothingSteersTheTerminal() async throws {
    await letDrawingBegin()
    let project = try project()
    for command in Self.commands {
      let outcome = try project.tool.run(command)
      #expect(outcome.exited, "\(command)")
      expectHarmless(outcome.output + outcome.errors, "\(command)", mayBreakLines: command.last == "junit")
    }
    let written = try project.contents()
    let goldens = written.filter { $0.key.hasSuffix(".snap.txt") }
    #expect(goldens.count > 8)
    for (name, data) in goldens { expectHarmless(String(decoding: data, as: UTF8.self), name) }
  }

  /// - Parameter mayBreakLines: Whether a line of the output begins with what a text says, as in XML.
  private func expectHarmless(_ text: String, _ place: String, mayBreakLines: Bool = false) {
    let raw = text.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
      default: false
      }
    }
    let shown = raw.map { String($0.value, radix: 16) }.prefix(5).joined(separator: " ")
    #expect(raw.isEmpty, "\(place) prints \(shown)")
    if mayBreakLines { return }
    #expect(
      !text.split(separator: "\n").contains { $0.hasPrefix("::error::") || $0.hasPrefix("::warning::") },
      "\(place) prints a line that a text begins")
  }
}
