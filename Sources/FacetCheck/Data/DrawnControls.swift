import FacetIR
import FacetLanguage

extension Element {
  /// Whether a control in this body performs the action or toggles the field. Components and slots count, because their
  /// contents can do so. `local` are the local names of the action.
  func controls(
    _ action: String, byButtonsOnly isButton: Bool = false, boundAs local: Set<String> = []
  ) -> Bool {
    for modifier in modifiers where !isButton {
      if modifier.id == .onTap, !modifier.isDoubleTap, modifier.action?.name == action { return true }
    }
    switch kind {
    case .button(let button) where button.action.name == action: return true
    case .toggle(let toggle) where toggle.isOn == action: return !isButton
    case .serverPage(let page): return page.events.contains { $0.action.name == action }
    case .control(.disclosureGroup(let group)) where group.isExpanded == action: return true
    case .component(let instance):
      let isGiven = instance.arguments.contains { $0.value.does(action, boundAs: local) }
      return isGiven || controlsInside(action, byButtonsOnly: isButton, boundAs: local)
    default: return controlsInside(action, byButtonsOnly: isButton, boundAs: local)
    }
  }

  /// The same for its children, and what its modifiers present.
  private func controlsInside(_ action: String, byButtonsOnly isButton: Bool, boundAs local: Set<String>) -> Bool {
    firstChild(boundAs: local, of: action) {
      $0.controls(action, byButtonsOnly: isButton, boundAs: $1) ? true : nil
    } ?? false
  }

  /// The hand-written view that is passed the action.
  func view(takingAction action: String, boundAs local: Set<String> = []) -> String? {
    if case .handWritten(let view) = kind, view.arguments.contains(where: { $0.value.does(action, boundAs: local) }) {
      return view.type.joined(separator: ".")
    }
    return firstChild(boundAs: local, of: action) { $0.view(takingAction: action, boundAs: $1) }
  }

  /// The first non-nil result among the children, each with the local names of the action in it.
  private func firstChild<Result>(
    boundAs local: Set<String>, of action: String, _ result: @escaping (Element, Set<String>) -> Result?
  ) -> Result? {
    guard case .conditional(.binds(let name, let value), let then, let otherwise) = kind else {
      return children.lazy.compactMap { result($0, local) }.first
    }
    let inner = value.does(action, boundAs: local) ? local.union([name]) : local.subtracting([name])
    return then.lazy.compactMap { result($0, inner) }.first
      ?? (otherwise + modifiers.flatMap(\.elements)).lazy.compactMap { result($0, local) }.first
  }
}

extension Expression {
  /// Whether the value is or contains the action.
  fileprivate func does(_ action: String, boundAs local: Set<String>) -> Bool {
    switch node {
    case .content(action): true
    case .local(let name): local.contains(name)
    case .performing(let reference): reference.name == action
    case .conditional(_, let then, let otherwise):
      then.does(action, boundAs: local) || otherwise.does(action, boundAs: local)
    case .views(let elements, _): elements.contains { $0.controls(action, boundAs: local) }
    default: false
    }
  }
}
