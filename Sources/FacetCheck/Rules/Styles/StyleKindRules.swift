package import FacetDiagnostics

extension DiagnosticKind {
  package static let misplacedBody = DiagnosticKind(
    "style/misplaced-body", .error, "Misplaced body",
    explanation: """
      Either each style of a component draws, and has the body; or the component draws itself, and 'body' stands beside \
      'styles': with 'kind: properties' the styles are bags of values that the body reads as 'style.x', with \
      'style: none' there are none.

          component: Hairline
          kind: properties                             # wrong: the style does not draw
          styles:
            default:
              properties: { ink: Color = color.faint }
              body: { text: "–", color: style.ink }

          component: Hairline
          kind: properties                             # right
          styles:
            default:
              properties: { ink: Color = color.faint }
          body: { text: "–", color: style.ink }
      """)

  package static let secondBag = DiagnosticKind(
    "style/second-properties", .error, "Second set of style properties",
    explanation: """
      With 'kind: properties' all styles of a component are values of one type, which its body reads. The first style \
      declares the properties, the others extend it and give them other values.

          kind: properties
          styles:
            default: { properties: { thickness: Length = 1 } }
            thick: { properties: { width: Length = 4 } }               # wrong
            thick: { extends: default, properties: { thickness: 4 } }  # right
          body: { spacer: , minLength: style.thickness }
      """)

  package static let noneWithStyles = DiagnosticKind(
    "style/none", .error, "Style of a component without styles",
    explanation: """
      'style: none' says that a component has one look, which its 'body' draws: it has no 'styles', and no style can be \
      chosen for it.

          component: Spinner
          style: none         # wrong, beside styles
          styles:
            default: { body: { icon: "hourglass" } }

          component: Spinner  # right
          styles:
            default: { body: { icon: "hourglass" } }
      """)
}

extension Diagnostic {
  static func bodyOfComponent(_ component: Located<String>, hasStyles: Bool, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .misplacedBody, at: span,
      hasStyles
        ? "'\(component.value)' has a body, and styles that draw"
        : "'\(component.value)' has a body, and does not say what becomes of styles",
      help: hasStyles
        ? "move it into 'styles: default:', or say 'kind: properties' or 'style: none'"
        : "add 'style: none', or move the body into 'styles: default:'")
  }

  static func bagsWithoutStyles(_ component: Located<String>, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .missingDefaultStyle, at: span,
      "'\(component.value)' reads the properties of a style, and has no style 'default'",
      help: "add 'styles: { default: { properties: … } }', or write 'style: none'")
  }

  static func bodyOfBag(_ style: Located<String>, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .misplacedBody, at: span, "the style '\(style.value)' is a bag of values, and draws nothing",
      help: "move the body beside 'kind: properties', or remove that")
  }

  static func componentWithoutBody(_ component: Located<String>, kind: String) -> Diagnostic {
    Diagnostic(
      .missingBody, at: component.span, "'\(component.value)' draws itself, and has no body",
      help: "add 'body:', or remove '\(kind)'")
  }

  static func secondBag(_ style: Located<String>, first: Located<String>) -> Diagnostic {
    Diagnostic(
      .secondBag, at: style.span, "the style '\(style.value)' declares properties beside those of '\(first.value)'",
      help: "add 'extends: \(first.value)', and give its properties other values",
      notes: [Note("these are the properties", at: first.span)])
  }

  static func noneWithStyles(_ component: Located<String>, _ what: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .noneWithStyles, at: span, "'\(component.value)' says 'style: none', so it has no \(what)",
      help: "remove one of the two")
  }

  static func styleOfNone(_ style: Located<String>, of component: String) -> Diagnostic {
    Diagnostic(
      .noneWithStyles, at: style.span, "'\(component)' has no styles to choose from: it says 'style: none'",
      help: "remove the style")
  }
}
