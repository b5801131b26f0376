import ArgumentParser
import FacetFiles
import FacetText

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Create a project: facet.yaml, tokens and a first component with variants.",
    discussion: """
      Also writes .gitattributes, .gitignore and a CI file for the host that the repository's remote names, GitHub or \
      GitLab, which installs this version of facet; for other hosts it prints the steps. A second project of a repository \
      has a folder of its own. Existing files are not overwritten.
      """)

  @Argument(help: "The folder of the project; created if it does not exist.")
  var folder = "."

  @Flag(help: "Create three components and a screen with them.")
  var example = false

  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    for name in ["facet.yaml", "facet.json", "specs/facet.json"] {
      let path = FilePath.join(folder, name)
      if FileExistence(of: path) != .missing { throw FileError(path, .exists) }
    }
    let ciFile = ciFile
    let settings =
      [
        (StarterProject.attributesName, StarterProject.attributes),
        (StarterProject.ignoredName, StarterProject.ignored),
      ].map { (path: FilePath.join(folder, $0), text: $1) } + [ciFile].compactMap(\.self)
    let existing = settings.filter { FileExistence(of: $0.path) != .missing }
    let module = StarterProject.module(in: try namingFolder)
    let specs = StarterProject.specs(withExample: example, module: module).map {
      OutputFile(name: FilePath.join(folder, $0.name), bytes: $0.bytes)
    }
    let others = settings.filter { setting in !existing.contains { $0.path == setting.path } }
    let files = specs + others.map { OutputFile(name: $0.path, bytes: Array($0.text.utf8)) }
    try createFiles(files)
    for file in files { try terminal.remark("wrote \(file.name)") }
    for setting in existing {
      try terminal.remark("for \(setting.path), which is left as it is:")
      for line in setting.text.split(separator: "\n") { try terminal.remark("  \(line)") }
    }
    try nameSteps(module: module, hasCIFile: ciFile != nil)
  }

  /// The file for the host of the repository; nil if there is no remote, or it is at another host.
  private var ciFile: (path: String, text: String)? {
    guard let working = try? WorkingFolder(), let remote = try? Git.remote(of: place),
      let host = CIJob.Host(remote: remote.address)
    else { return nil }
    let relative = FilePath.relative(working.absolute(folder), to: remote.root)
    let project = relative == "." ? nil : relative
    let root = working.shown(remote.root)
    let first = CIJob(host: host, project: project)
    let isFurther = FileExistence(of: FilePath.join(root, first.file)) != .missing
    let job = isFurther ? CIJob(host: host, project: project, isFurther: true) : first
    return (FilePath.join(root, job.file), job.text)
  }

  /// The folder by which the module is named. The working folder gives no name to the only project, unless it is that of
  /// a target.
  private var namingFolder: String {
    get throws {
      let (folder, working) = (FilePath.normalized(folder), try WorkingFolder())
      let path = working.absolute(folder)
      let isNamed = StarterProject.isTarget(path) || Project.nearest(to: place, from: working) != nil
      return folder == "." && isNamed ? path : folder
    }
  }

  /// The folder, or that around it as long as it does not exist.
  private var place: String {
    var place = FilePath.normalized(folder)
    while FileExistence(of: place) == .missing { place = FilePath.folder(of: place) }
    return place
  }

  /// The first three things to do: a remark, as what was written is, though it is to be copied.
  ///
  /// - Parameter hasCIFile: Whether the host of the repository has a file with the steps of CI.
  private func nameSteps(module: String, hasCIFile: Bool) throws {
    if terminal.quiet { return }
    let project = FilePath.normalized(folder) == "." ? "" : " --project \(quotedForShell(folder))"
    let steps = [
      ("facet generate\(project)", "write the Swift code; in Package.swift (docs/tutorial.md, \"In an app\"):"),
      ("facet snapshot accept --all\(project)", "record what the components look like, for reviews"),
      ("facet new SearchField\(project)", "add a component of your own"),
    ]
    let width = steps.map { $0.0.utf8.count }.max() ?? 0
    try terminal.result("next:\n")
    for (index, step) in steps.enumerated() {
      let padding = String(repeating: " ", count: width - step.0.utf8.count)
      try terminal.result("\(index + 1). \(step.0)\(padding)  \(step.1)\n")
      if index == 0 {
        try terminal.result("   \(StarterProject.packageTarget(module, in: FilePath.normalized(folder)))\n")
      }
    }
    if hasCIFile { return }
    let folder = FilePath.normalized(folder)
    try terminal.result("in CI:\n")
    for command in CIJob.installation + CIJob.commands(for: folder == "." ? nil : folder, host: nil) {
      try terminal.result("  \(command)\n")
    }
  }
}
