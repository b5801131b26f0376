/// A folder for generated files, which can also contain other files.
package struct OutputFolder: Sendable {
  package let path: String
  /// What is written through: no link below the base.
  private let place: TrustedPath

  /// - Parameter folder: That of the project, if the path is relative to it; the working directory if the user has named
  ///   the path. Links in what the path has in common with it are followed; a link in the rest is an error.
  package init(_ path: String, besides folder: String = ".") {
    self.path = FilePath.normalized(path)
    place = TrustedPath(path, besides: folder)
  }

  /// The folder of a file.
  init(of file: String, besides folder: String) {
    path = FilePath.folder(of: file)
    place = TrustedPath(file, besides: folder).folder
  }

  /// Compares the folder with the files that it should contain, without writing.
  package func plan(_ files: [OutputFile]) throws(FileError) -> OutputPlan {
    try checkNames(of: files)
    var plan = OutputPlan(folder: path)
    plan.fileCount = files.count
    plan.manifest = Manifest(of: files)
    guard let root = try openRoot() else {
      plan.changes = files.sorted { inByteOrder($0.name, $1.name) }.map { .init(name: $0.name, new: $0.bytes) }
      return plan
    }
    var comparison = Comparison(folder: FolderCursor(root: root, path: path), plan: plan)
    return try comparison.run(files)
  }

  /// Carries out a plan. After an error either no file has changed, or, if renaming failed, each file is old or new and
  /// the next run completes the rest.
  ///
  /// - Parameter overwriting: Whether to overwrite generated files that have been edited.
  package func carryOut(_ plan: OutputPlan, overwriting: Bool = false) throws(FileError) {
    if let conflict = plan.conflicts.first(where: { !(overwriting && $0.canBeOverwritten) }) {
      throw FileError(conflict.path, .inTheWay)
    }
    if plan.changes.isEmpty && plan.isManifestCurrent {
      return try OutputTransaction.removeLitter(in: self, besides: plan.manifest.names)
    }
    var transaction = try OutputTransaction(in: self)
    try transaction.removeLitter(besides: plan.known.names)
    try transaction.write(Manifest.journalName, plan.known.union(plan.manifest).bytes)
    for change in plan.changes {
      if let new = change.new {
        try transaction.write(change.name, new)
      } else {
        transaction.remove(change.name)
      }
    }
    try transaction.write(Manifest.fileName, plan.manifest.bytes)
    transaction.remove(Manifest.journalName)
    try transaction.commit()
  }

  /// Removes the temporary files of killed runs directly in the folder, as far as that is possible.
  package func removeLitter() { try? OutputTransaction.removeLitter(in: self, besides: []) }

  /// Nil if the folder does not exist and is not to be created.
  func openRoot(creatingFolders: Bool = false) throws(FileError) -> Descriptor? {
    if creatingFolders { try makeFolders(to: place.base) }
    let base: Descriptor
    do {
      base = try System.open(place.base, for: place.rest.isEmpty ? .folder : .passage, followsLinks: true)
    } catch .missing {
      return nil
    } catch {
      throw FileError(path, cannot: "open", error)
    }
    if place.rest.isEmpty { return base }
    return try FolderCursor(root: base, path: place.base).folder(place.rest, creatingFolders: creatingFolders)
  }

  private func checkNames(of files: [OutputFile]) throws(FileError) {
    var seen: Set<String> = []
    for file in files {
      guard isOutputName(file.name) else { throw FileError(file.name, .badName) }
      // Case-insensitive file systems treat `A.swift` and `a.swift` as one file; `String` compares accents by canonical
      // equivalence.
      guard seen.insert(file.name.lowercased()).inserted else {
        throw FileError(FilePath.join(path, file.name), .duplicateName)
      }
    }
  }
}
