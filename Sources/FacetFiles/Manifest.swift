/// The files that facet wrote to an output folder. It deletes only these, and overwrites them only if they are
/// unchanged.
///
/// It is `.facet-manifest.json` in the folder, with one line per file so that version control merges it by line. After
/// a merge that took both sides, or a run that was killed, a file can have several hashes.
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
    var text = "{\n  \"format\": 1,\n  \"files\": {\n"
    for (index, entry) in entries.enumerated() {
      let comma = index == entries.count - 1 ? "" : ","
      text += "    \"\(entry.name)\": \"\(entry.hash)\"\(comma)\n"
    }
    return Array((text + "  }\n}\n").utf8)
  }

  /// Parses the result of ``bytes``, and of merges of such files, which can have a missing or an extra comma.
  init(reading bytes: [UInt8], path: String) throws(FileError) {
    var entries: [Entry] = []
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
    for (index, line) in lines.enumerated() {
      let line = String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
      if ["{", "  \"format\": 1,", "  \"files\": {", "  }", "}"].contains(line) { continue }
      guard let entry = Entry(line: line) else { throw FileError(path, .manifestUnreadable(line: index + 1)) }
      entries.append(entry)
    }
    self.init(entries)
  }
}

extension Manifest.Entry {
  /// Parses a line: `    "Avatar.swift": "44bc2cf5ad770999",`
  fileprivate init?(line: String) {
    let parts = line.utf8.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false).map { Substring($0) }
    guard parts.count == 5, parts[0] == "    ", parts[2] == ": ", parts[4] == "" || parts[4] == ",",
      isOutputName(String(parts[1])), let hash = ContentHash(parts[3])
    else { return nil }
    self.init(name: String(parts[1]), hash: hash)
  }
}
