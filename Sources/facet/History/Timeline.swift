import FacetFiles

/// The state of some files at the end of each day on which they were changed.
struct Timeline<Facts> {
  /// The facts of all files by path, by date.
  private(set) var days: [(date: String, files: [String: Facts])] = []

  /// - Parameter read: Returns the facts of a version of a file; nil if it has none.
  init(_ history: FileHistory, reading read: (String, [UInt8]) -> Facts?) {
    var files: [String: Facts] = [:]
    for revision in history.revisions {
      for change in revision.changes {
        files[change.path] = change.bytes.flatMap { read(change.path, $0) }
      }
      if days.last?.date == revision.date { days.removeLast() }
      days.append((revision.date, files))
    }
  }
}
