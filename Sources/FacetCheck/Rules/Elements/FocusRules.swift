package import FacetDiagnostics
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let notAFocus = DiagnosticKind(
    "element/not-a-focus", .error, "Focus of an element that is not a Focus of the content",
    explanation: """
      'focused' requires a content field of type Focus, which hands on a state of the component. A 'Focus' is true while \
      its only element has the focus. 'accessibilityFocused' requires an AccessibilityFocus in the same way. A \
      'Focus<Field>' has the value in 'equals' of the element that has the focus.

          state:
            field: Focus<Field>
          content:
            email: Binding<String>
            field: Focus<Field>
          styles:
            default:
              body:
                textField: content.email
                focused: content.email                             # wrong
                focused: { state: content.field, equals: email }   # right
      """)

  package static let initialFocus = DiagnosticKind(
    "component/initial-focus", .error, "Initial value of a focus",
    explanation: """
      When a component appears, nothing in it has the focus. A person moves the focus, or an action does, such as that \
      of 'onAppear'. In a variant, the step 'focus' moves it.

          state:
            isFocused: Focus = true                  # wrong
            isFocused: Focus                         # right
          actions:
            onStart: isFocused = true
      """)
}

extension Diagnostic {
  static func notAFocus(
    _ value: String, of type: ValueType, for key: String, _ kind: ValueType.FocusKind, among fields: [String],
    at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .notAFocus, at: span,
      "cannot convert value of type '\(type.spelling)' to expected type '\(kind.typeName)' of '\(key)'",
      help: listing(fields) ?? "declare 'isFocused: \(kind.typeName)' under 'state:' and 'content:'")
  }

  static func focusWithoutValue(_ value: String, of type: ValueType, for key: Located<String>) -> Diagnostic {
    Diagnostic(
      .notAFocus, at: key.span, "missing 'equals' for '\(value)' of type '\(type.spelling)'",
      help: "write '\(key.value): { state: \(value), equals: … }'")
  }

  static func focusOfOne(_ value: String, of type: ValueType, for key: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .notAFocus, at: span, "'\(value)' of type '\(type.spelling)' is the focus of one element and equals nothing",
      help: "write '\(key): \(value)'")
  }

  static func notAccessibilityFocus(_ name: Located<String>, among fields: [String]) -> Diagnostic {
    Diagnostic(
      .noControl, at: name.span, "the content has no field '\(name.value)' of type 'AccessibilityFocus'",
      help: listing(fields) ?? "declare it under 'state:' and 'content:', and set it with 'accessibilityFocused'")
  }

  /// - Parameter type: The type of the value that it takes; nil if it takes none.
  static func accessibilityFocusValue(
    _ name: Located<String>, takes type: ValueType?, at span: SourceSpan
  ) -> Diagnostic {
    let value = type.map { "a value of type '\($0.spelling)'" } ?? "no value"
    return Diagnostic(
      .noControl, at: span, "'accessibilityFocus' takes \(value) of '\(name.value)'",
      help: "write 'accessibilityFocus: \(name.value)\(type == nil ? "" : "(…)")'")
  }

  static func accessibilityFocusWithoutElement(_ name: Located<String>, style: String) -> Diagnostic {
    Diagnostic(
      .noControl, at: name.span,
      "the style '\(style)' draws no element with 'accessibilityFocused' for 'content.\(name.value)'",
      help: "add 'accessibilityFocused' to an element")
  }

  static func initialFocus(_ name: Located<String>) -> Diagnostic {
    Diagnostic(
      .initialFocus, at: name.span, "focus '\(name.value)' cannot have an initial value",
      help: "move it in an action, or in a variant with the step 'focus'")
  }
}
