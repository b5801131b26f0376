import Foundation
import Testing

@testable import FacetFiles

struct GitTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func git(seconds: Int = 60) throws(Git.Failure) -> Git {
    try Git(around: folder.path, within: ProgramOutput.Bounds(bytes: 1 << 20, seconds: seconds))
  }

  private func failure(_ body: () throws(Git.Failure) -> Void) -> Git.Failure? {
    do throws(Git.Failure) {
      try body()
      return nil
    } catch {
      return error
    }
  }

  @Test func aFolderInNoRepositoryHasNone() {
    #expect(failure { () throws(Git.Failure) in _ = try git() } == Git.Failure.none)
  }

  @Test func whatOnlySeemsToBeARepositoryIsRefused() throws {
    try folder.write("gitdir: nowhere\n", to: ".git")
    #expect(failure { () throws(Git.Failure) in _ = try FileHistory(git(), suffixes: []) } == .refused)
  }

  /// git waits for whoever writes to the pipe.
  @Test func aRunThatTakesLongIsEnded() throws {
    for name in ["HEAD", "refs/heads/x", "objects/x"] { try folder.write("ref: refs/heads/main\n", to: ".git/" + name) }
    #expect(mkfifo(folder.path(".git/refs/heads/main"), 0o600) == 0)
    #expect(failure { () throws(Git.Failure) in _ = try FileHistory(git(seconds: 0), suffixes: []) } == .tooLong)
  }

  @Test(arguments: [
    "[include]\n  path = ../pipe\n", "[Include] path = \"../pipe\" # a comment\n", "[include]\npath=other\n",
    "[user]\n  path = a\n[includeIf \"gitdir:~/office/\"]\r\n\tPath = ../pipe ; a comment\r\n",
  ])
  func aPipeThatTheConfigurationIncludesIsNotRead(_ configuration: String) throws {
    try folder.write("ref: refs/heads/main\n", to: ".git/HEAD")
    try folder.write(configuration, to: ".git/config")
    try folder.write("[include]\n  path = config\n  path = ../pipe\n", to: ".git/other")
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    #expect(failure { () throws(Git.Failure) in _ = try git() } == .refused)
  }

  @Test(arguments: ["[include]\n  path = other\n", "[user]\n  path = ../pipe\n", "[include]\n  # path = ../pipe\n"])
  func otherConfigurationsAreAllowed(_ configuration: String) throws {
    try folder.write("ref: refs/heads/main\n", to: ".git/HEAD")
    try folder.write(configuration, to: ".git/config")
    try folder.write("[user]\n  name = A\n", to: ".git/other")
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    #expect(failure { () throws(Git.Failure) in _ = try git() } == nil)
  }

  @Test(arguments: ["HEAD", "config", "packed-refs", "index", "shallow", "info/grafts", "objects/info/alternates"])
  func aPipeInPlaceOfAFileOfGitIsNotRead(_ name: String) throws {
    try folder.write("ref: refs/heads/main\n", to: ".git/objects/info/x")
    try folder.write("", to: ".git/info/x")
    #expect(mkfifo(folder.path(".git/" + name), 0o600) == 0)
    #expect(failure { () throws(Git.Failure) in _ = try git() } == .refused)
  }
}
