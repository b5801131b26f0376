import ArgumentParser
import FacetCompiler
import FacetFiles
import FacetIR
import FacetInterpreter
import FacetMotion
import FacetPreview
import FacetSite
import FacetSnapshot
import FacetSwift
import FacetText

struct SiteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "site",
    abstract: "Write the design system as web pages: all components with their variants, tokens, transitions.",
    discussion: """
      The pages need no server and load nothing from elsewhere, so they can be opened from the folder, or kept as an \
      artifact of CI. Pictures are drawn as 'facet render --svg' does. Files that an earlier run wrote and that are no \
      longer part of the site are deleted.
      """)

  @Argument(help: ArgumentHelp("The folder of the pages.", valueName: "folder"))
  var output: String

  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    let threads = project.threads
    let project = try Project(project)
    let compilation = project.compile()
    let design = try terminal.design(of: compilation, warnings: .count)
    let folder = try project.siteOutput(output)
    let site = try site(of: design, compilation, threads: threads)
    let plan = try folder.plan(site.files(threads: threads).map { OutputFile(name: $0.name, bytes: $0.bytes) })
    if !plan.conflicts.isEmpty {
      try terminal.complain(plan.conflicts.map(\.explanation).joined())
      throw Finding()
    }
    try folder.carryOut(plan)
    try terminal.remark("\(folder.path): \(counted(plan.fileCount, "file"))")
  }

  /// Throws a ``Finding`` if a variant exceeds a limit of drawing.
  private func site(of design: Design, _ compilation: Compilation, threads: Int) throws -> Site {
    let program = Program(design)
    Progress.stage("drawing \(counted(design.components.count, "component"))")
    let swift = Dictionary(swiftFiles(for: design, threads: threads).map { ($0.name, $0.bytes) }) { first, _ in first }
    let drawn = Drawing.all(of: design).drawn(in: program, threads: threads)
    let excesses = drawn.flatMap { picture in
      picture.failures.filter(\.isTooLarge).map { $0.diagnostic(for: picture.drawing, compilation.places) }
    }
    try terminal.report(excesses, in: compilation)
    let pictures = drawn.map { Site.Picture(cell: $0.drawing.cell, frame: $0.frame) }
    var rest = pictures[...]
    let entries = design.components.map { component in
      let own = rest.prefix(component.cells.count)
      rest = rest.dropFirst(own.count)
      let name = design.project.typePrefix + (component.swiftName ?? component.name) + ".swift"
      return Site.Entry(
        component: component, pictures: Array(own), swift: swift[name].map { String(decoding: $0, as: UTF8.self) })
    }
    let transitions = design.transitions.map { transition in
      Site.Filmstrip(name: transition.name, doc: transition.doc, svg: program.drawn(transition).filmstrip.svg)
    }
    return Site(of: design, entries, transitions: transitions, tokensRead: compilation.tokensRead) { frame in
      frame.spokenText.split(separator: "\n").map(String.init)
    }
  }
}
