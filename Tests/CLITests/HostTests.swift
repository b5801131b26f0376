import Checkout
import Foundation
import Testing

/// The files for build machines and package managers do what they say: their scripts run here, as the hosts run them, in
/// a project that is as it should be, and in one that is not.
struct HostTests {
  let project: TestProject

  init() throws {
    project = try TestProject("Tag", "Chip")
    try project.tool.run("generate")
    try project.tool.run("snapshot", "accept", "--all")
  }

  // MARK: GitHub

  @Test func theActionPasses() throws {
    let outcome = try runAction()
    #expect(outcome.failed == [])
    #expect(outcome.summary == "## Facet\nAll snapshots are as recorded.\n")
    #expect(!outcome.output.contains("::error"))
    #expect(outcome.outputs.keys.sorted() == ["junit", "patch", "sarif"])
    for name in ["sarif", "junit"] { #expect(project.text(try #require(outcome.outputs[name])) != nil, "\(name)") }
  }

  /// All three commands report, and one does not hide the next.
  @Test func theActionReports() throws {
    try project.replace("Length = 8", with: "Length = 9", in: project.specName("Tag"))
    // Nothing uses the parameter, which is a warning.
    try project.replace(
      "  _ title: String", with: "  _ title: String\n  note: String = \"\"", in: project.specName("Tag"))
    let outcome = try runAction()
    #expect(outcome.failed == ["Check the specs", "Compare the generated code", "Compare the snapshots"])
    #expect(outcome.output.contains("::warning file=specs/Tag.component.yaml,line=4,"))
    #expect(outcome.summary.contains("✗ Tag/default"))
    #expect(outcome.summary.contains("spacing: Length"))

    let patch = try #require(outcome.outputs["patch"])
    #expect(try project.tool.shell("patch --silent -p1 < \(patch)").status == 0)
    #expect(try project.tool.run("snapshot", "check").status == 0)
    #expect(try runAction(["strict": "false", "generated": "false"]).failed == [])
  }

  /// The tool comes from the published bundle, and from no other.
  @Test(
    .enabled("zip and curl are needed, and no installed facet") {
      let files = FileManager.default
      return ["zip", "unzip", "curl"].allSatisfy { files.isExecutableFile(atPath: "/usr/bin/" + $0) }
        && !["/usr/local/bin/", "/usr/bin/"].contains { files.isExecutableFile(atPath: $0 + "facet") }
    })
  func theActionInstallsWhatIsPublished() throws {
    let install = try #require(try actionSteps().first { $0["name"]?.text == "Install facet" }?["run"]?.text)
    let version = try Publication().version
    let published = "published/v\(version)"
    var tool = project.tool
    tool.environment = [
      "GITHUB_ACTION_PATH": Checkout.root.path, "RUNNER_TEMP": project.path("temp"),
      "GITHUB_PATH": project.path("path"),
      "FACET_DOWNLOADS": "file://" + project.path("published"),
    ]
    try project.write(install, to: "install.sh")
    let command = Self.asRunnersDo(project.path("install.sh"))
    #expect(try tool.outcome(of: command).status != 0, "nothing is published")
    let bin = "facet.artifactbundle/facet-$(uname -m)-unknown-linux-gnu/bin"
    try project.tool.shell(
      """
      mkdir -p \(published) && cd \(published) && mkdir -p \(bin) && printf '#!/bin/sh\\necho %s' published > \(bin)/facet
      zip -q -r facet.artifactbundle.zip facet.artifactbundle
      sha256sum facet.artifactbundle.zip | cut -d ' ' -f 1 > facet.artifactbundle.zip.sha256
      """)
    let installed = try tool.outcome(of: command)
    #expect(installed.status == 0, "\(installed.errors)")
    #expect(installed.output == "published\n")
    #expect(project.text("path") == project.path("temp/facet-bin") + "\n")

    tool.environment["FACET_SHA256"] = String(repeating: "0", count: 64)
    let refused = try tool.outcome(of: command)
    #expect(refused.status != 0)
    #expect(refused.errors.contains("has the checksum"))
  }

  /// The command by which a runner runs a script of `shell: bash`.
  private static func asRunnersDo(_ script: String) -> [String] {
    ["bash", "--noprofile", "--norc", "-eo", "pipefail", script]
  }

  private struct ActionOutcome {
    /// The names of the steps that failed.
    var failed: [String] = []
    var output = ""
    var summary = ""
    var outputs: [String: String] = [:]
  }

  private func actionSteps() throws -> [HostedFile] {
    try #require(try HostedFile("action.yml")["runs"]?["steps"]).elements
  }

  /// Runs the scripts of the action as a runner does, with the tool on the path.
  private func runAction(_ given: [String: String] = [:]) throws -> ActionOutcome {
    let inputs = try #require(try HostedFile("action.yml")["inputs"]).entries
    var values = Dictionary(uniqueKeysWithValues: inputs.map { ($0.key, $0.value["default"]?.text ?? "") })
    values.merge(given) { $1 }
    for name in ["summary", "outputs", "path"] { try project.write("", to: name) }
    var outcome = ActionOutcome()
    for step in try actionSteps() {
      guard let script = step["run"]?.text else { continue }
      #expect(step["shell"]?.text == "bash")
      if !Self.isTrue(step["if"]?.text, values) { continue }
      var tool = project.tool
      tool.environment = [
        "PATH": Tool.url.deletingLastPathComponent().path + ":/usr/bin:/bin", "CI": "true",
        "GITHUB_ACTION_PATH": Checkout.root.path, "RUNNER_TEMP": project.path,
        "GITHUB_STEP_SUMMARY": project.path("summary"), "GITHUB_OUTPUT": project.path("outputs"),
        "GITHUB_PATH": project.path("path"),
      ]
      for (name, value) in step["env"]?.entries ?? [] {
        tool.environment[name] = Self.evaluated(try #require(value.text), values)
      }
      try project.write(script, to: "step.sh")
      let ran = try tool.outcome(of: Self.asRunnersDo(project.path("step.sh")))
      outcome.output += ran.output + ran.errors
      if ran.status != 0 { outcome.failed.append(step["name"]?.text ?? "") }
    }
    outcome.summary = project.text("summary") ?? ""
    for line in (project.text("outputs") ?? "").split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
      outcome.outputs[parts[0]] = parts[1]
    }
    return outcome
  }

  /// `${{ !cancelled() && inputs.generated == 'true' }}`
  private static func isTrue(_ condition: String?, _ inputs: [String: String]) -> Bool {
    guard let match = condition?.firstMatch(of: /inputs\.([a-z-]+) == 'true'/) else { return true }
    return inputs[String(match.1)] == "true"
  }

  /// `${{ inputs.project }}`, or `${{ inputs.strict == 'true' && '--strict' || '' }}`
  private static func evaluated(_ expression: String, _ inputs: [String: String]) -> String? {
    if let match = expression.wholeMatch(of: /\$\{\{ inputs\.([a-z-]+) \}\}/) { return inputs[String(match.1)] }
    guard let match = expression.wholeMatch(of: /\$\{\{ inputs\.([a-z-]+) == 'true' && '(.*)' \|\| '(.*)' \}\}/) else {
      return nil
    }
    return inputs[String(match.1)] == "true" ? String(match.2) : String(match.3)
  }

  /// Nothing that a caller writes gets into a script, where it would run.
  @Test func inputsAreNoPartOfScripts() throws {
    let scripts = try actionSteps().compactMap { $0["run"]?.text }
    #expect(scripts.count > 3)
    #expect(!scripts.contains { $0.contains("${{") })
  }

  // MARK: GitLab

  @Test func theJobsOfGitLabRun() throws {
    let file = try HostedFile("Plugins/GitLab/facet.gitlab-ci.yml")
    func run(_ job: String, _ environment: [String: String] = [:]) throws -> [Tool.Outcome] {
      var tool = project.tool
      tool.environment = environment
      tool.environment["PATH"] = Tool.url.deletingLastPathComponent().path + ":/usr/bin:/bin"
      tool.environment["FACET_PROJECT"] = try #require(file["variables"]?["FACET_PROJECT"]?.text)
      let extended = try #require(file[job]?["extends"]?.text)
      let lines = (file[extended]?["before_script"]?.elements ?? []) + (file[job]?["script"]?.elements ?? [])
      #expect(lines.count > 1)
      return try lines.map { try tool.shell(try #require($0.text)) }
    }
    func shards() throws -> [Tool.Outcome] {
      let count = try #require(file["facet-snapshots"]?["parallel"]?.text.flatMap { Int($0) })
      return try (1...count).flatMap { number in
        try run("facet-snapshots", ["CI_NODE_INDEX": "\(number)", "CI_NODE_TOTAL": "\(count)"])
      }
    }
    for outcome in try run("facet-check") + shards() + run("facet-snapshot-report") {
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    for name in ["facet-check.xml", "facet.sarif", "facet-snapshots.xml"] {
      #expect(project.text(name) != nil, "\(name)")
    }

    try project.replace("Length = 8", with: "Length = 9", in: project.specName("Tag"))
    #expect(try shards().contains { $0.status == 1 })
    let report = try #require(try run("facet-snapshot-report").last)
    #expect(report.status == 1)
    #expect(report.output.contains("✗ Tag/default"))
  }

  @Test func theCommandsOfThePageRun() throws {
    let blocks = try Checkout.text("docs/ci.md").matches(of: /```sh\n([^`]+)```/).map { String($0.1) }
    #expect(blocks.count == 2)
    for line in blocks.flatMap({ $0.split(separator: "\n") }) {
      let outcome = try project.tool.run(line.split(separator: " ").dropFirst().map(String.init))
      #expect(line.hasPrefix("facet ") && outcome.status == 0, "\(line): \(outcome.errors)")
    }
  }

  // MARK: pre-commit, Homebrew

  @Test func theHooksOfPreCommitRun() throws {
    let hooks = try HostedFile(".pre-commit-hooks.yaml").elements
    #expect(hooks.count == 4)
    for hook in hooks {
      let words = try #require(hook["entry"]?.text).split(separator: " ").map(String.init)
      #expect(words.first == "facet")
      let outcome = try project.tool.run(Array(words.dropFirst()))
      #expect(outcome.status == 0, "\(words): \(outcome.errors)")

      let files = try Regex(try #require(hook["files"]?.text))
      for path in [
        "facet.yaml", "specs/facet.yaml", "a/b.component.yaml", "a.screen.json", "app.yaml", "a.transition.yaml",
        "a/base.tokens", "base.tokens.json", "a.resolver.json", "Words.xcstrings", "generated/Swift/Tag.swift",
        "generated/Snapshots/Tag.default.snap.txt", "data/places.json",
      ] { #expect(path.contains(files), "\(path)") }
      #expect(!"README.md".contains(files))
    }
  }

  @Test func theFormulaTestsWhatItInstalls() throws {
    let formula = try Checkout.text("Plugins/Packages/facet.rb")
    let commands = formula.matches(of: /system bin\/"facet", (.+)/).map { match in
      match.1.matches(of: /"([^"]*)"/).map { String($0.1) }
    }
    #expect(commands.count > 3)
    let folder = try TestProject()
    try folder.delete("specs")
    for command in commands {
      let outcome = try folder.tool.run(command)
      #expect(outcome.status == 0, "\(command): \(outcome.errors)")
    }
  }
}
