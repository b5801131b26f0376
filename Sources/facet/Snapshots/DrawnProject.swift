import FacetCompiler
import FacetDiagnostics
import FacetFiles
import FacetIR
import FacetPreview
import FacetSnapshot

/// A project with all its variants drawn.
struct DrawnProject {
  let compilation: Compilation
  let snapshots: SnapshotSet
  /// Every variant in its base, with the steps that could not be done and the expectations that do not hold.
  let results: [VariantResult]
  /// Branches that no variant has drawn, if the project wants to know.
  let unshownBranches: [Diagnostic]

  init(_ options: ProjectOptions, _ terminal: TerminalOptions) throws {
    let project = try Project(options.project)
    let compilation = project.compile()
    let design = try terminal.design(of: compilation)
    let folder = try project.snapshotOutput
    let branches = compilation.laterLint.asks(for: .unshownBranch) ? ShownBranches() : nil
    let (goldens, results) = MainActor.assumeIsolated { Self.draw(design, compilation.places, noting: branches) }
    self.compilation = compilation
    self.results = results
    unshownBranches = branches.map { compilation.unshownBranches(where: $0.lacks) } ?? []
    snapshots = try SnapshotSet(goldens, in: folder)
  }

  @MainActor private static func draw(
    _ design: Design, _ places: Places, noting branches: ShownBranches?
  ) -> (goldens: [Golden], results: [VariantResult]) {
    let program = Program(design)
    var results: [VariantResult] = []
    let goldens = program.goldens { cell, component in
      let (drawn, failed) = program.draw(cell, of: component, noting: branches)
      // The cells of a matrix repeat what goes wrong in their base.
      if cell.isBase || failed.contains(where: \.isTooLarge) {
        results.append(VariantResult(Drawing(component: component, cell: cell), failed, in: program, places))
      }
      return drawn
    }
    return (goldens, results)
  }

  /// Whether a variant asks for more than can be drawn.
  var isUnfinished: Bool { results.contains { $0.failures.contains { $0.diagnostic.kind == .tooLarge } } }

  /// Tells what no variant has drawn of some components, or of all. Whether the project calls any of it an error.
  func tellUnshownBranches(of components: Set<String>?, _ terminal: TerminalOptions) throws -> Bool {
    if isUnfinished { return false }
    var told = unshownBranches
    if let components {
      let files = components.flatMap(compilation.places.files)
      told.removeAll { branch in !files.contains { $0 == branch.span?.file } }
    }
    var renderer = DiagnosticRenderer(compilation.sources, colored: terminal.isColored(.error))
    try terminal.complain(renderer.text(for: told))
    return told.hasErrors
  }

  /// Tells what failed, each variant with its pictures; a finding if anything did.
  func reportFailures(_ terminal: TerminalOptions) throws {
    let failed = results.filter { !$0.failures.isEmpty }
    if failed.isEmpty { return }
    var renderer = DiagnosticRenderer(compilation.sources, colored: terminal.isColored(.error))
    for result in failed {
      try terminal.complain(renderer.text(for: result.failures.map(\.diagnostic)) + result.pictures)
    }
    throw Finding()
  }
}
