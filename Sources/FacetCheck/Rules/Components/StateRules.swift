package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let stateWithoutDefault = DiagnosticKind(
    "component/state-without-default", .error, "State without an initial value",
    explanation: """
      State belongs to the component: nobody else sets it, so it says itself what it begins with. An optional begins \
      with nil.

          state:
            isOpen: Bool           # wrong

          state:
            isOpen: Bool = false   # right
            chosen: Int?           # right: nil
      """)

  package static let constantState = DiagnosticKind(
    "component/constant-state", .warning, "A state that never changes",
    explanation: """
      State is there to be changed by the actions of its component. What no action assigns to is a constant, or an \
      action has been forgotten.

          state:
            isOpen: Bool = false            # wrong, if no action assigns to it

          state:
            isOpen: Bool = false            # right
          actions:
            onToggle: isOpen = not isOpen
      """)
}

extension Diagnostic {
  static func stateWithoutDefault(_ name: Located<String>, type: ValueType) -> Diagnostic {
    Diagnostic(
      .stateWithoutDefault, at: name.span, "the state '\(name.value)' does not say what it begins with",
      help: "write '\(name.value): \(type.spelling) = …'")
  }

  fileprivate static func constantState(_ name: Located<String>) -> Diagnostic {
    Diagnostic(
      .constantState, at: name.span, "no action changes the state '\(name.value)'",
      help: "assign to it under 'actions:', as in 'onChange: \(name.value) = …', or remove it")
  }
}

func constantState(in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  if component.spec.styles.isEmpty { return [] }
  let assigned = component.spec.actions.flatMap(\.statements).compactMap { statement in
    if case .assign(let target, _) = statement { target.value } else { nil }
  }
  let written = component.spec.content ?? []
  let bound = component.content.fields.filter { if case .binding = $0.type { true } else { false } }.map { field in
    let target = written.first { $0.name.value == field.name.value }?.defaultValue?.path
    return target?.first ?? field.name.value
  }
  let changed = assigned + bound
  return component.state.filter { !changed.contains($0.name.value) }.map { .constantState($0.name) }
}
