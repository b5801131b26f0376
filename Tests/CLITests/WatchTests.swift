import Foundation
import Testing

/// `facet generate --watch`, while someone edits specs.
struct WatchTests {
  let project: TestProject

  init() throws { project = try TestProject("Tag", "Chip") }

  @Test func generatesAgainUntilItIsInterrupted() async throws {
    let process = try await startWatching()
    defer { if process.isRunning { process.terminate() } }
    #expect(project.text("generated/Swift/Tag.swift")?.contains("Hello") == true)

    try project.replace("Hello", with: "Bye", in: project.specName("Tag"))
    try await wait(for: "the changed text") { project.text("generated/Swift/Tag.swift")?.contains("Bye") == true }
    #expect(told().contains("specs/Tag.component.yaml has changed"))

    // A mistake is told and nothing is written; mending it goes on.
    let written = project.text("generated/Swift/Tag.swift")
    try project.replace("Bye", with: "Bye {", in: project.specName("Tag"))
    try await wait(for: "the error") { told().contains("error:") }
    #expect(project.text("generated/Swift/Tag.swift") == written)
    try project.replace("Bye {", with: "Again", in: project.specName("Tag"))
    try await wait(for: "the mended text") { project.text("generated/Swift/Tag.swift")?.contains("Again") == true }

    try project.delete(project.specName("Chip"))
    try await wait(for: "the deleted files") { told().contains("deleted\n") }
    #expect(project.text("generated/Swift/Chip.swift") == nil)

    // What it writes itself is no change.
    let length = told().count
    try await Task.sleep(for: .milliseconds(700))
    #expect(told().count == length)

    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
  }

  @Test func goesOnAfterAFileThatCannotBeRead() async throws {
    let process = try await startWatching()
    defer { if process.isRunning { process.terminate() } }
    let manifest = project.path("generated/Swift/.facet-manifest.json")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: manifest))

    try Data("garbage".utf8).write(to: URL(fileURLWithPath: manifest))
    try project.replace("Hello", with: "Bye", in: project.specName("Tag"))
    try await wait(for: "the error") { told().contains("error: generated/Swift/.facet-manifest.json") }
    try bytes.write(to: URL(fileURLWithPath: manifest))
    try project.replace("Bye", with: "Again", in: project.specName("Tag"))
    try await wait(for: "the changed text") { project.text("generated/Swift/Tag.swift")?.contains("Again") == true }
  }

  @Test func writesFiles() throws {
    let outcome = try project.tool.run("generate", "--watch", "--check")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("--watch writes files"))
  }

  /// The tool, when it has generated for the first time.
  private func startWatching() async throws -> Process {
    let process = project.tool.start([Tool.url.path, "generate", "--watch"])
    let log = URL(fileURLWithPath: project.path("watch.log"))
    try Data().write(to: log)
    process.standardError = try FileHandle(forWritingTo: log)
    try process.run()
    try await wait(for: "the first files") { told().contains("press Control-C to stop") }
    return process
  }

  /// What the tool has printed so far.
  private func told() -> String { project.text("watch.log") ?? "" }

  private func wait(for what: Comment, _ isDone: () -> Bool) async throws {
    for _ in 0..<400 {
      if isDone() { return }
      try await Task.sleep(for: .milliseconds(50))
    }
    try #require(isDone(), what)
  }
}
