#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The folder in which the user stands, and paths as they are seen from there.
package struct WorkingFolder: Sendable {
  /// Absolute, without links.
  private let path: String

  package init() throws(FileError) {
    path = try attempt("read", ".") { () throws(Errno) in try System.realPath(".") }
  }

  /// A path from here without detours: `list-row.component.yaml` for `../components/list-row.component.yaml` in
  /// `components`. Only paths that begin with `..` have any.
  package func shortest(_ path: String) -> String {
    let path = FilePath.normalized(path)
    if !path.utf8.starts(with: "..".utf8) { return path }
    return FilePath.relative(absolute(path), to: self.path)
  }

  /// An absolute path as it is seen from here.
  package func shown(_ path: String) -> String { FilePath.relative(path, to: self.path) }

  /// The absolute path, without `..`.
  package func absolute(_ path: String) -> String { FilePath.join(self.path, path) }

  /// The folders around a folder, from that one outward, as paths from here: up to the root of its repository, or, outside
  /// of a repository, as far as they belong to the user. Of others, a file could be put there by anyone.
  package func folders(around folder: String) -> [String] {
    let root = Repository.root(around: absolute(folder))
    var folders = [FilePath.normalized(folder)]
    var current = absolute(folder)
    while current != "/", current != root {
      current = FilePath.folder(of: current)
      if root == nil, !belongsToUser(current) { break }
      folders.append(FilePath.isAbsolute(folder) ? current : shortest(FilePath.join(folders[folders.count - 1], "..")))
    }
    return folders
  }

  private func belongsToUser(_ folder: String) -> Bool {
    let status = try? System.status(of: Array(folder.utf8), in: System.workingFolder, followsLinks: false)
    return status.map { $0.owner == UInt32(geteuid()) && $0.mode & 0o002 == 0 } ?? false
  }
}
