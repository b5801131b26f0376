package import FacetDiagnostics

extension DiagnosticKind {
  package static let misplacedBody = DiagnosticKind(
    "style/misplaced-body", .error, "Misplaced body",
    explanation: """
      By default each style of a component has its own 'body'. With 'kind: properties' the component has one 'body', \
      beside 'styles', that reads the properties of the chosen style as 'style.x'. With 'style: none' the component \
      has a 'body' and no styles.

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
      With 'kind: properties' all styles of a component are values of one type. The first style declares the \
      properties; the others extend it and change the values.

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
      A component with 'style: none' is drawn by its 'body' only. It has no 'styles', and no style can be set on it.

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
        ? "'\(component.value)' cannot have both a body and styles with bodies"
        : "'\(component.value)' has a body, but neither 'style: none' nor 'kind: properties'",
      help: hasStyles
        ? "move it into 'styles: default:', or add 'kind: properties' or 'style: none'"
        : "add 'style: none', or move the body into 'styles: default:'")
  }

  static func partsOfComponent(_ component: Located<String>, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .misplacedBody, at: span, "'\(component.value)' has parts, but no body beside them",
      help: "move them into the style whose body they belong to")
  }

  static func partsOfBag(_ style: Located<String>, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .misplacedBody, at: span, "style '\(style.value)' cannot have parts because of 'kind: properties'",
      help: "move them beside the body of the component")
  }

  static func bagsWithoutStyles(_ component: Located<String>, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .missingDefaultStyle, at: span,
      "'\(component.value)' has 'kind: properties' but no style 'default'",
      help: "add 'styles: { default: { properties: … } }', or write 'style: none'")
  }

  static func bodyOfBag(_ style: Located<String>, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .misplacedBody, at: span, "style '\(style.value)' cannot have a body because of 'kind: properties'",
      help: "move the body beside 'kind: properties', or remove 'kind: properties'")
  }

  static func componentWithoutBody(_ component: Located<String>, kind: String) -> Diagnostic {
    Diagnostic(
      .missingBody, at: component.span, "'\(component.value)' with '\(kind)' requires a body",
      help: "add 'body:' or remove '\(kind)'")
  }

  static func secondBag(_ style: Located<String>, first: Located<String>) -> Diagnostic {
    Diagnostic(
      .secondBag, at: style.span,
      "style '\(style.value)' cannot declare properties in addition to those of '\(first.value)'",
      help: "add 'extends: \(first.value)' and change the values of its properties",
      notes: [Note("properties declared here", at: first.span)])
  }

  static func bodyBesideUIView(_ component: Located<String>, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .misplacedBody, at: span, "'\(component.value)' cannot have both a body and 'uiView'",
      help: "remove one of the two")
  }

  /// - Parameter reason: `style: none` or `uiView`.
  static func noneWithStyles(
    _ component: Located<String>, _ what: String, because reason: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .noneWithStyles, at: span, "'\(component.value)' with '\(reason)' cannot have \(what)",
      help: "remove one of the two")
  }

  static func styleOfNone(_ style: Located<String>, of component: String) -> Diagnostic {
    Diagnostic(
      .noneWithStyles, at: style.span, "cannot set a style on '\(component)', which has 'style: none'",
      help: "remove the style")
  }
}
