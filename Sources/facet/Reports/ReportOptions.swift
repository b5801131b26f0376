import ArgumentParser
import FacetCompiler
import FacetDiagnostics
import FacetFiles

/// The options of commands for the formats of diagnostics.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Output format of diagnostics; can be given several times.",
      discussion: """
        text is written to standard error, every other format to standard output; FORMAT=FILE writes to a file. \
        --format text --format sarif=facet.sarif does both.
        """,
      valueName: "format"))
  var format: [ReportFormat] = []

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  private var formats: [ReportFormat] { format.isEmpty ? [ReportFormat(.text)] : format }

  func validate() throws {
    if format.count(where: { $0.kind != .text && $0.file == nil }) > 1 {
      throw ValidationError(
        "Only one format can go to standard output. Give the others a file, as in 'sarif=facet.sarif'.")
    }
    let files = format.compactMap(\.file)
    if let file = files.first(where: { file in files.count { $0 == file } > 1 }) {
      throw ValidationError("Two formats would be written to '\(file)'. Give each a file of its own.")
    }
  }

  /// Reports all diagnostics. Throws a ``Finding`` if the run does not allow them.
  func report(_ compilation: Compilation, of project: Project, _ terminal: TerminalOptions) throws {
    for format in formats { try write(format, compilation, of: project, terminal) }
    try terminal.remark(terminal.summary(of: compilation))
    if compilation.hasErrors || strict && !compilation.diagnostics.isEmpty { throw Finding() }
  }

  private func write(
    _ format: ReportFormat, _ compilation: Compilation, of project: Project, _ terminal: TerminalOptions
  ) throws {
    let bytes =
      switch format.kind {
      case .text: text(of: compilation, colored: format.file == nil && terminal.isColored(.error))
      case .json: try report(of: compilation, project).json
      case .sarif: try report(of: compilation, project).sarif
      case .github: try report(of: compilation, project).github
      case .junit: try report(of: compilation, project).junit
      }
    if let file = format.file {
      try replaceFile(at: file, with: bytes)
    } else {
      try (format.kind == .text ? StandardStream.error : .output).write(bytes)
    }
  }

  private func report(of compilation: Compilation, _ project: Project) throws -> DiagnosticReport {
    DiagnosticReport(
      compilation.diagnostics, in: compilation.sources, rules: allDiagnosticKinds,
      by: DiagnosticReport.Tool(name: "facet", version: Facet.version), isStrict: strict,
      pathInRepository: try project.repository.path)
  }

  private func text(of compilation: Compilation, colored: Bool) -> [UInt8] {
    var renderer = DiagnosticRenderer(compilation.sources, colored: colored)
    return Array(renderer.text(for: compilation.diagnostics).utf8)
  }
}

/// All kinds of diagnostics of all modules, by code.
var allDiagnosticKinds: [DiagnosticKind] {
  (Compiler.diagnosticKinds + VariantKinds.all)
    .sorted { "\($0.code)".utf8.lexicographicallyPrecedes("\($1.code)".utf8) }
}
