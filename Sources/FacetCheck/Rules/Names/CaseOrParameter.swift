package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let caseOrParameter = DiagnosticKind(
    "name/case-or-parameter", .warning, "Name of both an enum case and a value",
    explanation: """
      Where an enum is expected, a plain name refers to a case of the enum rather than to a parameter or a state of \
      the same name. On the side of a comparison that determines the type, it refers to the parameter or state. A name \
      that an element binds always hides the case. Write a dot before the name to refer to the case, as in Swift. To \
      refer to the value, rename one of the two. The same applies to built-in enumerated types, such as alignments.

          types: { Tone: [quiet, loud] }
          parameters: { tone: Tone, loud: Tone }
          content:
            isLoud: Bool = tone == loud    # wrong: the case, or the parameter?
            isLoud: Bool = tone == .loud   # right: the case
            note: String = if loud == quiet then "hush" else ""
          styles:
            default: { body: { text: content.note, opacity: if content.isLoud then 1 else 0.5 } }
      """)
}

extension ComponentResolver {
  /// Reports a name that was resolved to a case although a parameter or a state of that type has the same name.
  mutating func reportHidden(by word: Expression, _ syntax: ExpressionSyntax, as expected: ValueType, in scope: Scope) {
    guard case .word(let name) = word.node, syntax.isName(name), scope.seesParameters,
      let type = variable(named: name)?.type?.read, type == expected || type == expected.unwrapped
    else { return }
    references.variables.insert(name)
    let other = noun(ofValue: name, in: scope)
    let isField = scope.seesContent && content.field(named: name)?.type?.read == type
    let way = isField ? "for the field of the content, 'content.\(name)'" : nil
    report(.caseOrParameter(name, is: noun(ofWordOf: type), not: other, of: type, otherwise: way, at: syntax.span))
  }

  /// Reports a name that was resolved to a value although its type has a case of the same name.
  mutating func reportHiddenCase(by value: Expression, _ syntax: ExpressionSyntax, in scope: Scope) {
    guard case .name(let name) = syntax.node, words(of: value.type.unwrapped)?.contains(name) == true else { return }
    let (word, other) = (noun(ofWordOf: value.type), noun(ofValue: name, in: scope))
    report(.parameterOrCase(name, is: other, not: word, of: value.type, at: syntax.span))
  }

  /// Whether a name is a case of a type.
  func isWord(_ syntax: ExpressionSyntax, of type: ValueType) -> Bool {
    if case .name(let name) = syntax.node { words(of: type.unwrapped)?.contains(name) == true } else { false }
  }

  /// Resolves `.loud`. The dot is allowed only where something else has the same name.
  mutating func dottedWord(
    _ word: String, dot: SourceSpan, as type: ValueType, in scope: Scope
  ) -> LiteralOutcome {
    guard let words = words(of: type), words.contains(word), isValue(word, in: scope) else {
      report(.wordBehindDot(word, dot: dot))
      return .wrong
    }
    return .value(Expression(.word(word), as: type))
  }

  private func noun(ofWordOf type: ValueType) -> String {
    if case .declared = type.unwrapped { "case" } else { "word" }
  }

  private func noun(ofValue name: String, in scope: Scope) -> String {
    if scope.local(named: name) != nil { return "bound name" }
    return state(named: name) == nil ? "parameter" : "state"
  }
}

extension Diagnostic {
  fileprivate static func caseOrParameter(
    _ name: String, is word: String, not other: String, of type: ValueType, otherwise: String?, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .caseOrParameter, at: span,
      "'\(name)' refers to the \(word) of '\(type.unwrapped.spelling)', not to the \(other)",
      help: "for the \(word) write '.\(name)'; " + (otherwise ?? "for the \(other) \(renaming)"))
  }

  fileprivate static func parameterOrCase(
    _ name: String, is value: String, not word: String, of type: ValueType, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .caseOrParameter, at: span,
      "'\(name)' refers to the \(value), not to the \(word) of '\(type.unwrapped.spelling)'",
      help: "for the \(word) write '.\(name)'; for the \(value) \(renaming)")
  }

  private static let renaming = "rename one of the two"

  static func wordBehindDot(_ word: String, dot: SourceSpan) -> Diagnostic {
    // Only maximums can be infinite, so the word alone would be wrong at a width or a height.
    let help =
      word == "infinity"
      ? "what fills its space has a maximum, as in 'frame: { maxWidth: infinity }'" : "write '\(word)' without the dot"
    return Diagnostic(
      .unexpectedToken, at: dot, "expected a value, found '.'", help: help, fixes: [Fix(replace: dot, with: "")])
  }
}
