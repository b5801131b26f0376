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
    let (documents, failures) = MainActor.assumeIsolated { Self.draw(design, compilation.places) }
    self.compilation = compilation
    self.failures = failures
    snapshots = try SnapshotSet(documents, in: folder)
  }

  @MainActor private static func draw(
    _ design: Design, _ places: Places
  ) -> (documents: [SnapshotSet.Document], failures: [Diagnostic]) {
    let program = Program(design)
    var documents = [SnapshotSet.Document(ofTokens: design.tokens)]
    var failures: [Diagnostic] = []
    for component in design.components {
      for style in component.styles {
        let cells = component.cells(in: style).map { cell in
          let drawing = Drawing(component: component, cell: cell)
          let (frame, failed) = drawing.draw(in: program)
          // The cells of a matrix repeat what goes wrong in their base.
          if cell.isBase { failures += failed.map { $0.diagnostic(for: drawing, places) } }
          return SnapshotVariant(cell: cell, frame: frame)
        }
        documents.append(SnapshotSet.Document(of: component, style, design, cells))
      }
    }
    return (documents, failures)
  }
}

extension SnapshotSet.Document {
  fileprivate init(ofTokens tokens: TokenCatalog) {
    id = "tokens"
    fileName = TokenSnapshot.fileName
    bytes = Array(TokenSnapshot.document(tokens).utf8)
  }

  fileprivate init(of component: Component, _ style: Style, _ design: Design, _ cells: [SnapshotVariant]) {
    id = component.name + "/" + style.name
    fileName = ComponentSnapshot.fileName(component: component.name, style: style.name)
    bytes = Array(ComponentSnapshot.document(component: component, style: style, design: design, cells: cells).utf8)
  }
}
