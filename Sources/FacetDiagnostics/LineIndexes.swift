/// The lines of files, each of which is read once, at the first question about it.
package struct LineIndexes {
  private let sources: SourceMap
  private var indexes: [FileID: LineIndex] = [:]

  package init(_ sources: SourceMap) { self.sources = sources }

  package mutating func index(of file: FileID) -> LineIndex {
    if let index = indexes[file] { return index }
    let index = LineIndex(sources.bytes(of: file))
    indexes[file] = index
    return index
  }
}
