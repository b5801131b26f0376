import Checkout
import Foundation
import Testing

/// The tutorial works: it is followed in an empty folder, from its beginning to its end, and what it shows is so.
///
/// A block of `console` is commands behind `$ `, each with all that the tool says. Files are written, changed by the
/// lines of a diff, and quoted in whole lines:
///
///     <!-- write: specs/components/badge.component.yaml -->
///     <!-- edit: specs/components/badge.component.yaml -->
///     <!-- file: generated/Swift/Badge.swift -->
struct TutorialTests {
  private struct Step {
    var line: Int
    /// `console`, `write`, `edit` or `file`.
    var kind: String
    var file: String
    var lines: [String]
  }

  private static func steps() throws -> [Step] {
    let page = try Checkout.text("docs/tutorial.md")
    let lines = page.components(separatedBy: "\n")
    return lines.indices.dropFirst().compactMap { index in
      guard lines[index].hasPrefix("```") else { return nil }
      let block = Array(lines[(index + 1)...].prefix { $0 != "```" })
      if lines[index] == "```console" { return Step(line: index + 1, kind: "console", file: "", lines: block) }
      guard let marker = lines[index - 1].wholeMatch(of: /<!-- (write|edit|file): (.+) -->/) else { return nil }
      return Step(line: index + 1, kind: String(marker.1), file: String(marker.2), lines: block)
    }
  }

  @Test func canBeFollowed() throws {
    #expect(try Self.steps().count { $0.kind == "console" } > 5)
    _ = try followed()
  }

  /// The app of the page builds, from a clean folder, with this package in place of the address. Most of it is the
  /// runtime built anew, so `make test-consumers` asks for it.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["FACET_CONSUMERS"] != nil)) func theAppBuilds() throws {
    let project = try followed()
    // SwiftPM calls a package by the name of its folder.
    try FileManager.default.createSymbolicLink(
      at: URL(filePath: project.path("facet")), withDestinationURL: Checkout.root)
    try project.replace(
      #"url: "https://example.com/facet.git", branch: "main""#, with: #"path: "facet""#, in: "Package.swift")
    let build = Process()
    build.executableURL = URL(filePath: "/usr/bin/env")
    build.arguments = ["swift", "build", "--disable-index-store"]
    build.currentDirectoryURL = URL(filePath: project.path)
    let log = URL(filePath: project.path("build.log"))
    try Data().write(to: log)
    let handle = try FileHandle(forWritingTo: log)
    build.standardOutput = handle
    build.standardError = handle
    try build.run()
    build.waitUntilExit()
    let said = try String(contentsOf: log, encoding: .utf8)
    #expect(build.terminationStatus == 0, "\(said)")
    // Neither the compiler nor what it depends on is built, or fetched.
    #expect(said.contains("FacetSupport") && !said.contains("FacetSpec") && !said.contains("ArgumentParser"))
  }

  private func followed() throws -> TestProject {
    let project = try TestProject()
    try project.delete("specs")
    for step in try Self.steps() {
      switch step.kind {
      case "console": try run(step, in: project)
      case "write": try project.write(step.lines.map { $0 + "\n" }.joined(), to: step.file)
      case "edit": try edit(step, in: project)
      default:
        let text = try #require(project.text(step.file), "tutorial.md:\(step.line)")
        #expect(text.contains(step.lines.map { $0 + "\n" }.joined()), "tutorial.md:\(step.line)")
      }
    }
    return project
  }

  private func run(_ step: Step, in project: TestProject) throws {
    var said: [String] = []
    for command in step.lines where command.hasPrefix("$ ") {
      #expect(command.hasPrefix("$ facet "))
      let outcome = try project.tool.shell("\"$facet\" \(command.dropFirst("$ facet ".count)) 2>&1")
      said += [command] + outcome.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if said.last == "" { said.removeLast() }
    }
    #expect(said == step.lines, "tutorial.md:\(step.line):\n\(said.joined(separator: "\n"))")
  }

  private func edit(_ step: Step, in project: TestProject) throws {
    let changes = zip(step.lines, step.lines.dropFirst()).filter { $0.0.hasPrefix("-") && $0.1.hasPrefix("+") }
    #expect(changes.count * 2 == step.lines.count, "tutorial.md:\(step.line)")
    for (old, new) in changes {
      try project.replace(String(old.dropFirst()), with: String(new.dropFirst()), in: step.file)
    }
  }
}
