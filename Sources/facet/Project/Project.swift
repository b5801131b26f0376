import FacetCompiler
import FacetDiagnostics
import FacetFiles
import FacetLimits
import FacetSpec

/// A project on the disk: its folders, and the bytes of all its specs.
struct Project {
  /// The folder of `facet.yaml`, and the name of the file in it.
  private let folder: String
  private let fileName: String
  /// Where the user stands, from which paths are shown.
  let working: WorkingFolder
  private(set) var specFiles: SpecFiles
  private let threads: Int
  /// What may be read: the folder of `facet.yaml`, and what it names.
  private(set) var roots: FileRoots

  /// - Parameter leftOut: Paths of specs, relative to the working directory, that are not read.
  init(_ options: ProjectOptions, leavingOut leftOut: Set<String> = []) throws {
    Progress.stage("reading the specs")
    let working = try WorkingFolder()
    let file = try Self.find(options.only, from: working)
    threads = options.threads
    self.working = working
    let folder = FilePath.folder(of: file)
    self.folder = folder
    fileName = FilePath.lastPart(of: file)
    specFiles = SpecFiles { working.shortest(FilePath.join(folder, $0)) }
    roots = FileRoots(ofProjectIn: folder, given: options.project)
    try read([fileName])
    for name in namedPaths { roots.allow(path(name), besides: folder) }
    let named = spec?.roots.map(\.value) ?? []
    specFiles.missingFolders = Set(named.filter { FileExistence(of: path($0)) == .missing })
    let listing = try list()
    try read(specPaths(in: listing).filter { leftOut.isEmpty || !leftOut.contains(path($0)) })
    try read(dataPaths())
    if let catalog = specFiles.stringCatalogPath, FileExistence(of: path(catalog)) == .file { try read([catalog]) }
    try read(specFiles.missingTokenFiles.filter { FileExistence(of: path($0)) == .file })
    try read(try swiftPaths())
    addUnread(in: listing)
  }

  func compile() -> Compilation {
    Progress.stage("checking \(counted(specFiles.inputs.count, "file"))")
    return Compiler.compile(specFiles, laterKinds: laterDiagnosticKinds, threads: threads)
  }

  /// The folders and files that the project file names.
  private var namedPaths: [String] {
    guard let spec else { return [] }
    let folders = [spec.specs, spec.swiftOutput, spec.snapshotOutput, spec.schemaOutput, spec.scaffoldOutput]
    return ((folders + [spec.strings]).compactMap(\.self) + spec.tokenFiles + spec.roots).map(\.value)
  }

  /// The settings of the project file. Errors in it are reported when the project is compiled.
  var spec: ProjectSpec? { specFiles.project }

  var repository: Repository {
    get throws { try Repository(around: folder) }
  }

  /// The versions of the specs of components and screens in git.
  var history: Result<FileHistory, Git.Failure> {
    let suffixes = SpecFileKind.allCases.filter(\.isDrawn).flatMap(\.names)
    return Result { () throws(Git.Failure) in try FileHistory(of: path(specs), suffixes: suffixes) }
  }

  var swiftOutput: OutputFolder {
    get throws { try output(spec?.swiftOutput?.value, key: "swift") }
  }

  /// The folder of the generated Swift, relative to the working directory; nil if the project does not set it.
  var swiftFolder: String? { spec?.swiftOutput.map { path($0.value) } }

  /// The place of that setting.
  var swiftFolderSetting: SourceSpan? { spec?.swiftOutput?.span }

  var snapshotOutput: OutputFolder {
    get throws { try output(spec?.snapshotOutput?.value, key: "snapshots") }
  }

  /// Nil if the project does not generate schemas.
  var schemaOutput: OutputFolder? {
    get throws {
      guard let name = spec?.schemaOutput?.value else { return nil }
      let folder = try output(name, key: "schema")
      if let swift = spec?.swiftOutput?.value, OutputFolder(path(swift)).path == folder.path {
        // Each manifest would list the other's files as stale.
        throw Failure(
          "'swift' and 'schema' in \(path(fileName)) are the same folder", help: "use a separate folder for each")
      }
      return folder
    }
  }

