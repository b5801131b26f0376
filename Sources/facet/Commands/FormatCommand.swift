import ArgumentParser
import FacetCompiler
import FacetDiagnostics
import FacetFiles
import FacetFormat
import FacetText

struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Format the specs: order of keys and spacing. Comments are kept.",
    discussion: """
      The meaning of a spec does not change. Modifiers, names and everything else whose order matters keep it. A file \
      is written only if its bytes differ, and never if it has syntax errors. JSON files are not formatted.
      """)

  @Argument(
    help: ArgumentHelp(
      "Components, specs or folders of specs; the whole project if none is given; - for standard input.",
      valueName: "name or path"))
  var paths: [String] = []

  @Flag(help: "Print the files that are not formatted, write nothing, and exit with 1 if there are any.")
  var check = false

  @Flag(help: "Print the changes as a diff and write nothing.")
  var diff = false

  @Option(
    help: ArgumentHelp("With -: the file name, which determines the kind of spec.", valueName: "file name"))
  var assumeFilename: String?

  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  private var isFromInput: Bool { paths == ["-"] }

  func validate() throws {
    if paths.contains("-") && !isFromInput { throw ValidationError("- stands alone: it is the one file there is.") }
    if assumeFilename != nil && !isFromInput { throw ValidationError("--assume-filename is about -. Give both.") }
    if !paths.isEmpty && project.project != nil { throw ValidationError("Give either paths or --project.") }
  }

  func run() throws {
    // Nil if the user has named the files.
    let project = paths.isEmpty ? try Project(project) : nil
    let files = try project?.files ?? namedFiles()
    var sources = SourceMap()
    var diagnostics: [Diagnostic] = []
    var edits: [FixedProject.Edit] = []
    for file in files {
      let id = sources.add(path: file.path, bytes: file.bytes)
      switch SpecFormat.format(file, as: id, diagnostics: &diagnostics) {
      case .formatted(let bytes): edits.append(FixedProject.Edit(path: file.path, old: file.bytes, new: bytes))
      case .unreadable: continue
      case .uncertain:
        try terminal.remark("\(file.path) is left as it is: its form would not surely say the same")
      }
    }
    try handOver(edits, in: project)
    var renderer = DiagnosticRenderer(sources, colored: terminal.isColored(.error))
    try terminal.complain(renderer.text(for: diagnostics))
    if diagnostics.contains(where: { $0.severity == .error }) { throw Finding() }
    if check, edits.contains(where: { $0.old != $0.new }) { throw Finding() }
  }

  private func namedFiles() throws -> [SourceInput] {
    if isFromInput {
      let path = assumeFilename ?? "standard-input.component.yaml"
      return [SourceInput(path: path, bytes: try readStandardInput())]
    }
    return try SpecFormat.files(at: pathsOfSpecs())
  }

  /// The paths, with the specs of components in place of their names.
  private func pathsOfSpecs() throws -> [String] {
    func isName(_ path: String) -> Bool {
      path.first?.isUppercase == true && FileExistence(of: path) == .missing
    }
    // A missing file is told as one where there is no project.
    guard paths.contains(where: isName), let project = try? Project(project) else { return paths }
    let compilation = project.compile()
    return try paths.flatMap { path -> [String] in
      if !isName(path) { return [path] }
      let selection = try ComponentSelection([path], in: compilation, of: project)
      return selection.names.flatMap(compilation.places.files).map(compilation.sources.path)
    }
  }

  private func handOver(_ edits: [FixedProject.Edit], in project: Project?) throws {
    let changed = edits.filter { $0.old != $0.new }
    if diff { try terminal.result(diff: changed.map(\.diff).joined()) }
    if check {
      for edit in changed { try terminal.complain("\(edit.path) has another form\n") }
      if !changed.isEmpty { try terminal.complain("help: run facet format\n") }
    }
    if check || diff { return }
    if isFromInput {
      for edit in edits { try StandardStream.output.write(edit.new) }
    } else {
      project?.removeLitter()
      for edit in changed { try edit.write(in: project) }
      try terminal.remark("\(counted(edits.count, "file")), \(changed.isEmpty ? "none" : "\(changed.count)") changed")
    }
  }
}
