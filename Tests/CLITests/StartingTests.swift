import Foundation
import Testing

struct StartingTests {
  let project: TestProject

  init() throws {
    project = try TestProject()
    try project.delete("specs")
  }

  @Test func aNewProjectPassesItsOwnChecks() throws {
    let outcome = try project.tool.run("init", "app")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\n  facet generate --check --project app\n"))
    let folder = ["--project", "app"]
    for arguments in [
      ["check", "--strict"], ["generate"], ["generate", "--check"], ["snapshot", "accept", "--all"],
      ["snapshot", "check"],
    ] {
      let outcome = try project.tool.run(arguments + folder)
      #expect(outcome.status == 0, "\(arguments): \(outcome.errors)")
    }
    let check = try project.tool.run(["check"] + folder)
    #expect(check.errors == "no mistakes in 1 component\n")
  }

  @Test(arguments: ["specs/facet.yaml", "specs/components/tag.component.yaml", "facet.yaml"])
  func nothingIsOverwritten(_ name: String) throws {
    try project.write("mine", to: name)
    let before = try project.contents(of: ".")
    let outcome = try project.tool.run("init")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("\(name) exists already"))
    #expect(try project.contents(of: ".") == before)
  }

  /// Those of a repository that has some are shown, not changed.
  @Test func attributesThatExistAreKept() throws {
    try project.write("* text=auto\n", to: ".gitattributes")
    let outcome = try project.tool.run("init")
    #expect(outcome.status == 0)
    #expect(project.text(".gitattributes") == "* text=auto\n")
    #expect(outcome.errors.contains("for .gitattributes, which is left as it is:\n"))
    #expect(outcome.errors.contains("\n  generated/Swift/** text eol=lf linguist-generated\n"))
    #expect(project.text("specs/facet.yaml") != nil)
  }

  @Test func aNewScreenPassesTheCheckAndIsDrawn() throws {
    try project.tool.run("init")
    #expect(try project.tool.run("new", "StaysScreen", "--screen").errors == "wrote specs/stays.screen.yaml\n")
    try FileManager.default.createDirectory(atPath: project.path("specs/screens"), withIntermediateDirectories: true)
    #expect(try project.tool.run("new", "Trips", "--screen").errors == "wrote specs/screens/trips.screen.yaml\n")
    #expect(try project.tool.run("check", "--strict").errors == "no mistakes in 3 components\n")
    #expect(try project.tool.run("format", "--check").status == 0)
    #expect(try project.tool.run("snapshot", "accept", "--all").status == 0)
    #expect(try project.tool.run("snapshot", "check").status == 0)
  }

  @Test func aNewComponentPassesTheCheck() throws {
    try project.tool.run("init")
    for (name, file) in [("SearchField", "search-field"), ("URLField", "url-field"), ("Step2", "step2")] {
      #expect(try project.tool.run("new", name).errors == "wrote specs/components/\(file).component.yaml\n")
    }
    #expect(try project.tool.run("check", "--strict").errors == "no mistakes in 4 components\n")
    let before = try project.contents(of: "specs")
    let taken = try project.tool.run("new", "SearchField")
    #expect(taken.status == 2)
    #expect(taken.errors.contains("specs/components/search-field.component.yaml exists already"))
    #expect(try project.contents(of: "specs") == before)
  }

  @Test func aNameThatCannotBeIsRefusedBeforeAnythingIsWritten() throws {
    try project.tool.run("init")
    let before = try project.contents(of: "specs")
    #expect(try project.tool.run("new", "Text").errors.contains("[name/reserved]"))
    for name in ["searchField", "Search Field", "../Evil", "É", ""] {
      #expect(try project.tool.run("new", name).status == 64)
    }
    #expect(try project.contents(of: "specs") == before)
  }

  @Test func anExamplePassesItsChecksAndIsDrawn() throws {
    #expect(try project.tool.run("init", "--example").status == 0)
    for arguments in [
      ["check", "--strict"], ["format", "--check"], ["generate"], ["generate", "--check"],
      ["snapshot", "accept", "--all"], ["snapshot", "check"],
    ] {
      let outcome = try project.tool.run(arguments)
      #expect(outcome.status == 0, "\(arguments): \(outcome.errors)")
    }
    let names = try project.tool.run("ls").output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(names == ["ListRow", "PrimaryButton", "Tag", "TasksScreen"])
  }

  /// Editors find the schema that the first line of each spec names.
  @Test func everySpecNamesItsSchema() throws {
    try project.tool.run("init", "--example")
    try project.tool.run("new", "SearchField")
    #expect(try project.tool.run("generate").status == 0)
    var count = 0
    for (name, bytes) in try project.contents(of: "specs") where !name.contains(".tokens.") && name.hasSuffix(".yaml") {
      let line = String(decoding: bytes, as: UTF8.self).prefix { $0 != "\n" }
      let path = try #require(line.wholeMatch(of: /# yaml-language-server: \$schema=(.*)/)?.output.1, "\(name)")
      let folder = URL(filePath: project.path("specs/\(name)")).deletingLastPathComponent()
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: String(path)).path), "\(name): \(path)")
      count += 1
    }
    #expect(count == 6)
  }

  private func git(_ arguments: String...) throws {
    try project.tool.shell("git " + arguments.joined(separator: " "))
  }

  @Test(arguments: [
    ("git@github.com:me/app.git", ".github/workflows/facet.yml"),
    ("https://gitlab.example.com/me/app.git", ".gitlab-ci.yml"),
    ("ssh://git@gitlab.com:22/me/app", ".gitlab-ci.yml"),
  ]) func theHostOfTheRemoteGetsItsFile(_ remote: String, _ file: String) throws {
    try git("init --quiet .")
    try git("remote add origin", remote)
    let outcome = try project.tool.run("init")
    #expect(outcome.status == 0 && !outcome.output.contains("in CI:"), "\(outcome.errors)")
    let text = try #require(project.text(file))
    for command in ["check", "generate --check", "snapshot check"] {
      #expect(text.contains("facet \(command)"), "\(text)")
    }
    // It installs the facet that wrote it.
    let publication = try Publication()
    #expect(text.contains("FACET_PACKAGE: \(publication.package)\n") && text.contains("\"$FACET_PACKAGE\"\n"))
    // Its commands pass, once the first steps are done.
    #expect(try project.tool.run("generate").status == 0)
    #expect(try project.tool.run("snapshot", "accept", "--all").status == 0)
    let commands = text.matches(of: /facet (check|generate|snapshot)[^\n|]*/).map { String($0.output.0) }
    #expect(commands.count == 3)
    for command in commands {
      let outcome = try project.tool.shell(
        command.replacingOccurrences(of: "facet ", with: "$facet ", options: .anchored))
      #expect(outcome.status == 0, "\(command): \(outcome.errors)")
    }
  }

  /// Two in one package have different ones, whichever is made first.
  @Test(arguments: [
    (".", "DesignSystem"), ("shop", "ShopDesignSystem"), ("apps/shop/", "AppsShopDesignSystem"),
    ("design/system", "DesignSystem"), ("shop-design", "ShopDesignSystem"), ("Sources/Kit", "Kit"),
  ]) func theModuleIsNamedByTheFolder(_ folder: String, _ module: String) throws {
    let outcome = try project.tool.run("init", folder)
    #expect(outcome.output.contains(".target(name: \"\(module)\", "), "\(outcome.output)")
    #expect(project.text("\(folder)/specs/facet.yaml")?.contains("module: \(module)\n") == true)
  }

  @Test(arguments: [("further", "FurtherDesignSystem"), ("Sources/Kit", "Kit")])
  func theWorkingFolderNamesTheModuleOfAFurtherProjectOrATarget(_ folder: String, _ module: String) throws {
    if folder == "further" { try project.tool.run("init") }
    let outcome = try project.tool.shell("mkdir -p \(folder) && cd \(folder) && \"$facet\" init")
    #expect(outcome.output.contains(".target(name: \"\(module)\", "), "\(outcome.output)")
  }

  @Test func aProjectInAFolderOfTheRepositoryIsNamed() throws {
    try git("init --quiet .")
    try git("remote add upstream https://github.com/me/app")
    #expect(try project.tool.run("init", "design/system").status == 0)
    #expect(
      project.text(".github/workflows/facet.yml")?.contains("run: facet generate --check --project design/system\n")
        == true)
    #expect(project.text("design/system/.gitignore") != nil)
  }

  /// A second project of a repository has a job of its own, and a folder with a blank is one word for the shell and YAML.
  @Test func aSecondProjectHasAJobOfItsOwn() throws {
    try git("init --quiet .")
    try git("remote add origin https://github.com/me/app")
    #expect(try project.tool.run("init").status == 0)
    let first = project.text(".github/workflows/facet.yml")
    let second = try project.tool.run("init", "the shop: b")
    #expect(second.errors.contains("wrote .github/workflows/facet-the-shop--b.yml\n"), "\(second.errors)")
    #expect(second.output.contains("1. facet generate --project 'the shop: b' "))
    // In one package, their targets have different names.
    #expect(second.output.contains(".target(name: \"TheShopBDesignSystem\", "), "\(second.output)")
    #expect(project.text("the shop: b/specs/facet.yaml")?.contains("module: TheShopBDesignSystem\n") == true)
    #expect(project.text("specs/facet.yaml")?.contains("module: DesignSystem\n") == true)
    #expect(project.text(".github/workflows/facet.yml") == first)
    let job = try HostedFile(reading: try #require(project.text(".github/workflows/facet-the-shop--b.yml")))
    let steps = try #require(job["jobs"]?["facet"]?["steps"]).elements.compactMap { $0["run"]?.text }
    #expect(steps.last == "facet snapshot check --project 'the shop: b'")
    #expect(try project.tool.run("init", "the shop: b").status == 2)

    // Folders of the same name are told apart by those around them, and so is what a package refers to.
    let nested = try project.tool.run("init", "apps/the shop: b")
    #expect(nested.errors.contains("wrote .github/workflows/facet-apps-the-shop--b.yml\n"), "\(nested.errors)")
    #expect(nested.output.contains("path: \"apps/the shop: b/generated/Swift\")\n"))

    // A file that is there is left as it is, and what it lacks is shown.
    try git("remote set-url origin https://gitlab.com/me/app")
    try project.write("facet: { script: [true] }\n", to: ".gitlab-ci.yml")
    let third = try project.tool.run("init", "third")
    #expect(third.errors.contains("for .gitlab-ci.yml, which is left as it is:\n  facet-third:\n"), "\(third.errors)")
    #expect(project.text(".gitlab-ci.yml") == "facet: { script: [true] }\n")
  }

  @Test(arguments: [nil, "https://example.com/github/app.git", "/srv/git/gitlab.git"])
  func otherHostsGetTheSteps(_ remote: String?) throws {
    try git("init --quiet .")
    if let remote { try git("remote add origin", remote) }
    let outcome = try project.tool.run("init")
    let package = try Publication().package
    #expect(
      outcome.output.contains("\nin CI:\n  curl ") && outcome.output.contains(" \(package)\n  sudo apt-get "))
    #expect(outcome.output.contains("/tmp/facet.deb\n  facet check "))
    #expect(project.text(".github/workflows/facet.yml") == nil && project.text(".gitlab-ci.yml") == nil)
    #expect(outcome.output.matches(of: #/(?m)^[0-9]\. facet /#).count == 3)
  }

  @Test func aCopyHasANewNameAndItsGroup() throws {
    try project.tool.run("init", "--example")
    let copy = try project.tool.run("new", "PlainRow", "--like", "ListRow", "--group", "rows")
    #expect(copy.status == 0 && copy.errors == "wrote specs/components/plain-row.component.yaml\n", "\(copy.errors)")
    let text = try #require(project.text("specs/components/plain-row.component.yaml"))
    #expect(text.hasPrefix("# yaml-language-server: ") && text.contains("\ncomponent: PlainRow\n"))
    #expect(text.contains("\ngroup: rows\n") && !text.contains("ListRow"))
    try FileManager.default.createDirectory(
      atPath: project.path("specs/components/rows"), withIntermediateDirectories: true)
    #expect(
      try project.tool.run("new", "Line", "--group", "rows").errors
        == "wrote specs/components/rows/line.component.yaml\n")
    let screen = try project.tool.run("new", "DoneScreen", "--like", "TasksScreen")
    #expect(screen.errors == "wrote specs/screens/done.screen.yaml\n", "\(screen.errors)")
    for arguments in [["check", "--strict"], ["format", "--check"]] {
      let outcome = try project.tool.run(arguments)
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    try project.replace(
      "detail: String?", with: "detail: { type: String?, renamedFrom: note }",
      in: "specs/components/list-row.component.yaml")
    #expect(try project.tool.run("new", "Copy", "--like", "specs/components/list-row.component.yaml").status == 0)
    let renamed = try #require(project.text("specs/components/copy.component.yaml"))
    #expect(renamed.contains("detail: { type: String? }") && !renamed.contains("renamedFrom"))
    #expect(try project.tool.run("new", "Other", "--like", "ListRo").errors.contains("did you mean 'ListRow'?"))
    #expect(try project.tool.run("new", "Other", "--group", "../evil").status == 64)
  }
}
