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
    let path = try against ?? currentSchema(of: project)
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

  private func currentSchema(of project: Project) throws -> String {
    guard let folder = try project.schemaOutput else {
      throw Failure(
        "no earlier schema to compare with",
        help: "give one with --against, or write 'output: { schema: … }' in facet.yaml and run 'facet generate'")
    }
    let path = FilePath.join(folder.path, serverPageSchemaName)
    if FileExistence(of: path) == .missing {
      throw Failure("no earlier schema to compare with: \(path) does not exist", help: "'facet generate' writes it")
    }
    return path
  }
}
