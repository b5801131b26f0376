package import FacetDiagnostics
import FacetSpec

extension DiagnosticKind {
  package static let handWrittenStyle = DiagnosticKind(
    "style/by-hand", .error, "Style with both hand-written Swift and a body",
    explanation: """
      The struct of a style with 'swift: true' is written by hand, so the spec has no body for it. The spec declares \
      its properties, and other styles can extend it with different defaults. With 'kind: properties' styles do not \
      draw, so none can be written by hand.

          fancy:
            swift: true
            body: { text: content.title }     # wrong: who draws?

          fancy:
            swift: true                       # right
            properties: { glow: Length = 4 }
          dim: { extends: fancy, properties: { glow: 1 } }
      """)

  package static let handWrittenVariant = DiagnosticKind(
    "variant/by-hand", .error, "Step in a style written in Swift",
    explanation: """
      Variants are drawn from the specs without compiling Swift. The controls and texts of hand-written styles and \
      views are unknown, so a variant cannot tap or expect them. A component with the accessibility 'single' can still \
      be adjusted.

          styles:
            default: { body: { text: content.title, onTap: content.onTap } }
            fancy: { swift: true }
          variants:
            Tapped: { style: fancy, after: [ tap: onTap ] }   # wrong

          styles:
            default: { body: { text: content.title, onTap: content.onTap } }
            fancy: { swift: true }
          variants:
            Tapped: { after: [ tap: onTap ] }                 # right
            Fancy: { style: fancy }
      """)
}

extension Diagnostic {
  static func handWrittenBag(_ style: Located<String>, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .handWrittenStyle, at: span, "style '\(style.value)' cannot be written in Swift because of 'kind: properties'",
      help: "remove 'swift' or 'kind: properties'")
  }

  static func handWrittenAndExtends(
    _ style: Located<String>, _ extends: Located<String>, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .handWrittenStyle, at: span,
      "style '\(style.value)' cannot have both 'swift' and 'extends: \(extends.value)'",
      help: "remove 'swift' or 'extends'", notes: [Note("it extends '\(extends.value)' here", at: extends.span)])
  }

  static func handWrittenWithBody(_ style: Located<String>, _ body: Located<String>, at span: SourceSpan) -> Diagnostic
  {
    Diagnostic(
      .handWrittenStyle, at: span, "style '\(style.value)' cannot have both 'swift' and a body",
      help: "remove 'swift' or the body", notes: [Note("the body is here", at: body.span)])
  }

  static func stepOfSwift(_ verb: Located<String>, style: String) -> Diagnostic {
    Diagnostic(
      .handWrittenVariant, at: verb.span,
      "cannot use a control of style '\(style)', which is written in Swift",
      help: "use a style with a body; a 'single' and 'adjustable' component can be adjusted in any style")
  }

  static func stepOfSwift(_ target: Located<String>, inView view: String) -> Diagnostic {
    Diagnostic(
      .handWrittenVariant, at: target.span,
      "cannot use '\(target.value)', which is passed to the hand-written view '\(view)'",
      help: "remove the step, or add a control to the body")
  }

  static func expectationOfSwift(_ key: Located<String>, style: String) -> Diagnostic {
    Diagnostic(
      .handWrittenVariant, at: key.span, "cannot expect the texts of style '\(style)', which is written in Swift",
      help: "expect a value of the content, or use a style with a body")
  }
}
