/// Writes a file whose name somebody gave: beside it first, then in its place. What a link leads to is what is replaced.
package func replaceFile(at path: String, with bytes: [UInt8]) throws(FileError) {
  let target = resolvingLinks(path)
  let mode = try writableMode(of: target)
  var transaction = try OutputTransaction(in: OutputFolder(FilePath.folder(of: target)))
  try transaction.write(FilePath.lastPart(of: target), bytes, mode: mode)
  try transaction.commit()
}

/// As it is where nothing is there yet.
private func resolvingLinks(_ path: String) -> String { (try? System.realPath(path)) ?? path }

/// The permission bits of what is there; nil if nothing is. Only a regular file can be replaced.
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
