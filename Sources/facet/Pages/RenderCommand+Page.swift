import FacetCompiler
import FacetDiagnostics
import FacetFiles
import FacetLimits
import FacetPreview
import FacetServerDriven
import FacetServerPreview
import FacetSnapshot
import FacetText

extension RenderCommand {
  /// Prints what an app shows of a page, and on standard error what is wrong with it.
  func renderPage(at path: String, of project: Project, _ compilation: Compilation) throws {
    let design = try terminal.wholeDesign(of: compilation, warnings: .count, told: [])
    let reader = PageReader(design)
    var sources = SourceMap()
    let read = try ReadPage(
      path, by: app.decoder(of: reader), knowing: TypesOnWire(reader, of: design), within: project.roots,
      in: &sources)
    var diagnostics = read.diagnostics
    if let page = read.result.page {
      let drawn = reader.draw(page)
      let picture = ShownText(lines: frames ? FrameTable(drawn.frame, drawn.marks).text : drawn.frame.text)
      try terminal.result("\(page.heading.map { "\($0)\n" as ShownText }.joined())\(picture)")
      if let (limit, found) = drawn.excess {
        diagnostics.append(
          Diagnostic(
            .largePage, at: nil,
            "found \(found) \(limit.row.unit) in \(limit.row.place); the limit is \(limit.row.most)"))
      }
    }
    var renderer = DiagnosticRenderer(sources, colored: terminal.isColored(.error))
    try terminal.complain(renderer.text(for: compilation.laterLint.apply(to: diagnostics)))
    if diagnostics.hasErrors { throw Finding() }
  }
}

extension ServerPage {
  /// What the page says besides its components.
  fileprivate var heading: [String] {
    let version = version.map { ", version \($0)" } ?? ""
    let items = navigation.items.map { "button  \($0.title), \($0.icon.map { "icon \($0), " } ?? "")\($0.action.type)" }
    return ["page \(id ?? "without an id")\(version)"] + (navigation.title.map { ["title   \($0)"] } ?? []) + items
  }
}
