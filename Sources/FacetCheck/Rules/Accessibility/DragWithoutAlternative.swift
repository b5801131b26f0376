package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let dragWithoutAlternative = DiagnosticKind(
    "accessibility/drag-without-alternative", .warning, "Drag without an alternative for assistive technologies",
    explanation: """
      VoiceOver, Switch Control and a keyboard cannot drag an element. Make the element or the component adjustable, \
      offer an action by name, or draw a control that does the same.

          component: Row
          parameters: { title: String, onArchive: Action }
          accessibility: { element: contains }                                                           # wrong
          accessibility: { element: contains, actions: [ { name: "Archive", do: content.onArchive } ] }  # right
          styles:
            default:
              body: { text: content.title, drag: { onEnded: content.onArchive } }
      """)
}

extension Diagnostic {
  fileprivate static func dragWithoutAlternative(_ key: Located<String>) -> Diagnostic {
    Diagnostic(
      .dragWithoutAlternative, at: key.span, "'drag' is out of reach of assistive technologies",
      help: "add 'accessibilityAdjustableAction: { increment: …, decrement: … }' to the element")
  }
}

func dragWithoutAlternative(
  of element: TypedElement, in component: TypedComponent, _ design: DesignIndex
) -> [Diagnostic] {
  guard !element.scope.isExample,
    let written = element.written.modifiers.first(where: { $0.modifier == .drag })
  else { return [] }
  let accessibility = component.component.accessibility
  if accessibility?.adjustable != nil || accessibility?.actions.isEmpty == false { return [] }
  let isReachable = component.bodies.contains { $0.drawn?.contains(\.isUsableWithoutDrag) != false }
  return isReachable ? [] : [.dragWithoutAlternative(written.key)]
}

extension Element {
  fileprivate var isUsableWithoutDrag: Bool {
    switch kind {
    case .button, .toggle, .slider, .control(.stepper), .control(.picker), .component: true
    default: modifiers.contains { $0.id == .accessibilityAdjustableAction }
    }
  }
}
