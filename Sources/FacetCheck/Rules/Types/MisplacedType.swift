package import FacetDiagnostics
import FacetIR
import FacetLanguage

extension DiagnosticKind {
  package static let misplacedType = DiagnosticKind(
    "type/misplaced", .error, "Misplaced type",
    explanation: """
      'Binding', 'View' and 'Action' are types of parameters and content. State needs no Binding: actions assign to it \
      directly. Structs, arrays and style properties hold values that can be compared, which views and actions cannot.

          state:
            expanded: Binding<Bool> = false   # wrong
            expanded: Bool = false            # right
      """)
}

extension Diagnostic {
  static func misplacedType(
    _ type: ValueType, in place: TypePlace, _ reason: String, at span: SourceSpan
  ) -> Diagnostic {
    let isOptionalSlot = type.isOptional && type.unwrapped.isSlot
    return Diagnostic(
      .misplacedType, at: span, "\(place.name) cannot have type '\(type.spelling)': \(reason)",
      help: help(for: type, in: place),
      fixes: isOptionalSlot && place == .content ? [Fix(replace: span, with: type.unwrapped.spelling)] : [])
  }

  private static func help(for type: ValueType, in place: TypePlace) -> String? {
    let slot = type.unwrapped
    switch place {
    case .parameter where type.isOptional && slot.isSlot: return "write '\(slot.spelling) = none'"
    case .content where type.isOptional && slot.isSlot: return "write '\(slot.spelling)'"
    // A struct with views could not be compared, hashed or sent. A slot with a value has what each of them needs.
    case .field where slot.isSlot || type.elementType?.isSlot == true:
      return "give the component a slot for each value of the struct, as in 'icon: View<Row>'"
    case .field where slot.isAction:
      return "give the component one action for all values of the struct, as in 'onPick: Action<Row>', and call it "
        + "with each: 'content.onPick(row)'"
    default: return nil
    }
  }
}
