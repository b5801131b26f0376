/// Creates files and their folders. If one of the files exists, none is written.
///
/// - Parameter folder: As of ``OutputFolder/init(_:besides:)``.
package func createFiles(_ files: [OutputFile], besides folder: String = ".") throws(FileError) {
  for file in files where FileExistence(of: file.name) != .missing { throw FileError(file.name, .exists) }
  for file in files { try create(file, besides: folder) }
}

/// Creates the file exclusively, because another process can have created it in the meantime.
private func create(_ file: OutputFile, besides folder: String) throws(FileError) {
  let output = OutputFolder(of: file.name, besides: folder)
  guard let root = try output.openRoot(creatingFolders: true) else { throw FileError(output.path, .missing) }
  do throws(Errno) {
    let name = FilePath.lastPart(of: file.name)
    let descriptor = try System.open(name, in: root.number, for: .create, followsLinks: false)
    try System.write(file.bytes, to: descriptor.number)
    try descriptor.closeChecked()
  } catch {
    throw error == .exists ? FileError(file.name, .exists) : FileError(file.name, cannot: "write", error)
  }
}
