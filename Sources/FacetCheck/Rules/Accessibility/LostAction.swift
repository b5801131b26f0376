package import FacetDiagnostics
import FacetIR
import FacetSpec

extension DiagnosticKind {
  package static let lostAction = DiagnosticKind(
    "accessibility/lost-action", .warning, "An action that only those can do who see it",
    explanation: """
      The buttons in a 'single' element are no elements of their own: VoiceOver never comes to them. What they do is \
      done by name, under 'actions', or by swiping, under 'adjustable', which covers the buttons that set the same \
      value; and where the whole element does one thing, its trait says that it can be tapped.

          accessibility: { element: single, label: title }   # wrong
          styles:
            default:
              body: { button: content.onTap, label: { text: content.title } }

          accessibility: { element: single, label: title, traits: [button] }   # right
          styles:
            default:
              body: { button: content.onTap, label: { text: content.title } }
      """)
}

extension ComponentChecker {
  /// A tap on the whole of a component that says nothing of it is the business of ``checkTap(on:)``.
  mutating func checkLostActions(in use: BodyUse) {
    guard let written = spec.accessibility, written.element?.value == Accessibility.Element.single.rawValue,
      written.traits == nil
    else { return }
    let isTold = !written.actions.isEmpty || written.increment != nil
    var seen = spokenActions
    for control in use.controls where isTold || control.place.value != "onTap" {
      guard content.action(named: control.name) != nil, !isCoveredByAdjusting(control.name),
        seen.insert(control.name).inserted
      else { continue }
      report(.lostAction(control))
    }
  }
}

extension Diagnostic {
  fileprivate static func lostAction(_ control: BodyUse.Control) -> Diagnostic {
    Diagnostic(
      .lostAction, at: control.place.span,
      "VoiceOver does not come to what does '\(control.name)', as the component is a single element",
      help: "add '{ name: …, do: content.\(control.name) }' to the 'actions' of its 'accessibility:'")
  }
}
