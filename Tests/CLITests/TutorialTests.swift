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
    let project = try TestProject()
    try project.delete("specs")
    let steps = try Self.steps()
    #expect(steps.count { $0.kind == "console" } > 5)
    for step in steps {
      switch step.kind {
      case "console": try run(step, in: project)
      case "write": try project.write(step.lines.map { $0 + "\n" }.joined(), to: step.file)
      case "edit": try edit(step, in: project)
      default:
        let text = try #require(project.text(step.file), "tutorial.md:\(step.line)")
        #expect(text.contains(step.lines.map { $0 + "\n" }.joined()), "tutorial.md:\(step.line)")
      }
    }
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
