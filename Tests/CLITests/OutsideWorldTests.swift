import Checkout
import Foundation
import Testing

/// The disk, the pipes and the people around a run.
struct OutsideWorldTests {
  let project: TestProject

  init() throws { project = try TestProject("Tag", "Chip") }

  @Test func aPipeAmongTheSpecsIsNotWaitedFor() throws {
    #expect(mkfifo(project.path("specs/pipe.component.yaml"), 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: project.path("specs/lost.tokens.json"), withDestinationPath: "nowhere")
    let outcome = try project.tool.run("generate")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("specs/pipe.component.yaml is a named pipe"))
    #expect(outcome.errors.contains("specs/lost.tokens.json is a symbolic link that leads to no file"))
    #expect(try project.contents().isEmpty)
  }

  @Test func aLoopOfFoldersEnds() throws {
    try FileManager.default.createSymbolicLink(atPath: project.path("specs/again"), withDestinationPath: ".")
    #expect(try project.tool.run("check").errors == "no mistakes in 2 components\n")
  }

  @Test func aHugeSpecIsRefused() throws {
    let handle = try #require(FileHandle(forWritingAtPath: project.path(project.specName("Tag"))))
    try handle.truncate(atOffset: 9 * 1_048_576)
    let outcome = try project.tool.run("check")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("specs/Tag.component.yaml is larger than 8 MB"))
  }

  @Test(arguments: [">/dev/full", ">&-"])
  func whatCannotBeSaidIsNoSuccess(redirection: String) throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") || redirection != ">/dev/full" else { return }
    let line = "set -o pipefail; \"$facet\" generate --dry-run \(redirection)"
    let outcome = try project.tool.shell(line)
    #expect(outcome.status == 2)
    #expect(outcome.exited)
  }

  /// With no streams at all, the first file that is opened must not take the place of standard output.
  @Test func closedStreamsDoNotReachTheFiles() throws {
    try project.tool.run("generate")
    let expected = try project.contents()
    try project.delete("generated")
    #expect(try project.tool.shell("\"$facet\" generate --quiet <&- >&- 2>&-").status == 0)
    #expect(try project.contents() == expected)
  }

  @Test func fewDescriptorsAreEnough() throws {
    #expect(try project.tool.shell("ulimit -n 12; \"$facet\" generate").status == 0)
  }

  @Test func aFullDiskChangesNothing() throws {
    try project.tool.run("generate")
    let before = try project.contents()
    try project.replace("Hello", with: String(repeating: "x", count: 5000), in: project.specName("Tag"))
    // A limit on the size of a file stands for the full disk: the same failing write, without being root.
    let outcome = try project.tool.shell("ulimit -f 4; \"$facet\" generate")
    #expect(outcome.status == 2)
    #expect(outcome.exited)
    #expect(try project.contents() == before)
  }

  @Test func aReadOnlyFolderIsNamed() throws {
    try project.tool.run("generate")
    let before = try project.contents()
    try project.replace("Hello", with: "Bye", in: project.specName("Tag"))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: project.path)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: project.path("generated/Swift"))
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: project.path("generated/Swift"))
    }
    guard let tool = unprivileged() else { return }
    let outcome = try tool.run("generate")
    #expect(outcome.status == 2, "\(outcome.errors)")
    #expect(outcome.errors.contains("generated/Swift/"))
    #expect(try project.contents() == before)
  }

  @Test func anUnreadableSpecIsNamed() throws {
    let spec = project.path(project.specName("Tag"))
    try FileManager.default.setAttributes([.posixPermissions: 0o000], ofItemAtPath: spec)
    guard let tool = unprivileged() else { return }
    let outcome = try tool.run("check")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("cannot read specs/Tag.component.yaml"))
  }

  /// Permissions mean nothing to root. Nil where there is no way to be somebody else, or where the tool lies where
  /// nobody else may run it.
  private func unprivileged() -> Tool? {
    guard getuid() == 0 else { return project.tool }
    var tool = project.tool
    tool.prefix = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    return (try? tool.run("--version"))?.status == 0 ? tool : nil
  }

  /// Whenever a run is killed, every file is wholly old or wholly new, and the next run puts all of it right.
  @Test func killedRunsLeaveWholeFiles() throws {
    let texts = ["Hello", "Bye"]
    var versions: [String: Set<Data>] = [:]
    var last: [String: Data] = [:]
    for text in texts {
      try project.write(TestProject.component("Tag", text: text), to: project.specName("Tag"))
      #expect(try project.tool.run("generate").status == 0)
      last = try project.contents()
      for (name, bytes) in last { versions[name, default: []].insert(bytes) }
    }
    for round in 0..<12 {
      try project.write(TestProject.component("Tag", text: texts[round % 2]), to: project.specName("Tag"))
      let process = project.tool.start([Tool.url.path, "generate", "--quiet"])
      let wait = try process.begin()
      usleep(UInt32(round * 700))
      kill(process.processIdentifier, SIGKILL)
      wait()
      for (name, bytes) in try project.contents() where !name.contains("/.facet-") {
        #expect(versions[name]?.contains(bytes) == true, "\(name) is torn")
      }
    }
    try project.write(TestProject.component("Tag", text: "Bye"), to: project.specName("Tag"))
    let repair = try project.tool.run("generate")
    #expect(repair.status == 0, "\(repair.errors)")
    #expect(try project.contents() == last)
  }

  @Test func manyRunsAtOnceComeToTheSame() throws {
    try project.tool.run("generate")
    let expected = try project.contents()
    try project.delete("generated")
    let processes = (0..<4).map { _ in project.tool.start([Tool.url.path, "generate", "--quiet"]) }
    for wait in try processes.map({ try $0.begin() }) { wait() }
    #expect(processes.contains { $0.terminationStatus == 0 })
    #expect(try project.tool.run("generate").status == 0)
    #expect(try project.contents() == expected)
  }
}
