package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let stateWithoutDefault = DiagnosticKind(
    "component/state-without-default", .error, "State without an initial value",
    explanation: """
      State is private to the component, so its declaration must provide the initial value. An optional is initially nil.

          state:
            isOpen: Bool           # wrong

          state:
            isOpen: Bool = false   # right
            chosen: Int?           # right: nil
      """)

  package static let constantState = DiagnosticKind(
    "component/constant-state", .warning, "A state that never changes",
    explanation: """
      The actions of a component change its state. A state that no action assigns to is a constant.

          state:
            isOpen: Bool = false            # wrong if no action assigns to it

          state:
            isOpen: Bool = false            # right
          actions:
            onToggle: isOpen = not isOpen
      """)
}

extension Diagnostic {
  static func stateWithoutDefault(_ name: Located<String>, type: ValueType) -> Diagnostic {
    Diagnostic(
      .stateWithoutDefault, at: name.span, "state '\(name.value)' has no initial value",
      help: "write '\(name.value): \(type.spelling) = …'")
  }

  fileprivate static func constantState(_ name: Located<String>) -> Diagnostic {
    Diagnostic(
      .constantState, at: name.span, "state '\(name.value)' was never mutated",
      help: "assign to it under 'actions:', as in 'onChange: \(name.value) = …', or remove it")
  }
}

func constantState(in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  if component.spec.styles.isEmpty || component.spec.actions.contains(where: { $0.handWritten != nil }) { return [] }
  let assigned = component.spec.actions.flatMap(\.statements.flattened).compactMap { statement in
    if case .assign(let target, _) = statement { target.value } else { nil }
  }
  let written = component.spec.content ?? []
  let bound = component.content.fields.filter { $0.type.map { $0 != $0.read } == true }.map { field in
    let target = written.first { $0.name.value == field.name.value }?.defaultValue?.path
    return target?.first ?? field.name.value
  }
  let changed = assigned + bound
  return component.state.filter { !changed.contains($0.name.value) }.map { .constantState($0.name) }
}
