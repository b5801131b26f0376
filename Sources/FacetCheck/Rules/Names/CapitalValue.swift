package import FacetDiagnostics

extension DiagnosticKind {
  package static let capitalValue = DiagnosticKind(
    "name/capital-value", .error, "Value name with a capital first letter",
    explanation: """
      Parameters, state, fields, properties and actions become members of Swift types, and what an element binds becomes \
      a variable: all of them begin with a small letter. A capital is for types and components.

          parameters: { Title: String }   # wrong
          parameters: { title: String }   # right
      """)
}

extension Diagnostic {
  static func capitalValue(_ name: Located<String>, what: String) -> Diagnostic {
    let small = name.value.prefix(1).lowercased() + name.value.dropFirst()
    return Diagnostic(
      .capitalValue, at: name.span, "the \(what) '\(name.value)' begins with a capital letter, which is for types",
      help: "write '\(small)' here and wherever it is named")
  }
}
