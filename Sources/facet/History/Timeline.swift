import FacetFiles

/// What changed in some files, by the days on which they were changed.
///
/// It has the changes and not the files at the end of each day, because a project can have thousands of both.
struct Timeline<Facts> {
  /// A new version of a file. Facts are nil where there is no file, or where its version has none.
  struct Change {
    var path: String
    var old: Facts?
    var new: Facts?
  }

  /// The oldest first.
  private(set) var days: [(date: String, changes: [Change])] = []

  /// - Parameter read: Returns the facts of a version of a file; nil if it has none.
  init(_ history: FileHistory, reading read: (String, [UInt8]) -> Facts?) {
    var files: [String: Facts] = [:]
    for revision in history.revisions {
      if days.last?.date != revision.date { days.append((revision.date, [])) }
      for change in revision.changes {
        let new = change.bytes.flatMap { read(change.path, $0) }
        days[days.count - 1].changes.append(Change(path: change.path, old: files[change.path], new: new))
        files[change.path] = new
      }
    }
  }
}
