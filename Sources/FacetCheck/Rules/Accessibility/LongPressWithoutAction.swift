package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let longPressWithoutAction = DiagnosticKind(
    "accessibility/long-press-without-action", .warning, "Long press or double tap without an accessibility action",
    explanation: """
      VoiceOver, Switch Control and a keyboard cannot hold a finger on an element, or tap it twice. Offer the action by name in the \
      component's accessibility, or draw a button for it too.

          component: Row
          parameters: { title: String, onMenu: Action }
          accessibility: { element: contains }                                                     # wrong
          accessibility: { element: contains, actions: [ { name: "Menu", do: content.onMenu } ] }  # right
          styles:
            default:
              body: { text: content.title, onLongPress: content.onMenu }
      """)
}

extension Diagnostic {
  fileprivate static func longPressWithoutAction(_ key: Located<String>, _ action: String) -> Diagnostic {
    Diagnostic(
      .longPressWithoutAction, at: key.span, "'\(key.value)' is out of reach of assistive technologies",
      help: "add '{ name: …, do: content.\(action) }' to the 'actions:' of the component's 'accessibility:'")
  }
}

func longPressWithoutAction(
  of element: TypedElement, in component: TypedComponent, _ design: DesignIndex
) -> [Diagnostic] {
  guard !element.scope.isExample,
    let index = element.written.modifiers.firstIndex(where: { modifier in
      if modifier.modifier == .onTap, case .parts = modifier.value { return true }
      return modifier.modifier == .onLongPress
    }),
    index < element.modifiers.count, let gesture = element.modifiers[index], let action = gesture.action,
    gesture.id == .onLongPress || gesture.isDoubleTap
  else { return [] }
  let offered = component.component.accessibility?.offeredActions ?? []
  let isDrawn = component.bodies.contains { body in
    body.drawn?.contains { drawn in
      if case .button(let button) = drawn.kind { return button.action.name == action.name }
      return false
    } == true
  }
  if offered.contains(action.name) || isDrawn { return [] }
  return [.longPressWithoutAction(element.written.modifiers[index].key, action.name)]
}

extension Accessibility {
  fileprivate var offeredActions: [String] { actions.map(\.action.name) + [activate?.name].compactMap(\.self) }
}
