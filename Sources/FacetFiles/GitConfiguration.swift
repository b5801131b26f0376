/// The files that a file of git's configuration includes, with those that they include.
///
///     [include]
///       path = ~/.gitconfig-work
///
/// git opens them whatever the command is, and would wait for a named pipe among them.
struct GitConfiguration {
  /// The absolute paths.
  private(set) var includes: [String] = []

  /// As deep as git follows them.
  private static let deepest = 10

  /// - Parameter file: The absolute path of the first file.
  init(at file: String) { read(file, depth: 0) }

  private mutating func read(_ file: String, depth: Int) {
    guard depth < Self.deepest, let place = try? System.realPath(file),
      let bytes = try? readFile(place, in: System.workingFolder, displayedAs: place, limit: largestFile)
    else { return }
    for path in Self.included(by: bytes) {
      guard let path = Self.resolved(path, besides: file), !includes.contains(path) else { continue }
      includes.append(path)
      read(path, depth: depth + 1)
    }
  }

  /// The values of `path` in the sections `include` and `includeIf`, as they are written.
  private static func included(by bytes: [UInt8]) -> [String] {
    var isInclude = false
    var paths: [String] = []
    for line in bytes.split(whereSeparator: { "\r\n".utf8.contains($0) }) {
      var rest = line.drop(while: isBlank)
      if rest.first == UInt8(ascii: "[") {
        let name = rest.dropFirst().prefix { $0 != UInt8(ascii: "]") }
        let word = String(decoding: name.prefix { !isBlank($0) }, as: UTF8.self).lowercased()
        isInclude = word == "include" || word == "includeif"
        // A value can follow on the line.
        rest = rest[name.endIndex...].dropFirst().drop(while: isBlank)
      }
      let key = rest.prefix { $0 != UInt8(ascii: "=") && !isBlank($0) }
      guard isInclude, String(decoding: key, as: UTF8.self).lowercased() == "path" else { continue }
      let value = rest[key.endIndex...].drop(while: isBlank)
      guard value.first == UInt8(ascii: "=") else { continue }
      paths.append(text(of: value.dropFirst()))
    }
    return paths
  }

  /// A value without its quotes, and without a comment behind it.
  private static func text(of value: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    var isQuoted = false
    var isEscaped = false
    for byte in value.drop(while: isBlank) {
      if isEscaped {
        text.append(byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if !isQuoted, "#;".utf8.contains(byte) {
        break
      } else {
        text.append(byte)
      }
    }
    while let last = text.last, isBlank(last) { text.removeLast() }
    return String(decoding: text, as: UTF8.self)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// Nil for a path in the home folder, if there is none.
  private static func resolved(_ path: String, besides file: String) -> String? {
    guard path.utf8.starts(with: "~/".utf8) else { return FilePath.join(FilePath.folder(of: file), path) }
    return environmentVariable("HOME").map { FilePath.join($0, String(path.dropFirst(2))) }
  }
}
