package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let notABinding = DiagnosticKind(
    "element/not-a-binding", .error, "Control without a binding",
    explanation: """
      A toggle, a text field and a slider change a value, so they require a content field of type Binding. The field \
      refers to a parameter of type Binding or to state of the component.

          parameters:
            isOn: Binding<Bool>
          content:
            isOn: Bool            # wrong
            isOn: Binding<Bool>   # right
          styles:
            default:
              body: { toggle: content.isOn, label: { text: "Wi-Fi" } }
      """)

  package static let contentNotWritable = DiagnosticKind(
    "content/not-writable", .error, "Content binding to something that cannot change",
    explanation: """
      A content field of type Binding refers to a parameter of type Binding or to state of the component, by its own \
      name or by its value. The result of an expression is not writable.

          parameters:
            isOn: Binding<Bool>
          content:
            isOff: Binding<Bool> = not isOn   # wrong
            isChosen: Binding<Bool> = isOn    # right
      """)
}

extension Diagnostic {
  static func notABinding(
    _ value: String, of type: ValueType, for element: String, _ stored: [ValueType], among fields: [String],
    at span: SourceSpan
  ) -> Diagnostic {
    let wanted = stored.map { ValueType.binding($0) }
    // The binding of the value's own type, if the control takes it.
    let declared = (wanted.first { $0 == .binding(type) } ?? wanted[0]).spelling
    let declaration =
      value.utf8.starts(with: "content.".utf8)
      ? "declare it under 'content:' as '\(value.dropFirst(8)): \(declared)'" : "declare one under 'content:'"
    return Diagnostic(
      .notABinding, at: span,
      "cannot convert value of type '\(type.spelling)' to expected type \(wanted.spelling) of '\(element)'",
      help: listing(fields) ?? declaration)
  }

  /// A control that sets a value, in the content of a slot in a variant.
  static func controlInVariant(
    _ value: String, of type: ValueType, for element: String, _ stored: [ValueType], at span: SourceSpan
  ) -> Diagnostic {
    var diagnostic = notABinding(value, of: type, for: element, stored, among: [], at: span)
    diagnostic.help = "draw the '\(element)' in a component with such a parameter, which takes a constant in a variant"
    return diagnostic
  }

  static func contentNotWritable(
    _ field: Located<String>, as type: ValueType, _ value: String, among names: [String], at span: SourceSpan
  ) -> Diagnostic {
    let wanted = type.spelling
    return Diagnostic(
      .contentNotWritable, at: span, "cannot assign through content field '\(field.value)': \(value) is not writable",
      help: listing(names)
        ?? (type.isFocus
          ? "declare it under 'state:' with the type '\(wanted)'"
          : "declare a parameter of type '\(wanted)', or add it to 'state:'"))
  }
}
