import FacetCompiler
import FacetDiagnostics
import FacetFiles
import FacetIR
import FacetInterpreter
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

  /// - Parameter leavesOut: Whether components with errors are left out, after these have been told. Nothing is drawn
  ///   otherwise where there are any.
  init(_ options: ProjectOptions, _ terminal: TerminalOptions, leavingOutErrors leavesOut: Bool = false) throws {
    let project = try Project(options)
    let compilation = project.compile()
    let design =
      try leavesOut
      ? terminal.wholeDesign(of: compilation, warnings: .full, told: compilation.diagnostics)
      : terminal.design(of: compilation)
    let folder = try project.snapshotOutput
    let notesBranches = compilation.laterLint.asks(for: .unshownBranch)
    let program = Program(design)
    let drawn = program.drawnGoldens(notingBranches: notesBranches, threads: options.threads)
    self.compilation = compilation
    results = drawn.flatMap { Self.results(of: $0, in: program, compilation.places) }
    let branches = drawn.reduce(into: ShownBranches()) { $0.formUnion($1.branches) }
    unshownBranches = notesBranches ? compilation.unshownBranches(where: branches.lacks) : []
    snapshots = try SnapshotSet(
      [program.tokenGolden] + drawn.map(\.golden), besides: compilation.brokenComponents, in: folder)
  }

  /// The cells of a matrix repeat what goes wrong in their base.
  private static func results(of drawn: DrawnGolden, in program: Program, _ places: Places) -> [VariantResult] {
    drawn.outcomes.filter { $0.cell.isBase || $0.failures.contains(where: \.isTooLarge) }.map { outcome in
      VariantResult(
        Drawing(component: drawn.component, cell: outcome.cell), outcome.failures, in: program, places)
    }
  }

  /// Whether a snapshot is of a component that has errors, which have been told.
  func leavesOut(_ name: String) -> Bool { compilation.brokenComponents.contains(String(name.prefix { $0 != "/" })) }

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
