/// Writes files that do not exist yet, with the folders that they lie in. Where one exists, nothing is written.
package func createFiles(_ files: [OutputFile]) throws(FileError) {
  for file in files where FileExistence(of: file.name) != .missing { throw FileError(file.name, .exists) }
  for file in files {
    try makeFolders(to: FilePath.folder(of: file.name))
    try create(file)
  }
}

/// Somebody may have made one in the meantime: it is not opened.
private func create(_ file: OutputFile) throws(FileError) {
  do throws(Errno) {
    let descriptor = try System.open(file.name, for: .create, followsLinks: false)
    try System.write(file.bytes, to: descriptor.number)
    try descriptor.closeChecked()
  } catch {
    throw error == .exists ? FileError(file.name, .exists) : FileError(file.name, cannot: "write", error)
  }
}
