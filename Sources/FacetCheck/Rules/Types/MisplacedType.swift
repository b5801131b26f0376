package import FacetDiagnostics
import FacetIR
import FacetLanguage

extension DiagnosticKind {
  package static let misplacedType = DiagnosticKind(
    "type/misplaced", .error, "Misplaced type",
    explanation: """
      Only parameters and content are written back to, so 'Binding' stands there alone: what the component keeps \
      itself is assigned to as it is. Views and actions are handed on by parameters and content, and are no part of \
      structs, arrays or style properties, which hold values that can be compared.

          state:
            expanded: Binding<Bool> = false   # wrong
            expanded: Bool = false            # right
      """)
}

extension Diagnostic {
  static func misplacedType(
    _ type: ValueType, in place: TypePlace, _ reason: String, at span: SourceSpan
  ) -> Diagnostic {
    let isSlot = type == .optional(.view) && (place == .parameter || place == .content)
    return Diagnostic(
      .misplacedType, at: span, "\(place.name) cannot be of type \(type.spelling): \(reason)",
      help: isSlot ? "write 'View'" : nil, fixes: isSlot ? [Fix(replace: span, with: ValueType.view.spelling)] : [])
  }
}
