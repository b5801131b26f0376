import Checkout
import Foundation
import Testing

/// A workspace with two design systems, built and tested with the rules in `Plugins/Bazel`, as `docs/bazel.md` says.
/// `make test-consumers` asks for it.
@Suite(
  .enabled(if: ProcessInfo.processInfo.environment["FACET_CONSUMERS"] != nil),
  .enabled("Bazel is not installed") { FileManager.default.isExecutableFile(atPath: "/usr/bin/bazel") }, .serialized)
struct BazelTests {
  let workspace: BazelWorkspace

  init() throws { workspace = try BazelWorkspace() }

  @Test func aDesignSystemIsGenerated() throws {
    try succeed(workspace.bazel("build", "//..."))
    for (name, folder) in [("stays", "bazel-bin/stays/swift"), ("trips", "bazel-bin/trips/outs")] {
      try workspace.project.tool.run("generate", "--project", "\(name)/specs", "--output", "expected/\(name)")
      var expected = try workspace.project.contents(of: "expected/\(name)")
      expected[".facet-manifest.json"] = nil
      #expect(expected.count > 3)
      // In the first, a folder; in the second, the files that the rule lists.
      let built = try workspace.project.contents(of: folder)
      #expect(built == expected, "\(name): \(built.keys.sorted()), \(expected.keys.sorted())")
    }

    // Nothing runs again, and an edit in one design system runs only what is made of it.
    #expect(try succeed(workspace.bazel("build", "//...")).contains("1 process: 1 internal"))
    try workspace.project.replace("Hello", with: "Bye", in: "stays/specs/tag.component.yaml")
    #expect(try succeed(workspace.bazel("build", "//...")).contains("2 processes: 1 internal, 1 "))
    #expect(workspace.project.text("bazel-bin/stays/swift/Tag.swift")?.contains("Bye") == true)
  }

  @Test func mistakesFailTheBuild() throws {
    try workspace.project.replace("hstack", with: "hstak", in: "stays/specs/tag.component.yaml")
    let broken = try workspace.bazel("build", "//stays:swift")
    #expect(broken.status != 0)
    #expect(broken.output.contains("\nstays/specs/tag.component.yaml:9:7: error: unknown element 'hstak' "))

    // Another set of files than the rule lists.
    try workspace.project.replace("component: Tag", with: "component: Stamp", in: "trips/specs/tag.component.yaml")
    let unlisted = try workspace.bazel("build", "//trips:swift")
    #expect(unlisted.status != 0)
    #expect(
      unlisted.output.contains("error: 'outs' does not list the files that the specs of trips/specs/facet.yaml make\n"))
    #expect(
      unlisted.output.contains("help: remove Tag.swift\n") && unlisted.output.contains("help: add Stamp.swift\n"))

    // What is not declared is not there.
    try workspace.project.replace(#"specs = glob(["specs/**"])"#, with: "specs = []", in: "stays/BUILD.bazel")
    #expect(try workspace.bazel("build", "//stays:swift").output.contains("no specs below stays/specs"))
  }

  @Test func testsPassAndFail() throws {
    #expect(try succeed(workspace.bazel("test", "//...")).contains("4 tests pass"))
    let results = workspace.project.text("bazel-testlogs/stays/check/test.xml")
    #expect(results?.contains(#"<testsuite name="stays/specs/tag.component.yaml" tests="1" failures="0">"#) == true)

    // A picture that is another one, and a snapshot of nothing: the first is of one shard, and the second is judged once.
    try workspace.project.replace("Hello", with: "Bye", in: "stays/specs/tag.component.yaml")
    try workspace.project.write(
      "facet-golden 1 Gone/default\n", to: "stays/generated/Snapshots/Gone.default.snap.txt")
    let failed = try workspace.bazel("test", "//...")
    #expect(failed.status == 3)
    #expect(failed.output.contains(/\/\/stays:snapshots +FAILED/))
    #expect(failed.output.contains(/\/\/stays:check +FAILED/), "the code that is checked in is of other specs")
    #expect(failed.output.contains(/\/\/trips:snapshots +\(cached\) PASSED/))

    let folders = (1...2).map { "bazel-testlogs/stays/snapshots/shard_\($0)_of_2" }
    let logs = folders.compactMap { workspace.project.text($0 + "/test.log") }
    #expect(logs.count { $0.contains("Gone.default.snap.txt") } == 1)
    #expect(logs.count { $0.contains("✗ Tag/default") } == 1)

    for (number, folder) in zip(1..., folders) {
      try workspace.project.tool.shell("unzip -p \(folder)/test.outputs/outputs.zip shard.json > \(number).json")
    }
    let joined = try workspace.project.tool.run("snapshot", "join", "1.json", "2.json")
    let whole = try workspace.project.tool.run("snapshot", "check", "--project", "stays/specs")
    #expect(joined.status == 1)
    #expect(joined.output == whole.output)
  }

  /// Neither the folder of the workspace, nor that of Bazel, nor a sandbox.
  @Test func resultsAreTheSameEverywhere() throws {
    let other = try BazelWorkspace()
    for workspace in [workspace, other] {
      try succeed(workspace.bazel("build", "//..."))
      try succeed(workspace.bazel("test", "//..."))
    }
    for folder in ["bazel-bin/stays/swift", "bazel-bin/trips/outs"] {
      let results = try workspace.project.contents(of: folder)
      #expect(!results.isEmpty)
      #expect(try other.project.contents(of: folder) == results)
    }
    var files = try workspace.project.contents(of: "bazel-bin/stays/swift").values.map {
      String(decoding: $0, as: UTF8.self)
    }
    for name in [
      "stays/check/test.xml", "stays/snapshots/shard_1_of_2/test.xml", "stays/snapshots/shard_2_of_2/test.xml",
    ] {
      let file = try #require(workspace.project.text("bazel-testlogs/" + name), "\(name)")
      #expect(other.project.text("bazel-testlogs/" + name) == file)
      files.append(file)
    }
    #expect(!files.contains { $0.contains(workspace.project.path) || $0.contains("sandbox") || $0.contains("/tmp") })
  }

  @discardableResult
  private func succeed(_ outcome: BazelWorkspace.Outcome) throws -> String {
    try #require(outcome.status == 0, "\(outcome.output)")
    return outcome.output
  }
}

