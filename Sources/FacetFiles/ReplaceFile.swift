/// Writes a file atomically: to a temporary file beside it, which is then renamed. A symbolic link stays, and its
/// target is replaced.
package func replaceFile(at path: String, with bytes: [UInt8]) throws(FileError) {
  let target = resolvingLinks(path)
  let mode = try writableMode(of: target)
  var transaction = try OutputTransaction(in: OutputFolder(FilePath.folder(of: target)))
  try transaction.write(FilePath.lastPart(of: target), bytes, mode: mode)
  try transaction.commit()
}

/// The path without links; unchanged if it does not exist.
private func resolvingLinks(_ path: String) -> String { (try? System.realPath(path)) ?? path }

/// The permission bits of the existing file; nil if there is none. Throws unless it is a regular file.
private func writableMode(of path: String) throws(FileError) -> UInt32? {
  let status: FileStatus
  do {
    status = try System.status(of: Array(path.utf8), in: System.workingFolder, followsLinks: true)
  } catch .missing {
    return nil
  } catch {
    throw FileError(path, cannot: "write", error)
  }
  guard status.kind == .regular else { throw FileError(path, .notRegular(what: status.kind.description)) }
  return status.mode
}
