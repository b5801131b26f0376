/// The repository that a folder lies in, or else the working folder: what hosts of repositories know paths from.
package struct Repository: Sendable {
  private let root: String
  private let workingFolder: String

  /// Looks for `.git`, a folder or, in a linked working tree, a file, from `folder` upwards.
  package init(around folder: String) throws(FileError) {
    workingFolder = try attempt("read", ".") { () throws(Errno) in try System.realPath(".") }
    var candidate = FilePath.join(workingFolder, folder)
    while candidate != "/", FileExistence(of: FilePath.join(candidate, ".git")) == .missing {
      candidate = FilePath.folder(of: candidate)
    }
    root = candidate == "/" ? workingFolder : candidate
  }

  /// The path from the root, with `..` where a file lies elsewhere: never absolute.
  package func path(of file: String) -> String {
    let file = FilePath.parts(of: FilePath.join(workingFolder, file))
    let root = FilePath.parts(of: root)
    let common = zip(file, root).prefix { $0 == $1 }.count
    return (repeatElement("..", count: root.count - common) + file.dropFirst(common)).joined(separator: "/")
  }
}
