/// Compares the files that an output folder should contain with those that it contains.
struct Comparison: ~Copyable {
  private var folder: FolderCursor
  private var plan: OutputPlan
  private lazy var hashes = plan.known.hashes

  init(folder: consuming FolderCursor, plan: OutputPlan) {
    self.folder = folder
    self.plan = plan
  }

  mutating func run(_ files: [OutputFile]) throws(FileError) -> OutputPlan {
    try readManifests()
    let produced = Set(files.map(\.name))
    let stale = plan.known.names.filter { !produced.contains($0) }
    let all = files.map { ($0.name, $0.bytes as [UInt8]?) } + stale.map { ($0, nil) }
    for (name, new) in all.sorted(by: { inByteOrder($0.0, $1.0) }) {
      try compare(name, new)
    }
    return plan
  }

  private mutating func readManifests() throws(FileError) {
    let manifest = try read(Manifest.fileName)
    let journal = try read(Manifest.journalName)
    for (name, bytes) in [(Manifest.fileName, manifest), (Manifest.journalName, journal)] {
      guard let bytes else { continue }
      plan.known = plan.known.union(try Manifest(reading: bytes, path: folder.displayPath(of: name)))
    }
    plan.isManifestCurrent = manifest.map(plan.manifest.isWritten) == true && journal == nil
  }

  private mutating func compare(_ name: String, _ new: [UInt8]?) throws(FileError) {
    do throws(FileError) {
      guard let old = try read(name) else {
        if let new { plan.changes.append(.init(name: name, new: new)) }
        return
      }
      if let new, System.areEqual(old, new) { return }
      let lines = old.withLineFeeds ?? old
      if let new, System.areEqual(lines, new) { return }
      if let conflict = conflict(name, old: lines, new: new) {
        plan.conflicts.append(.init(path: folder.displayPath(of: name), kind: conflict))
      }
      plan.changes.append(.init(name: name, old: old, new: new))
    } catch {
      try obstruct(error)
    }
  }

  private mutating func conflict(_ name: String, old: [UInt8], new: [UInt8]?) -> OutputPlan.Conflict.Kind? {
    if let known = hashes[name] {
      if known.contains(ContentHash(of: old)) { return nil }
      if ConflictMarker.surround(partOf: old), areGenerated(sidesOf: name, known) {
        plan.settled.append(name)
        return nil
      }
      return new == nil ? .editedAndStale : .edited
    }
    guard let new else { return .foreign }
    return firstLine(old).elementsEqual(firstLine(new)) ? .unlisted : .foreign
  }

  /// Whether facet wrote what was merged, as far as git can tell: a side that was edited by hand is kept.
  private func areGenerated(sidesOf name: String, _ known: Set<ContentHash>) -> Bool {
    let sides = (try? Git(around: plan.folder).sides(of: name)) ?? []
    return sides.allSatisfy { known.contains(ContentHash(of: $0)) }
  }

  private func firstLine(_ bytes: [UInt8]) -> ArraySlice<UInt8> { bytes.prefix { $0 != UInt8(ascii: "\n") } }

  /// Adds a conflict if the path is not a regular file. Other errors are thrown.
  private mutating func obstruct(_ error: FileError) throws(FileError) {
    switch error.reason {
    case .symbolicLink: plan.conflicts.append(.init(path: error.path, kind: .symbolicLink))
    case .notRegular(let what): plan.conflicts.append(.init(path: error.path, kind: .notAFile(what: what)))
    default: throw error
    }
  }

  /// Nil if there is no such file.
  private mutating func read(_ name: String) throws(FileError) -> [UInt8]? {
    guard let place = try folder.locate(name) else { return nil }
    let path = folder.displayPath(of: name)
    do {
      return try readFile(place.name, in: place.folder, displayedAs: path, limit: .max)
    } catch {
      if error.reason == .missing { return nil }
      throw error
    }
  }
}
