import Foundation
import PackagePlugin

/// A target that is built, of a package or of an Xcode project.
struct BuiltTarget {
  var name: String
  var folder: URL
  /// The folder of the package.
  var root: URL
  /// All files that are compiled.
  var sources: [URL]
  var hasResources: Bool
  /// `facet.yaml`; nil if there is none.
  var project: URL?
}

/// What is known of a project before it is built: the files that the tool reads and writes.
///
/// The names of generated files depend on what the specs say, and a build system has to know them, so the tool lists them.
/// SwiftPM asks plugins again only if a file is added or deleted. If an edited spec makes other files, the tool writes
/// their code to a file that is always compiled, and a mark, after which SwiftPM asks again.
struct BuildPlan {
  let target: BuiltTarget
  let project: URL
  /// The plugin's folder for the target.
  let folder: URL
  private let files: FileList
  /// What the tool has listed.
  private let list: URL
  private let marks: URL

  /// The code of files that are not in the list.
  static let nameOfRest = "Facet+Unplanned.swift"

  init(_ target: BuiltTarget, tool: FacetTool, in folder: URL, plugin: String) throws {
    guard let project = target.project else {
      throw PluginFailure(
        """
        the target '\(target.name)' has no specs: \(plugin) looks for facet.yaml in \(target.folder.filePath), in \
        'specs' there, and in the folders around it up to that of the package. Create it with 'facet init', or remove \
        \(plugin) from the plugins of the target
        """)
    }
    self.target = target
    self.project = project
    self.folder = folder
    list = folder.appending(path: "files.json")
    marks = folder.appending(path: "marks")
    try FileManager.default.createDirectory(at: marks, withIntermediateDirectories: true)
    files = try FileList(of: project, tool, scratch: folder)
    if (try? Data(contentsOf: list)) != files.json { try files.json.write(to: list) }
  }

  /// The files and folders that the tool reads.
  var inputs: [URL] { files.inputs + [list] }

  /// The generated files, where `facet.yaml` says that they are checked in; only names if it does not.
  var outputs: [String] { files.outputs }

  var outputNames: [String] { outputs.map { URL(filePath: $0).lastPathComponent } }

  /// The spec that makes a file, for messages.
  func maker(of name: String) -> String { files.spec(of: name) ?? project.filePath }

  /// The options of `facet generate` for all that is known.
  var arguments: [String] {
    ["--quiet", "--project", project.filePath, "--planned", list.filePath, "--replan", nextMark.filePath]
  }

  /// A file that does not exist yet. It is an empty source of the target, because SwiftPM would copy any other file into
  /// its resources.
  private var nextMark: URL {
    var count = (try? FileManager.default.contentsOfDirectory(atPath: marks.filePath).count) ?? 0
    if count > 9 {
      // They are no use any more. SwiftPM plans once more because of this.
      try? FileManager.default.removeItem(at: marks)
      try? FileManager.default.createDirectory(at: marks, withIntermediateDirectories: true)
      count = 0
    }
    return marks.appending(path: "Facet+Plan\(count).swift")
  }

  /// Generates nothing. SwiftPM plans a build again when the files in the folder of such a command change.
  var watch: Command {
    .prebuildCommand(
      displayName: "Watch for a new plan of \(target.name)", executable: URL(filePath: "/bin/sh"),
      arguments: ["-c", ":"], outputFilesDirectory: marks)
  }
}
