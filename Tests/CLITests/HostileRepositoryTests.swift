import Foundation
import Testing

/// A repository that has a program at each place where git would run one: nothing of it runs, and the reports are right.
struct HostileRepositoryTests {
  private let project: TestProject

  init() throws { project = try TestProject("Tag") }

  /// A program that leaves a mark with its name, and lets git go on.
  private func program(_ name: String) throws -> String {
    let path = project.path("traps/\(name)")
    let mark = project.path("marks/\(name)")
    try project.write("#!/bin/sh\ntouch '\(mark)'\ncat \"$1\" 2>/dev/null\nexit 0\n", to: "traps/\(name)")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }

  /// The programs that have run.
  private var marks: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: project.path("marks"))) ?? []).sorted()
  }

  private func git(_ arguments: String, in folder: String = ".") throws {
    var tool = project.tool
    for role in ["AUTHOR", "COMMITTER"] {
      tool.environment["GIT_\(role)_NAME"] = "Mina"
      tool.environment["GIT_\(role)_EMAIL"] = "mina@example.com"
      tool.environment["GIT_\(role)_DATE"] = "2026-05-01T00:00:00+0000"
    }
    let outcome = try tool.shell("cd '\(project.path(folder))' && git \(arguments)")
    try #require(outcome.status == 0, "\(arguments): \(outcome.errors)")
  }

  /// Keys of the configuration that name a program, or have one run.
  private static let programKeys = [
    "core.fsmonitor", "core.pager", "core.editor", "core.sshCommand", "core.askPass", "core.gitProxy",
    "core.alternateRefsCommand", "diff.external", "diff.trap.command", "diff.trap.textconv", "filter.trap.clean",
    "filter.trap.smudge", "filter.trap.process", "merge.trap.driver", "gpg.program", "gpg.ssh.program",
    "pager.log", "pager.rev-list", "pager.diff-tree", "pager.cat-file", "sequence.editor", "interactive.diffFilter",
    "remote.origin.uploadpack", "uploadpack.packObjectsHook", "trailer.trap.command", "log.trap",
  ]

  private static let commandKeys = [
    "credential.helper", "alias.log", "alias.rev-list", "alias.diff-tree", "alias.cat-file", "alias.rev-parse",
    "submodule.inner.update",
  ]

  private static let hooks = [
    "post-index-change", "fsmonitor-watchman", "reference-transaction", "post-checkout", "pre-auto-gc",
  ]

  private func plant(in folder: String, _ prefix: String) throws {
    for key in Self.programKeys { try git("config \(key) '\(program("\(prefix).\(key)"))'", in: folder) }
    for key in Self.commandKeys { try git("config \(key) '!\(program("\(prefix).\(key)"))'", in: folder) }
    for (key, value) in [("diff.submodule", "diff"), ("log.showSignature", "true"), ("submodule.recurse", "true")] {
      try git("config \(key) \(value)", in: folder)
    }
    for hook in Self.hooks {
      let path = try program("\(prefix).hook.\(hook)")
      try? FileManager.default.createDirectory(
        atPath: project.path(folder + "/.git/hooks"), withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: path, toPath: project.path(folder + "/.git/hooks/\(hook)"))
    }
  }

  private func repository() throws {
    try git("init --quiet --initial-branch=main")
    try project.write("*.yaml diff=trap filter=trap merge=trap\n", to: ".gitattributes")
    try project.write("/traps\n/marks\n", to: ".gitignore")
    try FileManager.default.createDirectory(atPath: project.path("specs/inner"), withIntermediateDirectories: true)
    try git("init --quiet --initial-branch=main", in: "specs/inner")
    try project.write("*.yaml diff=trap filter=trap\n", to: "specs/inner/.gitattributes")
    try project.write(TestProject.component("Inner"), to: "specs/inner/inner.component.yaml")
    for change in ["One", "Two"] {
      try project.write(change, to: "specs/inner/note.yaml")
      try git("add --all", in: "specs/inner")
      try git("commit --quiet --message=\(change)", in: "specs/inner")
      try project.write(TestProject.component("Chip", text: change), to: project.specName("Chip"))
      try git("add --all 2>/dev/null")
      try git("commit --quiet --message=\(change)")
    }
    try FileManager.default.createDirectory(atPath: project.path("marks"), withIntermediateDirectories: true)
    try project.write("[submodule \"inner\"]\n path = specs/inner\n url = ./specs/inner\n", to: ".gitmodules")
    try plant(in: "specs/inner", "inner")
    try plant(in: ".", "outer")
    try project.write(
      "[diff]\n external = \(program("included.diff.external"))\n[core]\n fsmonitor = \(program("included.fsmonitor"))\n",
      to: "more.config")
    try git("config include.path ../more.config")
  }

  private func reports(_ tool: Tool) throws {
    try #require(marks.isEmpty, "the repository was made without its traps")
    let reports = [
      (["adoption", "--swift", "."], "0 of 3 components are used"),
      (["migration"], "0 of 0 that servers send are migrated"),
    ]
    for (report, last) in reports {
      let outcome = try tool.run(["report"] + report)
      #expect(outcome.status == 0, "\(outcome.errors)")
      // The component of the inner repository is none of this one.
      #expect(outcome.output.contains(/\n2026-05-01 +2\s/), "\(outcome.output)")
      #expect(outcome.output.hasSuffix("\n\(last)\n"), "\(outcome.output)")
    }
    #expect(marks == [])
  }

  @Test func nothingOfTheRepositoryRuns() throws {
    try repository()
    try reports(project.tool)
    // The traps are real: what people type springs some of them.
    try git("config --unset filter.trap.process")
    let typed = try project.tool.shell("git status; git --no-pager log -p --ext-diff --textconv")
    #expect(marks.contains("included.fsmonitor"), "\(marks)")
    #expect(marks.contains { $0.contains("diff.") }, "\(marks) \(typed.output) \(typed.errors)")
  }

  /// Variables of git, and a folder of the project in the path.
  @Test func nothingOfTheEnvironmentRuns() throws {
    try repository()
    var tool = project.tool
    for name in [
      "GIT_EXTERNAL_DIFF", "GIT_PAGER", "PAGER", "GIT_SSH", "GIT_SSH_COMMAND", "GIT_ASKPASS", "SSH_ASKPASS",
      "GIT_EDITOR", "GIT_PROXY_COMMAND", "EDITOR", "VISUAL",
    ] {
      tool.environment[name] = try program("variable.\(name)")
    }
    tool.environment["GIT_CONFIG_COUNT"] = "1"
    tool.environment["GIT_CONFIG_KEY_0"] = "core.fsmonitor"
    tool.environment["GIT_CONFIG_VALUE_0"] = try program("variable.GIT_CONFIG")
    tool.environment["GIT_CONFIG_PARAMETERS"] = "'core.fsmonitor=\(try program("variable.GIT_CONFIG_PARAMETERS"))'"
    tool.environment["GIT_DIR"] = project.path("specs/inner/.git")
    tool.environment["GIT_EXEC_PATH"] = project.path("traps")
    tool.environment["PATH"] = "traps:.:" + "/usr/local/bin:/usr/bin:/bin"
    for command in ["git", "git-rev-list", "git-cat-file"] { _ = try program(command) }
    try reports(tool)
  }

  /// A partial clone would fetch what is missing, with a program of the configuration.
  @Test func nothingIsFetched() throws {
    try repository()
    let object = try project.tool.shell("git rev-parse HEAD~1:\(project.specName("Chip"))").output.prefix { $0 != "\n" }
    let path = ".git/objects/\(object.prefix(2))/\(object.dropFirst(2))"
    try #require(project.text(path) != nil || FileManager.default.fileExists(atPath: project.path(path)))
    try project.delete(path)
    try git("config remote.origin.url 'ext::\(project.path("traps/outer.core.sshCommand"))'")
    try git("config remote.origin.promisor true")
    try git("config protocol.ext.allow always")
    try git("config extensions.partialClone origin")
    try git("config core.repositoryFormatVersion 1")
    let outcome = try project.tool.run("report", "migration")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output.hasSuffix("\nthe clone is partial: some earlier versions are missing\n"), "\(outcome.output)")
    #expect(marks == [])
  }

  /// A folder that looks like a repository of its own is not asked.
  @Test func aRepositoryAmongTheSpecsIsNotAsked() throws {
    try repository()
    for (name, text) in [("HEAD", "ref: refs/heads/main\n"), ("config", "[core]\n bare = true\n")] {
      try project.write(text, to: "specs/" + name)
    }
    for name in ["objects", "refs"] {
      try FileManager.default.createDirectory(atPath: project.path("specs/" + name), withIntermediateDirectories: true)
    }
    try reports(project.tool)
  }
}
