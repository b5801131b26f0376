package import FacetDiagnostics
import FacetIR
import FacetLanguage

extension DiagnosticKind {
  package static let neverNil = DiagnosticKind(
    "type/never-nil", .error, "Test for nil of a non-optional value",
    explanation: """
      '??', 'let x =' and comparison with nil ask whether there is a value. Only a type with '?' may lack one; of any \
      other the answer is known, and the question is a slip. A slot may be empty, but nothing in Swift can tell: what \
      is drawn around it only where it is filled depends on a parameter of its own.

          - if: let title = content.title   # wrong: always there
            then: { text: title }

          - text: content.title             # right
      """)
}

extension Diagnostic {
  static func neverNil(_ value: String, of type: ValueType, at span: SourceSpan) -> Diagnostic {
    if type == .view {
      return Diagnostic(
        .neverNil, at: span, "slot \(value) cannot be tested for being filled",
        help: "draw it: an empty slot takes no room; what else depends on it is a parameter of type Bool")
    }
    return Diagnostic(
      .neverNil, at: span, "value of non-optional type '\(type.spelling)' is never nil",
      help: "use the value as it is, or declare it as '\(type.spelling)?'")
  }
}
