package import FacetDiagnostics
import FacetIR
import FacetLanguage

extension DiagnosticKind {
  package static let notAnEnum = DiagnosticKind(
    "element/not-an-enum", .error, "Switch over a value that is not an enum",
    explanation: """
      'switch' draws one thing for each case of an enum that the component declares in 'types:'. A condition is asked \
      with 'if', and so is whether an optional holds something.

          types: { Tone: [neutral, critical] }
          parameters: { tone: Tone, note: String? }

          switch: content.note     # wrong: a String?
          cases: { … }

          switch: content.tone     # right
          cases:
            neutral: { icon: "info.circle" }
            critical: { icon: "exclamationmark.circle" }
      """)

  package static let missingCase = DiagnosticKind(
    "element/missing-case", .error, "Switch that is not exhaustive",
    explanation: """
      A switch says what is drawn in every case, so that a case which is added to the enum later is not forgotten. \
      'default' stands for all that are not named, and an empty list draws nothing.

          types: { Tone: [neutral, positive, critical] }

          switch: content.tone     # wrong: what does 'neutral' draw?
          cases:
            positive: { icon: "checkmark" }
            critical: { icon: "xmark" }

          switch: content.tone     # right
          cases:
            neutral: []
            positive: { icon: "checkmark" }
            critical: { icon: "xmark" }
      """)

  package static let unreachableDefault = DiagnosticKind(
    "element/unreachable-default", .warning, "Default that is never reached",
    explanation: """
      Where every case of the enum is named, nothing is left for 'default'.

          switch: content.tone
          cases:
            neutral: []
            positive: { icon: "checkmark" }
            critical: { icon: "xmark" }
            default: { icon: "questionmark" }    # wrong: there is no other case

          switch: content.tone                   # right
          cases:
            neutral: []
            positive: { icon: "checkmark" }
            critical: { icon: "xmark" }
      """)
}

extension Diagnostic {
  /// `cases` are those of the enum that an optional may hold.
  static func notAnEnum(
    _ value: String, of type: ValueType, optionalOf cases: [String]?, at span: SourceSpan
  ) -> Diagnostic {
    let help = cases.map { "say what nil means: '\(value) ?? \($0.first ?? "…")'; or unwrap it with 'if: let …'" }
    return Diagnostic(
      .notAnEnum, at: span, "expected a value of an enum, found \(value), of type \(type.spelling)",
      help: help ?? (type == .bool ? "write 'if: \(value)' with 'then:' and 'else:'" : nil))
  }

  static func missingCases(_ names: [String], of type: ValueType, at span: SourceSpan) -> Diagnostic {
    let quoted = names.map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      .missingCase, at: span, "this switch does not say what is drawn for \(quoted) of \(type.spelling)",
      help: "add '\(names.first ?? "default"): …' to 'cases', or 'default: …' for all that are not named")
  }

  static func unreachableDefault(_ key: Located<String>) -> Diagnostic {
    Diagnostic(
      .unreachableDefault, at: key.span, "every case is named, so 'default' is never drawn", help: "remove it")
  }
}
