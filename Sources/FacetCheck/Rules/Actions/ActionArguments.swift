package import FacetDiagnostics
import FacetIR
import FacetLanguage

extension DiagnosticKind {
  package static let actionArguments = DiagnosticKind(
    "action/arguments", .error, "Wrong arguments of an action",
    explanation: """
      An action of type Action<String>, and an action with 'takes', require one argument. Other actions take none.

          parameters:
            onSelect: Action<String>
          styles:
            default:
              body: { text: "Beach", onTap: content.onSelect }            # wrong
              body: { text: "Beach", onTap: content.onSelect("Beach") }   # right

      In a step and in 'recorded' the argument is data, without quotes: tap: onSelect(Beach).
      """)
}

extension Diagnostic {
  static func cutUse(_ use: Located<String>) -> Diagnostic {
    Diagnostic(
      .actionArguments, at: use.span, "expected ')' in '\(use.value)'",
      help: "quote the whole value: in braces and brackets a comma ends it")
  }

  /// - Parameters:
  ///   - written: The action as it was written, such as `content.onPick`.
  ///   - value: A value in scope that it can take.
  static func actionArguments(
    _ action: ContentSignature.Action, found: Int, written: String? = nil, among value: String? = nil,
    at span: SourceSpan
  ) -> Diagnostic {
    let name = action.name.value
    guard let type = action.takes else {
      return Diagnostic(
        .actionArguments, at: span, "argument passed to action '\(name)', which takes no arguments",
        help: "write '\(written ?? name)' alone, or declare it with 'takes'")
    }
    return Diagnostic(
      .actionArguments, at: span,
      found == 0
        ? "missing argument of type '\(type.spelling)' for action '\(name)'"
        : "extra arguments for action '\(name)', which takes one value of type '\(type.spelling)'",
      help: found == 0
        ? "write '\(written ?? name)(\(value ?? "…"))'"
        : "an action takes one value: give it a list, '\(written ?? name)([…, …])' with 'Action<Array<\(type.spelling)>>', "
          + "or write an action for each")
  }
}
