package import FacetDiagnostics
import FacetIR
import FacetLanguage

extension DiagnosticKind {
  package static let neverNil = DiagnosticKind(
    "type/never-nil", .error, "Test for nil of a non-optional value",
    explanation: """
      '??', 'let x =' and comparison with nil test whether a value is present. Only an optional type, written with \
      '?', can be nil; for other types the result is always the same. A slot is not an optional; \
      'isGiven(content.trailing)' tests whether it is filled.

          - if: let title = content.title   # wrong: always there
            then: { text: title }

          - text: content.title             # right
      """)
}

extension Diagnostic {
  static func slotComparedWithNil(_ slot: String, isEqual: Bool, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .neverNil, at: span, "slot '\(slot)' is never nil", help: "write '\(isEqual ? "not " : "")isGiven(\(slot))'")
  }

  static func neverNil(_ value: String, of type: ValueType, at span: SourceSpan) -> Diagnostic {
    if type.isSlot {
      return Diagnostic(
        .neverNil, at: span, "slot '\(value)' is never nil", help: "write 'isGiven(\(value))'")
    }
    return Diagnostic(
      .neverNil, at: span, "value of non-optional type '\(type.spelling)' is never nil",
      help: "use the value as it is, or declare it as '\(type.spelling)?'")
  }
}
