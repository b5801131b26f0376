package import FacetDiagnostics

extension DiagnosticKind {
  package static let missingSpacing = DiagnosticKind(
    "element/spacing", .error, "A stack that leaves its spacing to the system",
    explanation: """
      Without 'spacing' SwiftUI chooses a distance for each pair of children, by what they are and by the version of \
      the system: it is the one default that cannot be relied on, and a picture of it would promise what a phone may \
      not keep. Say the distance, or 0 for none.

          hstack: [ … ]       # wrong

          hstack: [ … ]       # right
          spacing: space.m
      """)
}

extension Diagnostic {
  /// `suggestion` is a token of the project's, or 0 where it has none for a distance.
  static func stackWithoutSpacing(
    _ kind: Located<String>, key: String = "spacing", suggestion: String
  ) -> Diagnostic {
    Diagnostic(
      .missingSpacing, at: kind.span,
      "this \(kind.value) does not say its \(key == "spacing" ? key : "'\(key)'")",
      help: "add '\(key): \(suggestion)' behind all that '\(kind.value):' holds, on a line as deep as '\(kind.value):'")
  }
}
