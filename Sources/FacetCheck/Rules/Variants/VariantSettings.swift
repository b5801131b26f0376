package import FacetDiagnostics

extension DiagnosticKind {
  package static let repeatedValue = DiagnosticKind(
    "variant/repeated-value", .error, "An axis of the matrix with one value twice",
    explanation: """
      The matrix shows every variant once for each value of an axis. A value that stands there twice would make two \
      pictures of one name.

          matrix: { colorScheme: [light, light] }   # wrong
          matrix: { colorScheme: [light, dark] }    # right
      """)

  package static let unknownSlotKey = DiagnosticKind(
    "variant/slot-key", .error, "Something beside the component in a slot",
    explanation: """
      What a variant puts in a slot is a component with its parameters, and the style to draw it in. Modifiers belong \
      in the style that draws the slot.

          trailing:
            Badge: { text: New }
            padding: 4        # wrong
            style: compact    # right
      """)
}

extension Diagnostic {
  static func repeatedAxisValue(_ value: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.repeatedValue, at: span, "this axis already has '\(value)'", help: "remove it")
  }

  static func unknownSlotKey(_ key: Located<String>) -> Diagnostic {
    Diagnostic(
      .unknownSlotKey, at: key.span, "in a slot stands a component and its style, not '\(key.value)'",
      help: didYouMean(key.value, among: ["style"]))
  }
}
