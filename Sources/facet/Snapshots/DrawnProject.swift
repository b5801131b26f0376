import FacetCompiler
import FacetDiagnostics
import FacetIR
import FacetPreview
import FacetSnapshot

/// A project with all its variants drawn.
struct DrawnProject {
  let compilation: Compilation
  let snapshots: SnapshotSet
  /// Steps that could not be done, and expectations that do not hold.
  let failures: [Diagnostic]

  init(_ options: ProjectOptions, _ terminal: TerminalOptions) throws {
    let project = try Project(options.project)
    let compilation = project.compile()
    let design = try terminal.design(of: compilation)
    let folder = try project.snapshotOutput
    let (goldens, failures) = MainActor.assumeIsolated { Self.draw(design, compilation.places) }
    self.compilation = compilation
    self.failures = failures
    snapshots = try SnapshotSet(goldens, in: folder)
  }

  @MainActor private static func draw(
    _ design: Design, _ places: Places
  ) -> (goldens: [Golden], failures: [Diagnostic]) {
    let program = Program(design)
    var failures: [Diagnostic] = []
    let goldens = program.goldens { cell, component in
      let (drawn, failed) = program.draw(cell, of: component)
      // The cells of a matrix repeat what goes wrong in their base.
      if cell.isBase {
        failures += failed.map { $0.diagnostic(for: Drawing(component: component, cell: cell), places) }
      }
      return drawn
    }
    return (goldens, failures)
  }
}
