import FacetDiagnostics
import FacetIR
import FacetSpec

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
  func actionsOfComponents(in body: Element?) -> [String] { signatures(ofComponentsIn: body).flatMap(\.actions) }

  /// The states that the components in a body declare themselves.
  ///
  /// - Parameter types: The names of the types that they have; nil for all.
  func statesOfComponents(in body: Element?, ofTypes types: [String]? = nil) -> [String] {
    let states = signatures(ofComponentsIn: body).flatMap(\.states)
    return states.filter { state in types.map { state.type.map($0.contains) ?? false } ?? true }.map(\.name)
  }

  private func signatures(ofComponentsIn body: Element?) -> [ComponentSignature] {
    body?.instances.compactMap { design[component: $0.component] } ?? []
  }
}

extension Element {
  /// The components that it draws.
  var instances: [ComponentInstance] {
    var found: [ComponentInstance] = []
    forEachElement { if case .component(let instance) = $0.kind { found.append(instance) } }
    return found
  }
}

extension TypeSyntax {
  /// `String` of `String`; nil for a type with arguments or a question mark.
  var bareName: String? { if case .name(let name, let arguments) = node, arguments.isEmpty { name } else { nil } }
}
