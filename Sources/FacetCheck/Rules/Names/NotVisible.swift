package import FacetDiagnostics

extension DiagnosticKind {
  package static let notVisible = DiagnosticKind(
    "name/not-visible", .error, "Name that is not visible here",
    explanation: """
      A style sees the component's content, not its parameters: so a style can be written by people who do not own \
      the component, and the component can change how it is made without breaking them. Content and actions are worked \
      out from parameters, before there is a style. Defaults see tokens only.

          body:
            text: title           # wrong: a parameter
            text: content.title   # right

      If a style needs something that 'content' lacks, add it there.
      """)
}

extension Diagnostic {
  static func parameterNotVisible(
    _ name: String, in place: Scope.Place, isContent: Bool, at span: SourceSpan
  ) -> Diagnostic {
    switch place {
    case .style:
      let help = isContent ? "write 'content.\(name)'" : "add '\(name)' to 'content:', and write 'content.\(name)'"
      return Diagnostic(
        .notVisible, at: span,
        "cannot use parameter '\(name)' in a style, which sees only the content of its component",
        help: help)
    default:
      return Diagnostic(
        .notVisible, at: span, "cannot use parameter '\(name)' in a default, which sees only tokens",
        help: "write a constant, or work it out in 'content:'")
    }
  }

  static func stateNotVisible(
    _ name: String, in place: Scope.Place, isContent: Bool, at span: SourceSpan
  ) -> Diagnostic {
    guard case .style = place else {
      return Diagnostic(
        .notVisible, at: span, "cannot use state '\(name)' in a default, which sees only tokens",
        help: "write a constant")
    }
    return Diagnostic(
      .notVisible, at: span, "cannot use state '\(name)' in a style, which sees only the content of its component",
      help: isContent ? "write 'content.\(name)'" : "add '\(name)' to 'content:', and write 'content.\(name)'")
  }

  static func fieldOfContent(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .notVisible, at: span, "cannot use content field '\(name)' in the value of another content field",
      help: "write here what '\(name)' stands for: content and actions see parameters and state")
  }

  static func namespaceNotVisible(_ name: String, in place: Scope.Place, at span: SourceSpan) -> Diagnostic {
    let (seen, help): (String, String?) =
      switch place {
      case .constants: ("a default sees only tokens", nil)
      case .component: ("content and actions see parameters", name == "content" ? "write the parameter's name" : nil)
      case .accessibility: ("the accessibility of a component is the same under all its styles", nil)
      case .style: ("it is not defined here", nil)
      }
    return Diagnostic(.notVisible, at: span, "cannot use '\(name)' here: \(seen)", help: help)
  }
}
