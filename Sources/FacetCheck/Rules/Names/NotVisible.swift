package import FacetDiagnostics

extension DiagnosticKind {
  package static let notVisible = DiagnosticKind(
    "name/not-visible", .error, "Name that is not visible here",
    explanation: """
      A style can read the component's content, but not its parameters. This keeps styles independent of how the \
      component is initialized. Content and actions can read parameters and state, but no style. Defaults can read \
      tokens only.

          body:
            text: title           # wrong: a parameter
            text: content.title   # right

      If a style needs something that 'content' lacks, add it there.
      """)
}

extension Diagnostic {
  static func scaledOutsideBody(_ function: Located<String>) -> Diagnostic {
    Diagnostic(
      .notVisible, at: function.span,
      "cannot use '\(function.value)' here: only bodies can read the reader's text size",
      help: """
        call it in the body, as in 'frame: { width: content.size.scaled(body) }', or for the whole default of a property \
        of a style whose body is in the spec: 'size: Length = 24.scaled(body)'
        """)
  }

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
      .notVisible, at: span, "cannot use content field '\(name)' here: content and actions see parameters and state",
      help: """
        write here what '\(name)' stands for; an action can also take it as a value: 'takes: { \(name): … }', and \
        'content.onTap(content.\(name))' where it is performed
        """)
  }

  static func namespaceNotVisible(_ name: String, in place: Scope.Place, at span: SourceSpan) -> Diagnostic {
    let (seen, help): (String, String?) =
      switch place {
      case .constants: ("a default can read tokens only", nil)
      case .component:
        ("content and actions can read parameters and state", name == "content" ? "write the parameter's name" : nil)
      case .accessibility where name == "environment":
        ("only bodies read the environment", "write a modifier in the body, such as 'accessibilityValue:'")
      case .accessibility: ("accessibility does not depend on the style", nil)
      case .style: ("it is not defined", nil)
      }
    return Diagnostic(.notVisible, at: span, "cannot use '\(name)' here: \(seen)", help: help)
  }
}
