package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let unlabelledControl = DiagnosticKind(
    "accessibility/unlabelled-control", .warning, "A control that shows no words",
    explanation: """
      VoiceOver reads a button or a toggle by the text in it. A button with only an icon is read by the name of the \
      symbol, which is seldom what it does. A component whose accessibility is 'single' speaks for its buttons, and \
      so does a 'combined' one that has a label and draws one control.

          - button: content.onClose
            label: { icon: "xmark" }              # warning

          - button: content.onClose
            label: { text: content.closeTitle }   # right

          accessibility: { element: single, label: title, actions: [ … ] }   # right as well
      """)
}

extension Diagnostic {
  static func unlabelledControl(_ kind: Located<String>) -> Diagnostic {
    Diagnostic(
      .unlabelledControl, at: kind.span, "this \(kind.value) shows no text, so VoiceOver has no words for it",
      help: "show a text, or add 'accessibilityLabel: …'")
  }

  static func namelessControl(_ kind: Located<String>) -> Diagnostic {
    let key = kind.value == "slider" ? "label: { text: … }" : "prompt: …"
    return Diagnostic(
      .unlabelledControl, at: kind.span, "this \(kind.value) has no name, so VoiceOver has no words for it",
      help: "add '\(key)', or describe the component with 'accessibility: { element: single, … }'")
  }
}

extension ComponentChecker {
  /// What a component or a slot in its label says is its own business; so is what could not be read.
  mutating func checkWords(of control: ElementSpec) {
    if speaksForControls || control.isLabelled { return }
    guard case .elements(let label)? = control.argument("label"), !label.isEmpty else { return }
    if label.contains(where: \.maySpeak) { return }
    report(.unlabelledControl(control.kind))
  }
}

extension ComponentChecker {
  /// A text field is called by its prompt, a slider by its label.
  mutating func checkPrompt(of control: ElementSpec) {
    if speaksForControls || control.isLabelled { return }
    report(.namelessControl(control.kind))
  }

  /// Whether the component has words for what is used in the body. Combined, several controls become actions by their
  /// own names, so that the words of the whole are no words for them.
  func speaksForControls(in body: ElementSpec) -> Bool {
    switch spec.accessibility?.element.flatMap({ Accessibility.Element(rawValue: $0.value) }) {
    case .single: true
    case .combined: spec.accessibility?.label != nil && body.descendants.filter(\.canBeUsed).count <= 1
    case .contains, nil: false
    }
  }
}

extension ElementSpec {
  /// A control, or a component that may hold one.
  fileprivate var canBeUsed: Bool {
    switch kind.value {
    case "button", "toggle", "slider", "textField", "secureField", "slot", "swift": true
    default: Grammar.elements.allSatisfy { $0.principal.key.text != kind.value } || isTapped
    }
  }

  private var isTapped: Bool { modifiers.contains { $0.key.value == "onTap" } }

  /// Whether a modifier says what it is called.
  fileprivate var isLabelled: Bool { modifiers.contains { $0.key.value == "accessibilityLabel" } }
}

extension ElementSpec {
  fileprivate var maySpeak: Bool {
    if ["icon", "image", "shape", "spacer", "divider"].contains(kind.value) { return false }
    // Text, or a component; or a container of what could not be read.
    return parts.isEmpty || parts.contains(where: \.maySpeak)
  }
}
