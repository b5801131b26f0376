package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let longPressWithoutAction = DiagnosticKind(
    "accessibility/long-press-without-action", .warning, "Long press or double tap without an accessibility action",
    explanation: """
      VoiceOver, Switch Control and a keyboard cannot hold a finger on an element, or tap it twice. Offer the action \
      by name in the component's accessibility, or draw a button for it too.

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
  guard !element.scope.isExample, element.modifiers.contains(where: { $0?.needsAlternative == true }) else { return [] }
  let offered = component.component.accessibility?.offeredActions ?? []
  return zip(element.written.modifiers, element.modifiers).compactMap { written, gesture in
    guard let gesture, gesture.needsAlternative, let action = gesture.action, !offered.contains(action.name),
      !component.drawsButton(for: action.name)
    else { return nil }
    return .longPressWithoutAction(written.key, action.name)
  }
}

extension Modifier {
  /// Whether it is a gesture that assistive technologies do not perform.
  fileprivate var needsAlternative: Bool { id == .onLongPress || isDoubleTap }
}

extension TypedComponent {
  fileprivate func drawsButton(for action: String) -> Bool {
    bodies.contains { body in
      body.drawn?.contains { drawn in
        if case .button(let button) = drawn.kind { button.action.name == action } else { false }
      } == true
    }
  }
}

extension Accessibility {
  fileprivate var offeredActions: [String] {
    actions.map(\.offer.action.name) + [activate?.action.name].compactMap(\.self)
  }
}
