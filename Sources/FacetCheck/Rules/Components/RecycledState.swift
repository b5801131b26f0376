package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

// A lazy container creates the views of its cells when they become visible, and may discard them afterwards.
extension DiagnosticKind {
  package static let recycledState = DiagnosticKind(
    "component/recycled-state", .warning, "State in a cell that is recycled",
    explanation: """
      A lazy stack or grid creates its cells when they become visible and discards them afterwards. The 'state:' of a \
      component in a cell is then lost, or, if the elements have no 'id', moves to another cell when the list changes. \
      Keep the state with the list, and pass the component a binding, or a value and an action.

          lazyVStack: { each: content.rows, as: row, do: { Disclosure: { title: row } } }   # wrong: has 'state:'
          spacing: space.m

          lazyVStack: { each: content.rows, as: row, do: { Badge: { text: row } } }         # right: has no state
          spacing: space.m
      """)

  package static let resizingCell = DiagnosticKind(
    "component/resizing-cell", .warning, "Cell that changes its own height",
    explanation: """
      A list measures a cell when it appears. If the height then depends on 'state:' of a component in the cell, a \
      UIKit cell that hosts SwiftUI is not measured again and keeps its old height. If the list owns the state, it \
      reloads the cell with its new height.

          # In 'Disclosure', which has 'state: { isOpen: Bool = false }': lineLimit: if content.isOpen then nil else 2
          lazyVStack: { each: content.rows, as: row, do: { Disclosure: { title: row } } }   # wrong
          spacing: space.m

          lazyVStack: { each: content.rows, as: row, do: { Badge: { text: row } } }         # right
          spacing: space.m
      """)
}

extension DiagnosticKind {
  package static let positionalState = DiagnosticKind(
    "component/positional-state", .warning, "State in an element identified by position",
    explanation: """
      Elements without an 'id' are identified by their positions. The 'state:' of a component then belongs to the \
      position: when an element is inserted or removed, the state of all later elements moves to their neighbors. Give \
      the elements an 'id'.

          # 'Disclosure' has 'state: { isOpen: Bool = false }'
          vstack: { each: content.rows, as: row, do: { Disclosure: { title: row } } }             # wrong
          spacing: space.m

          vstack: { each: content.rows, as: row, id: row, do: { Disclosure: { title: row } } }    # right
          spacing: space.m
      """)
}

/// A component drawn for each element of a list.
struct CellUse: Sendable {
  var component: Located<String>
  /// The lazy container whose cell draws the component, or the `each` that repeats it.
  var container: Located<String>
}

/// Reports components in cells that have state or draw a component that has.
func recycledState(in components: [TypedComponent]) -> [Diagnostic] {
  guard let keepers = StateKeepers(components) else { return [] }
  var found: [Diagnostic] = []
  for element in components.lazy.flatMap(\.componentUses) {
    let surroundings = element.scope.surroundings
    guard let container = (surroundings.cellOf ?? surroundings.placedBy)?.kind else { continue }
    let use = CellUse(component: element.written.kind, container: container)
    guard let (keeper, state) = keepers.keeper(drawnBy: use.component.value) else { continue }
    if surroundings.cellOf == nil {
      found.append(.positionalState(use, keeper, state))
    } else {
      found.append(.recycledState(use, keeper, state))
      if let name = keepers.heightState(of: keeper) { found.append(.resizingCell(use, keeper, name)) }
    }
  }
  return found
}

extension Diagnostic {
  fileprivate static func recycledState(
    _ cell: CellUse, _ keeper: String, _ state: Located<String>
  ) -> Diagnostic {
    let name = cell.component.value
    let by = keeper == name ? "" : ", in '\(keeper)',"
    return Diagnostic(
      .recycledState, at: cell.component.span,
      "'\(name)' loses its state '\(state.value)'\(by) when its cell in this '\(cell.container.value)' is recycled",
      help:
        "replace '\(state.value)' in '\(keeper)' with a parameter of type 'Binding<…>', or with a value and an action",
      notes: [Note("'\(state.value)' declared here", at: state.span)])
  }

  fileprivate static func positionalState(
    _ use: CellUse, _ keeper: String, _ state: Located<String>
  ) -> Diagnostic {
    let name = use.component.value
    let by = keeper == name ? "" : ", in '\(keeper)',"
    return Diagnostic(
      .positionalState, at: use.component.span,
      "'\(name)' has state '\(state.value)'\(by) but this 'each' identifies its elements by position",
      help: "add 'id: …' to the 'each', as in 'id: row.id'",
      notes: [Note("'\(state.value)' declared here", at: state.span)])
  }

  fileprivate static func resizingCell(_ cell: CellUse, _ keeper: String, _ state: String) -> Diagnostic {
    Diagnostic(
      .resizingCell, at: cell.component.span,
      "the height of '\(keeper)' depends on its state '\(state)', and the cell does not resize",
      help: "keep '\(state)' with the data of the list")
  }
}
