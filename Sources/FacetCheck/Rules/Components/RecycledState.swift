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
  let keepers = StateKeepers(components)
  var found: [Diagnostic] = []
  for element in components.lazy.flatMap(\.componentUses) {
    let surroundings = element.scope.surroundings
    guard let container = surroundings.cellOf ?? surroundings.placedBy else { continue }
    let use = CellUse(component: element.written.kind, container: container)
    guard let (keeper, state) = keepers.keeper(drawnBy: use.component.value) else { continue }
    if surroundings.cellOf == nil {
      found.append(.positionalState(use, keeper, state))
    } else {
      found.append(.recycledState(use, keeper, state))
      let drawn = components.first { $0.name == keeper }?.component
      if let name = drawn?.heightState { found.append(.resizingCell(use, keeper, name)) }
    }
  }
  return found
}

/// The components that have state, by the components that draw them.
private struct StateKeepers {
  private var states: [String: Located<String>] = [:]
  private var drawn: [String: [String]] = [:]

  init(_ components: [TypedComponent]) {
    for component in components where drawn[component.name] == nil {
      states[component.name] = component.spec.state.first?.name
      drawn[component.name] = component.instances.map(\.value)
    }
  }

  /// The nearest component with state that a component draws, or the component itself, and that state.
  func keeper(drawnBy name: String) -> (component: String, state: Located<String>)? {
    var seen: Set<String> = [name]
    var pending = [name]
    var next = 0
    while next < pending.count {
      let component = pending[next]
      if let state = states[component] { return (component, state) }
      pending += (drawn[component] ?? []).filter { seen.insert($0).inserted }
      next += 1
    }
    return nil
  }
}

extension Component {
  /// The state that the height of a body depends on.
  fileprivate var heightState: String? {
    let fields = Dictionary(
      content.fields.compactMap { field in field.value.state.map { (field.name, $0) } },
      uniquingKeysWith: { first, _ in first })
    if fields.isEmpty { return nil }
    return styles.lazy.compactMap { style in
      if case .body(let body) = style.implementation { body.heightField(among: Set(fields.keys)) } else { nil }
    }.first.flatMap { fields[$0] }
  }
}

extension Element {
  /// A content field that the element's height depends on. Overlays and backgrounds do not affect it.
  fileprivate func heightField(among fields: Set<String>) -> String? {
    for modifier in modifiers {
      let values: [Expression?] =
        switch modifier.id {
        case .lineLimit: [modifier.value]
        case .frame: [modifier[.height], modifier[.minHeight], modifier[.maxHeight]]
        default: []
        }
      if let name = values.lazy.compactMap({ $0?.field(among: fields) }).first { return name }
    }
    switch kind {
    // Siblings in a horizontal stack may be taller than a conditional child.
    case .stack(let stack) where stack.axis != .vertical:
      return stack.children.lazy.filter { !$0.isConditional }.compactMap { $0.heightField(among: fields) }.first
    case .conditional(.isTrue(let condition), let then, let otherwise) where then.count != otherwise.count:
      if let name = condition.field(among: fields) { return name }
      return (then + otherwise).lazy.compactMap { $0.heightField(among: fields) }.first
    default:
      let drawnOver = modifiers.flatMap(\.elements)
      return children.dropLast(drawnOver.count).lazy.compactMap { $0.heightField(among: fields) }.first
    }
  }

  private var isConditional: Bool { if case .conditional = kind { true } else { false } }
}

extension Expression {
  fileprivate func field(among fields: Set<String>) -> String? {
    if case .content(let name) = node, fields.contains(name) { return name }
    return operands.lazy.compactMap { $0.field(among: fields) }.first
  }

  /// A state that the expression depends on.
  fileprivate var state: String? {
    if case .state(let name) = node { return name }
    return operands.lazy.compactMap(\.state).first
  }
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
