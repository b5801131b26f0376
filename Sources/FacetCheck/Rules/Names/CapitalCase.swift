package import FacetDiagnostics

extension DiagnosticKind {
  package static let capitalCase = DiagnosticKind(
    "name/capital-case", .error, "Enum case with a capital first letter",
    explanation: """
      Cases become cases of a Swift enum, which begin with a small letter, as all names of values do. A capital is for \
      types.

          types:
            Tone: [Neutral, Critical]   # wrong
            Tone: [neutral, critical]   # right
      """)
}

extension Diagnostic {
  static func capitalCase(_ name: Located<String>) -> Diagnostic {
    let small = name.value.prefix(1).lowercased() + name.value.dropFirst()
    return Diagnostic(
      .capitalCase, at: name.span, "the name of a case begins with a small letter, '\(name.value)' does not",
      help: ReservedNames.impossible.contains(small)
        ? "call it something else: Swift has a meaning of its own for '\(small)', too"
        : "write '\(small)' here and wherever the case is named")
  }
}
