package import FacetDiagnostics
import FacetSpec
import FacetTokens

extension DiagnosticKind {
  package static let outputFolder = DiagnosticKind(
    "project/output-folder", .error, "Output folder that mixes with the specs",
    explanation: """
      facet owns its output folders, and deletes files in them that it no longer generates. So no output folder is the \
      folder of the specs, contains it or lies in it.

      Wrong:

          # facet.yaml
          facet: 1
          module: Sample
          specs: .
          output: { swift: Generated }

      Right:

          # facet.yaml
          facet: 1
          module: Sample
          specs: .
          output: { swift: ../Generated }
      """)
}

/// Reports output folders that are, contain or lie in the folder of the specs, as far as the paths in `facet.yaml` tell.
/// Where they do not, because of links or a path from outside of the project, `facet generate` refuses the folder.
func outputsAmongSpecs(of project: ProjectSpec) -> [Diagnostic] {
  let specs = FolderPath(project.specs?.value ?? ".")
  let outputs = [project.swiftOutput, project.snapshotOutput, project.schemaOutput].compactMap(\.self)
  return outputs.compactMap { output in
    let folder = FolderPath(output.value)
    switch (folder.contains(specs), specs.contains(folder)) {
    case (true, true): return .outputFolder(output, "it is the folder of the specs")
    case (true, false): return .outputFolder(output, "it holds the specs")
    case (false, true): return .outputFolder(output, "it lies in the folder of the specs")
    case (false, false): return nil
    }
  }
}

/// A path that is absolute or relative to the project.
private struct FolderPath {
  let isAbsolute: Bool
  /// The number of folders that it goes up from the project.
  let ascents: Int
  let names: ArraySlice<String>

  init(_ path: String) {
    isAbsolute = path.utf8.first == UInt8(ascii: "/")
    let parts = FilePathResolution.path(path, from: "").split(separator: "/").map(String.init)
    ascents = parts.prefix { $0 == ".." }.count
    names = parts[ascents...]
  }

  /// Whether the other path is this one or below it. False if that depends on the names of folders around the project.
  func contains(_ other: FolderPath) -> Bool {
    guard isAbsolute == other.isAbsolute else { return false }
    return ascents == other.ascents ? other.names.starts(with: names) : ascents > other.ascents && names.isEmpty
  }
}

extension Diagnostic {
  fileprivate static func outputFolder(_ folder: Located<String>, _ why: String) -> Diagnostic {
    Diagnostic(
      .outputFolder, at: folder.span, "'\(folder.value)' cannot be an output folder: \(why)",
      help: "name a folder beside that of the specs, as in '../generated'")
  }
}
