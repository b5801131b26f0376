package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let keyboardWithoutReturn = DiagnosticKind(
    "element/keyboard-without-return", .warning, "Return key that submits nothing",
    explanation: """
      On a phone, the keyboards 'numberPad', 'decimalPad', 'phonePad' and 'asciiCapableNumberPad' have no return key. \
      'submitLabel' is not shown there, and nothing runs 'onSubmit'. In a field with 'axis: vertical', the return key \
      begins a new line.

          textField: content.code
          prompt: "Code"
          keyboardType: numberPad
          onSubmit: content.onPay               # wrong

          textField: content.code
          prompt: "Code"
          keyboardType: numbersAndPunctuation
          onSubmit: content.onPay               # right

          textField: content.note
          prompt: "Note"
          axis: vertical
          onSubmit: content.onSave              # wrong

          vstack:
            - textField: content.note
              prompt: "Note"
              axis: vertical
            - button: content.onSave            # right
              label: { text: "Save", frame: { minWidth: 44, minHeight: 44 } }
          spacing: 8
      """)
}

extension Diagnostic {
  fileprivate static func keyboardWithoutReturn(
    _ key: Located<String>, keyboard: String, at keyboardKey: Located<String>
  ) -> Diagnostic {
    Diagnostic(
      .keyboardWithoutReturn, at: key.span, "'\(key.value)' needs a return key, which '\(keyboard)' lacks on a phone",
      help: "write 'keyboardType: numbersAndPunctuation', or add a button and remove '\(key.value)'",
      notes: [Diagnostic.Note("the keyboard is set here", at: keyboardKey.span)])
  }
}

extension Diagnostic {
  fileprivate static func returnBeginsALine(_ key: Located<String>, at axis: Located<String>) -> Diagnostic {
    Diagnostic(
      .keyboardWithoutReturn, at: key.span,
      "'\(key.value)' needs a return key that submits, and in a vertical field it begins a new line",
      help: "add a button and remove '\(key.value)'", notes: [Diagnostic.Note("the axis is set here", at: axis.span)])
  }
}

/// A keyboard that is set on an element around the field is that of the field.
func keyboardWithoutReturn(in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  component.elements.indices.flatMap { index -> [Diagnostic] in
    let field = component.elements[index].written
    guard field.id == .textField || field.id == .secureField else { return [] }
    let keys =
      field.arguments.filter { $0.keyword == .onSubmit }.map(\.key)
      + field.modifiers.filter { $0.modifier == .submitLabel }.map(\.key)
    if keys.isEmpty { return [] }
    if case .textField(let entry)? = component.elements[index].wholeElement?.kind, entry.isVertical,
      let axis = field.arguments.first(where: { $0.keyword == .axis })?.key
    {
      return keys.map { .returnBeginsALine($0, at: axis) }
    }
    guard component.has(.keyboardType), let keyboard = component.keyboard(of: index), keyboard.name.isPad else {
      return []
    }
    return keys.map { .keyboardWithoutReturn($0, keyboard: keyboard.name, at: keyboard.key) }
  }
}

extension TypedComponent {
  /// The keyboard of a field, by its name and the key that sets it. Nil if none is set, or one that is computed.
  fileprivate func keyboard(of field: Int) -> (name: String, key: Located<String>)? {
    for index in path(to: field) {
      let element = elements[index]
      for (modifier, written) in zip(element.modifiers, element.written.modifiers).reversed()
      where written.modifier == .keyboardType {
        guard case .word(let name)? = modifier?.value?.node else { return nil }
        return (name, written.key)
      }
    }
    return nil
  }
}

extension String {
  /// Whether it is a keyboard of digits only.
  fileprivate var isPad: Bool { ["numberPad", "decimalPad", "phonePad", "asciiCapableNumberPad"].contains(self) }
}
