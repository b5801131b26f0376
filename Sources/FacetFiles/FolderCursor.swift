/// Opens folders below a root, component by component and without following symbolic links. It keeps the last folder
/// open, because consecutive names of a sorted list are mostly in the same folder.
struct FolderCursor: ~Copyable {
  /// An open folder, with the name of an entry in it.
  struct Place {
    /// The descriptor of the folder, valid until the next look-up.
    var folder: Int32
    /// The last component of the name.
    var name: String
  }

  private let root: Descriptor
  private let path: String
  private var current: Descriptor?
  private var currentName = ""

  init(root: consuming Descriptor, path: String) {
    self.root = root
    self.path = path
  }

  func displayPath(of name: String) -> String { FilePath.join(path, name) }

  /// Nil if an intermediate folder does not exist and is not to be created.
  mutating func locate(_ name: String, creatingFolders: Bool = false) throws(FileError) -> Place? {
    guard staysInside(name) else { throw FileError(name, .badName) }
    guard let slash = name.utf8.lastIndex(of: UInt8(ascii: "/")) else { return Place(folder: root.number, name: name) }
    let folder = String(name[..<slash])
    let last = String(name[name.utf8.index(after: slash)...])
    if currentName != folder || current == nil {
      guard try enter(folder, creatingFolders: creatingFolders) else { return nil }
    }
    return Place(folder: current?.number ?? root.number, name: last)
  }

  /// The names in the root or in a folder below it; nil if the folder does not exist.
  mutating func names(in folder: String) throws(FileError) -> [String]? {
    guard let place = try locate(folder.isEmpty ? "x" : folder + "/x") else { return nil }
    let path = displayPath(of: folder)
    return try attempt("read", path) { () throws(Errno) in try System.names(in: place.folder) }
      .compactMap { FilePath.name($0) }
  }

  /// Opens a folder below the root; nil if it does not exist and is not to be created.
  consuming func folder(_ name: String, creatingFolders: Bool) throws(FileError) -> Descriptor? {
    guard try enter(name, creatingFolders: creatingFolders) else { return nil }
    return current
  }

  private mutating func enter(_ folder: String, creatingFolders: Bool) throws(FileError) -> Bool {
    current = nil
    currentName = folder
    var walked = ""
    for part in FilePath.parts(of: folder) {
      walked = walked.isEmpty ? String(part) : walked + "/" + part
      let number = current?.number ?? root.number
      guard let next = try open(String(part), in: number, path: displayPath(of: walked), create: creatingFolders) else {
        current = nil
        return false
      }
      current = consume next
    }
    return true
  }

  private func open(
    _ part: String, in folder: Int32, path: String, create: Bool
  ) throws(FileError) -> Descriptor? {
    do {
      return try System.open(part, in: folder, for: .folder, followsLinks: false)
    } catch .missing {
      guard create else { return nil }
    } catch .isNotFolder {
      throw try refusal(of: part, in: folder, path: path)
    } catch {
      throw FileError(path, cannot: "open", error)
    }
    return try attempt("create", path) { () throws(Errno) in
      do throws(Errno) {
        try System.makeFolder(part, in: folder)
      } catch .exists {}
      return try System.open(part, in: folder, for: .folder, followsLinks: false)
    }
  }

  /// The error for a component that is not a folder. Without following links, the system reports a link to a folder as
  /// "not a folder".
  private func refusal(of part: String, in folder: Int32, path: String) throws(FileError) -> FileError {
    let kind = try attempt("read", path) { () throws(Errno) in
      try System.status(of: Array(part.utf8), in: folder, followsLinks: false).kind
    }
    return kind == .symbolicLink
      ? FileError(path, .symbolicLink)
      : FileError(path, .system(action: "open", cause: "it is \(kind.description), not a folder"))
  }

  /// The last check: whether the name stays in the folder, independent of earlier checks.
  private func staysInside(_ name: String) -> Bool {
    name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8)
    }
  }
}
