package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let unknownAction = DiagnosticKind(
    "action/unknown", .error, "Unknown action",
    explanation: """
      The actions of a component are those under 'actions:' and its parameters of type Action. Steps of a variant, \
      statements and 'recorded' refer to them.

          after: [ tap: increment ]      # wrong, if the action is 'onIncrement'
          after: [ tap: onIncrement ]    # right
      """)

  package static let notAnAction = DiagnosticKind(
    "action/not-an-action", .error, "Value in place of an action",
    explanation: """
      A button, 'onTap' and accessibility actions require an action of the component.

          button: content.title      # wrong: text
          button: content.onToggle   # right
      """)

  package static let invalidAssignment = DiagnosticKind(
    "action/assignment", .error, "Assignment to something that cannot change",
    explanation: """
      An action can assign to a parameter of type Binding and to state of the component. Other parameters are constants.

          parameters:
            expanded: Bool                   # wrong, with the action below
            expanded: Binding<Bool> = false  # right
          actions:
            onToggle: expanded = not expanded
      """)

  package static let actionCycle = DiagnosticKind(
    "action/cycle", .error, "Actions that call each other in a cycle",
    explanation: """
      An action cannot call itself, directly or through other actions.

          actions:
            onOpen: onToggle
            onToggle: onOpen                 # wrong

          actions:
            onToggle: expanded = not expanded
            onOpen: onToggle                 # right
      """)
}

extension Diagnostic {
  static func announcementOfScreen(_ target: Located<String>) -> Diagnostic {
    Diagnostic(
      .unknownAction, at: target.span, "an action of a screen changes its state only; 'announce' is not available",
      help: "start an effect that announces, or announce in an action of a component")
  }

  static func animationOfScreen(_ target: Located<String>) -> Diagnostic {
    Diagnostic(
      .unknownAction, at: target.span, "an action of a screen changes its state only; 'animated' is not available",
      help: "write 'animation: { curve: …, value: … }' on the element that changes")
  }

  static func announcementWithoutText(_ target: Located<String>) -> Diagnostic {
    Diagnostic(
      .unknownAction, at: target.span, "'announce' takes one text", help: "write 'announce(\"Saved\")'")
  }

  static func unknownAction(_ name: Located<String>, among names: [String]) -> Diagnostic {
    Diagnostic(
      .unknownAction, at: name.span, "cannot find action '\(name.value)' in scope",
      help: didYouMean(name.value, among: names) ?? listing(names))
  }

  static func boundAction(_ optional: ExpressionSyntax) -> Diagnostic {
    Diagnostic(
      .unknownAction, at: optional.span,
      "a condition of an action binds values only, and '\(optional.excerpt)' is an action",
      help:
        "perform '\(optional.excerpt)' as it is: nothing happens where it is nil; 'if: isGiven(\(optional.excerpt))' tests it"
    )
  }

  static func notAnAction(_ value: String, of type: ValueType, actions: [String], at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .notAnAction, at: span, "cannot convert value of type '\(type.spelling)' to expected type 'Action'",
      help: listing(actions.map { "content.\($0)" }))
  }

  static func choiceOfActions(in place: Scope.Place, at span: SourceSpan) -> Diagnostic {
    // Two text fields would lose the focus when the branch changes.
    var help =
      "give one action the value that it chooses by, as in 'content.onSave(content.isNew)' with 'Action<Bool>', or draw a "
      + "button in each branch of an 'if'"
    if case .accessibility = place { help = "write one action with its condition: '{ do: …, when: … }'" }
    return Diagnostic(.notAnAction, at: span, "expected one action, not a choice of several", help: help)
  }

  static func unknownAssignment(_ name: Located<String>, among names: [String]) -> Diagnostic {
    Diagnostic(
      .invalidAssignment, at: name.span, "cannot find binding or state '\(name.value)' in scope",
      help: didYouMean(name.value, among: names) ?? listing(names))
  }

  static func assignmentToConstant(_ name: Located<String>, type: ValueType) -> Diagnostic {
    Diagnostic(
      .invalidAssignment, at: name.span,
      "cannot assign to value: '\(name.value)' is a constant",
      help: "declare the parameter as 'Binding<\(type.spelling)>'")
  }

  static func actionCycle(_ names: [Located<String>]) -> Diagnostic {
    let chain = (names + names.prefix(1)).map { "'\($0.value)'" }.joined(separator: " → ")
    return Diagnostic(
      .actionCycle, at: names.first?.span, "action '\(names.first?.value ?? "")' calls itself recursively: \(chain)",
      notes: names.dropFirst().map { Note("through '\($0.value)'", at: $0.span) })
  }
}
