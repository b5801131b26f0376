import FacetDiagnostics
import FacetParallel
package import FacetSpec

/// The files of a project. Each is decoded once, when it is added or replaced.
package struct SpecFiles: Sendable {
  /// The displayed path of a file, from its path relative to the project.
  private let shownPath: @Sendable (String) -> String
  private(set) var sources = SourceMap()
  /// The files in the order of their ids.
  private(set) var files: [SpecFile] = []
  /// By the bytes of their paths: two names that Unicode calls equal can be two files.
  private var positions: [[UInt8]: Int] = [:]
  /// The folders under `roots` that do not exist, as `facet.yaml` names them. Only who reads the disk knows them.
  package var missingFolders: Set<String> = []

  package init(_ inputs: [SourceInput] = [], showingPathsAs shownPath: @escaping @Sendable (String) -> String = { $0 })
  {
    self.shownPath = shownPath
    add(inputs, threads: 1)
  }

  /// Adds files, or replaces those with the same paths. They are decoded in parallel.
  package mutating func add(_ inputs: [SourceInput], threads: Int) {
    let known = inputs.map { input in
      let path = Array(input.path.utf8)
      if let position = positions[path] {
        let id = FileID(position)
        sources.replace(id, with: input.bytes)
        return (input: input, id: id)
      }
      let id = sources.add(path: shownPath(input.path), bytes: input.bytes)
      positions[path] = Int(id.index)
      return (input: input, id: id)
    }
    files.reserveCapacity(files.count + known.count)
    for file in parallelMap(known, threads: threads, { SpecFile($0.input, as: $0.id) }) {
      if files.indices.contains(Int(file.id.index)) { files[Int(file.id.index)] = file } else { files.append(file) }
    }
  }

  /// Adds a file, or replaces the one with the same path.
  package mutating func add(_ input: SourceInput) { add([input], threads: 1) }

  package subscript(path: String) -> SourceInput? { file(at: path)?.input }

  func file(at path: String) -> SpecFile? { positions[Array(path.utf8)].map { files[$0] } }

  package var inputs: [SourceInput] { files.map(\.input) }

  /// The contents of `facet.yaml`; nil if it is missing or cannot be read.
  package var project: ProjectSpec? { indicesByPath.lazy.compactMap { files[$0].project }.first }

  /// The hand-written Swift types; nil if the project does not set their folder.
  package var writtenTypes: Set<String>? {
    project?.scaffoldOutput.map { _ in Set(files.flatMap(\.swiftTypes)) }
  }

  /// The files in the order of their paths, so that results do not depend on the order in which they were added.
  var filesByPath: [SpecFile] { indicesByPath.map { files[$0] } }

  /// The indices of ``filesByPath`` in ``files``.
  var indicesByPath: some Sequence<Int> { sources.fileIDsByPath.lazy.map { Int($0.index) } }
}
