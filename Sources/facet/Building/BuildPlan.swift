import FacetFiles
import FacetServerDriven
import FacetSwift

/// The files that a build system knew before the build: what `facet ls files --format json` printed.
struct BuildPlan {
  /// The kinds of the rows of that list.
  enum Role: String {
    /// A file that is read.
    case input
    /// A folder in which a new file would be read.
    case folder
    /// A generated file.
    case output
  }

  private let inputs: Set<String>
  /// The names of the generated files.
  let outputs: Set<String>

  init(reading path: String) throws {
    var roots = FileRoots()
    roots.allow(given: path)
    guard let list = try? JSONValue(parsing: try roots.read(path)), list.kind == .array else {
      throw Failure(
        "\(path) is not a list of files", help: "write to it what 'facet ls files --format json' prints")
    }
    func paths(_ role: Role) -> [String] {
      list.elements.filter { $0["role"]?.string == role.rawValue }.compactMap { $0["path"]?.string }
    }
    inputs = Set(paths(.input) + paths(.folder))
    outputs = Set(paths(.output).map(FilePath.lastPart))
  }

  /// Whether the build system knows all that is read and written.
  func covers(_ project: Project, _ files: [SwiftFile]) -> Bool {
    outputs == Set(files.map(\.name)) && inputs.isSuperset(of: project.inputPaths + project.inputFolders)
  }
}
