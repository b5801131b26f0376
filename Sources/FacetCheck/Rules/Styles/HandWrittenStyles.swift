package import FacetDiagnostics
import FacetSpec

extension DiagnosticKind {
  package static let handWrittenStyle = DiagnosticKind(
    "style/by-hand", .error, "Style with both hand-written Swift and a body",
    explanation: """
      'swift: true' says that a person writes the struct of the style: what it draws stands there, so nothing else says \
      it. The properties are listed all the same, as they are set by name. A style that extends it draws the same with \
      other defaults. With 'kind: properties' no style draws, so none can be written by hand.

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
      Variants are drawn from the specs, where nothing is compiled. What a style or a view draws that is written in \
      Swift is not known there: nothing in it can be tapped, and no text of it is seen. What the component itself is to \
      assistive technologies is known where it is one element ('single'), so it can be adjusted.

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
      .handWrittenStyle, at: span, "the style '\(style.value)' is a bag of values, and draws nothing",
      help: "remove 'swift', or remove 'kind: properties'")
  }

  static func handWrittenAndExtends(
    _ style: Located<String>, _ extends: Located<String>, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .handWrittenStyle, at: span,
      "the style '\(style.value)' is written in Swift, so it does not draw as '\(extends.value)' does",
      help: "remove 'swift', or 'extends'", notes: [Note("it extends '\(extends.value)' here", at: extends.span)])
  }

  static func handWrittenWithBody(_ style: Located<String>, _ body: Located<String>, at span: SourceSpan) -> Diagnostic
  {
    Diagnostic(
      .handWrittenStyle, at: span, "the style '\(style.value)' is written in Swift, so it has no body here",
      help: "remove 'swift', or the body", notes: [Note("this is its body", at: body.span)])
  }

  static func stepOfSwift(_ verb: Located<String>, style: String) -> Diagnostic {
    Diagnostic(
      .handWrittenVariant, at: verb.span,
      "what the style '\(style)' draws is known only in Swift, so nothing in it can be used",
      help: "use a style with a body; a component that is 'single' and 'adjustable' can be adjusted in any")
  }

  static func stepOfSwift(_ target: Located<String>, inView view: String) -> Diagnostic {
    Diagnostic(
      .handWrittenVariant, at: target.span,
      "'\(target.value)' is handed to '\(view)', and what that draws is known only in Swift",
      help: "remove the step, or add a control to the body")
  }

  static func expectationOfSwift(_ key: Located<String>, style: String) -> Diagnostic {
    Diagnostic(
      .handWrittenVariant, at: key.span, "what the style '\(style)' shows is known only in Swift",
      help: "expect something of the content, or use a style with a body")
  }
}
