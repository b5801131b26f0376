package import FacetDiagnostics
import FacetIR
import FacetLanguage

extension DiagnosticKind {
  package static let actionArguments = DiagnosticKind(
    "action/arguments", .error, "An action is not given what it takes",
    explanation: """
      An action of type Action<String>, or one of the component's own with 'takes', is given one value wherever it is \
      used. Any other action is given none.

          parameters:
            onSelect: Action<String>
          styles:
            default:
              body: { text: "Beach", onTap: content.onSelect }            # wrong: what is selected?
              body: { text: "Beach", onTap: content.onSelect("Beach") }   # right

      In a step and in 'recorded' the value stands as data: tap: onSelect(Beach).
      """)
}

extension Diagnostic {
  static func cutUse(_ use: Located<String>) -> Diagnostic {
    Diagnostic(
      .actionArguments, at: use.span, "the '(' in '\(use.value)' is never closed",
      help: "in braces and brackets a comma ends a value: put all of it in quotes")
  }

  static func actionArguments(_ action: ContentSignature.Action, found: Int, at span: SourceSpan) -> Diagnostic {
    let name = action.name.value
    guard let type = action.takes else {
      return Diagnostic(
        .actionArguments, at: span, "the action '\(name)' takes nothing, and is given a value",
        help: "write '\(name)' alone, or declare it with 'takes'")
    }
    let given = found == 0 ? "is given none" : "is given \(found)"
    return Diagnostic(
      .actionArguments, at: span, "the action '\(name)' takes one value, of type \(type.spelling), and \(given)",
      help: found == 0 ? "write '\(name)(…)'" : "put them into a struct of 'types:'")
  }
}