  /// The folder of hand-written Swift, relative to the working directory; nil if the project does not set it.
  var scaffoldFolder: String? { spec?.scaffoldOutput.map { path($0.value) } }

  /// The hand-written Swift types in that folder.
  var writtenTypes: Set<String> { specFiles.writtenTypes ?? [] }

  /// The path of the String Catalog, relative to the working directory, its bytes, and whether other code has texts in it;
  /// nil if the project has none, or nil bytes if the file does not exist.
  var stringCatalog: (path: String, bytes: [UInt8]?, isShared: Bool)? {
    specFiles.stringCatalogPath.map { (path($0), specFiles[$0]?.bytes, specFiles.project?.sharesStrings == true) }
  }

  /// The project with a String Catalog of these bytes.
  func replacingStringCatalog(with bytes: [UInt8]) -> Project {
    var project = self
    if let path = specFiles.stringCatalogPath { project.specFiles.add(SourceInput(path: path, bytes: bytes)) }
    return project
  }

  /// All specs of the project, with paths relative to the working directory.
  var files: [SourceInput] {
    specFiles.inputs.filter { !$0.path.hasSuffix(".swift") }
      .map { SourceInput(path: path($0.path), bytes: $0.bytes) }
  }

  /// Writes a file of the project.
  func replaceFile(at path: String, with bytes: [UInt8]) throws(FileError) {
    try FacetFiles.replaceFile(at: path, with: bytes, besides: folder)
  }

  /// Gives a spec a name under which it is no spec any more, in the same folder.
  func retireSpec(at path: String, as name: String) throws(FileError) {
    let bytes = bytes(of: self.name(of: path))
    try FacetFiles.exchangeFile(at: path, for: OutputFile(name: name, bytes: bytes), besides: folder)
  }

  /// Creates files of the project.
  func createFiles(_ files: [OutputFile]) throws(FileError) { try FacetFiles.createFiles(files, besides: folder) }

  /// Removes the temporary files that killed runs have left, in all folders to which facet writes.
  func removeLitter() {
    let folders = Set(outputs + specFiles.inputs.map { FilePath.folder(of: path($0.path)) })
    for folder in folders { OutputFolder(folder, besides: self.folder).removeLitter() }
  }

  /// The bytes of a file by its path relative to the project; empty if it has no such file.
  func bytes(of path: String) -> [UInt8] { specFiles[path]?.bytes ?? [] }

  /// The path of a spec relative to the working directory, from its path relative to the project.
  func path(ofSpec source: String) -> String { path(source) }

  /// The project with other bytes in the file that is displayed as `path`, or with one more file.
  func replacing(_ path: String, with bytes: [UInt8]) -> Project {
    var project = self
    project.specFiles.add(SourceInput(path: name(of: path), bytes: bytes))
    return project
  }

  private func output(_ name: String?, key: String) throws -> OutputFolder {
    guard let name else {
      throw Failure("\(path(fileName)) names no folder for '\(key)'", help: "add 'output: { \(key): … }' to it")
    }
    let output = OutputFolder(path(name), besides: folder)
    try output.checkLocation(specs: path(specs), home: environmentVariable("HOME"), isProjects: true)
    return output
  }

  /// The folder of the specs, relative to the project.
  var specs: String { spec?.specs?.value ?? "." }

  /// The path relative to the working directory of a path in the project file.
  func path(_ name: String) -> String { working.shortest(FilePath.join(folder, name)) }

  /// `facet.yaml`, relative to the project.
  var projectFileName: String { fileName }

  func absolute(_ path: String) -> String { working.absolute(path) }

  /// The path relative to the project of a path relative to the working directory.
  private func name(of path: String) -> String {
    let root = working.absolute(folder)
    let path = working.absolute(path)
    return FilePath.relative(path, to: root)
  }
}

extension Project {
  static let fileNames = SpecFileKind.project.names
  private static let suffixes = SpecFileKind.allCases.filter { $0 != .project && $0 != .swift }.flatMap(\.names)
  /// Suffixes of names that could be meant as specs. Files with them are reported by the compiler.
  static let nearSuffixes = [".yaml", ".yml", ".json", ".tokens", ".json5", ".jsonc"]

