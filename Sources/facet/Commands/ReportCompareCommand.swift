import ArgumentParser
import FacetCompiler
import FacetIR
import FacetInterpreter
import FacetPreview
import FacetText

struct ReportCompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare components, such as two prototypes of one: lines, variants, and what is drawn.",
    discussion: """
      Views, depth and accessibility elements are the highest numbers in any variant and cell of the matrix. The depth \
      of a view is the number of views around it.
      """)

  @Argument(
    help: ArgumentHelp("The components or their files, two or more.", valueName: "name or path"),
    completion: .componentNames)
  var components: [String]

  @OptionGroup var format: TableFormatOption
  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    if components.count < 2 { throw ValidationError("expected two or more components, found \(components.count)") }
  }

  func run() throws {
    let project = try Project(SpecArguments.project(of: components, project))
    let compilation = project.compile()
    let design = try terminal.design(of: compilation, warnings: .count)
    let compared = try project.componentNames(components, in: compilation).map { name in
      guard let component = design.component(named: name) else {
        throw Misnamed(name, among: design.components.map(\.name), help: "'facet ls' lists the components")
      }
      return component
    }
    let report = ComparisonReport(of: compared, in: Program(design), project, threads: self.project.threads)
    try terminal.result(report.report.written(as: format.reportFormat))
  }
}
