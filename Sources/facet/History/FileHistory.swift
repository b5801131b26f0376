import FacetFiles
import FacetLimits

/// The versions of some files of a folder in the history of its git repository.
struct FileHistory {
  /// A commit that changed some of the files.
  struct Revision: Equatable {
    /// `2026-11-24`, when it was committed.
    var date: String
    var changes: [Change]
  }

  struct Change: Equatable {
    /// The path relative to the folder.
    var path: String
    /// The bytes behind the change; nil if the file was deleted.
    var bytes: [UInt8]?
  }

  enum Failure: Error, Equatable {
    /// There is no git, or the folder is in no repository.
    case none
    case tooLarge
  }

  /// The oldest first. Of merges, the changes to their first parent count, so that a branch counts when it is merged.
  let revisions: [Revision]
  /// Whether earlier commits are missing from the clone, as in most runs of CI.
  let isShallow: Bool

  /// - Parameter suffixes: How the names of the files end.
  init(of folder: String, suffixes: [String]) throws(Failure) {
    // The whole of each new version is in the diff, with as many lines of context as any file has.
    let arguments =
      ["-C", folder, "--no-pager", "-c", "core.quotePath=false", "-c", "log.showSignature=false", "log"]
      + ["--first-parent", "-m", "--reverse", "--no-renames", "--no-color", "--no-ext-diff", "--no-textconv"]
      + ["--relative", "--src-prefix=a/", "--dst-prefix=b/", "--unified=\(Int32.max)", "--date=format:%Y-%m-%d"]
      + ["--format=format:%x00%cd", "-p", "--"] + suffixes.map { "*\($0)" }
    let output: ProgramOutput
    do throws(ProgramOutput.Failure) {
      output = try ProgramOutput(of: "git", arguments, most: Limit.projectSize.most)
    } catch {
      throw error == .tooLarge ? .tooLarge : .none
    }
    guard output.status == 0 else { throw .none }
    revisions = Self.revisions(in: output.bytes)
    let answer = try? ProgramOutput(of: "git", ["-C", folder, "rev-parse", "--is-shallow-repository"], most: 100)
    isShallow = answer?.bytes.starts(with: "true".utf8) ?? false
  }

  /// What keeps the numbers by date from being complete; nil if nothing does.
  var lack: String? {
    if revisions.isEmpty { return "no history: the files are in no commit" }
    return isShallow ? "the clone is shallow: earlier commits are missing" : nil
  }

  /// Reads what `git log -p` prints, with a zero byte before each commit.
  static func revisions(in log: [UInt8]) -> [Revision] {
    var revisions: [Revision] = []
    for commit in log.split(separator: 0) {
      var patch = PatchReader(commit)
      guard let date = patch.nextLine() else { continue }
      revisions.append(Revision(date: String(decoding: date, as: UTF8.self), changes: patch.changes()))
    }
    // Dates of a rebased history need not ascend.
    for index in revisions.indices.dropFirst() {
      revisions[index].date = max(revisions[index].date, revisions[index - 1].date)
    }
    return revisions
  }
}

/// Reads a diff whose hunks contain whole files.
private struct PatchReader {
  private var rest: ArraySlice<UInt8>

  init(_ patch: ArraySlice<UInt8>) { rest = patch }

  mutating func nextLine() -> ArraySlice<UInt8>? {
    guard !rest.isEmpty else { return nil }
    let line = rest.prefix { $0 != UInt8(ascii: "\n") }
    rest = rest[line.endIndex...].dropFirst()
    return line
  }

  mutating func changes() -> [FileHistory.Change] {
    var changes: [FileHistory.Change] = []
    var old: String?
    while let line = nextLine() {
      if line.starts(with: "--- ".utf8) {
        old = Self.path(line)
      } else if line.starts(with: "+++ ".utf8) {
        if let path = Self.path(line) {
          changes.append(FileHistory.Change(path: path, bytes: newVersion()))
        } else if let old {
          changes.append(FileHistory.Change(path: old, bytes: nil))
        }
      }
    }
    return changes
  }

  /// The path in `+++ b/cards/card.component.yaml`; nil for `/dev/null`, and for a name that git writes in quotes.
  private static func path(_ line: ArraySlice<UInt8>) -> String? {
    let name = line.dropFirst(4)
    guard name.starts(with: "a/".utf8) || name.starts(with: "b/".utf8) else { return nil }
    let path = name.dropFirst(2)
    // git ends a name with spaces with a tab.
    return String(decoding: path.last == UInt8(ascii: "\t") ? path.dropLast() : path, as: UTF8.self)
  }

  /// The lines of a hunk that are in the new version.
  private mutating func newVersion() -> [UInt8] {
    var bytes: [UInt8] = []
    while let first = rest.first,
      [UInt8(ascii: "@"), 0x20, UInt8(ascii: "+"), UInt8(ascii: "-"), 0x5C].contains(first),
      let line = nextLine()
    {
      if first == UInt8(ascii: " ") || first == UInt8(ascii: "+") {
        bytes += line.dropFirst()
        bytes.append(UInt8(ascii: "\n"))
      }
    }
    return bytes
  }
}
