package import FacetDiagnostics
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let pickerOptions = DiagnosticKind(
    "element/picker-options", .error, "Picker without suitable options",
    explanation: """
      The options of a picker are the different values of an array, or all cases of the enum that it sets. Each is \
      drawn by one element, and selects a value of the type of the picker's Binding: itself, or the value of 'tag', as \
      in 'tag: room.id'.

          types: { Tone: [plain, loud] }
          parameters: { tone: Binding<Tone>, word: Binding<String> }
          styles:
            default:
              body:
                picker: content.word    # wrong
                picker: content.tone    # right
                as: option
                do: { text: "Option" }
                label: { text: "Tone" }
          sample: { tone: plain, word: "" }
      """)
}

extension Diagnostic {
  static func pickerWithoutOptions(_ kind: Located<String>) -> Diagnostic {
    Diagnostic(
      .pickerOptions, at: kind.span, "missing 'options' for a picker of a type that is not an enum",
      help: "add 'options: …', an array of the values to select from")
  }

  static func severalPerOption(_ kind: Located<String>) -> Diagnostic {
    Diagnostic(
      .pickerOptions, at: kind.span, "an option of a picker must be drawn by exactly one element",
      help: "put what 'do' draws into one 'hstack', or choose among values: 'text: if … then … else …'")
  }

  static func optionOfOtherType(_ name: Located<String>, _ type: ValueType, as selection: ValueType) -> Diagnostic {
    Diagnostic(
      .pickerOptions, at: name.span,
      "an option of type '\(type.spelling)' cannot select a value of type '\(selection.spelling)'",
      help: "add 'tag: \(name.value)…', a value of type '\(selection.spelling)'")
  }

  static func repeatedOption(_ value: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.pickerOptions, at: span, "option '\(value)' is listed twice", help: "remove one of them")
  }

  static func notARangeOfDates(_ range: ExpressionSyntax) -> Diagnostic {
    Diagnostic(
      .typeMismatch, at: range.span, "expected a range of dates, found '\(range.excerpt)'",
      help: quotedRange(range) ?? "write 'content.first...content.last', or a range with one end: 'content.first...'")
  }

  /// The help for `"2026-05-01...2026-05-31"`.
  private static func quotedRange(_ range: ExpressionSyntax) -> String? {
    guard case .string(let text) = range.node else { return nil }
    let ends = text.split(separator: "...", omittingEmptySubsequences: false)
    if ends.count != 2 { return nil }
    let dates = ends.map { end in
      let text = String(end.filter { $0 != "\"" })
      return DateText(text) == nil ? text : "\"\(text)\""
    }
    if dates == ends.map(String.init), !text.contains("\"") { return "remove the quotes" }
    return "quote each date, in parentheses: (\(dates.joined(separator: "...")))"
  }
}