/// A workspace of Bazel, with the rules from the checkout, and the tool that was built beside the tests.
final class BazelWorkspace {
  struct Outcome {
    var status: Int32
    var output: String
  }

  let project: TestProject
  /// For Bazel's own files, which are not to be packages of the workspace.
  private let outside: TestProject

  /// - Parameter tool: The path of the installed tool.
  init(tool: String = Tool.url.path) throws {
    project = try TestProject()
    outside = try TestProject()
    try project.delete("specs")
    try project.write(
      """
      workspace(name = "app")
      local_repository(name = "facet", path = "\(Checkout.root.path)/Plugins/Bazel")
      load("@facet//:repository.bzl", "facet_installed_tool")
      facet_installed_tool(name = "facet_tool", path = "\(tool)")

      """, to: "WORKSPACE")
    // What Bazel would fetch to measure coverage, which no test asks for.
    try outside.write("workspace(name = \"remote_coverage_tools\")\n", to: "stub/WORKSPACE")
    try outside.write(
      ["report_generator", "output_generator"].map { name in
        "filegroup(name = \"coverage_\(name)\", visibility = [\"//visibility:public\"])\n"
      }.joined(), to: "stub/BUILD.bazel")
    try writeDesignSystem("stays", outputs: false)
    try writeDesignSystem("trips", outputs: true)
  }

  private func writeDesignSystem(_ name: String, outputs: Bool) throws {
    let commands = try PageCommands("begin", of: "docs/bazel.md").lines.map { $0.replacing("design", with: name) }
    try #require(commands.count == 3 && commands[0].hasPrefix("facet init "))
    func run(_ command: String) throws {
      let outcome = try project.tool.shell(command.replacing("facet ", with: "\"$facet\" ", maxReplacements: 1))
      try #require(outcome.status == 0, "\(command): \(outcome.errors)")
    }
    try run(commands[0])
    try project.delete("\(name)/specs/components")
    for component in ["Tag", "Chip", "Pill"] {
      try project.write(
        TestProject.component(component), to: "\(name)/specs/\(component.lowercased()).component.yaml")
    }
    for command in commands.dropFirst() { try run(command) }
    let files = try project.contents(of: "\(name)/generated/Swift").keys.filter { $0.hasSuffix(".swift") }.sorted()
    let outs = files.map { "\"outs/\($0)\"" }.joined(separator: ", ")
    // As the documentation shows, and in one of the two with files in place of a folder.
    let page = try Checkout.text("docs/bazel.md")
    let build = String(try #require(page.firstMatch(of: /<!-- build -->\n```python\n# .*\n([^`]+)```/)).1)
    let rule = "    name = \"swift\",\n"
    try project.write(
      outputs ? build.replacing(rule, with: rule + "    outs = [\(outs)],\n") : build, to: "\(name)/BUILD.bazel"
    )
  }

  deinit {
    // Bazel writes folders without the permission to delete what is in them.
    _ = try? outside.tool.shell("chmod -R u+w output")
  }

  func bazel(_ command: String, _ targets: String...) throws -> Outcome {
    try shell("bazel \(command) \(targets.joined(separator: " "))")
  }

  /// Lines for the shell, in which 'bazel' leaves no server that would outlive the test.
  ///
  /// - Parameter path: Folders of further programs.
  func shell(_ lines: String, path: String = "") throws -> Outcome {
    let bazel = """
      bazel() {
        command bazel --batch '--output_user_root=\(outside.path)/output' "$@" \
          '--override_repository=remote_coverage_tools=\(outside.path)/stub' --color=no --curses=no
      }
      """
    let process = project.tool.start(["bash", "-eo", "pipefail", "-c", bazel + "\n" + lines])
    if !path.isEmpty { process.environment?["PATH"] = path + ":/usr/local/bin:/usr/bin:/bin" }
    process.environment?["HOME"] = outside.path
    let log = URL(filePath: project.path("bazel.log"))
    try Data().write(to: log)
    let handle = try FileHandle(forWritingTo: log)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, output: project.text("bazel.log") ?? "")
  }
}
