package import FacetDiagnostics

extension DiagnosticKind {
  package static let extendsCycle = DiagnosticKind(
    "style/extends-cycle", .error, "Styles that extend each other in a cycle",
    explanation: """
      A style that extends another uses its body. A chain of 'extends' must end at a style with a body.

          small: { extends: tiny }
          tiny: { extends: small }     # wrong: neither has a body

          small: { extends: default }
          tiny: { extends: small }     # right
      """)
}

extension Diagnostic {
  static func extendsCycle(_ names: [Located<String>]) -> Diagnostic {
    let chain = (names + names.prefix(1)).map { "'\($0.value)'" }.joined(separator: " → ")
    return Diagnostic(
      .extendsCycle, at: names.first?.span, "style '\(names.first?.value ?? "")' extends itself: \(chain)",
      notes: names.dropFirst().map { Note("through '\($0.value)'", at: $0.span) })
  }
}
