import ArgumentParser
import FacetCompiler
import FacetDiagnostics
import FacetFiles
import FacetText

struct StringsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strings",
    abstract: "Update the String Catalog with the texts of the specs.",
    discussion: """
      Adds texts, writes their comments as the specs have them, marks texts that no spec uses as stale, and keeps \
      everything else as it is: translations, their states, and keys that are marked as "manual". If facet.yaml says that \
      other code shares the catalog, comments and all that no spec uses are kept too. Creates the catalog that 'strings' in \
      facet.yaml names if there is none. If a component has errors, its texts are not added, and no text is marked as stale; the \
      exit status is then 1. Nothing is written if the tokens or facet.yaml have errors.
      """)

  @Flag(help: "Print what is missing, write nothing, and exit with 1 if there is anything.")
  var check = false

  @Flag(help: "Print the changes as a diff and write nothing.")
  var diff = false

  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    if check && diff { throw ValidationError("Give only one of --check and --diff.") }
  }

  func run() throws {
    var project = try Project(project)
    guard let catalog = project.stringCatalog else {
      throw Failure(
        "the project has no String Catalog", help: "write 'strings: Localizable.xcstrings' in facet.yaml")
    }
    if catalog.bytes == nil { project = project.replacingStringCatalog(with: StringCatalogMerge.emptyCatalog) }
    let compilation = project.compile()
    keepUntilExit((project, compilation))
    // Errors about the catalog, such as a language of a matrix that it lacks, do not change which texts the specs have.
    let errors = compilation.diagnostics.filter { $0.severity == .error && $0.kind.group != "strings" }
    if compilation.wholeDesign == nil { try refuse(errors, in: compilation) }
    let old = catalog.bytes ?? StringCatalogMerge.emptyCatalog
    let leavesOthers = catalog.isShared || !errors.isEmpty
    guard let merge = StringCatalogMerge(of: old, uses: compilation.textUses, isShared: leavesOthers) else {
      try refuse(compilation.diagnostics, in: compilation)
      throw Failure("\(catalog.path) is not a String Catalog")
    }
    try tell(errors, in: compilation)
    try update((catalog.path, catalog.bytes), by: merge, in: project)
    if !errors.isEmpty { throw Finding() }
  }

  /// Tells or writes the changes.
  private func update(_ catalog: (path: String, bytes: [UInt8]?), by merge: StringCatalogMerge, in project: Project)
    throws
  {
    let changes = merge.changes
    if check {
      try terminal.result(changes.map { "\($0.what)  \($0.key)\n" as ShownText }.joined())
      if changes.isEmpty, catalog.bytes != nil { return try terminal.remark("\(catalog.path): all current") }
      try terminal.complain(
        "error: \(catalog.path) is not what the specs say: \(counted(changes.count, "difference"))\nhelp: run facet strings\n"
      )
      throw Finding()
    }
    if diff {
      return try terminal.result(
        diff: LineDiff.unified(
          old: catalog.bytes ?? [], new: merge.bytes, oldName: catalog.bytes == nil ? "/dev/null" : "a/" + catalog.path,
          newName: "b/" + catalog.path))
    }
    project.removeLitter()
    if let bytes = catalog.bytes {
      if bytes != merge.bytes {
        try FixedProject.Edit(path: catalog.path, old: bytes, new: merge.bytes).write(in: project)
      }
    } else {
      try project.createFiles([OutputFile(name: catalog.path, bytes: merge.bytes)])
    }
    try terminal.remark(
      "\(catalog.path): \(catalog.bytes == nil && changes.isEmpty ? "created, no texts" : merge.summary)")
  }
}

extension StringsCommand {
  /// Reports errors and throws if there are any.
  private func refuse(_ diagnostics: [Diagnostic], in compilation: Compilation) throws {
    let errors = diagnostics.filter { $0.severity == .error }
    try tell(errors, in: compilation)
    if !errors.isEmpty { throw Finding() }
  }

  private func tell(_ errors: [Diagnostic], in compilation: Compilation) throws {
    if errors.isEmpty { return }
    var renderer = DiagnosticRenderer(compilation.sources, colored: terminal.isColored(.error))
    try terminal.complain(renderer.text(for: errors))
  }
}

extension StringCatalogMerge {
  /// Each change with its key.
  fileprivate var changes: [(what: String, key: String)] {
    added.map { ("missing", $0) } + revived.map { ("not stale", $0) } + staled.map { ("stale", $0) }
      + commented.map { ("no comment", $0) } + recommented.map { ("other comment", $0) }
  }

  /// `3 texts added, 1 marked as stale`
  fileprivate var summary: String {
    let counts = [
      (added.count, "added"), (revived.count, "not stale any more"), (staled.count, "marked as stale"),
      (commented.count, "commented"), (recommented.count, "with a new comment"),
    ].filter { $0.0 > 0 }
    guard let first = counts.first else { return "all current" }
    return ([counted(first.0, "text") + " " + first.1] + counts.dropFirst().map { "\($0.0) \($0.1)" })
      .joined(separator: ", ")
  }
}
