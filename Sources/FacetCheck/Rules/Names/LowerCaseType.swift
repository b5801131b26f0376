package import FacetDiagnostics

extension DiagnosticKind {
  package static let lowerCaseType = DiagnosticKind(
    "name/lower-case-type", .error, "Type name with a lowercase first letter",
    explanation: """
      Components and declared types become Swift types, which begin with a capital. In a body the capital also tells \
      a component from an element: 'badge' could be an element of a later version, 'Badge' is always yours.

          component: badge   # wrong
          component: Badge   # right
      """)
}

extension Diagnostic {
  static func lowerCaseType(_ name: Located<String>, what: String) -> Diagnostic {
    let capital = name.value.prefix(1).uppercased() + name.value.dropFirst()
    return Diagnostic(
      .lowerCaseType, at: name.span, "the name of a \(what) begins with a capital letter, '\(name.value)' does not",
      help: "write '\(capital)'", fixes: [Fix(replace: name.span, with: capital)])
  }
}
