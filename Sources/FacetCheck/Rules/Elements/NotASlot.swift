package import FacetDiagnostics
import FacetIR
import FacetLanguage

extension DiagnosticKind {
  package static let notASlot = DiagnosticKind(
    "element/not-a-slot", .error, "Value in place of a slot",
    explanation: """
      'slot' draws the views that the caller passes for a content field of type View.

          slot: content.title      # wrong: a String
          slot: content.trailing   # right, if 'trailing' is a View

      A slot of type View<Row> is given a value:

          slot: content.row        # wrong
          slot: content.row(row)   # right, for each 'row'
      """)
}

extension Diagnostic {
  static func notASlot(_ value: String, of type: ValueType, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .notASlot, at: span, "cannot convert value of type '\(type.spelling)' to expected type 'View'",
      help: help(for: value, of: type))
  }

  private static func help(for value: String, of type: ValueType) -> String? {
    switch type {
    case .string: "write 'text: \(value)'"
    case .viewOf(let type): "give it a value of type '\(type.spelling)': 'slot: \(value)(…)'"
    default: nil
    }
  }

  static func slotArguments(_ slot: String, of type: ValueType, found: Int, at span: SourceSpan) -> Diagnostic {
    let takes = if case .viewOf(let value) = type { "one value of type '\(value.spelling)'" } else { "no value" }
    return Diagnostic(
      .notASlot, at: span, "slot '\(slot)' takes \(takes), found \(found)",
      help: type == .view ? "write 'slot: \(slot)'" : "write 'slot: \(slot)(…)'")
  }
}
