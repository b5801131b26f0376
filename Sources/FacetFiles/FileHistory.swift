/// The versions of some files of a folder in the history of its git repository.
package struct FileHistory: Sendable {
  /// A commit that changed some of the files.
  package struct Revision: Equatable, Sendable {
    /// `2026-11-24`, when it was committed.
    package var date: String
    package var changes: [Change]
  }

  package struct Change: Equatable, Sendable {
    /// The path relative to the folder.
    package var path: String
    /// The bytes behind the change; nil if the file was deleted.
    package var bytes: [UInt8]?
  }

  /// The oldest first. Of merges, the changes to their first parent count, so that a branch counts when it is merged.
  package private(set) var revisions: [Revision] = []
  /// Whether earlier commits are missing from the clone, as in most runs of CI.
  private let isShallow: Bool
  /// Whether versions are missing from the clone. They are not fetched, and count as unchanged.
  private var isPartial = false

  /// - Parameter suffixes: How the names of the files end.
  package init(of folder: String, suffixes: [String]) throws(Git.Failure) {
    try self.init(Git(around: folder), suffixes: suffixes)
  }

  init(_ git: Git, suffixes: [String]) throws(Git.Failure) {
    isShallow = try git(["rev-parse", "--is-shallow-repository"]).starts(with: "true".utf8)
    let commits = try Self.commits(git)
    var changes = try Self.changes(git, of: commits)
    changes.removeAll { change in !suffixes.contains { change.path.utf8.suffix($0.utf8.count).elementsEqual($0.utf8) } }
    let blobs = Set(changes.compactMap(\.blob))
    let contents: [String: [UInt8]]
    do throws(Git.Failure) {
      contents = try Self.contents(git, of: blobs)
    } catch .refused {
      // git gives up where it would fetch a missing object.
      contents = try Self.contents(git, of: blobs.subtracting(Self.missingObjects(git)))
    }
    var byCommit: [String: [Change]] = [:]
    for change in changes {
      let bytes = change.blob.flatMap { contents[$0] }
      if change.blob != nil, bytes == nil {
        isPartial = true
      } else {
        byCommit[change.commit, default: []].append(Change(path: change.path, bytes: bytes))
      }
    }
    for commit in commits {
      guard let changes = byCommit[commit.id] else { continue }
      // Dates of a rebased history need not ascend.
      revisions.append(Revision(date: max(commit.date, revisions.last?.date ?? ""), changes: changes))
    }
  }

  /// What keeps the numbers by date from being complete; nil if nothing does.
  package var lack: String? {
    if revisions.isEmpty {
      return isPartial
        ? "no history: all versions of the files are missing from the clone" : "no history: the files are in no commit"
    }
    if isPartial { return "the clone is partial: some earlier versions are missing" }
    return isShallow ? "the clone is shallow: earlier commits are missing" : nil
  }
}

/// What git prints about the history, in the order of the questions.
extension FileHistory {
  private struct Commit {
    var id: String
    /// Nil for the first of all.
    var parent: String?
    var date: String
  }

  /// A change to a file. Links and submodules have no content here, so what becomes one is deleted.
  private struct ChangedFile {
    var commit: String
    var path: String
    /// The object with the new content; nil if the file was deleted.
    var blob: String?
  }

  /// The commits that changed the folder, the oldest first; empty if there is no commit at all.
  private static func commits(_ git: Git) throws(Git.Failure) -> [Commit] {
    do throws(Git.Failure) {
      _ = try git(["rev-parse", "--verify", "--quiet", "HEAD"])
    } catch .refused {
      return []
    }
    let listed = try git(
      ["rev-list", "--first-parent", "--reverse", "--date=format:%Y-%m-%d", "--format=%H %cd %P", "HEAD", "--"]
        + paths(git))
    return listed.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }.compactMap { line in
      let words = line.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
      guard words.count > 1, words[0] != "commit" else { return nil }
      return Commit(id: words[0], parent: words.count > 2 ? words[2] : nil, date: words[1])
    }
  }

  /// What the commits changed, each compared with its first parent.
  private static func changes(_ git: Git, of commits: [Commit]) throws(Git.Failure) -> [ChangedFile] {
    if commits.isEmpty { return [] }
    let asked = commits.map { "\($0.id)\($0.parent.map { " " + $0 } ?? "")\n" }.joined()
    let answer = try git(
      ["diff-tree", "--stdin", "-r", "--root", "--no-renames", "--raw", "-z", "--"] + paths(git),
      input: Array(asked.utf8))
    var changes: [ChangedFile] = []
    var fields = answer.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }[...]
    var commit = ""
    while let field = fields.popFirst() {
      // `:100644 100644 <old object> <new object> M`, and the path in the next field; or a commit.
      guard field.utf8.first == UInt8(ascii: ":") else {
        commit = field
        continue
      }
      let words = field.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
      guard words.count == 5, let path = fields.popFirst() else { continue }
      let isFile = words[1].hasPrefix("100")
      let inFolder = path.utf8.dropFirst(git.prefix.isEmpty ? 0 : git.prefix.utf8.count + 1)
      changes.append(
        ChangedFile(commit: commit, path: String(Substring(inFolder)), blob: isFile ? words[3] : nil))
    }
    return changes
  }

  private static func paths(_ git: Git) -> [String] { git.prefix.isEmpty ? [] : [git.prefix] }

  /// The bytes of objects; those that are missing from a partial clone are left out.
  private static func contents(_ git: Git, of blobs: Set<String>) throws(Git.Failure) -> [String: [UInt8]] {
    if blobs.isEmpty { return [:] }
    let asked = blobs.sorted(by: inByteOrder).map { $0 + "\n" }.joined()
    var rest = try git(["cat-file", "--batch"], input: Array(asked.utf8))[...]
    var contents: [String: [UInt8]] = [:]
    while !rest.isEmpty {
      // `<object> blob <size>`, its bytes and an empty line; or `<object> missing`.
      let head = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest[head.endIndex...].dropFirst()
      let words = head.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 3, let size = Int(words[2]), size >= 0, size <= rest.count else { continue }
      contents[words[0]] = Array(rest.prefix(size))
      rest = rest.dropFirst(size + 1)
    }
    return contents
  }

  /// The objects of the folder's versions that a partial clone lacks.
  private static func missingObjects(_ git: Git) throws(Git.Failure) -> [String] {
    let objects = try git(
      ["rev-list", "--first-parent", "--objects", "--no-object-names", "--missing=print", "HEAD", "--"] + paths(git))
    return objects.split(separator: UInt8(ascii: "\n")).filter { $0.first == UInt8(ascii: "?") }
      .map { String(decoding: $0.dropFirst(), as: UTF8.self) }
  }
}
