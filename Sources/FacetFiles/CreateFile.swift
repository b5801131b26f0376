/// Creates files and their folders. If one of the files exists, none is written.
package func createFiles(_ files: [OutputFile]) throws(FileError) {
  for file in files where FileExistence(of: file.name) != .missing { throw FileError(file.name, .exists) }
  for file in files {
    try makeFolders(to: FilePath.folder(of: file.name))
    try create(file)
  }
}

/// Creates the file exclusively, because another process can have created it in the meantime.
private func create(_ file: OutputFile) throws(FileError) {
  do throws(Errno) {
    let descriptor = try System.open(file.name, for: .create, followsLinks: false)
    try System.write(file.bytes, to: descriptor.number)
    try descriptor.closeChecked()
  } catch {
    throw error == .exists ? FileError(file.name, .exists) : FileError(file.name, cannot: "write", error)
  }
}
