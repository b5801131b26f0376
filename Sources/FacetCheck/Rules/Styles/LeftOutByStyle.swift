package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let interactionNotDrawn = DiagnosticKind(
    "style/interaction-not-drawn", .warning, "Style without a control of the default style",
    explanation: """
      Whoever gives a component an action expects that it can be done, in whichever style. A style without any control \
      for an action of the default style, or for a field that is written to there, is read by those who use it as a \
      mistake. Where it is meant, say so: '# facet:allow style/interaction-not-drawn and why'.

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
      What the component's accessibility tells of a field that is true or false is a state, such as being selected, and \
      so is being disabled. Where the default style draws it and another style does not, nobody sees there which it \
      is. Where it is meant, say so: '# facet:allow style/state-not-drawn and why'.

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

/// Compares the bodies of the styles with that of the default one.
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
  /// Actions, and fields that are written to.
  fileprivate var namesOfUse: [String] {
    content.actions.map(\.name.value)
      + content.fields.filter { if case .binding? = $0.type { true } else { false } }.map(\.name.value)
  }

  /// Fields that those are told of who do not see them, and whether it is enabled.
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
