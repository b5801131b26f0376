/// A folder that facet writes into, and that others may have files in.
package struct OutputFolder: Sendable {
  package let path: String

  package init(_ path: String) { self.path = FilePath.normalized(path) }

  /// Compares what is to be there with what is there. Reads only.
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

  /// Makes the folder what `plan` says. On an error no file has changed, or, where the disk failed while names were
  /// being exchanged, every file is wholly old or wholly new and the next run does the rest.
  ///
  /// - Parameter overwriting: also what was edited since facet wrote it.
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

  /// Nil if there is no such folder yet.
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
      // Some disks do not tell `A.swift` from `a.swift`; `String` itself does not tell the ways to compose an accent.
      guard seen.insert(file.name.lowercased()).inserted else {
        throw FileError(FilePath.join(path, file.name), .duplicateName)
      }
    }
  }
}
