import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// The components that have state, by the components that draw them.
struct StateKeepers {
  private var states: [String: Located<String>] = [:]
  private var components: [String: Component] = [:]
  private var drawn: [String: [String]] = [:]

  /// Nil if no component has state.
  init?(_ components: [TypedComponent]) {
    guard components.contains(where: { !$0.spec.state.isEmpty }) else { return nil }
    for component in components where drawn[component.name] == nil {
      states[component.name] = component.spec.state.first?.name
      self.components[component.name] = component.component
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

  /// The state of a component that the height of one of its bodies depends on.
  func heightState(of component: String) -> String? { components[component]?.heightState }
}

extension Component {
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
