import FacetFiles
import FacetPreview
import FacetSnapshot
import FacetText

/// A snapshot as recorded and as drawn now.
struct ComparedSnapshot {
  /// Among all snapshots of the design.
  let position: Int
  /// Nil if none is recorded.
  let recorded: [UInt8]?
  /// Nil if nothing in the specs asks for it.
  let drawn: [UInt8]?
  let comparison: SnapshotComparison

  /// - Parameter file: Its path, relative to the working directory.
  init(_ position: Int, name: String, file: String, recorded: [UInt8]?, drawn: [UInt8]?) {
    self.position = position
    self.recorded = recorded
    self.drawn = drawn
    comparison = SnapshotComparison(
      name: name, file: file, old: recorded.map { String(decoding: $0, as: UTF8.self) },
      new: drawn.map { String(decoding: $0, as: UTF8.self) })
  }

  /// What `git apply` changes to record it.
  var diff: String {
    LineDiff.unified(
      old: recorded ?? [], new: drawn ?? [], oldName: recorded == nil ? "/dev/null" : "a/" + comparison.file,
      newName: drawn == nil ? "/dev/null" : "b/" + comparison.file)
  }
}

extension SnapshotSet {
  func compared(_ entries: [Entry]) -> [ComparedSnapshot] {
    entries.map { entry in
      ComparedSnapshot(
        entry.position, name: entry.golden.id, file: folder.path(of: entry.golden.fileName), recorded: entry.recorded,
        drawn: entry.bytes)
    }
  }

  /// The recorded files that nothing in the specs asks for.
  var comparedOrphans: [ComparedSnapshot] {
    get throws {
      try orphans.map { name in
        ComparedSnapshot(
          positions.count, name: name, file: folder.path(of: name), recorded: try folder.read(name), drawn: nil)
      }
    }
  }
}
