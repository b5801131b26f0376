package import FacetDiagnostics

extension DiagnosticKind {
  package static let missingSpacing = DiagnosticKind(
    "element/spacing", .warning, "A stack that leaves its spacing to the system",
    explanation: """
      Without 'spacing' SwiftUI chooses a distance for each pair of children, by what they are and by the version of \
      the system: it is the one default that cannot be relied on. Facet draws 8 points there, a phone may not. Say the \
      distance, or 0 for none.

          hstack: [ … ]       # warning
          spacing: space.m    # right
      """)
}

extension Diagnostic {
  static func stackWithoutSpacing(_ kind: Located<String>) -> Diagnostic {
    Diagnostic(
      .missingSpacing, at: kind.span, "this \(kind.value) does not say its spacing",
      help: "add 'spacing: 0', or a token")
  }
}
