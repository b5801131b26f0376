import FacetDiagnostics
import FacetIR

/// Steps on controls of the components that a body draws.
extension ComponentResolver {
  /// Whether a component in the body declares the action, and this one has no such name.
  func isOfComponent(_ use: ActionUse, in body: Element?) -> Bool {
    let name = use.name.value
    if content.action(named: name) != nil || content.field(named: name) != nil { return false }
    return actionsOfComponents(in: body).contains(name)
  }

  /// The actions that the components in a body declare themselves.
  func actionsOfComponents(in body: Element?) -> [String] {
    var names: [String] = []
    body?.forEachElement { element in
      if case .component(let instance) = element.kind {
        names += design[component: instance.component]?.actions ?? []
      }
    }
    return names
  }
}
