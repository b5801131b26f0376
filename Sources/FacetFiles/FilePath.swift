/// Operations on paths as text, without file system access.
package enum FilePath {
  /// `path` relative to `folder`; an absolute path is unchanged. `join("specs", "../generated")` is `generated`.
  package static func join(_ folder: String, _ path: String) -> String {
    isAbsolute(path) || folder.isEmpty || folder == "." ? normalized(path) : normalized(folder + "/" + path)
  }

  /// The path without its last component: `specs` for `specs/facet.yaml`, `.` for `facet.yaml`.
  package static func folder(of path: String) -> String {
    let path = normalized(path)
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.utf8.startIndex ? "/" : String(path[..<slash])
  }

  package static func lastPart(of path: String) -> String {
    String(parts(of: path).last ?? "")
  }

  /// The name that the file system has as bytes; nil if it is not UTF-8. The initializer that validates
  /// is newer than macOS 14.
  static func name(_ bytes: [UInt8]) -> String? {
    let name = String(decoding: bytes, as: UTF8.self)
    return name.utf8.elementsEqual(bytes) ? name : nil
  }

  package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }

  /// The path without `.`, and without `..` after another component.
  package static func normalized(_ path: String) -> String {
    if isNormalized(path) { return path }
    var kept: [Substring] = []
    for part in parts(of: path) where part != "." {
      if part == "..", let last = kept.last, last != ".." {
        kept.removeLast()
      } else if part != ".." || !isAbsolute(path) {
        kept.append(part)
      }
    }
    let relative = kept.joined(separator: "/")
    return isAbsolute(path) ? "/" + relative : relative.isEmpty ? "." : relative
  }

  /// Whether every component is a name: none is empty, `.` or `..`.
  private static func isNormalized(_ path: String) -> Bool {
    var length = 0
    var dots = 0
    for byte in path.utf8.dropFirst(isAbsolute(path) ? 1 : 0) {
      if byte == UInt8(ascii: "/") {
        guard length > min(dots, 2) else { return false }
        (length, dots) = (0, 0)
      } else {
        length += 1
        if byte == UInt8(ascii: ".") { dots += 1 }
      }
    }
    return length > min(dots, 2)
  }

  /// Whether `inner` is `outer` or is in it. Both must be absolute and normalized.
  static func contains(_ outer: String, _ inner: String) -> Bool {
    outer == "/" || inner == outer || inner.utf8.starts(with: (outer + "/").utf8)
  }

  /// An absolute path as it is seen from an absolute folder, with `..` for one outside of it.
  package static func relative(_ path: String, to folder: String) -> String {
    let (path, folder) = (parts(of: path), parts(of: folder))
    let common = zip(path, folder).prefix { $0 == $1 }.count
    let rest = repeatElement("..", count: folder.count - common) + path.dropFirst(common)
    return rest.isEmpty ? "." : rest.joined(separator: "/")
  }

  static func parts(of path: String) -> [Substring] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
  }
}

/// The order of files in all listings and outputs: by UTF-8 bytes, independent of the locale.
package func inByteOrder(_ left: String, _ right: String) -> Bool {
  left.utf8.lexicographicallyPrecedes(right.utf8)
}
