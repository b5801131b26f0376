package import FacetDiagnostics
import FacetIR
import FacetSpec

extension DiagnosticKind {
  package static let lostAction = DiagnosticKind(
    "accessibility/lost-action", .warning, "Action that VoiceOver cannot reach",
    explanation: """
      The buttons in a 'single' element are not accessibility elements, so VoiceOver cannot reach them. The component \
      must offer their actions: 'activate' is the action of a double tap, 'actions' lists others by name, and \
      'adjustable' handles swiping up and down, which replaces buttons that change the same value. A trait performs no \
      action: VoiceOver then taps the center of the element.

          accessibility: { element: single, label: title, traits: [button] }   # wrong
          styles:
            default:
              body: { button: content.onTap, label: { text: content.title } }

          accessibility: { element: single, label: title, traits: [button], activate: content.onTap }   # right
          styles:
            default:
              body: { button: content.onTap, label: { text: content.title } }

      A 'combined' element activates its only button. With 'onTap' in place of a button, 'activate' says what a double \
      tap does, wherever a style draws what is tapped. If it has both a button and 'onTap', or a button and a different \
      'activate', VoiceOver can reach only one of them unless 'activate' and 'actions' list both.

          accessibility: { element: combined }                   # wrong
          styles:
            default:
              body:
                hstack:
                  - text: content.title
                  - { button: content.onRemove, label: { text: "Remove" } }
                spacing: space.m
                onTap: content.onTap

          accessibility:                                         # right
            element: combined
            activate: content.onTap
            actions: [{ name: "Remove", do: content.onRemove }]
          styles:
            default:
              body:
                hstack:
                  - text: content.title
                  - { button: content.onRemove, label: { text: "Remove" } }
                spacing: space.m
                onTap: content.onTap
      """)
}

/// The controls of a body that assistive technologies cannot reach.
func lostActions(of use: BodyUse, in component: TypedComponent) -> [Diagnostic] {
  guard let written = component.spec.accessibility else { return [] }
  let lost = component.lostControls(in: use, written)
  if lost.isEmpty { return [] }
  var isActivationOpen = written.activate == nil
  var seen = component.spokenActions
  var found: [Diagnostic] = []
  for control in lost where !seen.contains(control.name) && !component.isCoveredByAdjusting(control.name) {
    seen.insert(control.name)
    let activates = isActivationOpen && (written.isOneElement ? written.isButton : true)
    isActivationOpen = isActivationOpen && !activates
    found.append(.lostAction(control, in: written, activates: activates))
  }
  return found
}

/// A combined element that has the trait of a control, in which only a tap gesture performs an action. VoiceOver taps the
/// center of the element, so the result depends on the style.
func unsaidActivation(of use: BodyUse, in component: TypedComponent) -> [Diagnostic] {
  guard let written = component.spec.accessibility, let traits = written.traitsWithoutActivation,
    written.element?.value == Accessibility.Element.combined.rawValue
  else { return [] }
  let names = Set(use.controls.map(\.name))
  guard names.count == 1, let name = names.first, use.controls.allSatisfy(\.isTap),
    component.content.action(named: name) != nil
  else { return [] }
  return [.tappedActivation(name, at: traits.span)]
}

/// A container that would be activated, and a button whose styles are all written in Swift: what is in its middle is not
/// known.
func uncertainActivation(in component: TypedComponent) -> [Diagnostic] {
  guard let written = component.spec.accessibility else { return [] }
  var found: [Diagnostic] = []
  if let activate = written.activate, written.element?.value == Accessibility.Element.contains.rawValue {
    found.append(.activatedContainer(at: activate.action.span))
  }
  let (actions, styles) = (component.content.actions, component.spec.styles)
  if let traits = written.traitsWithoutActivation, written.isOneElement, actions.count == 1,
    component.spokenActions.isEmpty,
    styles.contains(where: { $0.handWritten != nil }), styles.allSatisfy({ $0.body == nil })
  {
    found.append(.unknownActivation(actions[0].name.value, at: traits.span))
  }
  return found
}

extension TypedComponent {
  fileprivate func lostControls(in use: BodyUse, _ written: AccessibilitySpec) -> [BodyUse.Control] {
    let controls = use.controls.filter { isUsable($0.name) }
    let actions = controls.filter { content.action(named: $0.name) != nil }
    switch written.element.flatMap({ Accessibility.Element(rawValue: $0.value) }) {
    case .single:
      // That the whole can be tapped and says nothing of it is the business of ``tapWithoutTrait(of:in:_:)``.
      return actions.filter { written.saysWhatItDoes || !$0.isTap }
    case .combined:
      let buttons = Set(controls.filter { !$0.isTap }.map(\.name))
      let taps = Set(controls.filter(\.isTap).map(\.name)).subtracting(buttons)
      let activated = written.activate?.action.actionName
      // Several buttons become actions by the names of their labels.
      let isOnlyButtonLost = activated.map { buttons.subtracting([$0]).count == 1 } ?? false
      let areTapsLost = activated != nil || taps.count + buttons.count > 1
      return actions.filter { $0.isTap ? areTapsLost && taps.contains($0.name) : isOnlyButtonLost }
    case .contains, nil: return []
    }
  }
}

extension BodyUse.Control {
  fileprivate var isTap: Bool { place.value == "onTap" }
}

extension AccessibilitySpec {
  /// Whether it tells that something can be done with the whole.
  var saysWhatItDoes: Bool { traits != nil || activate != nil || !actions.isEmpty || increment != nil }

  var isOneElement: Bool { element?.value == Accessibility.Element.single.rawValue }

  /// The traits, if one is that of a control and nothing says what the control does.
  fileprivate var traitsWithoutActivation: ExpressionSyntax? {
    isButton && activate == nil && increment == nil ? traits : nil
  }

  /// Whether one of its traits is that of a control.
  fileprivate var isButton: Bool { traits?.names.isDisjoint(with: ["button", "link", "toggle"]) == false }
}

extension Diagnostic {
  fileprivate static func lostAction(
    _ control: BodyUse.Control, in written: AccessibilitySpec, activates: Bool
  ) -> Diagnostic {
    let reason = written.isOneElement ? "the component is a single element" : "a double tap does something else"
    return Diagnostic(
      .lostAction, at: control.place.span, "VoiceOver cannot reach the control for '\(control.name)': \(reason)",
      help: activates
        ? "add 'activate: content.\(control.name)' to its 'accessibility:'"
        : "add '{ name: …, do: content.\(control.name) }' to the 'actions' of its 'accessibility:'")
  }

  fileprivate static func activatedContainer(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .lostAction, at: span, "VoiceOver activates the elements of a container, never the container",
      help: "write 'element: combined', or remove 'activate'")
  }

  fileprivate static func tappedActivation(_ action: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .lostAction, at: span, "nothing says what activating this element does: VoiceOver taps its center",
      help: "add 'activate: content.\(action)' to its 'accessibility:'")
  }

  fileprivate static func unknownActivation(_ action: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .lostAction, at: span, "nothing says what activating this element does, and its styles are written in Swift",
      help: "add 'activate: content.\(action)' to its 'accessibility:'")
  }
}