  /// The output folders of facet, relative to the working directory.
  var outputs: [String] {
    [spec?.swiftOutput, spec?.snapshotOutput, spec?.schemaOutput].compactMap { $0.map { path($0.value) } }
  }

  /// The hand-written Swift files without those of facet. The folder may not exist yet.
  func swiftPaths() throws -> [String] {
    guard let name = spec?.scaffoldOutput?.value, let listing = swiftListing else { return [] }
    if !listing.errors.isEmpty { throw Failure(listing.errors.map { Failure($0) }) }
    return listing.files.map { FilePath.join(name, $0) }
  }

  var swiftListing: SpecListing? {
    guard let folder = scaffoldFolder, FileExistence(of: folder) != .missing else { return nil }
    return SpecListing(folder: folder, suffixes: [".swift"], skipping: outputs, within: roots)
  }

  /// All specs in the specs folder, and the token files elsewhere that the project names.
  private func specPaths(in listing: SpecListing) -> [String] {
    let below = specs
    let files = listing.files.filter(Self.isSpec).map { FilePath.join(below, $0) }
    let named = (spec?.tokenFiles ?? []).map { FilePath.normalized($0.value) }
    return files + named.filter { !files.contains($0) && FileExistence(of: path($0)) == .file }
  }

  /// All YAML and JSON files in the specs folder.
  private func list() throws -> SpecListing {
    let listing = SpecListing(folder: path(specs), suffixes: Self.nearSuffixes, skipping: outputs, within: roots)
    try checkCount(of: listing.files.count)
    // Errors about files that are not specs are ignored.
    let errors = listing.errors.filter { !Self.isNearlySpec($0.path) || Self.isSpec($0.path) }
    if !errors.isEmpty { throw Failure(errors.map { Failure($0) }) }
    guard listing.files.contains(where: { !Self.fileNames.contains(FilePath.lastPart(of: $0)) }) else {
      throw Failure(
        "no specs below \(path(specs))",
        help: "their names end in \(Self.suffixes.joined(separator: ", ")); 'specs:' in \(path(fileName)) says where")
    }
    return listing
  }

  private static func isSpec(_ path: String) -> Bool {
    suffixes.contains { path.utf8.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  private static func isNearlySpec(_ path: String) -> Bool { nearSuffixes.contains(where: path.hasSuffix) }

  /// Adds empty inputs for files that are neither specs nor data, because only their names are checked.
  private mutating func addUnread(in listing: SpecListing) {
    let below = specs
    let unread = listing.files.filter { !Self.isSpec($0) && !Self.fileNames.contains(FilePath.lastPart(of: $0)) }
      .map { FilePath.join(below, $0) }
    specFiles.add(unread.filter { specFiles[$0] == nil }.map { SourceInput(path: $0, bytes: []) }, threads: 1)
  }

  /// The data files of components. Missing files are reported when the project is compiled.
  private func dataPaths() -> [String] {
    specFiles.missingDataFiles.filter { FileExistence(of: path($0)) == .file }
  }

  private mutating func read(_ names: [String]) throws {
    try checkCount(of: specFiles.inputs.count + names.count)
    var size = specFiles.inputs.reduce(0) { $0 + $1.bytes.count }
    var read: [SourceInput] = []
    var failures: [Failure] = []
    var reader = FileReader(roots)
    for name in names {
      do throws(FileError) {
        let bytes = try reader.read(path(name))
        size += bytes.count
        read.append(SourceInput(path: name, bytes: bytes))
      } catch {
        failures.append(Failure(error))
      }
      guard size <= Limit.projectSize.most else {
        throw Failure(
          "found more than \(Limit.projectSize.most) bytes in the files of one project, \(path(name)) the last of them",
          help: helpForLimits)
      }
    }
    specFiles.add(read, threads: threads)
    if !failures.isEmpty { throw Failure(failures) }
  }

  private func checkCount(of files: Int) throws(Failure) {
    let most = Limit.projectFiles.most
    if files > most {
      throw Failure("found \(files) files of one project, expected at most \(most)", help: helpForLimits)
    }
  }

  private var helpForLimits: String { "'specs:' in \(path(fileName)) says in which folder specs are looked for" }
}
