/// The repository of a folder, or the working directory if there is none. Hosts of repositories expect paths relative
/// to it.
package struct Repository: Sendable {
  private let root: String
  private let workingFolder: String

  package init(around folder: String) throws(FileError) {
    workingFolder = try attempt("read", ".") { () throws(Errno) in try System.realPath(".") }
    root = Self.root(around: FilePath.join(workingFolder, folder)) ?? workingFolder
  }

  /// The innermost folder around an absolute path, or that path, with a `.git`, which is a folder or, in a linked working
  /// tree, a file; nil if there is none.
  static func root(around folder: String) -> String? {
    var candidate = folder
    while candidate != "/" {
      if FileExistence(of: FilePath.join(candidate, ".git")) != .missing { return candidate }
      candidate = FilePath.folder(of: candidate)
    }
    return nil
  }

  /// The path relative to the root, with `..` for a file outside it. It is never absolute.
  package func path(of file: String) -> String {
    FilePath.relative(FilePath.join(workingFolder, file), to: root)
  }
}
