package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let interactionNotDrawn = DiagnosticKind(
    "style/interaction-not-drawn", .warning, "Style without a control of the default style",
    explanation: """
      Callers expect an action to be available in every style. This rule reports a style without a control for an \
      action or a writable field that the default style has a control for. To allow this, write '# facet:allow \
      style/interaction-not-drawn' with the reason.

          styles:
            default:
              body: { button: content.onTap, label: { text: content.title } }
            compact:                                                           # wrong
              body: { text: content.title }

          styles:
            default:
              body: { button: content.onTap, label: { text: content.title } }
            compact:                                                           # right
              body: { button: content.onTap, label: { text: content.title, textStyle: text.body } }
      """)

  package static let stateNotDrawn = DiagnosticKind(
    "style/state-not-drawn", .warning, "Style that does not show a state",
    explanation: """
      A Bool that the component's accessibility describes is a state, such as selected; so is 'isEnabled'. If the \
      default style shows the state and another style does not, sighted users cannot see it. To allow this, write \
      '# facet:allow style/state-not-drawn' with the reason.

          accessibility:
            element: combined
            traits: if isOn then [selected] else []
          styles:
            default:
              body: { text: content.title, opacity: if content.isOn then 1.0 else 0.5 }
            compact:                                    # wrong
              body: { text: content.title }

          accessibility:
            element: combined
            traits: if isOn then [selected] else []
          styles:
            default:
              body: { text: content.title, opacity: if content.isOn then 1.0 else 0.5 }
            compact:                                    # right
              body: { text: content.title, bold: content.isOn }
      """)
}

/// Compares the bodies of the styles with the body of the default style.
func leftOut(among uses: [(style: Located<String>, use: BodyUse)], of component: TypedComponent) -> [Diagnostic] {
  guard uses.count > 1, let base = uses.first(where: { $0.style.value == "default" })?.use else { return [] }
  let interactions = component.namesOfUse.filter(base.does)
  let states = component.namesOfState.filter(base.mentioned.contains)
  return uses.filter { $0.style.value != "default" && !$0.use.isPartial }.flatMap { style, use in
    interactions.filter { !use.does($0) }.map { Diagnostic.interactionNotDrawn(style, $0) }
      + states.filter { !use.mentioned.contains($0) }.map { .stateNotDrawn(style, $0) }
  }
}

extension TypedComponent {
  /// The actions and writable fields.
  fileprivate var namesOfUse: [String] {
    content.actions.map(\.name.value)
      + content.fields.filter { if case .binding? = $0.type { true } else { false } }.map(\.name.value)
  }

  /// The Bool fields that the accessibility describes, and `isEnabled`.
  fileprivate var namesOfState: [String] {
    let told = toldSources
    return content.fields.filter { $0.type == .bool && sources(of: [$0.name.value]).isSubset(of: told) }
      .map(\.name.value) + ["environment.isEnabled"]
  }
}

extension Diagnostic {
  fileprivate static func interactionNotDrawn(_ style: Located<String>, _ name: String) -> Diagnostic {
    Diagnostic(
      .interactionNotDrawn, at: style.span,
      "style '\(style.value)' has no control for '\(name)', unlike the default style",
      help: "add a control for 'content.\(name)' to its body")
  }

  fileprivate static func stateNotDrawn(_ style: Located<String>, _ name: String) -> Diagnostic {
    let isEnabled = name == "environment.isEnabled"
    return Diagnostic(
      .stateNotDrawn, at: style.span,
      isEnabled
        ? "style '\(style.value)' looks the same when disabled, unlike the default style"
        : "style '\(style.value)' looks the same whether '\(name)' is true or false, unlike the default style",
      help: "draw something that depends on '\(isEnabled ? name : "content.\(name)")'")
  }
}
