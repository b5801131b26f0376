package import FacetDiagnostics

extension DiagnosticKind {
  package static let capitalValue = DiagnosticKind(
    "name/capital-value", .error, "Value name with a capital first letter",
    explanation: """
      Parameters, state, fields, properties and actions become members of Swift types, and names that an element binds \
      become variables. Their names begin with a lowercase letter. Types and components begin with an uppercase letter.

          parameters: { Title: String }   # wrong
          parameters: { title: String }   # right
      """)
}

extension Diagnostic {
  static func capitalValue(_ name: Located<String>, what: String) -> Diagnostic {
    let small = name.value.prefix(1).lowercased() + name.value.dropFirst()
    return Diagnostic(
      .capitalValue, at: name.span, "the name of \(article(what)) \(what) must begin with a lowercase letter",
      help: "rename it to '\(small)' here and where it is used")
  }
}
