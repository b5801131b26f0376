import Checkout
import Foundation
import Testing

/// What a person does who has the Debian package and the documentation: every command is one that a page or the tool
/// prints, in a folder whose path has a space. `make test-consumers` asks for it.
@Suite(
  .enabled(if: ProcessInfo.processInfo.environment["FACET_CONSUMERS"] != nil),
  .enabled("dpkg, git and curl are needed") {
    DebianPackage.areToolsInstalled
      && ["git", "curl"].allSatisfy { FileManager.default.isExecutableFile(atPath: "/usr/bin/" + $0) }
  }, .serialized)
struct FirstHourTests {
  private let app: ConsumerPackage
  private let debian: DebianPackage
  private let package: String
  private var project: TestProject { app.project }

  /// A package that exists, in a repository at GitHub, and a machine on which facet has just been installed.
  init() throws {
    app = try ConsumerPackage()
    debian = try DebianPackage(in: app.project)
    package = try debian.made()
    try debian.prepareRoot()
    try app.write("public struct Stays {}\n", to: "Sources/Stays/Stays.swift")
    try app.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(name: "Stays", targets: [.target(name: "Stays")])

      """, to: "Package.swift")
    try project.write("#!/bin/sh\nexec \"$@\"\n", to: "shims/sudo")
    try project.write("#!/bin/sh\n[ \"$1\" = install ] && exec \(debian.dpkg) --install \"$2\"\n", to: "shims/apt")
    try debian.shell("chmod +x shims/*")
    try run("git init --quiet . && git remote add origin git@github.com:me/stays.git")
    try install()
  }

  private func install() throws {
    let first = try #require(try Checkout.text("README.md").firstMatch(of: /```sh\n([^\n]+)\n/))
    let command = PageCommands.withoutRemark(String(first.1))
    #expect(command == "sudo apt install ./\(debian.name)")
    #expect(try Checkout.text("docs/install.md").contains("| Debian, Ubuntu | `\(command)` |"))
    try debian.shell("cd out && PATH='\(project.path("shims"))':$PATH && \(command)")
  }

  @Test func everythingThatIsPrintedWorks() throws {
    try aComponentOfOnesOwnHasAGolden()
    try theFileForCIPasses(".github/workflows/facet.yml")
    try aSecondDesignSystemStandsBesideTheFirst()
    try generatedCodeIsCheckedInAPackage()
    try generatedCodeIsMadeInAPackage()
  }

  // MARK: Steps

  private func aComponentOfOnesOwnHasAGolden() throws {
    let clock = ContinuousClock()
    let start = clock.now
    let commands = try PageCommands("first", of: "README.md").lines
    let outputs = try commands.map { try run($0) }
    let names = commands.compactMap { $0.firstMatch(of: /^facet new (\w+)/)?.output.1 }
    let own = try #require(names.first)
    #expect(app.text("generated/Snapshots/\(own).default.snap.txt")?.hasPrefix("facet-golden ") == true)
    #expect(app.text("generated/Swift/\(own).swift") != nil)
    #expect(clock.now - start < .seconds(300))

    // What the first command names as the next steps; the last of them is done.
    let steps = outputs[0].output.matches(of: #/(?m)^[0-9]\. (facet .+?)  /#).map { String($0.1) }
    #expect(steps.count == 3 && commands.contains(steps[2]), "\(outputs[0].output)")
    for step in steps.dropLast() { try run(step) }
    try run("facet snapshot check")
  }

  /// Runs the steps of a workflow as a runner does, on a machine without facet.
  private func theFileForCIPasses(_ file: String) throws {
    let workflow = try HostedFile(reading: try #require(app.text(file), "\(file)"))
    let published = try #require(workflow["env"]?["FACET_PACKAGE"]?.text)
    #expect(published == debian.publication.package && published.hasSuffix("/" + debian.name))
    let steps = try #require(workflow["jobs"]?["facet"]?["steps"]).elements
    #expect(steps.first?["uses"]?.text?.hasPrefix("actions/checkout@") == true)
    let runner = "runner-\(UUID().uuidString)"
    try project.write("", to: "\(runner)/path")
    var tool = project.tool
    tool.folder = app.path("")
    tool.environment = [
      "PATH": "/usr/bin:/bin", "CI": "true", "RUNNER_TEMP": project.path(runner),
      "GITHUB_PATH": project.path("\(runner)/path"), "FACET_PACKAGE": "file://" + project.path(package),
    ]
    #expect(try tool.outcome(of: ["bash", "-c", "command -v facet"]).status != 0, "a machine has facet already")
    let scripts = steps.compactMap { $0["run"]?.text }
    #expect(scripts.count == 4)
    for script in scripts {
      try project.write(script, to: "\(runner)/step.sh")
      let outcome = try tool.outcome(
        of: ["bash", "--noprofile", "--norc", "-eo", "pipefail", project.path("\(runner)/step.sh")])
      try #require(outcome.status == 0, "\(file): \(script)\n\(outcome.output)\(outcome.errors)")
      let added = (project.text("\(runner)/path") ?? "").split(separator: "\n").map(String.init)
      tool.environment["PATH"] = (added.reversed() + ["/usr/bin:/bin"]).joined(separator: ":")
    }
    #expect(try tool.outcome(of: ["bash", "-c", "command -v facet"]).output.hasPrefix(project.path(runner) + "/"))
  }

  private func aSecondDesignSystemStandsBesideTheFirst() throws {
    let first = try project.contents(of: "the app/specs")
    let outputs = try PageCommands("second", of: "docs/adopt.md").lines.map { try run($0) }
    #expect(app.text("shop/generated/Swift/Tag.swift") != nil)
    #expect(try project.contents(of: "the app/specs") == first)
    // Each of the two has its line.
    #expect(outputs.last?.errors.matches(of: /no mistakes in \d components?\n/).count == 2, "\(outputs)")
    try theFileForCIPasses(".github/workflows/facet-shop.yml")
    try theFileForCIPasses(".github/workflows/facet.yml")
  }

  private static let using = """
    import DesignSystem
    import FacetRuntime

    struct Row: View {
      var body: some View { Tag("New") }
    }

    """

  private func generatedCodeIsCheckedInAPackage() throws {
    try app.writeManifest(
      documentedFor: "FacetCurrent", adding: #".target(name: "Stays", dependencies: ["DesignSystem"]),"#)
    try app.write(Self.using, to: "Sources/Stays/Row.swift")
    let built = try app.build()
    try #require(built.status == 0 && !built.output.contains("warning:"), "\(built.output)")
    for words in try ["reading", "writing"].flatMap({ try PageCommands($0, of: "docs/plugins.md").words }) {
      try #require(words.starts(with: ["swift", "package"]))
      let outcome = try app.package(Array(words.dropFirst(2)))
      try #require(outcome.status == 0, "\(words): \(outcome.output)")
    }
    // The last of them has added a component, and the build says that its code is missing.
    #expect(try app.build().output.contains("[output/stale]"))
    try run("facet generate")
    let current = try app.build()
    try #require(current.status == 0 && !current.output.contains("warning:"), "\(current.output)")
  }

  private func generatedCodeIsMadeInAPackage() throws {
    for command in try PageCommands("target", of: "docs/plugins.md").lines { try run(command) }
    try app.writeManifest(
      documentedFor: "FacetBuild", adding: #".target(name: "Stays", dependencies: ["DesignSystem"]),"#)
    try app.write("", to: "Sources/DesignSystem/Design.swift")
    let built = try app.build()
    try #require(built.status == 0 && built.runs.contains { $0.hasPrefix("generate ") }, "\(built.output)")
    #expect(app.text("Sources/DesignSystem/generated/Swift/Tag.swift") == nil)
  }

  /// Runs a command in the folder of the package, with what the Debian package has installed.
  @discardableResult
  private func run(_ command: String) throws -> Tool.Outcome { try debian.shell("cd 'the app' && \(command)") }

  // MARK: Bazel

  @Test(.enabled("Bazel is not installed") { FileManager.default.isExecutableFile(atPath: "/usr/bin/bazel") })
  func theWorkspaceOfBazelIsGreen() throws {
    let workspace = try BazelWorkspace(tool: debian.root + "/usr/bin/facet")
    for command in ["build", "test"] {
      let outcome = try workspace.bazel(command, "//...")
      try #require(outcome.status == 0, "\(outcome.output)")
    }
    let lines = try PageCommands("shards", of: "docs/bazel.md").lines.joined(separator: "\n")
    let joined = try workspace.shell(
      lines.replacing("//design:", with: "//stays:").replacing("/design/", with: "/stays/"),
      path: debian.root + "/usr/bin")
    #expect(joined.status == 0, "\(joined.output)")
  }
}
