import Checkout
import Foundation
import Testing

/// The same specs come to the same bytes, wherever and under whatever circumstances.
struct DeterminismTests {
  @Test func surroundingsDoNotMatter() throws {
    let project = try TestProject("Tag", "Chip", "Pill")
    let reference = try TestProject("Pill", "Tag", "Chip")
    try reference.tool.run("generate")
    let expected = try reference.contents()
    #expect(!expected.isEmpty)

    let circumstances: [(environment: [String: String], folder: String, arguments: [String])] = [
      ([:], ".", []), ([:], ".", []), ([:], ".", []), ([:], ".", []),
      (["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "TZ": "Pacific/Kiritimati"], ".", []),
      (["LC_ALL": "C", "TZ": "America/St_Johns", "COLUMNS": "20", "USER": "nobody"], "specs", []),
      ([:], "/", ["--project", project.path]),
      (
        [:], "..",
        ["--project", FileManager.default.temporaryDirectory.path + "/" + project.name + "/specs/facet.yaml"]
      ),
    ]
    for circumstance in circumstances {
      try? project.delete("generated")
      var tool = project.tool
      tool.environment = circumstance.environment
      tool.folder = circumstance.folder.hasPrefix("/") ? circumstance.folder : project.path(circumstance.folder)
      let outcome = try tool.run(["generate"] + circumstance.arguments)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try project.contents() == expected, "\(circumstance)")
    }
  }

  /// Several threads decode files, check components, emit Swift and draw pictures.
  @Test func theNumberOfThreadsDoesNotMatter() throws {
    let repository = try TestProject(copyOf: Checkout.root)
    let small = try TestProject("Tag", "Chip", "Pill", "Card", "Badge", "Row", "Cell", "Hint", "Note", "Mark")
    try small.tool.run("generate")
    try small.tool.run("snapshot", "accept", "--all")
    let right = try outcomes(of: repository, small)
    #expect(right.outputs.allSatisfy { $0.contains("] 0\n") }, "\(right.outputs)")

    for name in ["feedback/badge", "rows/list-row", "travel/map-pin"] {
      let file = "specs/components/\(name).component.yaml"
      try repository.replace("content.", with: "contnt.", in: file)
    }
    for name in ["Tag", "Row", "Mark"] { try small.replace("Hello", with: "Goodbye", in: small.specName(name)) }
    try small.replace("text: content.title", with: "text: content.titel", in: small.specName("Hint"))
    let wrong = try outcomes(of: repository, small)
    #expect(wrong.outputs.contains { $0.contains("contnt") } && wrong.outputs.contains { $0.contains("Goodbye") })
  }

  /// What commands say and write, which is the same on 1, 2, 3 and 8 threads.
  private func outcomes(of repository: TestProject, _ small: TestProject) throws -> (outputs: [String], files: [Data]) {
    let all = try [1, 2, 3, 8].map { threads in
      try? repository.delete("generated/Swift")
      let runs = [
        (repository, ["generate"]), (repository, ["check"]), (small, ["snapshot", "check"]), (small, ["check"]),
      ]
      let outputs = try runs.map { project, command in
        let outcome = try project.tool.run(command + ["--threads", "\(threads)"])
        return "\(command) \(outcome.status)\n\(outcome.output)\(outcome.errors)"
      }
      let files = try repository.contents(of: "generated/Swift").sorted { $0.key < $1.key }
      return (outputs: outputs, files: files.map(\.value))
    }
    for one in all.dropFirst() {
      #expect(one.outputs == all[0].outputs)
      #expect(one.files == all[0].files)
    }
    return all[0]
  }

  // MARK: Hash seeds

  /// A run of a command in a project, after those before it.
  private struct Run {
    var arguments: [String]
    /// The command without its options, as the help names it.
    var command: String {
      arguments.prefix { !$0.hasPrefix("-") && $0.first?.isLowercase == true }.joined(separator: " ")
    }

    init(_ line: String) { arguments = line.split(separator: " ").map(String.init) }
  }

  /// Every command, some in several forms. `generate` and `snapshot accept` write what later ones compare.
  private static let runs = [
    "init other", "new Badge", "check", "check --format sarif", "check --format junit", "check --fix --dry-run",
    "generate", "format --diff", "strings", "scaffold --all", "dump", "ls components --format json", "ls server",
    "ls tokens", "explain space.s", "snapshot accept Tag", "snapshot accept --all",
    "snapshot check --junit results.xml", "snapshot check --shard 2/2 --results 2.json",
    "snapshot check --shard 1/2 --results 1.json", "snapshot join 1.json 2.json",
    "snapshot prune",
    "render Card", "site pages", "breaking", "serve-check home.page.json", "report coverage",
    "report themes", "report lines", "report limits", "report budgets", "report compare Tag Chip", "report adoption",
    "report migration", "eject Tag --dry-run", "upgrade --swift .",
  ].map(Run.init)

  /// The seed of hashes is another one in each process, unless this variable is set.
  @Test func theSeedOfHashesDoesNotMatter() throws {
    let all = try [[:], ["SWIFT_DETERMINISTIC_HASHING": "1"]].map { environment in
      let project = try richProject()
      var tool = project.tool
      tool.environment = environment
      let outputs = try Self.runs.map { run in
        let outcome = try tool.run(run.arguments)
        #expect(outcome.exited && [0, 1].contains(outcome.status), "\(run.arguments): \(outcome.errors)")
        return "\(run.arguments) \(outcome.status)\n\(outcome.output)\(outcome.errors)"
      }
      return (outputs: outputs, files: try project.contents(of: "."))
    }
    for other in all.dropFirst() {
      for (one, two) in zip(all[0].outputs, other.outputs) { #expect(one == two) }
      #expect(all[0].files == other.files)
    }
  }

  @Test func allCommandsAreAmongTheRuns() throws {
    let project = try TestProject("Tag")
    func commands(_ parent: [String]) throws -> [[String]] {
      let help = try project.tool.run(parent + ["--help"]).output
      guard let list = help.components(separatedBy: "SUBCOMMANDS:\n").dropFirst().first else { return [parent] }
      let names = list.components(separatedBy: "\n\n")[0].matches(of: /(?m)^  ([a-z-]+)/).map { String($0.1) }
      return try names.flatMap { try commands(parent + [$0]) }
    }
    for command in try commands([]) {
      let name = command.joined(separator: " ")
      #expect(Self.runs.contains { $0.command == name || $0.command.hasPrefix(name + " ") }, "\(name)")
    }
  }

  /// Several of everything that is kept in a set or a dictionary.
  private func richProject() throws -> TestProject {
    let project = try TestProject("Tag", "Chip")
    try project.write(
      """
      facet: 1
      module: Sample
      specs: .
      output:
        swift: ../generated/Swift
        snapshots: ../generated/Snapshots
        schema: ../generated/Schema
        scaffold: ../ByHand
      tokens: { modes: { dark: dark.tokens.yaml } }
      themes: { standard: , harbor: { tokens: harbor.tokens.yaml } }
      strings: Words.xcstrings
      lint: { coverage/branch: warning }

      """, to: "specs/facet.yaml")
    for (name, blue) in [("base", 0.5), ("dark", 0.6), ("harbor", 0.7)] {
      let color = "{ colorSpace: srgb, components: [0, 0, \(blue)] }"
      try project.write(
        "color:\n  $type: color\n  ink: { $value: \(color) }\n  line: { $value: \(color) }\n",
        to: "specs/\(name).tokens.yaml")
    }
    try project.write(
      """
      space:
        $type: dimension
        s: { $value: { value: 8, unit: px } }
        m: { $value: { value: 16, unit: px } }

      """, to: "specs/space.tokens.yaml")
    try project.write(
      """
      {
        "sourceLanguage" : "en",
        "strings" : { "Old" : {}, "Older" : {} },
        "version" : "1.0"
      }

      """, to: "specs/Words.xcstrings")
    try project.write(
      """
      component: Card
      budget: { nodes: 2, depth: 1 }
      serverDriven: { type: card }
      types:
        Size: [small, medium, large]
        Tone: [calm, loud]
      parameters:
        title: String
        size: Size = small
        tone: Tone = calm
        isOn: Bool = false
        first: String?
        second: String?
        unused: String?
        onTap: Action
      styles:
        default:
          properties: { inset: Length = space.s, gap: Length = space.m, idle: Length = 4 }
          body:
            vstack:
              - { if: content.isOn, then: { text: "Welcome" } }
              - { text: content.title }
              - { Tag: { title: "Hello there" } }
              - { button: content.onTap, label: { text: "Open" } }
              - { switch: content.size, cases: { small: { text: "S" }, medium: { text: "M" }, large: { text: "L" } } }
              - { swift: CardChart, with: { tone: content.tone } }
            spacing: style.gap
            padding: style.inset
        quiet: { extends: default, properties: { gap: space.s } }
      sample: { title: One, onTap: record }
      variants:
        Default:
        Settled: { with: { size: large, tone: loud, isOn: true } }
      matrix:
        size: [small, medium]
        tone: [calm, loud]
        isOn: [false, true]
        colorScheme: [light, dark]
        width: [200, 300]
        pairwise: true

      """, to: project.specName("Card"))
    try project.write(
      """
      screen: Home
      flag: home
      state: { title: String = "", isLoading: Bool = false, count: Int = 0 }
      content: { title: String, count: Int }
      actions:
        appeared: [isLoading = true, load]
        loaded: { takes: { title: String }, do: [title = title] }
        tapped: open
      effects: { load: { then: loaded }, open: {} }
      onAppear: appeared
      sections:
        top: { layout: stack, items: { button: content.tapped, label: { text: "Next" } } }
        rest: { layout: stack, items: { text: content.title } }
      variants:
        Loaded: { after: [receive: { effect: load, with: One }] }

      """, to: "specs/home.screen.yaml")
    try project.write(
      "screen: Second\nflag: second\nsections: { all: { layout: stack, items: { text: \"Second\" } } }\n",
      to: "specs/second.screen.yaml")
    try project.write(
      """
      app: Tour
      tabs:
        home: { title: Home, icon: house, screen: Home }
        other: { title: Other, icon: star, screen: Second }
      routes: { Home.open: { push: Second } }
      sessions:
        Walk: [Home: [tap: tapped]]
        Look: [select: other]

      """, to: "specs/app.yaml")
    try project.write(
      #"{"components": [{"type": "card", "id": "a", "title": "T", "requires": {"x": "1", "y": "2"}}, {"type": "crd"}]}"#,
      to: "home.page.json")
    return project
  }
}
