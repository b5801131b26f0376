package import FacetDiagnostics
import FacetIR
import FacetSpec

// Epoxy gives the host of an item that has left the screen to another item, and measures an item when it sets its view.
extension DiagnosticKind {
  package static let hostedState = DiagnosticKind(
    "epoxy/hosted-state", .warning, "State in a host that is reused",
    explanation: """
      An Epoxy list gives the host of an item that has left the screen to another item. The 'state:' of the component \
      is then lost. Keep the state with the data of the list, and pass the component a binding, or a value and an \
      action. For a short list, 'reuse: unique' gives each item a host of its own, which keeps its state.

          epoxy: true                  # wrong
          state: { isOn: Bool = false }

          epoxy: { reuse: unique }     # right
          state: { isOn: Bool = false }
      """)

  package static let resizingHost = DiagnosticKind(
    "epoxy/resizing-host", .warning, "Item that changes its own height",
    explanation: """
      An Epoxy list measures an item when it sets its view. If the height then depends on 'state:' of the component, \
      the item keeps its old height. With 'resizes: true', the list measures the item again when its height changes.

          # In 'Disclosure', which has 'state: { isOpen: Bool = false }': lineLimit: if content.isOpen then nil else 2
          epoxy: { reuse: unique }                   # wrong
          styles: { default: { body: { Disclosure: { title: "Rules" } } } }

          epoxy: { reuse: unique, resizes: true }    # right
          styles: { default: { body: { Disclosure: { title: "Rules" } } } }
      """)
}

/// Reports components with a bridge to Epoxy whose state is lost, or whose height depends on it.
func hostedState(in components: [TypedComponent]) -> [Diagnostic] {
  guard let keepers = StateKeepers(components) else { return [] }
  return components.flatMap { component -> [Diagnostic] in
    guard let bridge = component.component.epoxy,
      let (keeper, state) = keepers.keeper(drawnBy: component.name)
    else { return [] }
    var found: [Diagnostic] = []
    if bridge.reuse == .reusable { found.append(.hostedState(component, keeper, state)) }
    if !bridge.resizes, let name = keepers.heightState(of: keeper) {
      found.append(.resizingHost(component, keeper, name))
    }
    return found
  }
}

extension Diagnostic {
  fileprivate static func hostedState(
    _ component: TypedComponent, _ keeper: String, _ state: Located<String>
  ) -> Diagnostic {
    let by = keeper == component.name ? "" : ", in '\(keeper)',"
    return Diagnostic(
      .hostedState, at: component.placeOfEpoxy,
      "'\(component.name)' loses its state '\(state.value)'\(by) when an Epoxy list reuses its host",
      help: """
        replace '\(state.value)' in '\(keeper)' with a parameter of type 'Binding<…>', or with a value and an action, \
        or write 'epoxy: { reuse: unique }'
        """,
      notes: [Note("'\(state.value)' declared here", at: state.span)])
  }

  fileprivate static func resizingHost(_ component: TypedComponent, _ keeper: String, _ state: String) -> Diagnostic {
    let place = component.placeOfEpoxy
    return Diagnostic(
      .resizingHost, at: place,
      "the height of '\(keeper)' depends on its state '\(state)', and an Epoxy list does not measure it again",
      help: "add 'resizes: true', as in 'epoxy: { resizes: true }'",
      fixes: component.spec.epoxy?.isWord == true ? [Fix(replace: place, with: "{ resizes: true }")] : [])
  }
}

extension TypedComponent {
  /// The value of `epoxy`, or the name of the component if facet.yaml asks for its bridge.
  fileprivate var placeOfEpoxy: SourceSpan { spec.epoxy?.value ?? signature.name.span }
}
