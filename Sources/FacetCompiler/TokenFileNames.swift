import FacetCheck
import FacetDiagnostics
import FacetSpec
import FacetTokens

/// Token files that `facet.yaml` or a resolver document refers to. Their names have no fixed suffix.
extension SpecFiles {
  /// The token files that are not among these files, with paths relative to the project.
  package var missingTokenFiles: [String] { namedTokenFiles.map(\.path).filter { self[$0] == nil } }

  /// The token files without duplicates; `isWhole` is false if only parts of a file are used.
  var namedTokenFiles: [(path: String, isWhole: Bool)] {
    let named = (project?.tokenFiles ?? []).map {
      (path: FilePathResolution.path($0.value, from: "facet.yaml"), isWhole: true)
    }
    let resolved = indicesByPath.flatMap { index in
      (files[index].resolver?.files ?? []).map {
        (path: FilePathResolution.path($0.path, from: files[index].path), isWhole: $0.isWhole)
      }
    }
    var found: [(path: String, isWhole: Bool)] = []
    for name in named + resolved {
      if let index = found.firstIndex(where: { $0.path == name.path }) {
        found[index].isWhole = found[index].isWhole || name.isWhole
      } else {
        found.append(name)
      }
    }
    return found
  }

  /// The files in the order of their paths, with the tokens of those that others refer to as token files.
  var filesWithNamedTokens: [SpecFile] {
    var files = filesByPath
    for name in namedTokenFiles {
      guard let index = files.firstIndex(where: { $0.path == name.path }), files[index].holdsNothingElse else {
        continue
      }
      files[index].readTokens(isWhole: name.isWhole)
    }
    return files
  }
}

extension SpecFile {
  /// Whether its name is not that of another kind of spec file.
  fileprivate var holdsNothingElse: Bool { SpecFileKind(path) == nil }
}
