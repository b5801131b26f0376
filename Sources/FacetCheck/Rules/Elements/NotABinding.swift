package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let notABinding = DiagnosticKind(
    "element/not-a-binding", .error, "Control without a binding",
    explanation: """
      A toggle, a text field and a slider change a value, so they are given a field of the content that can be written \
      to: one of type Binding, which is a parameter of that type, or state of the component.

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
      A content field of type Binding writes to a parameter of type Binding or to state of the component: the one of \
      its name, or one that is named. A calculation has no place to write to.

          parameters:
            isOn: Binding<Bool>
          content:
            isOff: Binding<Bool> = not isOn   # wrong
            isChosen: Binding<Bool> = isOn    # right
      """)
}

extension Diagnostic {
  static func notABinding(
    _ value: String, of type: ValueType, for element: String, _ stored: ValueType, among fields: [String],
    at span: SourceSpan
  ) -> Diagnostic {
    let wanted = ValueType.binding(stored).spelling
    let declaration =
      value.utf8.starts(with: "content.".utf8)
      ? "declare it under 'content:' as '\(value.utf8.dropFirst(8)): \(wanted)'" : "declare one under 'content:'"
    return Diagnostic(
      .notABinding, at: span,
      "'\(element)' writes to a \(wanted) of the content, and \(value), of type \(type.spelling), can only be read",
      help: listing(fields) ?? declaration)
  }

  static func contentNotWritable(
    _ field: Located<String>, as stored: ValueType, _ value: String, among names: [String], at span: SourceSpan
  ) -> Diagnostic {
    let wanted = ValueType.binding(stored).spelling
    return Diagnostic(
      .contentNotWritable, at: span, "the content field '\(field.value)' writes to \(value), which cannot change",
      help: listing(names) ?? "declare a parameter as '\(wanted)', or keep it under 'state:'")
  }
}
