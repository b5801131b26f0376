/// The files of one run, by the number that their ``FileID`` holds.
package struct SourceMap: Sendable {
  private struct File: Sendable {
    var path: String
    var bytes: [UInt8]
  }

  private var files: [File] = []
  /// The files in the order of their paths.
  package private(set) var fileIDsByPath: [FileID] = []

  package init() {}

  /// - Parameter path: As it is to be shown, relative to where the user stands.
  package mutating func add(path: String, bytes: [UInt8]) -> FileID {
    let id = FileID(files.count)
    files.append(File(path: path, bytes: bytes))
    fileIDsByPath.insert(id, at: positionByPath(of: path))
    return id
  }

  /// The position behind the last file whose path is not greater. Most files are added in the order of their paths.
  private func positionByPath(of path: String) -> Int {
    var low = 0
    var high = fileIDsByPath.count
    while low < high {
      let middle = (high == fileIDsByPath.count) ? high - 1 : (low + high) / 2
      if utf8Order(path, self.path(of: fileIDsByPath[middle])) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }

  package mutating func replace(_ file: FileID, with bytes: [UInt8]) { files[Int(file.index)].bytes = bytes }

  package var fileIDs: [FileID] { files.indices.map(FileID.init) }

  package func path(of file: FileID) -> String { self[file]?.path ?? "" }

  package func bytes(of file: FileID) -> [UInt8] { self[file]?.bytes ?? [] }

  /// The line and column where `span` starts and ends.
  ///
  /// Scans the file from its beginning. For repeated queries, use a ``LineIndex``.
  package func location(of span: SourceSpan) -> SourceLocation {
    LineIndex(bytes(of: span.file)).location(of: span)
  }

  private subscript(file: FileID) -> File? {
    files.indices.contains(Int(file.index)) ? files[Int(file.index)] : nil
  }
}

/// A place as editors name it: lines and columns counted from one, a column being one Unicode scalar.
package struct SourceLocation: Hashable, Sendable {
  package var line: Int
  package var column: Int
  package var endLine: Int
  package var endColumn: Int

  package init(line: Int, column: Int, endLine: Int, endColumn: Int) {
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
  }
}
