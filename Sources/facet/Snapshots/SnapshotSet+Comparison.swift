import FacetFiles
import FacetPreview
import FacetSnapshot

extension SnapshotSet {
  func comparisons(of entries: [Entry]) -> [SnapshotComparison] {
    entries.map { entry in
      SnapshotComparison(
        name: entry.golden.id, file: folder.path(of: entry.golden.fileName),
        old: entry.recorded.map { String(decoding: $0, as: UTF8.self) },
        new: entry.golden.text)
    }
  }

  var orphanComparisons: [SnapshotComparison] {
    orphans.map { SnapshotComparison(name: $0, file: folder.path(of: $0), old: nil, new: nil) }
  }
}
