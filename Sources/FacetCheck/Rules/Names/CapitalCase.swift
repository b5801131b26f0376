package import FacetDiagnostics

extension DiagnosticKind {
  package static let capitalCase = DiagnosticKind(
    "name/capital-case", .error, "Enum case with a capital first letter",
    explanation: """
      Cases become cases of a Swift enum, whose names begin with a lowercase letter. Uppercase letters begin type names.

          types:
            Tone: [Neutral, Critical]   # wrong
            Tone: [neutral, critical]   # right
      """)
}

extension Diagnostic {
  static func capitalCase(_ name: Located<String>) -> Diagnostic {
    let small = name.value.prefix(1).lowercased() + name.value.dropFirst()
    return Diagnostic(
      .capitalCase, at: name.span, "the name of an enum case must begin with a lowercase letter",
      help: ReservedNames.impossible.contains(small)
        ? "choose another name: '\(small)' is reserved by Swift"
        : "rename it to '\(small)' here and where it is used")
  }
}
