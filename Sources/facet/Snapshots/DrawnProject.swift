import FacetCompiler
import FacetDiagnostics
import FacetFiles
import FacetIR
import FacetInterpreter
import FacetPreview
import FacetSnapshot
import FacetText

/// A project with all its variants drawn.
struct DrawnProject {
  let project: Project
  let compilation: Compilation
  let snapshots: SnapshotSet
  /// The results of every variant in its base cell, with failed steps and expectations.
  let results: [VariantResult]
  /// The sessions of apps.
  let sessions: [DrawnSession]
  /// Branches that no variant draws; empty if the project has turned the rule off.
  let unshownBranches: [Diagnostic]
  /// The budgets of all components.
  let budgets: [BudgetResult]
  /// Whether these are the results that errors in specs belong to: all, or those of the first shard.
  let judgesSpecs: Bool
  private let design: Design

  init(_ options: ProjectOptions, _ terminal: TerminalOptions) throws {
    let project = try Project(options)
    try self.init(project, project.compile(), terminal, threads: options.threads)
  }

  /// - Parameters:
  ///   - leavesOut: Whether components with errors are omitted after their errors have been reported. Otherwise any error
  ///     prevents drawing.
  ///   - shard: The part that is drawn; nil for everything.
  ///   - names: Those of snapshots. If all are of components, only these are drawn.
  init(
    _ project: Project, _ compilation: Compilation, _ terminal: TerminalOptions,
    leavingOutErrors leavesOut: Bool = false, shard: Shard? = nil, only names: [String] = [], threads: Int
  ) throws {
    let design =
      try leavesOut
      ? terminal.wholeDesign(of: compilation, warnings: .full, told: compilation.diagnostics)
      : terminal.design(of: compilation)
    let folder = try project.snapshotOutput
    let notesBranches = compilation.laterLint.asks(for: .unshownBranch)
    let program = Program(design)
    Progress.stage("drawing \(counted(design.components.count, "component"))")
    let share = shard.map { DrawingShare($0.number - 1, of: $0.count, in: design) } ?? .all
    let isFirst = shard?.isFirst ?? true
    let wanted = Set(names.map { String($0.prefix { $0 != "/" }) })
    let isLimited = !names.isEmpty && wanted.allSatisfy { design.component(named: $0) != nil }
    let drawn = program.drawnGoldens(
      of: { share.has($0) && (!isLimited || wanted.contains($0.name)) }, notingBranches: notesBranches, threads: threads
    )
    self.project = project
    self.compilation = compilation
    judgesSpecs = isFirst
    self.design = design
    sessions = isLimited ? [] : program.drawnSessions(in: share, threads: threads)
    results = drawn.flatMap { Self.results(of: $0, in: program, compilation.places) }
    let branches = drawn.reduce(into: ShownBranches()) { $0.formUnion($1.branches) }
    unshownBranches = notesBranches ? compilation.unshownBranches(where: branches.lacks) : []
    budgets = LargestDrawings.all(drawn).flatMap { $0.budgets(compilation.places) }
    let transitions = isLimited ? [] : program.drawnTransitions(in: share, threads: threads)
    snapshots = try SnapshotSet(
      (isFirst ? [program.tokenGolden] : []) + drawn.map(\.golden) + sessions.map(\.golden)
        + transitions.map(\.golden),
      among: program.goldenFileNames, besides: compilation.brokenComponents, judgesOrphans: isFirst, in: folder)
    keepUntilExit((project, design, drawn))
  }

  /// The results of base cells only, because the other cells of a matrix repeat their failures.
  private static func results(of drawn: DrawnGolden, in program: Program, _ places: Places) -> [VariantResult] {
    drawn.outcomes.filter { $0.cell.isBase || $0.failures.contains(where: \.isTooLarge) }.map { outcome in
      VariantResult(
        Drawing(component: drawn.component, cell: outcome.cell), outcome.failures, in: program, places)
    }
  }

  /// The position of a component among all snapshots of the design.
  func position(of component: Component) -> Int {
    component.styles.first.flatMap { style in
      snapshots.positions[ComponentSnapshot.fileName(component: component.name, style: style.name)]
    } ?? 0
  }

  /// The position of the component that is written in a file.
  func position(ofComponentIn file: FileID) -> Int {
    design.components.first { compilation.places.files(of: $0.name).contains { $0 == file } }.map(position) ?? 0
  }

  /// Whether a snapshot is of a component with errors, which have been reported.
  func leavesOut(_ name: String) -> Bool { compilation.brokenComponents.contains(String(name.prefix { $0 != "/" })) }

  /// Whether a variant exceeds a limit of drawing.
  var isUnfinished: Bool { results.contains { $0.failures.contains { $0.diagnostic.kind == .tooLarge } } }

  /// The branches that no variant draws, of some components or of all.
  func unshownBranches(of components: Set<String>?) -> [Diagnostic] {
    if isUnfinished { return [] }
    guard let files = components?.flatMap(compilation.places.files) else { return unshownBranches }
    return unshownBranches.filter { branch in files.contains { $0 == branch.span?.file } }
  }

  /// Reports diagnostics that prevent no drawing.
  func tell(_ diagnostics: [Diagnostic], _ terminal: TerminalOptions) throws {
    var renderer = DiagnosticRenderer(compilation.sources, colored: terminal.isColored(.error))
    try terminal.complain(renderer.text(for: diagnostics))
  }

  /// The number of variants, sessions and budgets that fail.
  var failureCount: Int {
    results.count { !$0.failures.isEmpty } + sessions.count { !$0.failures.isEmpty }
      + budgets.count { $0.excess != nil }
  }

  /// Reports failures, each variant with its pictures. Throws a ``Finding`` if there are any.
  func reportFailures(_ terminal: TerminalOptions) throws {
    let failed = results.filter { !$0.failures.isEmpty }
    let failedSessions = sessions.flatMap { $0.diagnostics(compilation.places) }
    let excesses = budgets.compactMap(\.excess)
    if failed.isEmpty, failedSessions.isEmpty, excesses.isEmpty { return }
    try tell(failedSessions + excesses, terminal)
    var renderer = DiagnosticRenderer(compilation.sources, colored: terminal.isColored(.error))
    for result in failed {
      try terminal.complain(renderer.text(for: result.failures.map(\.diagnostic)) + ShownText(lines: result.pictures))
    }
    throw Finding()
  }
}
