extension OutputFolder {
  /// The bytes of a file in the folder; nil if there is no such file. Throws for a symbolic link.
  package func read(_ name: String) throws(FileError) -> [UInt8]? {
    guard let root = try openRoot() else { return nil }
    var cursor = FolderCursor(root: root, path: path)
    guard let place = try cursor.locate(name) else { return nil }
    do {
      return try readFile(
        place.name, in: place.folder, displayedAs: cursor.displayPath(of: name), limit: largestFile)
    } catch {
      if error.reason == .missing { return nil }
      throw error
    }
  }

  /// The names of the files directly in the folder that have a suffix, in byte order; empty if the folder does not
  /// exist.
  package func names(ending suffix: String) throws(FileError) -> [String] {
    guard let root = try openRoot() else { return [] }
    var cursor = FolderCursor(root: root, path: path)
    let names = try cursor.names(in: "") ?? []
    return names.filter {
      $0.utf8.count > suffix.utf8.count && $0.utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
    }
    .filter(isOutputName).sorted(by: inByteOrder)
  }

  /// The displayed path of a file in the folder.
  package func path(of name: String) -> String { FilePath.join(path, name) }
}
