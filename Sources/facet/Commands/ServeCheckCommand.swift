import ArgumentParser
import FacetCompiler
import FacetDiagnostics
import FacetPreview
import FacetServerDriven
import FacetServerPreview
import FacetText

struct ServeCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve-check",
    abstract:
      "Say what this version of the app makes of the pages of a server: what it draws, warns of and leaves out.",
    discussion: """
      A component that is lost, with nothing in its place, is an error, and so is a page that cannot be read. Everything \
      else is a warning: a component with a fallback, a field that is ignored. Writes nothing.
      """)

  @Argument(help: ArgumentHelp("Pages as JSON.", valueName: "page"))
  var pages: [String]

  @OptionGroup var app: PageOptions
  @OptionGroup var reports: ReportOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    let project = try Project(project)
    let compilation = project.compile()
    let design = try terminal.design(of: compilation, warnings: .count)
    let reader = PageReader(design)
    let (decoder, types) = (try app.decoder(of: reader), TypesOnWire(reader, of: design))
    var sources = SourceMap()
    let read = try pages.map {
      try ReadPage($0, by: decoder, knowing: types, within: project.roots, in: &sources)
    }
    let summary = read.map { Self.summary(of: $0, app) }.joined(separator: "\n")
    // Standard output has one kind of text at a time.
    if reports.usesOutput { try terminal.remark(summary) } else { try terminal.result("\(summary)\n") }
    try reports.report(
      compilation.laterLint.apply(to: read.flatMap(\.diagnostics)), in: sources, of: project, terminal)
    // Their diagnostics may be among those beyond the bound.
    if read.contains(where: { !$0.tally.lost.isEmpty }) { throw Finding() }
  }

  /// The name of the page, and a line for each thing that becomes of components.
  private static func summary(of page: ReadPage, _ app: PageOptions) -> ShownText {
    var lines: [ShownText] = ["\(page.path): \(page.result.status)"]
    if page.result.page != nil {
      lines += page.tally.lines(app.unknown.policy).map { title, counts in
        "  \(title)\(String(repeating: " ", count: max(18 - title.utf8.count, 1)))\(counts)"
      }
    }
    return lines.joined(separator: "\n")
  }
}
