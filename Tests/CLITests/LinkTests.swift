import Foundation
import Testing

/// Symbolic links and other things in a project that are no files of it.
struct LinkTests {
  private let project: TestProject
  private let outside: TestProject

  init() throws {
    project = try TestProject("Tag")
    outside = try TestProject()
    try outside.write("secret: TOP-SECRET\n", to: "secret.yaml")
  }

  private func link(_ name: String, to target: String) throws {
    let folder = URL(fileURLWithPath: project.path(name)).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: project.path(name), withDestinationPath: target)
  }

  /// Whether the run fails with this place, and with none of what is outside.
  private func expectRefusal(_ arguments: String..., naming place: String) throws {
    let outcome = try project.tool.run(arguments)
    #expect(outcome.status != 0 && outcome.exited, "\(arguments)")
    #expect(outcome.errors.contains(place), "\(arguments): \(outcome.errors)")
    #expect(outcome.errors.contains("\nhelp: "), "\(arguments): \(outcome.errors)")
    #expect(!(outcome.output + outcome.errors).contains("SECRET"), "\(arguments): \(outcome.output)\(outcome.errors)")
  }

  @Test(arguments: [
    "specs/leak.component.yaml", "specs/leak.screen.yaml", "specs/leak.tokens.json", "specs/app.yaml",
    "specs/leak.page.json", "specs/leak.transition.yaml",
  ])
  func aSpecThatLeadsOutIsNotRead(_ name: String) throws {
    try link(name, to: outside.path("secret.yaml"))
    let commands = ["check", "generate", "format", "dump", "strings", "site", "snapshot"]
    for command in commands {
      let rest = ["site": ["out"], "snapshot": ["check"]][command] ?? []
      let outcome = try project.tool.run([command] + rest)
      #expect(outcome.status == 2, "\(command)")
      let refusal = "error: \(name) leads out of the project by a symbolic link\nhelp: "
      #expect(outcome.errors.contains(refusal), "\(command): \(outcome.errors)")
      #expect(!(outcome.output + outcome.errors).contains("SECRET"), "\(command)")
    }
    #expect(outside.text("secret.yaml") == "secret: TOP-SECRET\n")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/environ")))
  func theEnvironmentIsNotShown() throws {
    for name in ["specs/leak.component.yaml", "home.page.json"] {
      try link(name, to: "/proc/self/environ")
    }
    try link("pages", to: "/proc/self")
    try project.replace("component: Tag", with: "component: Tag\nserverDriven: true", in: project.specName("Tag"))
    var tool = project.tool
    tool.environment["TOKEN"] = "TOP-SECRET"
    for arguments in [
      ["check"], ["serve-check", "home.page.json"], ["format", "specs/leak.component.yaml"],
      ["serve-check", "pages/environ"],
    ] {
      let outcome = try tool.run(arguments)
      #expect(outcome.status == 2, "\(arguments)")
      #expect(!(outcome.output + outcome.errors).contains("SECRET"))
    }
  }

  /// Each file that `facet.yaml` or a spec names, and `facet.yaml` itself.
  @Test func namedFilesThatLeadOutAreNotRead() throws {
    let spec = project.specName("Tag")
    try project.replace("specs: .", with: "specs: .\nstrings: Words.xcstrings", in: "specs/facet.yaml")
    try project.replace(
      "component: Tag", with: "component: Tag\nvariantsFrom: rows.yaml\nbaseline: Old.swift", in: spec)
    for (name, replacement) in [
      ("Words.xcstrings", #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#),
      ("rows.yaml", "- { name: Third, title: Three }"),
    ] {
      try link("specs/\(name)", to: outside.path("secret.yaml"))
      try expectRefusal("check", naming: "specs/\(name) leads out of the project")
      try project.delete("specs/\(name)")
      try project.write(replacement, to: "specs/\(name)")
    }
    try link("specs/Old.swift", to: outside.path("secret.yaml"))
    try expectRefusal("report", "lines", naming: "specs/Old.swift leads out of the project")

    try project.delete("specs/facet.yaml")
    try link("specs/facet.yaml", to: outside.path("secret.yaml"))
    try expectRefusal("check", naming: "specs/facet.yaml leads out of the project")
    try project.delete("specs")
    try link("specs", to: outside.path)
    try outside.write(TestProject.projectFile, to: "facet.yaml")
    try expectRefusal("check", naming: "specs/facet.yaml leads out of the project")
  }

  /// A folder of specs, over a second link and through `..`; where it is named, it is read.
  @Test func aFolderThatLeadsOutIsReadIfItIsNamed() throws {
    try outside.write(TestProject.component("Chip"), to: "shared/chip.component.yaml")
    try link("specs/more", to: "../second")
    try link("second", to: outside.path("shared"))
    try expectRefusal("check", naming: "specs/more leads out of the project by a symbolic link")
    try project.replace("specs: .", with: "specs: .\nroots: [\(outside.path("shared"))]", in: "specs/facet.yaml")
    let outcome = try project.tool.run("check")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "no mistakes in 2 components\n", "\(outcome.errors)")
  }

  @Test func aRootThatDoesNotExistIsReportedWhereItIsNamed() throws {
    try project.replace(
      "specs: .", with: "specs: .\nroots:\n  - \(outside.path)\n  - ../shared/spcs", in: "specs/facet.yaml")
    let outcome = try project.tool.run("check")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("warning: there is no folder '../shared/spcs' [project/missing-root]"))
    #expect(outcome.errors.contains("|     ^\(String(repeating: "~", count: 13))\n"), "\(outcome.errors)")
    #expect(outcome.errors.contains("help: the path begins at the folder of facet.yaml; correct it, or take it out of"))
    #expect(try project.tool.run("check", "--strict").status == 1)
    try project.write("", to: "shared/spcs/note.txt")
    #expect(try project.tool.run("check", "--strict").status == 0)
  }

  @Test func aLinkInsideIsFollowed() throws {
    try project.write(TestProject.component("Chip"), to: "specs/deep/chip.txt")
    try link("specs/chip.component.yaml", to: "deep/chip.txt")
    try link("specs/again", to: "deep")
    #expect(try project.tool.run("check").errors == "no mistakes in 2 components\n")
    #expect(try project.tool.run("generate").status == 0)
    // The project itself may be reached by a link that the user has named.
    try link("alias", to: "specs")
    #expect(try project.tool.run("generate", "--check", "--project", "alias/facet.yaml").status == 0)
  }

  // MARK: Writing

  @Test func specsAreNotWrittenThroughLinks() throws {
    let text = TestProject.component("Chip").replacingOccurrences(of: "component: Chip", with: "component:   Chip")
    try project.write(text, to: "specs/deep/chip.txt")
    try link("specs/chip.component.yaml", to: "deep/chip.txt")
    try expectRefusal("format", naming: "specs/chip.component.yaml is a symbolic link")
    try expectRefusal("format", "specs/chip.component.yaml", naming: "specs/chip.component.yaml is a symbolic link")
    #expect(project.text("specs/deep/chip.txt") == text)
  }

  @Test func outputsAreNotWrittenThroughLinks() throws {
    try outside.write("mine", to: "folder/mine")
    for name in ["generated", "site", "words", "new", "report"] { try link(name, to: outside.path("folder")) }
    let before = try outside.contents(of: ".")
    for arguments in [
      ["generate"], ["snapshot", "accept", "--all"], ["site", "site"], ["site", "site/pages"], ["init", "new"],
      ["init", "new/app"], ["check", "--format", "sarif=report/results.sarif"],
    ] {
      let outcome = try project.tool.run(arguments)
      #expect(outcome.status == 2, "\(arguments)")
      #expect(outcome.errors.contains(" is a symbolic link\nhelp: "), "\(arguments): \(outcome.errors)")
    }
    try project.delete("generated")
    try project.tool.run("snapshot", "accept", "--all")
    try expectRefusal("snapshot", "check", "--junit", "report/results.xml", naming: "report is a symbolic link")
    try link("results.xml", to: outside.path("secret.yaml"))
    try expectRefusal("snapshot", "check", "--junit", "results.xml", naming: "results.xml is a symbolic link")
    try project.replace("specs: .", with: "specs: .\nstrings: ../words/Words.xcstrings", in: "specs/facet.yaml")
    try expectRefusal("strings", naming: "words is a symbolic link")
    #expect(try outside.contents(of: ".") == before)
  }

  // MARK: Other kinds

  @Test func whatIsNoFileIsNamedWithoutWaiting() throws {
    let socket = try #require(UnixSocket(project.path("specs/socket.component.yaml")))
    defer { withExtendedLifetime(socket) {} }
    for name in ["specs/pipe.screen.yaml", "home.page.json", "specs/Words.xcstrings"] {
      #expect(mkfifo(project.path(name), 0o600) == 0)
    }
    try link("specs/device.tokens.json", to: "/dev/zero")
    let outcome = try project.tool.run("check")
    #expect(outcome.status == 2)
    for place in [
      "specs/socket.component.yaml is a socket, not a file", "specs/pipe.screen.yaml is a named pipe, not a file",
      "specs/device.tokens.json leads out of the project",
    ] {
      #expect(outcome.errors.contains("error: \(place)"), "\(outcome.errors)")
    }
    for name in ["specs/socket.component.yaml", "specs/pipe.screen.yaml", "specs/device.tokens.json"] {
      try project.delete(name)
    }
    try project.replace("component: Tag", with: "component: Tag\nserverDriven: true", in: project.specName("Tag"))
    #expect(
      try project.tool.run("serve-check", "home.page.json").errors.contains("home.page.json is a named pipe"))
    try project.replace("specs: .", with: "specs: .\nstrings: Words.xcstrings", in: "specs/facet.yaml")
    #expect(try project.tool.run("strings").errors.contains("specs/Words.xcstrings is a named pipe"))
    try project.delete("specs/facet.yaml")
    #expect(mkfifo(project.path("specs/facet.yaml"), 0o600) == 0)
    #expect(try project.tool.run("check").errors.contains("specs/facet.yaml is a named pipe"))
  }
}

/// A socket in the file system, as long as it lives.
private final class UnixSocket {
  private let descriptor: Int32

  init?(_ path: String) {
    #if canImport(Darwin)
      descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
    #else
      descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
    }
    if bound != 0 { return nil }
  }

  deinit { close(descriptor) }
}
