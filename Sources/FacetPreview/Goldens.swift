package import FacetIR
package import FacetSnapshot

/// One file of snapshots: all variants of a component in one style, or all tokens.
package struct Golden: Equatable, Sendable {
  /// `NumericStepper/compact`, or `tokens`.
  package var id: String
  package var fileName: String
  package var text: String

  /// All names that it goes by: its component's, and its own.
  package var names: [String] { [String(id.prefix { $0 != "/" }), id] }
}

extension Program {
  /// Everything of the design that is written down, the tokens first, then in the order of the design.
  ///
  /// - Parameters:
  ///   - isWanted: Of which components.
  ///   - draw: How a cell is drawn: by the interpreter, or by whatever is to be held against it.
  @MainActor package func goldens(
    of isWanted: (Component) -> Bool = { _ in true }, drawing draw: (Cell, Component) -> SnapshotVariant
  ) -> [Golden] {
    let tokens = Golden(
      id: "tokens", fileName: TokenSnapshot.fileName, text: TokenSnapshot.document(design.tokens))
    return design.components.filter(isWanted).reduce(into: [tokens]) { goldens, component in
      for style in component.styles {
        let drawn = component.cells(in: style).map { draw($0, component) }
        let text = ComponentSnapshot.document(component: component, style: style, design: design, cells: drawn)
        goldens.append(
          Golden(
            id: "\(component.name)/\(style.name)",
            fileName: ComponentSnapshot.fileName(component: component.name, style: style.name), text: text))
      }
    }
  }

  /// A cell as its steps leave it, and what went wrong on the way.
  @MainActor package func draw(
    _ cell: Cell, of component: Component, noting branches: ShownBranches? = nil
  ) -> (drawn: SnapshotVariant, failures: [VariantPreview.Failure]) {
    let preview = VariantPreview(
      cell.variant, of: component, in: self, settings: cell.environment, noting: branches)
    let (frame, failures) = preview.run()
    return (SnapshotVariant(cell: cell, frame: frame), failures)
  }
}
