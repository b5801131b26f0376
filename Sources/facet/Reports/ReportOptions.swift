import ArgumentParser
import FacetCompiler
import FacetDiagnostics
import FacetFiles
import FacetText

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

  /// Whether a format other than text goes to standard output.
  var usesOutput: Bool { format.contains { $0.kind != .text && $0.file == nil } }

  /// Whether no format has one document for all diagnostics.
  var isTextOnly: Bool { format.allSatisfy { $0.kind == .text && $0.file == nil } }

  /// Reports all diagnostics. Throws a ``Finding`` if the run does not allow them.
  func report(_ compilation: Compilation, of project: Project, _ terminal: TerminalOptions) throws {
    try report(
      compilation.diagnostics, in: compilation.sources, summary: terminal.summary(of: compilation), of: project,
      terminal)
  }

  /// - Parameter summary: Said after the diagnostics; nil for nothing.
  func report(
    _ diagnostics: [Diagnostic], in sources: SourceMap, summary: String? = nil, of project: Project,
    _ terminal: TerminalOptions
  ) throws {
    for format in formats {
      let text = try text(of: diagnostics, in: sources, as: format, project, terminal)
      if let file = format.file {
        try replaceFile(at: file, with: Array(text.text.utf8))
      } else {
        try (format.kind == .text ? StandardStream.error : .output).write(text)
      }
    }
    if let summary { try terminal.remark("\(summary)") }
    if diagnostics.hasErrors || strict && !diagnostics.isEmpty { throw Finding() }
  }

  private func text(
    of diagnostics: [Diagnostic], in sources: SourceMap, as format: ReportFormat, _ project: Project,
    _ terminal: TerminalOptions
  ) throws -> ShownText {
    if format.kind == .text {
      var renderer = DiagnosticRenderer(sources, colored: format.file == nil && terminal.isColored(.error))
      return renderer.text(for: diagnostics)
    }
    let report = DiagnosticReport(
      diagnostics, in: sources, rules: allDiagnosticKinds,
      by: DiagnosticReport.Tool(name: "facet", version: Version.number), isStrict: strict,
      pathInRepository: try project.repository.path)
    return switch format.kind {
    case .text: ""
    case .json: ShownText(lines: report.json)
    case .sarif: ShownText(lines: report.sarif)
    case .github: ShownText(lines: report.github)
    case .junit: ShownText(lines: report.junit)
    }
  }
}

/// All kinds of diagnostics of all modules, by code.
let allDiagnosticKinds: [DiagnosticKind] =
  (Compiler.diagnosticKinds + laterDiagnosticKinds)
  .sorted { "\($0.code)".utf8.lexicographicallyPrecedes("\($1.code)".utf8) }

/// Those that commands find after the compiler has read the specs.
let laterDiagnosticKinds = VariantKinds.all + PageKinds.all + OutputKinds.all
