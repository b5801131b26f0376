import ArgumentParser
import FacetCompiler
import FacetDiagnostics
import FacetFiles
import FacetIR
import FacetServerSchema

struct BreakingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "breaking",
    abstract: "Report changes that break the pages which servers send already.",
    discussion: """
      Compares the payloads of the specs with the schema of an earlier state, which 'facet generate' wrote: by default \
      the one in the folder of schemas, as long as it was not generated again. To compare with a branch: \
      git show main:generated/Schema/\(serverPageSchemaName) > earlier.json; facet breaking --against earlier.json
      """)

  @Option(help: ArgumentHelp("The schema of an earlier state.", valueName: "schema"))
  var against: String?

  @OptionGroup var reports: ReportOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    let project = try Project(project)
    let compilation = project.compile()
    let design = try terminal.design(of: compilation, warnings: .count)
    guard let path = try against ?? currentSchema(of: project, for: design) else {
      return try reports.report(
        [], in: compilation.sources, summary: "no component is server-driven, so nothing can be broken", of: project,
        terminal)
    }
    var roots = project.roots
    if let against { roots.allow(given: against) }
    let bytes = try roots.read(path)
    guard let earlier = EarlierSchema(bytes) else {
      throw Failure("\(path) is not a schema of pages", help: "'facet generate' writes one: \(serverPageSchemaName)")
    }
    var sources = compilation.sources
    let diagnostics = earlier.diagnostics(in: design, compilation.places, of: sources.add(path: path, bytes: bytes))
    let summary = diagnostics.isEmpty ? "nothing that servers send is broken" : counted(diagnostics.count, "break")
    try reports.report(diagnostics, in: sources, summary: summary, of: project, terminal)
  }

  /// The schema in the folder of schemas; nil where there is none because servers send no components.
  private func currentSchema(of project: Project, for design: Design) throws -> String? {
    let sends = design.components.contains { $0.serverDriven != nil }
    guard let folder = try project.schemaOutput else {
      if !sends { return nil }
      throw Failure(
        "no earlier schema to compare with",
        help: "give one with --against, or write 'output: { schema: … }' in facet.yaml and run 'facet generate'")
    }
    let path = FilePath.join(folder.path, serverPageSchemaName)
    if FileExistence(of: path) == .missing {
      if !sends { return nil }
      throw Failure("no earlier schema to compare with: \(path) does not exist", help: "'facet generate' writes it")
    }
    return path
  }
}
