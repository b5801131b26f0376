import FacetIR
import FacetLanguage

/// The states of type `String`, and the values of that type that actions take, whose quoted texts are the design system's
/// own wording. Of others quoted text is a value of the program, with or without `verbatim(…)`.
struct LocalizedTargets {
  private var states: Set<String> = []
  private var takers: Set<String> = []

  init(of component: Component) {
    for state in component.state where !state.type.isOfLocalizedText && state.initialValue.holdsLocalizedText {
      states.insert(state.name)
    }
    for case .statements(let statements, _) in component.content.actions.map(\.body) {
      for statement in statements.all {
        switch statement {
        case .assign(let name, let value) where !value.type.isOfLocalizedText && value.holdsLocalizedText:
          states.insert(name)
        case .call(let action):
          guard let value = action.argument, !value.type.isOfLocalizedText, value.holdsLocalizedText else { continue }
          takers.insert(action.name)
        default: break
        }
      }
    }
  }

  func contains(state name: String) -> Bool { states.contains(name) }

  func contains(takenBy action: String) -> Bool { takers.contains(action) }
}

extension Expression {
  fileprivate var holdsLocalizedText: Bool {
    if case .localized = node { true } else { operands.contains(where: \.holdsLocalizedText) }
  }
}
