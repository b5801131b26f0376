import FacetDiagnostics
import FacetFiles
import FacetSpec

extension Project {
  /// The path of a new spec, relative to the working directory: in the folder of its group, in that of the spec which it is
  /// a copy of, or in `components` or `screens`, whichever there is.
  func path(of spec: NewSpec, in group: String?, like other: String?) -> String {
    let folder = FilePath.join(path(specs), "\(spec.kind.rawValue)s")
    let folders = [group.map { FilePath.join(folder, $0) }, group == nil ? other.map(FilePath.folder) : nil, folder]
    let found = folders.compactMap(\.self).first { FileExistence(of: $0) == .folder }
    return FilePath.join(found ?? path(specs), spec.fileName)
  }

  /// The line of a new spec that names its schema; nil if the project generates none.
  func schemaLine(for path: String, of kind: SpecFileKind) -> String? {
    guard let folder = spec?.schemaOutput?.value else { return nil }
    let schemas = working.absolute(self.path(folder))
    return SchemaLine(kind, in: FilePath.relative(schemas, to: FilePath.folder(of: working.absolute(path))))?.text
  }
}
