import FacetFiles
import FacetSwift

extension Table {
  /// The files and folders that the generated Swift depends on, and the files that it consists of. Build systems have to
  /// know both before anything is generated.
  init(filesOf project: Project, _ files: [SwiftFile]) {
    let inputs = project.inputPaths.map { Self.row(.input, $0) } + project.inputFolders.map { Self.row(.folder, $0) }
    let folder = project.swiftFolder ?? ""
    let outputs = files.sorted { inByteOrder($0.name, $1.name) }.map { file in
      Self.row(.output, FilePath.join(folder, file.name), file.source.isEmpty ? .none : .text(file.source))
    }
    self.init(columns: ["role", "path", "spec"], rows: inputs + outputs)
  }

  private static func row(_ role: BuildPlan.Role, _ path: String, _ spec: Cell = .none) -> [Cell] {
    [.text(role.rawValue), .text(path), spec]
  }
}
