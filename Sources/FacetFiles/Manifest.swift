/// The files that facet wrote to an output folder. It deletes only these, and overwrites them only if they are
/// unchanged.
///
/// It is `.facet-manifest.json` in the folder, a set of lines. After a merge, or a run that was killed, a file can have
/// several hashes, and all of them are of what facet wrote: lines of both sides count, and conflict markers do not.
///
/// Version control merges it by line, so that components which are added or changed on two branches rarely conflict: the
/// lines are in the order of hashes of the names, which separates similar names, an empty line is between two of them, and
/// the last line is always the same.
struct Manifest: Equatable, Sendable {
  struct Entry: Hashable, Sendable {
    var name: String
    var hash: ContentHash
  }

  static let fileName = ".facet-manifest.json"
  /// The file that lists what a run found, has written and will write. It remains after a run that was killed.
  static let journalName = ".facet-manifest.next.json"

  /// The entries without duplicates, sorted by name, then by hash.
  private(set) var entries: [Entry] = []

  init(_ entries: [Entry] = []) {
    self.entries = Set(entries).sorted {
      $0.name == $1.name ? $0.hash.value < $1.hash.value : inByteOrder($0.name, $1.name)
    }
  }

  init(of files: [OutputFile]) {
    self.init(files.map { Entry(name: $0.name, hash: ContentHash(of: $0.bytes)) })
  }

  func union(_ other: Manifest) -> Manifest { Manifest(entries + other.entries) }

  /// The names without duplicates, ascending.
  var names: [String] {
    var names: [String] = []
    for entry in entries where names.last != entry.name { names.append(entry.name) }
    return names
  }

  /// All known hashes of each name.
  var hashes: [String: Set<ContentHash>] {
    Dictionary(grouping: entries, by: \.name).mapValues { Set($0.map(\.hash)) }
  }
}

extension Manifest {
  var bytes: [UInt8] {
    let scattered = entries.map { (place: ContentHash(of: Array($0.name.utf8)).value, entry: $0) }
      .sorted { $0.place == $1.place ? inByteOrder($0.entry.name, $1.entry.name) : $0.place < $1.place }
    let lines = scattered.map { "  \"\($0.entry.name)\": \"\($0.entry.hash)\",\n\n" }
    return Array(("{\n" + lines.joined() + "  \"format\": 2\n}\n").utf8)
  }

  /// Parses the result of ``bytes``, that of the earlier format, and merges of such files.
  init(reading bytes: [UInt8], path: String) throws(FileError) {
    var entries: [Entry] = []
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      if line.isEmpty || ConflictMarker(line) != nil { continue }
      let text = String(decoding: line.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
      if ["{", "\"format\": 1,", "\"format\": 2", "\"files\": {", "}"].contains(text) { continue }
      guard let entry = Entry(line: text) else { throw FileError(path, .manifestUnreadable(line: index + 1)) }
      entries.append(entry)
    }
    self.init(entries)
  }

  /// Whether bytes are those of this manifest, apart from the ends of lines, which version control can change.
  func isWritten(as bytes: [UInt8]) -> Bool { bytes.filter { $0 != UInt8(ascii: "\r") } == self.bytes }
}

extension Manifest.Entry {
  /// Parses a line: `"Avatar.swift": "44bc2cf5ad770999",`
  fileprivate init?(line: String) {
    let parts = line.utf8.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false).map { Substring($0) }
    guard parts.count == 5, parts[0] == "", parts[2] == ": ", parts[4] == "" || parts[4] == ",",
      isOutputName(String(parts[1])), let hash = ContentHash(parts[3])
    else { return nil }
    self.init(name: String(parts[1]), hash: hash)
  }
}
