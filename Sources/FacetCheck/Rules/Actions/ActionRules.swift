package import FacetDiagnostics
import FacetIR
import FacetLanguage

extension DiagnosticKind {
  package static let unknownAction = DiagnosticKind(
    "action/unknown", .error, "Unknown action",
    explanation: """
      Actions are those under 'actions:' and the parameters of type Action. Steps of a variant, statements and \
      'recorded' name one of them.

          after: [ tap: increment ]      # wrong, if the action is 'onIncrement'
          after: [ tap: onIncrement ]    # right
      """)

  package static let notAnAction = DiagnosticKind(
    "action/not-an-action", .error, "Value in place of an action",
    explanation: """
      A button, 'onTap' and the actions of the accessibility do one of the component's actions.

          button: content.title      # wrong: text
          button: content.onToggle   # right
      """)

  package static let invalidAssignment = DiagnosticKind(
    "action/assignment", .error, "Assignment to something that cannot change",
    explanation: """
      An action changes what is two-way, a parameter of type Binding, and what the component keeps itself, under \
      'state:'. Everything else is given by whoever uses the component.

          parameters:
            expanded: Bool                   # wrong, with the action below
            expanded: Binding<Bool> = false  # right
          actions:
            onToggle: expanded = not expanded
      """)

  package static let actionCycle = DiagnosticKind(
    "action/cycle", .error, "Actions that call each other in a cycle",
    explanation: """
      An action that calls itself, at once or by way of others, never ends.

          actions:
            onOpen: onToggle
            onToggle: onOpen                 # wrong

          actions:
            onToggle: expanded = not expanded
            onOpen: onToggle                 # right
      """)
}

extension Diagnostic {
  static func unknownAction(_ name: Located<String>, among names: [String]) -> Diagnostic {
    Diagnostic(
      .unknownAction, at: name.span, "cannot find action '\(name.value)' in scope",
      help: didYouMean(name.value, among: names) ?? listing(names))
  }

  static func notAnAction(_ value: String, of type: ValueType, actions: [String], at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .notAnAction, at: span, "expected an action, found \(value), of type \(type.spelling)",
      help: listing(actions.map { "content.\($0)" }))
  }

  static func unknownAssignment(_ name: Located<String>, among names: [String]) -> Diagnostic {
    Diagnostic(
      .invalidAssignment, at: name.span, "there is no binding and no state '\(name.value)' to assign to",
      help: didYouMean(name.value, among: names) ?? listing(names))
  }

  static func assignmentToConstant(_ name: Located<String>, type: ValueType) -> Diagnostic {
    Diagnostic(
      .invalidAssignment, at: name.span,
      "'\(name.value)' is a constant of type \(type.spelling), and cannot be assigned",
      help: "declare the parameter as 'Binding<\(type.spelling)>'")
  }

  static func actionCycle(_ names: [Located<String>]) -> Diagnostic {
    let chain = (names + names.prefix(1)).map { "'\($0.value)'" }.joined(separator: " → ")
    return Diagnostic(
      .actionCycle, at: names.first?.span, "the action '\(names.first?.value ?? "")' never ends: \(chain)",
      notes: names.dropFirst().map { Note("by way of '\($0.value)'", at: $0.span) })
  }
}
