import FacetFiles
import FacetPreview
import FacetSnapshot

/// The snapshots of a project, as drawn now and as recorded.
struct SnapshotSet {
  /// A snapshot, as drawn and as recorded.
  struct Entry {
    enum State: Equatable {
      case current, changed, new
    }

    var golden: Golden
    var bytes: [UInt8]
    var recorded: [UInt8]?
    /// Among all snapshots of the design.
    var position: Int

    var state: State {
      recorded == nil ? .new : recorded == bytes ? .current : .changed
    }
  }

  let folder: OutputFolder
  /// The snapshots in the order of the design.
  let entries: [Entry]
  /// Recorded files of components and styles that no longer exist.
  let orphans: [String]
  /// The positions of all snapshots of the design, by the names of their files.
  let positions: [String: Int]

  /// - Parameters:
  ///   - goldens: Those that were drawn.
  ///   - names: The names of the files of all goldens of the design.
  ///   - undrawn: Components with errors. Their recorded files are not orphans.
  ///   - judgesOrphans: Whether to look for orphans.
  init(
    _ goldens: [Golden], among names: [String], besides undrawn: [String], judgesOrphans: Bool, in folder: OutputFolder
  ) throws {
    self.folder = folder
    let positions = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
    self.positions = positions
    entries = try goldens.map {
      Entry(
        golden: $0, bytes: Array($0.text.utf8), recorded: try folder.read($0.fileName),
        position: positions[$0.fileName] ?? 0)
    }
    guard judgesOrphans else {
      orphans = []
      return
    }
    orphans = try folder.names(ending: ComponentSnapshot.suffix).filter { name in
      guard positions[name] == nil, !undrawn.contains(where: { ComponentSnapshot.isFile(name, of: $0) }),
        let bytes = try folder.read(name)
      else { return false }
      return isSnapshot(bytes)
    }
  }

  /// The entries with this id, of this component, or recorded in this file. Throws for an unknown name.
  func entries(named name: String) throws -> [Entry] {
    let file = FilePath.lastPart(of: name)
    let named = entries.filter { $0.golden.names.contains(name) || $0.golden.fileName == file }
    if named.isEmpty { throw Misnamed(name, among: entries.flatMap(\.golden.names)) }
    return named
  }

  /// Writes the entries that differ and returns them. A file that is not a snapshot is not overwritten.
  func record(_ entries: [Entry]) throws -> [Entry] {
    let changed = entries.filter { $0.state != .current && !isInTheWay($0) }
    if changed.isEmpty { return [] }
    var transaction = try OutputTransaction(in: folder)
    for entry in changed { try transaction.write(entry.golden.fileName, entry.bytes) }
    try transaction.commit()
    return changed
  }

  /// Reports entries that could not be recorded because another file has their path.
  func reportObstacles(to entries: [Entry]) throws {
    let obstacles = entries.filter(isInTheWay).map {
      Failure(FileError(folder.path(of: $0.golden.fileName), .inTheWay))
    }
    if !obstacles.isEmpty { throw Failure(obstacles) }
  }

  private func isInTheWay(_ entry: Entry) -> Bool {
    entry.recorded.map { !$0.isEmpty && !isSnapshot($0) } ?? false
  }

  func prune() throws {
    if orphans.isEmpty { return }
    var transaction = try OutputTransaction(in: folder)
    for name in orphans { transaction.remove(name) }
    try transaction.commit()
  }
}

/// Whether the first line is that of a snapshot, in any version of the format. Markers of a merge may be before it, or be
/// all that a merge has left.
func isSnapshot(_ bytes: [UInt8]) -> Bool {
  holdsOnlyConflictMarkers(bytes) || firstLineBesidesConflictMarkers(of: bytes).starts(with: "facet-golden ".utf8)
}
