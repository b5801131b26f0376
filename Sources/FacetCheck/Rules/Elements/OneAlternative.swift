package import FacetDiagnostics
import FacetSpec

extension DiagnosticKind {
  package static let oneAlternative = DiagnosticKind(
    "layout/one-alternative", .warning, "A choice of one element by size",
    explanation: """
      'viewThatFits' shows the first of its elements that fits, and otherwise the last. With one element it always \
      shows that one.

          viewThatFits:                              # wrong
            hstack: [ … ]
            spacing: space.m

          viewThatFits:                              # right
            - { hstack: [ … ], spacing: space.m }
            - { vstack: [ … ], spacing: space.m }
          axes: horizontal
      """)
}

extension Diagnostic {
  static func oneAlternative(_ kind: Located<String>) -> Diagnostic {
    Diagnostic(
      .oneAlternative, at: kind.span, "'viewThatFits' has one element, which it always shows",
      help: "add the elements to show if it does not fit, in order of preference, or remove 'viewThatFits'")
  }
}
