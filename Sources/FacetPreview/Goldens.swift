package import FacetIR
package import FacetInterpreter
package import FacetSnapshot
package import FacetUI

/// A golden file: all variants of a component in one style, or all tokens.
package struct Golden: Equatable, Sendable {
  /// `NumericStepper/compact`, or `tokens`.
  package var id: String
  package var fileName: String
  package var text: String

  /// The names that select it: its component's, and its own.
  package var names: [String] { [String(id.prefix { $0 != "/" }), id] }
}

extension Program {
  /// All goldens of the design: the tokens first, then the components in the order of the design.
  ///
  /// - Parameters:
  ///   - isWanted: Whether to include a component.
  ///   - draw: Draws a cell, with the interpreter or with code to be compared with it.
  package func goldens(
    of isWanted: (Component) -> Bool = { _ in true }, drawing draw: (Cell, Component) -> SnapshotVariant
  ) -> [Golden] {
    [tokenGolden]
      + design.components.filter(isWanted).flatMap(units).map { unit in
        golden(of: unit, unit.cells.map { draw($0, unit.component) })
      }
  }

  /// Draws a cell after its steps, with the failures of its steps and expectations, and the most bodies of an update.
  package func draw(
    _ cell: Cell, of component: Component, observer: GoldenObserver = GoldenObserver(),
    sharing fields: DynamicFields = DynamicFields()
  ) -> (drawn: SnapshotVariant, failures: [VariantPreview.Failure], bodies: Int) {
    let preview = VariantPreview(
      cell.variant, of: component, in: self, settings: cell.environment, observer: observer, sharing: fields)
    let (frame, failures) = preview.run()
    let drawn = SnapshotVariant(cell: cell, frame: frame, marks: preview.marks, log: preview.log)
    return (drawn, failures, preview.bodies.max() ?? 0)
  }

  /// The names of the files of all goldens, in their order: the tokens, components, sessions, and transitions. Nothing is
  /// drawn.
  package var goldenFileNames: [String] {
    [TokenSnapshot.fileName] + design.components.flatMap(units).map(\.fileName)
      + design.apps.flatMap { app in app.sessions.map { $0.goldenFileName(in: app) } }
      + design.transitions.map(\.goldenFileName)
  }

  package var tokenGolden: Golden {
    let text = TokenSnapshot.document(design.tokens, icons: design.project.icons ?? [])
    return Golden(id: "tokens", fileName: TokenSnapshot.fileName, text: text)
  }

  func units(of component: Component) -> [GoldenUnit] {
    component.styles.map { GoldenUnit(component: component, style: $0) }
  }

  func golden(of unit: GoldenUnit, _ cells: [SnapshotVariant]) -> Golden {
    let (component, style) = (unit.component, unit.style)
    return Golden(
      id: "\(component.name)/\(style.name)",
      fileName: unit.fileName,
      text: ComponentSnapshot.document(component: component, style: style, design: design, cells: cells))
  }
}

/// The input of one golden. Units are independent.
struct GoldenUnit: Sendable {
  let component: Component
  let style: Style

  var cells: [Cell] { component.cells(in: style) }

  var fileName: String { ComponentSnapshot.fileName(component: component.name, style: style.name) }
}
