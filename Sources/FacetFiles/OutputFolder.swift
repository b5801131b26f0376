/// A folder for generated files, which can also contain other files.
package struct OutputFolder: Sendable {
  package let path: String

  package init(_ path: String) { self.path = FilePath.normalized(path) }

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
        try transaction.write(change.name, new, mode: change.mode)
      } else {
        transaction.remove(change.name)
      }
    }
    try transaction.write(Manifest.fileName, plan.manifest.bytes)
    transaction.remove(Manifest.journalName)
    try transaction.commit()
  }

  /// Nil if the folder does not exist.
  func openRoot() throws(FileError) -> Descriptor? {
    do {
      return try System.open(path, for: .folder, followsLinks: true)
    } catch .missing {
      return nil
    } catch {
      throw FileError(path, cannot: "open", error)
    }
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
