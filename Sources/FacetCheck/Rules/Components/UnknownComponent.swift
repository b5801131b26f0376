package import FacetDiagnostics

extension DiagnosticKind {
  package static let unknownComponent = DiagnosticKind(
    "component/unknown", .error, "A component that the project does not have",
    explanation: """
      An element that begins with a capital letter is a component of the project, by its name.

          - Ratng: { value: content.stars }    # wrong
          - Rating: { value: content.stars }   # right
      """)
}

extension Diagnostic {
  static func unknownComponent(_ name: Located<String>, among names: [String]) -> Diagnostic {
    Diagnostic(
      .unknownComponent, at: name.span, "there is no component '\(name.value)'",
      help: didYouMean(name.value, among: names))
  }
}
