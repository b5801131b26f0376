/// The files below a folder that have one of several suffixes, and the errors of listing them.
///
/// Hidden files and folders, such as those of editors, are skipped. A folder is visited once even if several symbolic
/// links lead to it, so that cycles end, and by its own name if that is below the folder. A link that leads out of the
/// roots is an error.
package struct SpecListing: Equatable, Sendable {
  /// The files in byte order, with paths relative to the folder.
  package private(set) var files: [String] = []
  /// The folders in which a file would be listed, in byte order: `.` and those below it.
  package private(set) var folders: [String] = []
  package private(set) var errors: [FileError] = []

  /// - Parameters:
  ///   - suffixes: Such as `.component.yaml`; a file whose whole name is the suffix is skipped. One that does not begin
  ///     with a period is a whole name: `app.yaml`.
  ///   - skipping: Folders to skip, as paths with the same base as `folder`.
  ///   - roots: What may be read.
  package init(folder: String, suffixes: [String], skipping: [String] = [], within roots: FileRoots) {
    var walk = Walk(
      root: folder, suffixes: suffixes.map { Array($0.utf8) }, skipped: skipping.map(FilePath.normalized),
      roots: roots)
    while let next = walk.pending.popLast() ?? walk.links.popLast() { walk.visit(next) }
    files = walk.files.sorted(by: inByteOrder)
    folders = walk.folders.sorted(by: inByteOrder)
    errors = walk.errors.sorted { inByteOrder($0.path, $1.path) }
  }
}

/// A traversal. Paths are relative to the root, in errors relative to the working directory.
private struct Walk {
  let root: String
  let suffixes: [[UInt8]]
  let skipped: [String]
  let roots: FileRoots
  var pending = ["."]
  /// Links to folders, which are followed after all others.
  var links: [String] = []
  var visited: Set<FileStatus.Identity> = []
  var files: [String] = []
  var folders: [String] = []
  var errors: [FileError] = []

  mutating func visit(_ name: String) {
    let folder = FilePath.join(root, name)
    do throws(FileError) {
      let real = try roots.resolved(folder)
      let open = try attempt("read", folder) { () throws(Errno) in
        try System.open(withoutLinks: real, for: .folder)
      }
      let status = try attempt("read", folder) { () throws(Errno) in try System.status(of: open) }
      guard visited.insert(status.identity).inserted else { return }
      folders.append(name)
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
      var kind = try kind(of: name, in: folder, path: path, followsLinks: false)
      let isLink = kind == .symbolicLink
      if isLink { kind = try self.kind(of: name, in: folder, path: path, followsLinks: true) }
      guard isSpec || kind == .folder else { return }
      guard FilePath.name(name) != nil else { throw FileError(path, .nameNotUTF8) }
      if isLink, !isSkipped(relative) { _ = try roots.resolved(path) }
      guard isSpec else { return look(into: relative, isLink: isLink) }
      guard kind == .regular else { throw FileError(path, .notRegular(what: kind.description)) }
      files.append(relative)
    } catch {
      // Broken links are ignored unless they have the name of a spec.
      let isBroken = error.reason == .missing || error.reason == .symbolicLink
      if isSpec || [.nameNotUTF8, .leadsOutside, .outside].contains(error.reason) {
        errors.append(isBroken ? FileError(path, .brokenLink) : error)
      }
    }
  }

  private func kind(
    of name: [UInt8], in folder: Int32, path: String, followsLinks: Bool
  ) throws(FileError) -> FileStatus.Kind {
    try attempt("read", path) { () throws(Errno) in
      try System.status(of: name, in: folder, followsLinks: followsLinks).kind
    }
  }

  private mutating func look(into folder: String, isLink: Bool) {
    if isSkipped(folder) { return }
    if isLink { links.append(folder) } else { pending.append(folder) }
  }

  private func isSkipped(_ folder: String) -> Bool { skipped.contains(FilePath.join(root, folder)) }

  private func isSpec(_ name: [UInt8]) -> Bool {
    suffixes.contains { suffix in
      suffix.first == UInt8(ascii: ".")
        ? name.count > suffix.count && name.suffix(suffix.count).elementsEqual(suffix) : name == suffix
    }
  }
}
