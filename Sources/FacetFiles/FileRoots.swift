/// The folders and single files that a command may read.
///
/// The files of a repository can be of anyone. A symbolic link among them could lead to any file of the machine, whose
/// text would be shown in a diagnostic. So a path is read only if it is in one of the roots after all links have been
/// followed.
package struct FileRoots: Sendable {
  /// Absolute paths.
  private var roots: [String] = []

  /// Nothing may be read.
  package init() {}

  /// - Parameter project: The folder of the project. It may be a link itself.
  package init(_ project: String) { roots = [try? System.realPath(project)].compactMap(\.self) }

  /// - Parameters:
  ///   - folder: The folder of the project file. A link to it is followed only if the user has named it.
  ///   - given: What the user has named: that folder, its file, or a folder around it; nil for the working directory.
  package init(ofProjectIn folder: String, given: String?) {
    self.init()
    let given = given ?? "."
    let isFound = FileExistence(of: given) == .folder && folder != FilePath.normalized(given)
    if isFound { allow(folder, besides: given) } else { self = FileRoots(folder) }
  }

  /// Adds a folder that is named on the command line, or the folder of a file that is.
  package mutating func allow(given path: String) {
    allow(FileExistence(of: path) == .folder ? path : FilePath.folder(of: path), besides: ".")
  }

  /// Adds a folder or a file that a file of the project names, such as `../shared`. A link in it is not trusted: it has to
  /// lead to a root, as all others.
  ///
  /// - Parameters:
  ///   - path: As for the other functions: relative to the working directory.
  ///   - folder: The folder of the file that names it.
  package mutating func allow(_ path: String, besides folder: String) {
    let place = TrustedPath(path, besides: folder)
    if let base = try? System.realPath(place.base) { roots.append(FilePath.join(base, place.rest)) }
  }

  /// Whether an absolute path without links is in one of the roots.
  func contain(_ path: String) -> Bool { roots.contains { FilePath.contains($0, path) } }

  /// The path of an existing file without links. Throws if it is in no root.
  func resolved(_ path: String) throws(FileError) -> String {
    let real: String
    do {
      real = try System.realPath(path)
    } catch .isSymbolicLink {
      throw FileError(path, .brokenLink)
    } catch {
      throw FileError(path, cannot: "read", error)
    }
    guard contain(real) else { throw refusal(of: path) }
    return real
  }

  /// The error for a path that leads out: by a link, or by its name.
  fileprivate func refusal(of path: String) -> FileError {
    let inWorkingFolder = (try? System.realPath(".")).map { FilePath.join($0, path) }
    let inRealFolder = (try? System.realPath(FilePath.folder(of: path))).map {
      FilePath.join($0, FilePath.lastPart(of: path))
    }
    let isNamed = [inWorkingFolder, inRealFolder].compactMap(\.self).contains(where: contain)
    return FileError(path, isNamed ? .leadsOutside : .outside)
  }

  /// Reads a regular file. Throws for a pipe or a device, without waiting for data.
  package func read(_ path: String, limit: Int = largestFile) throws(FileError) -> [UInt8] {
    var reader = FileReader(self)
    return try reader.read(path, limit: limit)
  }
}

/// Reads files in the roots, one after the other. It keeps the folder of the last file open, because consecutive files
/// are mostly in the same one.
package struct FileReader: ~Copyable {
  private let roots: FileRoots
  private var folder: Descriptor?
  /// The path of the folder as given, and without links.
  private var folderPaths = (given: "", real: "")

  package init(_ roots: FileRoots) { self.roots = roots }

  package mutating func read(_ path: String, limit: Int = largestFile) throws(FileError) -> [UInt8] {
    try read(path, displayedAs: path, limit: limit)
  }

  private mutating func read(_ path: String, displayedAs shown: String, limit: Int) throws(FileError) -> [UInt8] {
    let name = FilePath.lastPart(of: path)
    let folder = try enter(FilePath.folder(of: path), for: shown)
    guard roots.contain(FilePath.join(folderPaths.real, name)) else { throw roots.refusal(of: shown) }
    do throws(FileError) {
      return try readFile(name, in: folder, displayedAs: shown, limit: limit)
    } catch {
      // The path that a link leads to has none, unless it changes in this moment.
      guard error.reason == .symbolicLink, path == shown else { throw error }
      return try read(roots.resolved(path), displayedAs: shown, limit: limit)
    }
  }

  private mutating func enter(_ given: String, for path: String) throws(FileError) -> Int32 {
    if folder == nil || folderPaths.given != given {
      folder = nil
      let real = try attempt("read", path) { () throws(Errno) in try System.realPath(given) }
      folder = try attempt("read", path) { () throws(Errno) in try System.open(withoutLinks: real, for: .passage) }
      folderPaths = (given, real)
    }
    return folder?.number ?? System.workingFolder
  }
}

extension System {
  /// Opens an absolute path, none of whose components may be a link.
  static func open(withoutLinks path: String, for access: Access) throws(Errno) -> Descriptor {
    let parts = FilePath.parts(of: path)
    var folder = try open("/", for: parts.isEmpty ? access : .passage, followsLinks: false)
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      let next = try open(String(part), in: folder.number, for: isLast ? access : .passage, followsLinks: false)
      folder = consume next
    }
    return folder
  }
}
