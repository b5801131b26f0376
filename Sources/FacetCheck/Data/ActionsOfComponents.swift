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

  /// Whether a control of a component in the body writes to a state of this name, and this one has no such field. What
  /// type the state has is known where the step is run.
  func isStateOfComponent(_ name: String, in body: Element?) -> Bool {
    content.field(named: name) == nil && statesOfComponents(in: body).contains(name)
  }

  /// The actions that the components in a body declare themselves.
  func actionsOfComponents(in body: Element?) -> [String] { names(\.actions, ofComponentsIn: body) }

  /// The states that the components in a body declare themselves.
  func statesOfComponents(in body: Element?) -> [String] { names(\.states, ofComponentsIn: body) }

  private func names(_ names: KeyPath<ComponentSignature, [String]>, ofComponentsIn body: Element?) -> [String] {
    var found: [String] = []
    body?.forEachElement { element in
      if case .component(let instance) = element.kind {
        found += design[component: instance.component]?[keyPath: names] ?? []
      }
    }
    return found
  }
}
