/// Writes and removes several files, nearly atomically.
///
/// All bytes are first written to temporary files beside their targets, where a full disk is detected. Then the files
/// are renamed in the order of the calls. A run that is killed leaves temporary files, which the next run removes.
package struct OutputTransaction: ~Copyable {
  /// A change to a name, carried out after all bytes are written.
  private enum Step {
    case exchange(temporary: String, name: String)
    case remove(String)
  }

  private struct Temporary: ~Copyable {
    let file: Descriptor
    let name: String
  }

  private static let temporaryPrefix = ".facet-tmp-"

  private var folder: FolderCursor
  private var steps: [Step] = []
  private var stepsDone = 0
  private var temporaryCount = 0

  /// Creates the folder and its parents if they do not exist.
  package init(in output: OutputFolder) throws(FileError) {
    guard let root = try output.openRoot(creatingFolders: true) else { throw FileError(output.path, .missing) }
    folder = FolderCursor(root: root, path: output.path)
  }

  private init(root: consuming Descriptor, path: String) {
    folder = FolderCursor(root: root, path: path)
  }

  /// Writes a file, which keeps the permission bits of the one that it replaces.
  package mutating func write(_ name: String, _ bytes: [UInt8]) throws(FileError) {
    do throws(FileError) {
      try stage(name, bytes)
    } catch {
      discard()
      throw error
    }
  }

  /// Throws if the name is that of something else than a regular file.
  mutating func refuse(unlessRegular name: String) throws(FileError) {
    guard let place = try folder.locate(name),
      let status = try? System.status(of: Array(place.name.utf8), in: place.folder, followsLinks: false),
      status.kind != .regular
    else { return }
    let isLink = status.kind == .symbolicLink
    throw FileError(
      folder.displayPath(of: name), isLink ? .symbolicLink : .notRegular(what: status.kind.description))
  }

  package mutating func remove(_ name: String) { steps.append(.remove(name)) }

  package mutating func commit() throws(FileError) {
    do throws(FileError) {
      for index in stepsDone..<steps.count {
        try carryOut(steps[index])
        stepsDone = index + 1
      }
    } catch {
      discard()
      throw error
    }
  }

  private mutating func stage(_ name: String, _ bytes: [UInt8]) throws(FileError) {
    let path = folder.displayPath(of: name)
    guard isWritable(name), let place = try folder.locate(name, creatingFolders: true) else {
      throw FileError(path, .badName)
    }
    let replaced = try? System.status(of: Array(place.name.utf8), in: place.folder, followsLinks: false)
    let temporary = try createTemporary(in: place.folder, path: path)
    steps.append(.exchange(temporary: temporary.name, name: name))
    do throws(Errno) {
      if let replaced, replaced.kind == .regular { try System.setMode(replaced.mode, of: temporary.file) }
      try System.write(bytes, to: temporary.file.number)
      try temporary.file.closeChecked()
    } catch {
      throw FileError(path, cannot: "write", error)
    }
  }

  private func isWritable(_ name: String) -> Bool {
    isOutputName(name) || name == Manifest.fileName || name == Manifest.journalName
  }

  private mutating func createTemporary(in folder: Int32, path: String) throws(FileError) -> Temporary {
    while true {
      temporaryCount += 1
      let name = "\(Self.temporaryPrefix)\(System.processID)-\(temporaryCount)"
      do {
        return Temporary(file: try System.open(name, in: folder, for: .create, followsLinks: false), name: name)
      } catch .exists {
        continue
      } catch {
        throw FileError(path, cannot: "write", error)
      }
    }
  }

  private mutating func carryOut(_ step: Step) throws(FileError) {
    switch step {
    case .exchange(let temporary, let name): try exchange(temporary, name)
    case .remove(let name): try removeFile(name)
    }
  }

  private mutating func exchange(_ temporary: String, _ name: String) throws(FileError) {
    let path = folder.displayPath(of: name)
    guard let place = try folder.locate(name) else { throw FileError(path, .missing) }
    try attempt("write", path) { () throws(Errno) in
      try System.rename(temporary, to: place.name, in: place.folder)
    }
  }

  /// Removes a file and the folders that become empty. A missing file is not an error.
  private mutating func removeFile(_ name: String) throws(FileError) {
    guard let place = try folder.locate(name) else { return }
    do {
      try System.remove(place.name, in: place.folder)
    } catch .missing {
    } catch {
      throw FileError(folder.displayPath(of: name), cannot: "delete", error)
    }
    let parent = FilePath.folder(of: name)
    if parent != "." { try removeEmptyFolder(parent) }
  }

  private mutating func removeEmptyFolder(_ name: String) throws(FileError) {
    guard let place = try folder.locate(name), (try? System.removeEmptyFolder(place.name, in: place.folder)) != nil
    else { return }
    let parent = FilePath.folder(of: name)
    if parent != "." { try removeEmptyFolder(parent) }
  }

  /// Removes the temporary files of changes that were not carried out. Those that remain are removed by the next run.
  private mutating func discard() {
    for step in steps[stepsDone...] {
      guard case .exchange(let temporary, let name) = step, let place = try? folder.locate(name) else { continue }
      try? System.remove(temporary, in: place.folder)
    }
    steps = []
    stepsDone = 0
  }
}

extension OutputTransaction {
  /// Removes the temporary files of killed runs, in the folder and in the folders of `names`.
  mutating func removeLitter(besides names: [String]) throws(FileError) {
    let folders = Set(names.map(FilePath.folder)).union(["."]).sorted(by: inByteOrder)
    for parent in folders {
      let parent = parent == "." ? "" : parent
      for name in try folder.names(in: parent) ?? [] where Self.isLitter(name) {
        guard let place = try folder.locate(parent.isEmpty ? name : parent + "/" + name) else { continue }
        try? System.remove(place.name, in: place.folder)
      }
    }
  }

  static func removeLitter(in output: OutputFolder, besides names: [String]) throws(FileError) {
    guard let root = try output.openRoot() else { return }
    var transaction = OutputTransaction(root: root, path: output.path)
    try transaction.removeLitter(besides: names)
  }

  /// Whether it is a temporary file, such as `.facet-tmp-4711-3`, of a process that no longer runs. A file with this
  /// process's own number is from an earlier run, because this one has written none yet.
  private static func isLitter(_ name: String) -> Bool {
    guard name.utf8.starts(with: temporaryPrefix.utf8) else { return false }
    let numbers = name.utf8.dropFirst(temporaryPrefix.utf8.count).split(separator: UInt8(ascii: "-"))
    guard numbers.count == 2, let process = numbers.first.flatMap({ Int32(Substring($0)) }), process > 0 else {
      return false
    }
    return process == System.processID || !System.isRunning(process)
  }
}

func makeFolders(to path: String) throws(FileError) {
  var walked = FilePath.isAbsolute(path) ? "/" : ""
  for part in FilePath.parts(of: path) {
    walked += walked.isEmpty || walked == "/" ? String(part) : "/" + part
    let folder = walked
    try attempt("create", folder) { () throws(Errno) in
      do throws(Errno) {
        try System.makeFolder(folder)
      } catch .exists {
      } catch {
        // Some file systems report "read-only" or "not permitted" for a folder that exists.
        guard (try? System.open(folder, for: .folder, followsLinks: true)) != nil else { throw error }
      }
    }
  }
}
