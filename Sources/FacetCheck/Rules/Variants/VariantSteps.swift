package import FacetDiagnostics

extension DiagnosticKind {
  package static let noControl = DiagnosticKind(
    "variant/no-control", .error, "A step uses a control that the style does not draw",
    explanation: """
      A step is done as a person would do it, by way of a control on the screen. If the style of the variant has no \
      button and no 'onTap' with that action, and no toggle of that field, there is nothing to tap.

          styles:
            default: { body: { text: content.title } }
          variants:
            Tapped: { after: [ tap: onTap ] }             # wrong

          styles:
            default:
              body: { text: content.title, onTap: content.onTap }   # right
      """)

  package static let notAdjustable = DiagnosticKind(
    "variant/not-adjustable", .error, "A step adjusts a component that cannot be adjusted",
    explanation: """
      'adjust' swipes on the component as VoiceOver does. The component has to be adjustable for that.

          accessibility:
            element: single
            label: title
          variants:
            More: { after: [ adjust: increment ] }   # wrong: there is nothing to adjust

          accessibility:                             # right
            element: single
            label: title
            adjustable: { increment: content.onIncrement, decrement: content.onDecrement }
      """)

  package static let unknownExpectation = DiagnosticKind(
    "variant/unknown-expectation", .error, "Something is expected of a thing that does not exist",
    explanation: """
      'expect' compares, after the steps, the value of a parameter, a field of the content, or the names of the \
      actions that were recorded.

          expect: { description: "5" }           # wrong, if it is content
          expect: { content.description: "5" }   # right
          expect: { recorded: [ onTap ] }        # right
      """)
}

extension Diagnostic {
  static func tapWithoutControl(_ target: Located<String>, isAction: Bool, style: String) -> Diagnostic {
    Diagnostic(
      .noControl, at: target.span, "the style '\(style)' draws no control that does '\(target.value)'",
      help: isAction
        ? "add 'button: content.\(target.value)' to its body, or 'onTap'"
        : "add 'toggle: content.\(target.value)' to its body")
  }

  static func adjustWithoutAdjustable(_ target: Located<String>) -> Diagnostic {
    Diagnostic(
      .notAdjustable, at: target.span, "the component is not adjustable",
      help: "add 'adjustable' to its 'accessibility:'")
  }

  static func unknownExpectation(_ key: Located<String>, among names: [String]) -> Diagnostic {
    let content = names.first { $0 == "content.\(key.value)" }
    return Diagnostic(
      .unknownExpectation, at: key.span, "there is nothing called '\(key.value)' to compare",
      help: content.map { "did you mean '\($0)'?" } ?? didYouMean(key.value, among: names) ?? listing(names))
  }
}
