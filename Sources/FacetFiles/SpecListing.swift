/// The files below a folder that have one of several suffixes, and the errors of listing them.
///
/// Hidden files and folders, such as those of editors, are skipped. A folder is visited once even if several symbolic
/// links lead to it, so that cycles end.
package struct SpecListing: Equatable, Sendable {
  /// The files in byte order, with paths relative to the folder.
  package private(set) var files: [String] = []
  package private(set) var errors: [FileError] = []

  /// - Parameters:
  ///   - suffixes: Such as `.component.yaml`; a file whose whole name is the suffix is skipped. One that does not begin
  ///     with a period is a whole name: `app.yaml`.
  ///   - skipping: Folders to skip, as paths with the same base as `folder`.
  package init(folder: String, suffixes: [String], skipping: [String] = []) {
    var walk = Walk(
      root: folder, suffixes: suffixes.map { Array($0.utf8) }, skipped: skipping.map(FilePath.normalized))
    while let next = walk.pending.popLast() { walk.visit(next) }
    files = walk.files.sorted(by: inByteOrder)
    errors = walk.errors.sorted { inByteOrder($0.path, $1.path) }
  }
}

/// A traversal. Paths are relative to the root, in errors relative to the working directory.
private struct Walk {
  let root: String
  let suffixes: [[UInt8]]
  let skipped: [String]
  var pending = ["."]
  var visited: Set<FileStatus.Identity> = []
  var files: [String] = []
  var errors: [FileError] = []

  mutating func visit(_ name: String) {
    let folder = FilePath.join(root, name)
    do throws(FileError) {
      let open = try attempt("read", folder) { () throws(Errno) in
        try System.open(folder, for: .folder, followsLinks: true)
      }
      let status = try attempt("read", folder) { () throws(Errno) in try System.status(of: open) }
      guard visited.insert(status.identity).inserted else { return }
      let names = try attempt("read", folder) { () throws(Errno) in try System.names(in: open.number) }
      for entry in names.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
        sort(entry, in: open.number, named: name)
      }
    } catch {
      errors.append(error)
    }
  }

  private mutating func sort(_ name: [UInt8], in folder: Int32, named folderName: String) {
    guard name.first != UInt8(ascii: ".") else { return }
    let isSpec = isSpec(name)
    let relative = FilePath.join(folderName, String(decoding: name, as: UTF8.self))
    let path = FilePath.join(root, relative)
    do throws(FileError) {
      let kind = try attempt("read", path) { () throws(Errno) in
        try System.status(of: name, in: folder, followsLinks: true).kind
      }
      guard isSpec || kind == .folder else { return }
      guard String(validating: name, as: UTF8.self) != nil else { throw FileError(path, .nameNotUTF8) }
      guard isSpec else { return look(into: relative) }
      guard kind == .regular else { throw FileError(path, .notRegular(what: kind.description)) }
      files.append(relative)
    } catch {
      // Broken links are ignored unless they have the name of a spec.
      let isBroken = error.reason == .missing || error.reason == .symbolicLink
      if isSpec || error.reason == .nameNotUTF8 { errors.append(isBroken ? FileError(path, .brokenLink) : error) }
    }
  }

  private mutating func look(into folder: String) {
    if !skipped.contains(FilePath.join(root, folder)) { pending.append(folder) }
  }

  private func isSpec(_ name: [UInt8]) -> Bool {
    suffixes.contains { suffix in
      suffix.first == UInt8(ascii: ".")
        ? name.count > suffix.count && name.suffix(suffix.count).elementsEqual(suffix) : name == suffix
    }
  }
}
