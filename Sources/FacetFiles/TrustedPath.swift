/// A path in two parts: a folder in which links are followed, because the user has named it, and the rest, in which a
/// repository could have put some.
struct TrustedPath {
  var base: String
  /// Without `..`; empty if all of the path is trusted.
  var rest: String

  /// - Parameter folder: A folder that the user has named: that of the project, or the working directory. What the path
  ///   has in common with it is trusted. Of another absolute path, all but the last component is.
  init(_ path: String, besides folder: String = ".") {
    let path = Self.relative(FilePath.normalized(path))
    let folder = Self.relative(FilePath.normalized(folder))
    let parts = FilePath.parts(of: path).filter { $0 != "." }
    let others = FilePath.parts(of: folder).filter { $0 != "." }
    let isComparable = FilePath.isAbsolute(path) == FilePath.isAbsolute(folder)
    var count = isComparable ? zip(parts, others).prefix { $0 == $1 }.count : 0
    while count < parts.count, parts[count] == ".." { count += 1 }
    if FilePath.isAbsolute(path), count == 0 { count = max(parts.count - 1, 0) }
    base = FilePath.normalized((FilePath.isAbsolute(path) ? "/" : "./") + parts[..<count].joined(separator: "/"))
    rest = parts[count...].joined(separator: "/")
  }

  /// The folder of the path.
  var folder: TrustedPath {
    var folder = self
    if rest.isEmpty { folder.base = FilePath.folder(of: base) }
    folder.rest = FilePath.folder(of: rest)
    if folder.rest == "." { folder.rest = "" }
    return folder
  }

  /// The path relative to the working directory if it is in it.
  private static func relative(_ path: String) -> String {
    guard FilePath.isAbsolute(path), let working = try? System.realPath("."), FilePath.contains(working, path) else {
      return path
    }
    let rest = path.utf8.dropFirst(working == "/" ? 1 : working.utf8.count + 1)
    return FilePath.normalized("./" + String(Substring(rest)))
  }
}
