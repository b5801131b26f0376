import FacetFiles
import FacetSnapshot

extension SnapshotSet {
  func comparisons(of entries: [Entry]) -> [SnapshotComparison] {
    entries.map { entry in
      SnapshotComparison(
        name: entry.document.id, file: folder.path(of: entry.document.fileName),
        old: entry.recorded.map { String(decoding: $0, as: UTF8.self) },
        new: String(decoding: entry.document.bytes, as: UTF8.self))
    }
  }

  var orphanComparisons: [SnapshotComparison] {
    orphans.map { SnapshotComparison(name: $0, file: folder.path(of: $0), old: nil, new: nil) }
  }
}
