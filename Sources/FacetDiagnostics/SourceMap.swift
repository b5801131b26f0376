/// The files of one run, by the number that their ``FileID`` holds.
package struct SourceMap: Sendable {
  private struct File: Sendable {
    var path: String
    var bytes: [UInt8]
  }

  private var files: [File] = []

  package init() {}

  /// - Parameter path: As it is to be shown, relative to where the user stands.
  package mutating func add(path: String, bytes: [UInt8]) -> FileID {
    files.append(File(path: path, bytes: bytes))
    return FileID(files.count - 1)
  }

  package mutating func replace(_ file: FileID, with bytes: [UInt8]) { files[Int(file.index)].bytes = bytes }

  package var fileIDsByPath: [FileID] {
    fileIDs.sorted { path(of: $0).utf8.lexicographicallyPrecedes(path(of: $1).utf8) }
  }

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
