package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec
import FacetText

extension DiagnosticKind {
  package static let screenKinds: [DiagnosticKind] = [
    .screenParameter, .effectArguments, .unknownEffect, .failureType, .screenAsElement, .effectStep, .unusedEffect,
  ]

  package static let screenParameter = DiagnosticKind(
    "screen/parameter", .error, "Parameter of a screen that is not a value",
    explanation: """
      The parameters of a screen are a part of its state, which is a value. What a screen asks of the app is an effect, \
      and what a person changes is state.

          parameters: { onOpen: Action }            # wrong
          effects: { open: { takes: { id: Int } } } # right

          parameters: { query: Binding<String> }    # wrong
          state: { query: String = "" }             # right
          content: { query: Binding<String> }
      """)

  package static let effectArguments = DiagnosticKind(
    "screen/effect-arguments", .error, "Wrong number of values for an effect",
    explanation: """
      An effect is started with the value that it takes, or with none.

          parameters: { city: String }
          effects: { load: { takes: { city: String } } }
          actions:
            appeared: load          # wrong
            appeared: load(city)    # right
      """)

  package static let unknownEffect = DiagnosticKind(
    "screen/unknown-effect", .error, "Unknown effect",
    explanation: """
      'cancel' in an action, and 'receive' and 'fail' in a variant, name an effect of the screen.

          effects: { load: {} }
          actions:
            left: cancel(loading)   # wrong
            left: cancel(load)      # right
      """)

  package static let failureType = DiagnosticKind(
    "screen/failure-type", .error, "Action that cannot take the description of an error",
    explanation: """
      The action behind 'failed' takes nothing or a String, which is the description of the error.

          state: { error: String? }
          effects: { load: { failed: notLoaded } }
          actions:
            notLoaded: { takes: { code: Int }, do: error = "Failed" }       # wrong
            notLoaded: { takes: { reason: String }, do: error = reason }    # right
      """)

  package static let screenAsElement = DiagnosticKind(
    "screen/as-element", .error, "Screen as an element",
    explanation: """
      A screen is drawn over its own store, which the app keeps. What two screens share is a component.

          # stays.screen.yaml
          screen: Stays
          sections: { all: { items: { text: "" } } }

      Wrong:

          # card.component.yaml
          styles: { default: { body: { Stays: {} } } }

      Right:

          # card.component.yaml
          styles: { default: { body: { text: "" } } }
      """)

  package static let effectStep = DiagnosticKind(
    "screen/effect-step", .error, "Step with the wrong value",
    explanation: """
      'send' gives the action the value that it takes. 'receive' gives the result of an effect, which the action behind \
      its 'then' takes. 'fail' gives an error to an effect with 'failed'.

          state: { total: Int = 0 }
          effects: { load: { then: loaded } }
          actions:
            loaded: { takes: { count: Int }, do: total = count }
          variants:
            Loaded: { after: [receive: load] }                          # wrong
            Loaded: { after: [receive: { effect: load, with: 3 }] }     # right
      """)

  package static let unusedEffect = DiagnosticKind(
    "screen/unused-effect", .warning, "Effect that no action starts",
    explanation: """
      An effect is started by an action of the screen, as in 'appeared: load'.

          effects: { load: {} }
          actions: { appeared: [] }      # wrong: nothing is loaded
          actions: { appeared: load }    # right
      """)
}

extension Diagnostic {
  static func screenParameter(_ name: Located<String>, type: ValueType) -> Diagnostic {
    let help =
      switch type.unwrapped {
      case .binding: "declare it under 'state:', and as a Binding under 'content:'"
      case .view, .viewOf: "put the elements into 'sections:'"
      default: "declare an effect: 'effects: { \(name.value): … }'"
      }
    return Diagnostic(
      .screenParameter, at: name.span,
      "the parameters of a screen are values, and '\(name.value)' is of type '\(type.spelling)'", help: help)
  }

  static func effectArguments(_ effect: EffectSignature, found: Int, at span: SourceSpan) -> Diagnostic {
    let name = effect.name.value
    let help = effect.takes.map { "write '\(name)(\($0.name.value))', with a value of type '\($0.type.spelling)'" }
    return Diagnostic(
      .effectArguments, at: span,
      "effect '\(name)' takes \(effect.takes == nil ? "no value" : "one value"), found \(found)",
      help: help ?? "write '\(name)'")
  }

  static func unknownEffect(_ syntax: ExpressionSyntax?, at span: SourceSpan, among names: [String]) -> Diagnostic {
    guard let syntax, case .name(let name) = syntax.node else {
      return Diagnostic(
        .unknownEffect, at: syntax?.span ?? span, "'cancel' takes the name of an effect",
        help: names.first.map { "write 'cancel(\($0))'" } ?? "declare the effect under 'effects:'")
    }
    return unknownEffect(Located(name, at: syntax.span), among: names)
  }

  /// - Parameter screen: What stands before the name: `StaysScreen.`.
  static func unknownEffect(_ name: Located<String>, among names: [String], of screen: String = "") -> Diagnostic {
    Diagnostic(
      .unknownEffect, at: name.span, "cannot find effect '\(name.value)' in scope",
      help: nearest(to: name.value, among: names).map { "did you mean '\(screen)\($0)'?" }
        ?? listing(names.map { screen + $0 }))
  }

  static func failureTakesNoText(_ action: Located<String>, type: ValueType) -> Diagnostic {
    Diagnostic(
      .failureType, at: action.span,
      "action '\(action.value)' takes a value of type '\(type.spelling)', and the description of an error is a String",
      help: "declare 'takes: { reason: String }' in it, or nothing")
  }

  static func screenAsElement(_ element: ElementSpec) -> Diagnostic {
    Diagnostic(
      .screenAsElement, at: element.kind.span, "'\(element.kind.value)' is a screen, and screens are not elements",
      help: "make a component of what both draw")
  }

  static func unusedEffect(_ name: Located<String>) -> Diagnostic {
    Diagnostic(
      .unusedEffect, at: name.span, "effect '\(name.value)' is never started",
      help: "start it in an action, as in 'appeared: \(name.value)', or remove it")
  }
}

/// Reports effects that no action starts.
func unusedEffects(in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  guard let screen = component.spec.screen else { return [] }
  // A hand-written action can start any of them.
  if component.spec.actions.contains(where: { $0.handWritten != nil }) { return [] }
  return screen.effects.map(\.name).filter { !component.references.effects.contains($0.value) }.map {
    .unusedEffect($0)
  }
}
