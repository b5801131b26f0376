package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let stateOutsideButton = DiagnosticKind(
    "element/state-outside-button", .warning, "State of a button read outside of its label",
    explanation: """
      A button sets 'environment.isPressed' and 'environment.isHovered' for its label. The modifiers of the button, and \
      the elements around it, read the value of a button around the component, of which there usually is none.

          button: content.onPay
          label: { text: "Pay" }
          opacity: if environment.isPressed then 0.5 else 1    # wrong

          button: content.onPay
          label:
            text: "Pay"
            opacity: if environment.isPressed then 0.5 else 1  # right
      """)
}

extension Diagnostic {
  fileprivate static func stateOutsideButton(_ id: EnvironmentID, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .stateOutsideButton, at: span, "'environment.\(id.name)' is not that of a button in this component",
      help: "read it in the 'label:' of the button")
  }
}

/// Bodies without buttons are not reported: the component can be part of a label itself.
func stateOutsideButton(of component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  guard component.has(.button) else { return [] }
  return component.bodies.flatMap { body -> [Diagnostic] in
    var outside = ValuesOutsideLabels(component)
    outside.visit(body.root)
    return outside.hasButtons ? outside.found.map { .stateOutsideButton($0.id, at: $0.span) } : []
  }
}

/// The values in a body, without those in labels of buttons, that read what buttons set.
private struct ValuesOutsideLabels {
  private let component: TypedComponent
  private(set) var hasButtons = false
  private(set) var found: [(id: EnvironmentID, span: SourceSpan)] = []

  init(_ component: TypedComponent) {
    self.component = component
  }

  mutating func visit(_ position: Int) {
    for value in component.elements[position].values {
      for id in EnvironmentID.ofButtons where value.value.reads(id) { found.append((id, value.span)) }
    }
    let isButton = [.button, .link, .menu].contains(component.elements[position].written.id)
    for child in component.elements[position].children {
      if isButton, component.isInLabel(child) { hasButtons = true } else { visit(child) }
    }
  }
}
