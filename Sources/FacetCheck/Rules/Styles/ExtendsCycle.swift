package import FacetDiagnostics

extension DiagnosticKind {
  package static let extendsCycle = DiagnosticKind(
    "style/extends-cycle", .error, "Styles that extend each other in a cycle",
    explanation: """
      A style that extends another takes its body. Following the chain must end at a style with a body of its own.

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
      .extendsCycle, at: names.first?.span, "no style in this circle has a body: \(chain)",
      notes: names.dropFirst().map { Note("by way of '\($0.value)'", at: $0.span) })
  }
}
