import ArgumentParser
import FacetCompiler
import FacetDiagnostics
import FacetFiles
import FacetFrame
import FacetIR
import FacetInterpreter
import FacetMotion
import FacetParallel
import FacetPreview
import FacetSnapshot
import FacetText

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Print the picture of a variant, transition, session, or page of a server, and what VoiceOver reads.",
    discussion: """
      Names: NumericStepper, NumericStepper/compact (a style), 'NumericStepper/At lower bound' (a variant), \
      'NumericStepper/At lower bound @ rtl' (a variant in a cell of the matrix), ExpandSearch (a transition, at several \
      moments), 'Travel/A link opens a place' (a session of an app), Travel (all of its sessions). Errors in components \
      that it does not draw are ignored; so is case, where one name alone is meant. A file stands for the components in \
      it. With - and --assume-filename, its contents come from standard input. With --json, draws a page that a server \
      sends, as the app does. Writes nothing.
      """)

  @Argument(
    help: ArgumentHelp("What to draw, or a file with components; - for standard input.", valueName: "name or path"),
    completion: .pictureNames)
  var name: String?

  @OptionGroup var input: InputOptions

  @Option(help: ArgumentHelp("A page of a server to draw in place of a variant.", valueName: "page"))
  var json: String?

  @Option(help: "The style to draw, instead of the variant's own.")
  var style: String?

  @Flag(help: "Draw every cell of the matrix, not only the first.")
  var matrix = false

  @Flag(help: "Print the position and size of each node, in points, instead of the picture.")
  var frames = false

  @Flag(help: "Print the picture of one variant, or the pictures of a transition, as SVG.")
  var svg = false

  @OptionGroup var app: PageOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    try input.validate([name].compactMap(\.self))
    if (name == nil) == (json == nil) { throw ValidationError("Give either a name or --json.") }
    if json != nil, style != nil || matrix || svg {
      throw ValidationError("--style, --matrix and --svg are about what a name stands for, not about a page.")
    }
  }

  func run() throws {
    let argument = input.assumeFilename ?? name
    var project = try Project(SpecArguments.project(of: [argument].compactMap(\.self), project))
    if let path = input.assumeFilename { project = project.replacing(path, with: try readStandardInput()) }
    let compilation = project.compile()
    if let json { return try renderPage(at: json, of: project, compilation) }
    guard let argument else { return }
    let names = try project.componentNames([argument], in: compilation)
    for (index, name) in names.enumerated() {
      if index > 0 { try terminal.result("\n") }
      try render(name, compilation)
    }
  }

  private func render(_ written: String, _ compilation: Compilation) throws {
    let name = nameMeant(by: written, in: compilation)
    let design = try design(of: compilation, drawing: name)
    if let transition = design.transitions.first(where: { $0.name == name }) {
      let drawn = Program(design).drawn(transition)
      return try terminal.result(ShownText(lines: svg ? drawn.filmstrip.svg : drawn.filmstrip.text))
    }
    if design.apps.contains(where: { name == $0.name || name.hasPrefix("\($0.name)/") }) {
      return try renderSessions(named: name, of: design, compilation)
    }
    let drawings = try drawings(named: name, in: design)
    if svg, drawings.count > 1 {
      throw Failure("'\(name)' names \(drawings.count) pictures", help: "name one, such as '\(drawings[0].name)'")
    }
    try countWarnings(of: drawings, compilation)
    if let style, let component = drawings.first?.component { try check(style, of: component) }
    let program = Program(design)
    let drawn = drawings.drawn(in: program, style: style, threads: project.threads)
    let texts = parallelMap(drawn, threads: project.threads) { text(of: $0, in: design) }
    try terminal.result(texts.map { ShownText(lines: $0) }.joined(separator: "\n"))
    let failures = drawn.flatMap { picture in
      picture.failures.map { $0.diagnostic(for: picture.drawing, compilation.places) }
    }
    try terminal.report(failures, in: compilation)
  }

  private func renderSessions(named name: String, of design: Design, _ compilation: Compilation) throws {
    if style != nil || matrix || frames || svg {
      throw ValidationError("--style, --matrix, --frames and --svg are not about sessions.")
    }
    let drawn = Program(design).drawnSessions(named: name, threads: project.threads)
    if drawn.isEmpty {
      let names = design.apps.flatMap { app in app.sessions.map { "\(app.name)/\($0.name)" } }
      throw Misnamed(name, among: names)
    }
    try terminal.result(drawn.map { ShownText(lines: $0.golden.text) }.joined(separator: "\n"))
    try terminal.report(drawn.flatMap { $0.diagnostics(compilation.places) }, in: compilation)
  }

  private func text(of picture: DrawnPicture, in design: Design) -> String {
    let drawing = picture.drawing
    if svg { return picture.frame.svg(titled: drawing.name, on: drawing.cell.background) }
    let text =
      frames
      ? FrameTable(picture.frame, picture.marks).text : drawing.text(of: picture.frame, style: style, in: design)
    return escapedForDisplay(drawing.name) + "\n" + text
  }

  /// The name that differs in case only, as `Badge/Outlined` from `badge/outlined`, if it is one alone.
  private func nameMeant(by written: String, in compilation: Compilation) -> String {
    guard let design = compilation.wholeDesign else { return written }
    let names =
      Drawing.all(of: design).flatMap(\.names) + design.transitions.map(\.name) + compilation.brokenComponents
      + design.apps.flatMap { app in [app.name] + app.sessions.map { "\(app.name)/\($0.name)" } }
    if names.contains(written) { return written }
    let meant = Set(names.filter { $0.lowercased() == written.lowercased() })
    // A style and a variant can be called 'default' and 'Default'.
    let inner = written.drop { $0 != "/" }
    let exact = meant.filter { $0.hasSuffix(inner) }
    let best = exact.isEmpty ? meant : exact
    return best.count == 1 ? best.first ?? written : written
  }

  /// All components without errors. Errors in the component to be drawn are reported.
  private func design(of compilation: Compilation, drawing name: String) throws -> Design {
    if let design = compilation.design { return design }
    let component = String(name.prefix { $0 != "/" })
    if compilation.brokenComponents.contains(component) {
      // Without errors of its own, it draws a component that has errors.
      let own = ComponentSelection([component], in: compilation)?.diagnostics ?? []
      try terminal.report(own.hasErrors ? own : compilation.diagnostics, in: compilation)
    }
    return try terminal.wholeDesign(of: compilation, warnings: .count, told: [])
  }

  /// Counts the warnings of the drawn component.
  private func countWarnings(of drawings: [Drawing], _ compilation: Compilation) throws {
    guard let component = drawings.first?.component.name,
      let selection = ComponentSelection([component], in: compilation)
    else { return }
    try terminal.remark(warnings: selection.diagnostics.count, in: component)
  }

  private func drawings(named name: String, in design: Design) throws -> [Drawing] {
    let all = Drawing.all(of: design)
    let named = all.filter { $0.names.contains(name) }
    if named.isEmpty {
      if design.components.contains(where: { $0.name == name }) {
        throw Misnamed(
          "'\(name)' has no variants to draw",
          help: "add 'variants: { Default: }' to it, and 'sample:' for its parameters")
      }
      let others = design.transitions.map(\.name) + design.apps.map(\.name)
      throw Misnamed(name, among: all.flatMap(\.names) + others, help: "'facet ls variants' lists what there is")
    }
    let isOneCell = named.allSatisfy { !$0.cell.isBase }
    return matrix || isOneCell ? named : named.filter(\.cell.isBase)
  }

  private func check(_ style: String, of component: Component) throws {
    if component.style(named: style) == nil { throw Misnamed(style, among: component.styles.map(\.name)) }
  }
}
