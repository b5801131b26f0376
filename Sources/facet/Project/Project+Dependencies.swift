import FacetCompiler
import FacetFiles

/// What has to be watched, because the output of the project depends on it.
extension Project {
  /// The files that have been read, ascending, with paths relative to the working directory.
  var inputPaths: [String] { Set(specFiles.inputs.map { path($0.path) }).sorted(by: inByteOrder) }

  /// The folders in which a new file would be one of them, in the same form.
  var inputFolders: [String] {
    var folders = listing.folders.map { FilePath.join(path(specs), $0) }
    if let scaffold = scaffoldFolder, let listing = swiftListing {
      folders += listing.folders.map { FilePath.join(scaffold, $0) }
    }
    return Set(folders).sorted(by: inByteOrder)
  }

  /// The versions of the files that the project consists of now, by their paths relative to the working directory. It
  /// names some that may not exist yet.
  func fileVersions() -> [String: FileVersion] {
    let named =
      specFiles.missingDataFiles + specFiles.missingTokenFiles + [specFiles.stringCatalogPath].compactMap(\.self)
    let swift = (try? swiftPaths()) ?? []
    let paths =
      (specFiles.inputs.map(\.path) + listing.files.map { FilePath.join(specs, $0) } + named + swift).map { path($0) }
    let versions = paths.compactMap { path in FileVersion(of: path).map { (path, $0) } }
    return Dictionary(versions, uniquingKeysWith: { first, _ in first })
  }

  private var listing: SpecListing {
    SpecListing(folder: path(specs), suffixes: Self.nearSuffixes, skipping: outputs, within: roots)
  }
}
