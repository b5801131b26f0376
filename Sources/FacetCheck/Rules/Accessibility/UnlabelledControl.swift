package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let unlabelledControl = DiagnosticKind(
    "accessibility/unlabelled-control", .warning, "Control without a label",
    explanation: """
      VoiceOver reads the text in a button or a toggle. For a button with only an icon it reads the name of the \
      symbol, which rarely describes the action. The label of a 'single' component, or of a 'combined' one with one \
      control, applies to its controls.

          - button: content.onClose
            label: { icon: "xmark" }              # warning

          - button: content.onClose
            label: { text: content.closeTitle }   # right

          accessibility: { element: single, label: title, actions: [ … ] }   # right as well
      """)
}

extension Diagnostic {
  fileprivate static func unlabelledControl(_ kind: Located<String>) -> Diagnostic {
    Diagnostic(
      .unlabelledControl, at: kind.span, "this \(kind.value) shows no text, so VoiceOver has no words for it",
      help: "show a text, or add 'accessibilityLabel: …'")
  }

  fileprivate static func namelessControl(_ kind: Located<String>) -> Diagnostic {
    let key =
      switch kind.value {
      case "slider": "label: { text: … }"
      case "textEditor": "accessibilityLabel: …"
      default: "prompt: …"
      }
    return Diagnostic(
      .unlabelledControl, at: kind.span, "this \(kind.value) has no name, so VoiceOver has no words for it",
      help: "add '\(key)', or describe the component with 'accessibility: { element: single, … }'")
  }
}

/// A control is not reported if its label contains a component, a slot or an unreadable element. A text field needs a
/// prompt, a slider a label.
func unlabelledControl(of element: TypedElement, in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  let control = element.written
  guard let id = control.id, let key = id.keyOfWords, !control.isLabelled, !speaksForControls(component, at: element)
  else { return [] }
  guard let words = control.argument(key) else { return id.needsWords ? [.namelessControl(control.kind)] : [] }
  guard case .elements(let label) = words, !label.isEmpty, !label.contains(where: \.maySpeak) else { return [] }
  return [.unlabelledControl(control.kind)]
}

/// Elements of a label that have errors are omitted, so that only a component without errors is known to have none.
func controlsWithEmptyLabels(in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  component.elements.indices.filter { index in
    component.elements[index].written.hasEmptyLabel && !speaksForControls(component, at: component.elements[index])
  }
  .map { .unlabelledControl(component.elements[$0].written.kind) }
}

/// Whether the component's label names the controls of its body. In a combined element several controls become actions
/// with their own names, so the label does not name them.
private func speaksForControls(_ component: TypedComponent, at element: TypedElement) -> Bool {
  guard let style = element.scope.style else { return false }
  let accessibility = component.spec.accessibility
  switch accessibility?.element.flatMap({ Accessibility.Element(rawValue: $0.value) }) {
  case .single: return true
  case .combined:
    guard accessibility?.label != nil, let body = component.bodies.first(where: { $0.style == style }) else {
      return false
    }
    var controls = 0
    component.elements[body.root].written.forEachDescendant { if $0.canBeUsed { controls += 1 } }
    return controls <= 1
  case .contains, nil: return false
  }
}

extension ElementID {
  /// The key of a control's label; nil for elements that are not controls.
  fileprivate var keyOfWords: Key? {
    switch self {
    case .button, .toggle, .slider, .link, .disclosureGroup, .stepper, .gauge, .picker, .datePicker, .menu: .label
    // An editor has neither, so a modifier names it.
    case .textField, .secureField, .textEditor: .prompt
    default: nil
    }
  }

  /// Whether the control has no label if the optional key is missing.
  fileprivate var needsWords: Bool { [.slider, .textField, .secureField, .textEditor].contains(self) }
}

extension ElementSpec {
  /// Whether the element is a control, or a component that may contain one.
  fileprivate var canBeUsed: Bool {
    switch id {
    case .slot, .swift, nil: true
    case let id?: id.isControl || modifiers.contains { $0.modifier == .onTap }
    }
  }

  /// Whether it is a control whose label has no elements and nothing else in its place.
  fileprivate var hasEmptyLabel: Bool {
    guard id?.keyOfWords == .label, case .elements(let label)? = argument(.label) else { return false }
    return label.isEmpty && !isLabelled
  }

  /// Whether a modifier sets its accessibility label.
  fileprivate var isLabelled: Bool { modifiers.contains { $0.modifier == .accessibilityLabel } }

  fileprivate var maySpeak: Bool {
    if isLabelled { return true }
    return switch id {
    case .icon, .image, .shape, .spacer, .divider: false
    // Text, or a component; or a container of what could not be read.
    default: parts.isEmpty || parts.contains(where: \.maySpeak)
    }
  }
}
