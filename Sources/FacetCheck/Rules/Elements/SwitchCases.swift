package import FacetDiagnostics
import FacetIR
import FacetLanguage

extension DiagnosticKind {
  package static let notAnEnum = DiagnosticKind(
    "element/not-an-enum", .error, "Switch over a value that is not an enum",
    explanation: """
      'switch' draws elements, or chooses a value, for each case of an enum declared under 'types:'. Use 'if' for a \
      condition or to unwrap an optional.

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
      A switch must list every case of the enum, so that a case added later is not forgotten. 'default' handles all \
      other cases, and an empty list draws nothing.

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
      'default' is unreachable if the switch lists every case of the enum.

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
  /// - Parameter cases: The cases of the wrapped enum, if the value is optional.
  static func notAnEnum(
    _ value: String, of type: ValueType, optionalOf cases: [String]?, isValue: Bool, at span: SourceSpan
  ) -> Diagnostic {
    let help = cases.map { "say what nil means: '\(value) ?? \($0.first ?? "…")'; or unwrap it with 'if: let …'" }
    let choice = isValue ? "write 'if \(value) then … else …'" : "write 'if: \(value)' with 'then:' and 'else:'"
    return Diagnostic(
      .notAnEnum, at: span, "'switch' requires a value of an enum type, not '\(type.spelling)'",
      help: help ?? (type == .bool ? choice : nil))
  }

  static func missingCases(
    _ names: [String], of type: ValueType, _ use: SwitchUse, at span: SourceSpan
  ) -> Diagnostic {
    let quoted = names.map { "'\($0)'" }.joined(separator: ", ")
    let place = use.isUnderCases ? " to 'cases'" : ""
    return Diagnostic(
      .missingCase, at: span, "switch must be exhaustive; missing \(quoted) of '\(type.spelling)'",
      help: "add '\(names.first ?? "default"): …'\(place), or add 'default: …'")
  }

  /// A type with values besides its cases: an app can make icons of its own.
  static func missingDefault(of type: ValueType, _ use: SwitchUse, at span: SourceSpan) -> Diagnostic {
    let place = use.isUnderCases ? " to 'cases'" : ""
    return Diagnostic(
      .missingCase, at: span, "switch must be exhaustive; missing 'default' of '\(type.spelling)'",
      help: "add 'default: …'\(place)")
  }

  static func unreachableDefault(_ key: Located<String>, _ use: SwitchUse) -> Diagnostic {
    Diagnostic(
      .unreachableDefault, at: key.span, "'default' will never be \(use.outcome)", help: "remove it")
  }
}
