package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let toggleWithoutValue = DiagnosticKind(
    "accessibility/toggle-without-value", .warning, "Switch without a value",
    explanation: """
      VoiceOver says "Switch Button" for the trait 'toggle', then whether it is on, which is the value: '1' is "On", '0' \
      is "Off", '2' is "Mixed", and any other is said as it is. Without a value it says nothing of the state. The element \
      'toggle' has both by itself.

          button: content.onToggle
          label: { text: content.title }
          accessibilityTraits: [toggle]                                      # warning

          accessibilityTraits: [toggle]                                      # right
          accessibilityValue: if content.isOn then verbatim("1") else verbatim("0")
      """)
}

extension Diagnostic {
  fileprivate static func toggleWithoutValue(at span: SourceSpan, key: String) -> Diagnostic {
    Diagnostic(
      .toggleWithoutValue, at: span, "VoiceOver calls this a switch, and does not say whether it is on",
      help: "add '\(key): if … then verbatim(\"1\") else verbatim(\"0\")', which is read as \"On\" and \"Off\"")
  }
}

/// An element with the trait of a switch.
func toggleWithoutValue(of element: TypedElement, in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  let written = element.written.modifiers
  guard element.written.id != .toggle, !written.contains(where: { $0.modifier == .accessibilityValue }) else {
    return []
  }
  return zip(element.modifiers, written).compactMap { modifier, written -> Diagnostic? in
    guard let modifier, modifier.id == .accessibilityTraits, modifier.value?.mayBeToggle == true else { return nil }
    return .toggleWithoutValue(at: written.key.span, key: "accessibilityValue")
  }
}

/// A component with the trait. One that combines its elements has the value of a 'toggle' among them.
func toggleComponentWithoutValue(_ component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  guard let accessibility = component.spec.accessibility, accessibility.value == nil,
    let traits = accessibility.traits, traits.names.contains("toggle"),
    !component.elements.contains(where: { $0.written.id == .toggle })
  else { return [] }
  return [.toggleWithoutValue(at: traits.span, key: "value")]
}

extension Expression {
  /// Whether the trait is among those that it may be.
  fileprivate var mayBeToggle: Bool { node == .word("toggle") || operands.contains(where: \.mayBeToggle) }
}
