internal import FacetLimits

/// Asks git about the repository around a folder. Nothing else starts git.
///
/// A repository can be of anyone, so nothing in it may run. Only commands that read objects are given, which show no
/// differences of texts and read no file of the working tree: no external diff, `textconv`, filter, pager or editor is
/// asked, whatever the configuration or `.gitattributes` say. No hook and no monitor of the file system runs, and
/// nothing is fetched, so no program of a transport, of credentials or of signatures does. The environment is not
/// handed on. A run that takes long, as where a named pipe stands for a file of git, is killed.
package struct Git {
  package enum Failure: Error, Equatable {
    /// There is no git, or the folder is in no repository.
    case none
    /// git finds no repository in what seems to be one, or does not trust its owner.
    case refused
    case tooLarge
    case tooLong
  }

  /// The path of the folder in the repository: `design/specs`; empty for the root.
  let prefix: String
  private let root: String
  private let bounds: ProgramOutput.Bounds

  init(around folder: String, within bounds: ProgramOutput.Bounds = defaultBounds) throws(Failure) {
    guard let folder = try? System.realPath(folder), let root = Repository.root(around: folder) else { throw .none }
    if Self.hasPipes(in: root) { throw .refused }
    self.root = root
    self.bounds = bounds
    prefix = FilePath.parts(of: folder).dropFirst(FilePath.parts(of: root).count).joined(separator: "/")
  }

  /// Whether something else stands for a file that git reads: it would wait for a named pipe as long as it may run.
  private static func hasPipes(in root: String) -> Bool {
    let configurations = ["config", "config.worktree"].map { FilePath.join(root, ".git/" + $0) }
    let others = [
      "HEAD", "commondir", "packed-refs", "index", "shallow", "info/attributes", "info/exclude", "info/grafts",
      "objects/info/alternates", "objects/info/commit-graph", "objects/info/packs",
    ].map { FilePath.join(root, ".git/" + $0) }
    return (configurations + others + configurations.flatMap { GitConfiguration(at: $0).includes }).contains { file in
      let kind = (try? System.status(of: Array(file.utf8), in: System.workingFolder, followsLinks: true))?.kind
      return kind.map { $0 != .regular && $0 != .folder } ?? false
    }
  }

  static let defaultBounds = ProgramOutput.Bounds(
    bytes: Limit.projectSize.most, seconds: Limit.historySeconds.most)

  /// What a command prints. Throws ``Failure/refused`` if it fails.
  ///
  /// - Parameters:
  ///   - command: The command and its options: `["rev-list", "HEAD"]`.
  ///   - input: What it reads from its standard input.
  func callAsFunction(_ command: [String], input: [UInt8] = []) throws(Failure) -> [UInt8] {
    let output: ProgramOutput
    do throws(ProgramOutput.Failure) {
      output = try ProgramOutput(
        of: "git", ["-C", root] + Self.options + command, environment: Self.environment, input: input, within: bounds)
    } catch {
      switch error {
      case .notStarted: throw .none
      case .tooLarge: throw .tooLarge
      case .tooLong: throw .tooLong
      }
    }
    guard output.status == 0 else { throw .refused }
    return output.bytes
  }

  /// They are stronger than all files of configuration.
  private static let options =
    ["--no-pager", "--no-optional-locks", "--literal-pathspecs"]
    + [
      "core.fsmonitor=false", "core.hooksPath=/dev/null", "protocol.allow=never", "submodule.recurse=false",
      // A folder of the project that looks like a repository is none.
      "safe.bareRepository=explicit",
    ].flatMap { ["-c", $0] }

  /// The C locale; nothing is fetched, and no one is asked. Of the environment, only the variables that say where
  /// programs and the user's own settings are, such as which owners of repositories are trusted.
  private static var environment: [String] {
    ["PATH", "HOME", "XDG_CONFIG_HOME"].compactMap { name in environmentVariable(name).map { "\(name)=\($0)" } }
      + ["LC_ALL=C", "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=none", "GIT_TERMINAL_PROMPT=0", "GIT_ASKPASS=false"]
  }
}

extension Git {
  /// Where the repository around a folder is kept.
  package struct Remote: Sendable {
    /// As it is configured: `git@example.com:owner/name.git`.
    package var address: String
    /// The root of the repository, absolute.
    package var root: String
  }

  /// The remote `origin`, or else the first one. Throws ``Failure/none`` where there is none.
  package static func remote(of folder: String) throws(Failure) -> Remote {
    let git = try Git(around: folder)
    // Reads files of configuration only.
    let lines = try git(["config", "--get-regexp", "^remote\\..*\\.url$"]).split(separator: UInt8(ascii: "\n"))
    let remotes = lines.map { line -> (name: String, address: String) in
      let parts = String(decoding: line, as: UTF8.self).split(separator: " ", maxSplits: 1)
      return (String(parts.first ?? ""), String(parts.dropFirst().first ?? ""))
    }
    guard let remote = remotes.first(where: { $0.name == "remote.origin.url" }) ?? remotes.first else { throw .none }
    return Remote(address: remote.address, root: git.root)
  }
}
