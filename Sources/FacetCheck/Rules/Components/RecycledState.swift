package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

// What a lazy list does to the components in its cells: it makes them when they are scrolled to, and drops them when
// they are gone.
extension DiagnosticKind {
  package static let recycledState = DiagnosticKind(
    "component/recycled-state", .warning, "State in a cell that is recycled",
    explanation: """
      A lazy stack or grid makes its cells when they are scrolled to and drops them afterwards, and where the elements \
      have no 'id' it knows them by their position. What a component in a cell keeps in its own 'state:' is lost on the way, or shows up in another \
      cell when the list changes. Whoever keeps the list keeps that too, and the component is given a binding or a \
      value and an action.

          lazyVStack: { each: content.rows, as: row, do: { Disclosure: { title: row } } }   # wrong: it has a 'state:'
          spacing: space.m

          lazyVStack: { each: content.rows, as: row, do: { Badge: { text: row } } }         # right: it is told all
          spacing: space.m
      """)

  package static let resizingCell = DiagnosticKind(
    "component/resizing-cell", .warning, "Cell that changes its own height",
    explanation: """
      A list measures a cell when it is shown. What a component in it then shows or hides by its own 'state:', or lets \
      grow by a line limit that depends on it, changes its height where nobody measures it again: a cell of UIKit that \
      hosts SwiftUI keeps the height that it had. Where the list keeps the state, it makes the cell anew, at its new \
      height.

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
      Elements without an 'id' are told apart by their places. What a component keeps in its own 'state:' then belongs \
      to the place: where an element is inserted or removed, the state of all behind it moves to their neighbours. \
      'id' says which element is which.

          # 'Disclosure' has 'state: { isOpen: Bool = false }'
          vstack: { each: content.rows, as: row, do: { Disclosure: { title: row } } }             # wrong
          spacing: space.m

          vstack: { each: content.rows, as: row, id: row, do: { Disclosure: { title: row } } }    # right
          spacing: space.m
      """)
}

/// A component that is drawn for each element of a list.
struct CellUse: Sendable {
  var component: Located<String>
  /// The lazy stack or grid of whose cells it is one, or the `each` that repeats it.
  var container: Located<String>
}

/// The components in cells that keep something themselves, or draw one that does.
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

/// Which component keeps the state that another one draws.
private struct StateKeepers {
  private var states: [String: Located<String>] = [:]
  private var drawn: [String: [String]] = [:]

  init(_ components: [TypedComponent]) {
    for component in components where drawn[component.name] == nil {
      states[component.name] = component.spec.state.first?.name
      drawn[component.name] = component.instances.map(\.value)
    }
  }

  /// The nearest, itself first, and what it keeps.
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
  /// A state of its own that the height of a body depends on.
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
  /// A field that decides how high it is. What lies over or behind something does not.
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
    // Beside others it may be no higher than they are.
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

  /// A state that it depends on.
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
      "'\(name)' keeps '\(state.value)' itself\(by) and loses it when its cell in this \(cell.container.value) is recycled",
      help: "give '\(keeper)' a parameter 'Binding<…>' for '\(state.value)', or a value and an action",
      notes: [Note("it is kept here", at: state.span)])
  }

  fileprivate static func positionalState(
    _ use: CellUse, _ keeper: String, _ state: Located<String>
  ) -> Diagnostic {
    let name = use.component.value
    let by = keeper == name ? "" : ", in '\(keeper)',"
    return Diagnostic(
      .positionalState, at: use.component.span,
      "'\(name)' keeps '\(state.value)' itself\(by) and this 'each' knows its elements by their places only",
      help: "add 'id: …' to the 'each', as in 'id: row.id'", notes: [Note("it is kept here", at: state.span)])
  }

  fileprivate static func resizingCell(_ cell: CellUse, _ keeper: String, _ state: String) -> Diagnostic {
    Diagnostic(
      .resizingCell, at: cell.component.span,
      "'\(keeper)' changes its height when its own '\(state)' changes, and a cell that hosts it does not follow",
      help: "let whoever keeps the list keep '\(state)' too")
  }
}
