package import FacetDiagnostics

extension DiagnosticKind {
  package static let lowerCaseType = DiagnosticKind(
    "name/lower-case-type", .error, "Type name with a lowercase first letter",
    explanation: """
      Components and declared types become Swift types, whose names begin with an uppercase letter. In a body the \
      uppercase letter also distinguishes a component from an element.

          component: badge   # wrong
          component: Badge   # right
      """)
}

extension Diagnostic {
  static func lowerCaseType(_ name: Located<String>, what: String) -> Diagnostic {
    let capital = name.value.prefix(1).uppercased() + name.value.dropFirst()
    return Diagnostic(
      .lowerCaseType, at: name.span, "the name of \(article(what)) \(what) must begin with an uppercase letter",
      help: "write '\(capital)'", fixes: [Fix(replace: name.span, with: capital)])
  }
}
